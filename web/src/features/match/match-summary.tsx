import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { useQuery } from '@tanstack/react-query';
import { plateOf } from '../../components/league/match-text.ts';
import { StatBar } from '../../components/league/stat-bar.tsx';
import { Section } from '../../components/ui/section.tsx';
import { matchesMessages } from '../../messages/tr/matches.ts';
import { FormOfBoth, Meetings, TableEffect } from './comparison.tsx';
import type { Lists } from './lists.ts';
import { MatchIncidents } from './match-incidents.tsx';
import { hasLineup, MatchLineups } from './match-lineups.tsx';
import { comparisonQuery } from './match-query.ts';
import { MatchStar } from './match-star.tsx';
import { sideFigures } from './side-figures.ts';
import { WithLists } from './with-lists.tsx';

const { details } = matchesMessages;

type PartProps = { readonly match: MatchAnswer; readonly lists: Lists };

/** What happened, who was best, and the figures of both sides; for a match that has none, the reason. */
const Happened = ({ match, lists }: PartProps) => {
  const { kind } = plateOf(match);
  if (kind === 'cancelled' || kind === 'walkover') {
    return <p className="py-2 text-center text-text-2">{details.noFigures[kind]}</p>;
  }
  if (kind !== 'finished') return null;
  const figures = sideFigures(match, typeof lists === 'string' ? null : lists);
  return (
    <>
      <WithLists lists={lists}>
        {(read) => (
          <>
            <MatchStar lines={read.playerStats} />
            {read.incidents.length > 0 && (
              <Section title={details.incidents}>
                <MatchIncidents match={{ ...match, ...read }} />
              </Section>
            )}
          </>
        )}
      </WithLists>
      {figures.length > 0 && (
        <Section title={details.figures}>
          <div className="flex flex-col gap-3 px-(--gutter) pb-4 md:px-4">
            {figures.map((figure) => (
              <StatBar key={figure.label} {...figure} teams={{ home: match.homeTeam, away: match.awayTeam }} />
            ))}
          </div>
        </Section>
      )}
    </>
  );
};

/**
 * The match at a glance: what happened, what it does to the table, how both teams played before. Where it is wide, the line-ups stand
 * beside it.
 */
export const MatchSummary = ({ match, lists }: PartProps) => {
  const { data: comparison, isError } = useQuery(comparisonQuery(match._id));
  const beside = typeof lists !== 'string' && hasLineup(lists);
  return (
    <div className="@container">
      <div className="grid items-start gap-2.5 md:gap-4 @min-[56rem]:grid-cols-2">
        <div className="grid gap-2.5 md:gap-4">
          <Happened match={match} lists={lists} />
          {comparison !== undefined && <TableEffect match={match} comparison={comparison} />}
          {isError && comparison === undefined && (
            <p className="py-2 text-center text-text-2">{matchesMessages.comparison.failed}</p>
          )}
        </div>
        <div className="grid gap-2.5 md:gap-4">
          {beside && (
            <div className="hidden @min-[56rem]:block">
              <Section title={details.lineup}>
                <div className="px-4 pb-4">
                  <MatchLineups match={match} lists={lists} />
                </div>
              </Section>
            </div>
          )}
          {comparison !== undefined && (
            <>
              <FormOfBoth match={match} comparison={comparison} />
              <Meetings meetings={comparison.meetings} />
            </>
          )}
        </div>
      </div>
    </div>
  );
};
