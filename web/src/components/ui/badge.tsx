import { Check, Clock, Gavel, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { classNames } from './class-names.ts';

type BadgeProps = { readonly className: string; readonly children: ReactNode };

/** Size, font and border of every badge; even a transparent border, since forced colours show nothing else. */
export const Badge = ({ className, children }: BadgeProps) => (
  <span
    className={classNames(
      'inline-flex items-center gap-1 rounded-badge border px-1.5 py-px text-micro leading-4.5 font-semibold whitespace-nowrap tabular-nums [&_svg]:size-3 [&_svg]:shrink-0',
      className,
    )}
  >
    {children}
  </span>
);

const statusLooks: Readonly<Record<string, { readonly look: string; readonly mark: ReactNode }>> = {
  scheduled: { look: 'border-control text-text-2', mark: <Clock aria-hidden="true" /> },
  live: {
    look: 'border-led-edge bg-led-plate text-led',
    mark: <span aria-hidden="true" className="live-dot" />,
  },
  finished: { look: 'border-transparent bg-sunken text-text-2', mark: <Check aria-hidden="true" /> },
  cancelled: { look: 'border-dashed border-control text-text-2', mark: <X aria-hidden="true" /> },
};

type StatusBadgeProps = {
  /** 'Bilinmiyor' for a status that this page does not know. */
  readonly status: string;
  /** 'Tamamlandı' instead of 'Bitti', for admin lists and team pages. */
  readonly long?: boolean;
};

/** The status of a match, in a word and a sign, so that colour is never needed. */
export const StatusBadge = ({ status, long = false }: StatusBadgeProps) => {
  const known = statusLooks[status];
  return (
    <Badge className={known?.look ?? 'border-control text-text-2'}>
      {known?.mark}
      {long && status === 'finished' ? matchCardMessages.finishedLong : matchCardMessages.status(status)}
    </Badge>
  );
};

/** Stands beside the score of a walkover; `bare` leaves out the sign where there is little room. */
export const WalkoverBadge = ({ bare = false }: { readonly bare?: boolean }) => (
  <Badge className="hatched border-control bg-sunken text-text [--hatch:9%]">
    {!bare && <Gavel aria-hidden="true" />}
    {matchCardMessages.walkover}
  </Badge>
);
