import { formatNumber, formatTenths } from '../../format/number.ts';
import { statisticsMessages } from '../../messages/tr/statistics.ts';
import { Badge } from '../ui/badge.tsx';
import { overallTone, type RatingTone, ratingTone, shownOverall } from './rating.ts';

const { rating: words } = statisticsMessages;

const matchLooks: Readonly<Record<RatingTone, string>> = {
  high: 'border-transparent bg-success-fill text-white',
  middle: 'border-transparent bg-warning-fill text-ink',
  modest: 'border-transparent bg-info-tint text-info',
  low: 'border-transparent bg-danger-tint text-danger',
};

/** Good ones stand out; a low overall rating is no fault, so it is quiet. */
const overallLooks: Readonly<Record<RatingTone, string>> = {
  ...matchLooks,
  low: 'border-control bg-sunken text-text-2',
};

type RatingBadgeProps = {
  readonly rating: number;
  /** false: nobody gave one, and the figure is the league's default. */
  readonly given: boolean;
};

/** A player's rating in one match. One that nobody gave is muted, and says so. */
export const RatingBadge = ({ rating, given }: RatingBadgeProps) => (
  <Badge className={given ? matchLooks[ratingTone(rating)] : 'border-dashed border-control text-text-3'}>
    {formatTenths(rating)}
    {!given && <span className="font-normal">{words.notGiven}</span>}
  </Badge>
);

type OverallBadgeProps = {
  readonly rating: number;
  /** Has its word for screen readers only. */
  readonly bare?: boolean;
};

/** A player's rating of the season. */
export const OverallBadge = ({ rating, bare = false }: OverallBadgeProps) => {
  const shown = shownOverall(rating);
  return (
    <Badge className={overallLooks[overallTone(shown)]}>
      {formatNumber(shown)}
      <span className={bare ? 'sr-only' : 'font-normal'}> {words.overall}</span>
    </Badge>
  );
};
