import { useQuery } from '@tanstack/react-query';
import { classNames } from '../components/ui/class-names.ts';
import { liveQuery } from '../features/matches/queries.ts';
import { appMessages } from '../messages/tr/app.ts';

/** How many matches run now; 0 while that is not known. */
export const useLiveCount = (): number => useQuery(liveQuery()).data?.length ?? 0;

type LiveCountProps = {
  /** Writes the word beside the figure; else only screen readers get it. */
  readonly long?: boolean;
  readonly className?: string;
};

/** The count of running matches on a small plate; nothing while none runs. */
export const LiveCount = ({ long = false, className }: LiveCountProps) => {
  const count = useLiveCount();
  return (
    count > 0 && (
      <span
        className={classNames(
          'rounded-badge border border-led-edge bg-led-plate px-1.25 text-small/4.5 font-extrabold text-led tabular-nums forced-color-adjust-none',
          className,
        )}
      >
        {count}
        <span className={long ? undefined : 'sr-only'}> {appMessages.running}</span>
      </span>
    )
  );
};
