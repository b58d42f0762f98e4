import type { Eyes } from '../../api/eyes.ts';
import { useEyes } from '../../api/use-session.ts';
import { classNames } from '../../components/ui/class-names.ts';
import { officialsMessages as words } from '../../messages/tr/officials.ts';
import { usePending } from './use-pending.ts';

type PendingCountProps = { readonly className?: string | undefined };

const Count = ({ eyes, className }: PendingCountProps & { readonly eyes: Eyes }) => {
  const { pending: count = 0 } = usePending(eyes);
  return (
    count > 0 && (
      <span
        className={classNames(
          'rounded-badge border border-warning bg-warning-tint px-1.25 text-small/4.5 font-extrabold text-warning tabular-nums',
          className,
        )}
      >
        {count}
        <span className="sr-only"> {words.pending}</span>
      </span>
    )
  );
};

/** The number of applications that wait, beside the link to them; nothing while none waits. */
export const PendingCount = ({ className }: PendingCountProps) => {
  const eyes = useEyes();
  return eyes.eyes !== null && <Count eyes={eyes} className={className} />;
};
