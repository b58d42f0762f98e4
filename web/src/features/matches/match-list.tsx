import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';
import { groupByDay } from './group-by-day.ts';
import { MatchRow } from './match-row.tsx';

type MatchListProps = { readonly matches: readonly MatchAnswer[]; readonly level?: 2 | 3 };

/** One card a day, under the day's name; `level` is that of its heading in the page. */
export const MatchList = ({ matches, level = 2 }: MatchListProps) => {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="flex flex-col gap-4">
      {groupByDay(matches).map(({ key, day, matches: ofDay }) => (
        <section key={key} className="flex flex-col gap-2">
          <Heading className="font-bold">{day ?? matchesMessages.unknownDate}</Heading>
          <ul className="rounded-card border border-line bg-surface">
            {ofDay.map((match) => (
              <MatchRow key={match._id} match={match} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};
