import { classNames } from '../../components/ui/class-names.ts';
import { standingsMessages } from '../../messages/tr/standings.ts';

/** How many places a team moved up or down since the week before: an arrowhead and the figure, in words for screen readers. */
export const Movement = ({ places, className }: { readonly places: number; readonly className: string }) => (
  <span
    title={standingsMessages.movement(places)}
    className={classNames(
      className,
      'flex shrink-0 items-center gap-px text-small font-bold',
      places > 0 ? 'text-success' : 'text-danger',
    )}
  >
    <span className="sr-only">, {standingsMessages.movement(places)}</span>
    <svg
      viewBox="0 0 8 8"
      aria-hidden="true"
      className={classNames('size-2.25 fill-current', places < 0 && 'rotate-180')}
    >
      <path d="M4 1 8 7H0z" />
    </svg>
    <span aria-hidden="true">{Math.abs(places)}</span>
  </span>
);
