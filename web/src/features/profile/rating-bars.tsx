import type { MatchHistoryEntry } from '@league/query-api/contract/statistics.ts';
import { Crest } from '../../components/league/crest.tsx';
import { type RatingTone, ratingTone } from '../../components/league/rating.ts';
import { formatTenths } from '../../format/number.ts';
import { profileMessages as words } from '../../messages/tr/profile.ts';
import { opponentIn } from './opponent.ts';

/** How many of the latest ratings are drawn. */
const SHOWN = 7;

/** The units of a bar; a rating of four and below has the lowest that can be seen. */
const [WIDTH, HEIGHT, LOWEST] = [26, 46, 4];

const heightOf = (rating: number): number => Math.max(LOWEST, (HEIGHT * (rating - 4)) / 6);

const fills: Readonly<Record<RatingTone, string>> = {
  high: 'fill-success-fill',
  middle: 'fill-warning-fill',
  modest: 'fill-info',
  low: 'fill-danger-fill',
};

/** The latest ratings that were given, the oldest first, as bars over the crests of the opponents; a sentence where none was. */
export const RatingBars = ({ history }: { readonly history: readonly MatchHistoryEntry[] }) => {
  const rated = history.filter(({ ratingGiven }) => ratingGiven).slice(0, SHOWN);
  if (rated.length === 0) return <p className="px-(--gutter) pb-4 text-text-2 md:px-4">{words.noRatings}</p>;
  return (
    <ol className="flex justify-around gap-1 px-(--gutter) pb-3 md:px-4">
      {rated.toReversed().map((entry) => (
        <li key={entry.match._id} className="flex min-w-0 flex-col items-center gap-1 text-meta font-bold tabular-nums">
          <span className="sr-only">{opponentIn(entry).name}: </span>
          {formatTenths(entry.rating)}
          <svg width={WIDTH} height={HEIGHT} aria-hidden="true" className="max-w-full forced-color-adjust-none">
            <rect
              y={HEIGHT - heightOf(entry.rating)}
              width={WIDTH}
              height={heightOf(entry.rating) + 4}
              rx="4"
              className={fills[ratingTone(entry.rating)]}
            />
          </svg>
          <Crest team={opponentIn(entry)} size={20} />
        </li>
      ))}
    </ol>
  );
};
