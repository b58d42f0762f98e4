import { classNames } from '../../components/ui/class-names.ts';
import { standingsMessages } from '../../messages/tr/standings.ts';
import type { Zone } from './zones.ts';

const medals = ['border-gold-edge bg-gold', 'border-silver-edge bg-silver', 'border-bronze-edge bg-bronze'] as const;

const Crown = () => (
  <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 fill-current">
    <path d="m1 4 4 3 3-5 3 5 4-3-2 7H3zm2 8h10v2H3z" />
  </svg>
);

/** How many places a team moved up or down since the week before: an arrowhead, in words for screen readers. */
const Movement = ({ places }: { readonly places: number }) => (
  <span title={standingsMessages.movement(places)}>
    <span className="sr-only">, {standingsMessages.movement(places)}</span>
    <svg
      viewBox="0 0 8 8"
      aria-hidden="true"
      className={classNames('size-2 fill-current', places > 0 ? 'text-success' : 'rotate-180 text-danger')}
    >
      <path d="M4 1 8 7H0z" />
    </svg>
  </span>
);

type PlaceProps = { readonly position: number; readonly zone: Zone; readonly movement: number | null };

/** A team's place: a crown, a figure on silver or bronze, or a plain figure. Screen readers hear the zone too. */
export const Place = ({ position, zone, movement }: PlaceProps) => {
  const medal = medals[position - 1];
  return (
    <span className="flex items-center gap-1">
      <span
        className={classNames(
          'flex h-6 min-w-6 items-center justify-center',
          medal !== undefined && `rounded-plate border font-bold text-ink ${medal}`,
        )}
      >
        {position === 1 && <Crown />}
        <span className={position === 1 ? 'sr-only' : ''}>{position}</span>
        {zone !== null && <span className="sr-only">, {standingsMessages.zoneWords[zone]}</span>}
      </span>
      {movement !== null && movement !== 0 && <Movement places={movement} />}
    </span>
  );
};
