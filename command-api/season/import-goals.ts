import type { ImportedResult, ImportedScorer } from '@league/events/fixture-rows.ts';
import type { Incident, MatchResult } from '@league/events/match-result.ts';
import type { EnterMatchResult, MatchState, PlannedMatch } from '../match/decider.ts';
import type { ResultParts } from '../match/result-parts.ts';
import { sideOfScorer } from './import-scorers.ts';

/** What an import says of one match that was played. */
type Brought = ImportedResult & { readonly scorers: readonly ImportedScorer[] };

/**
 * The command that enters a result of an import. The import brings a score that was played, so a walkover that stands is lifted.
 * Its lines are not held against the present teams of their players (docs/rules.md#imports). `standing` is the match as it is,
 * whose other incidents stay.
 */
export const enterImported = (
  planned: PlannedMatch,
  { homeScore, awayScore, seenRevision, scorers }: Brought,
  standing?: MatchState,
): EnterMatchResult => {
  const parts: ResultParts = { homeScore, awayScore, walkover: null };
  const command = { type: 'EnterMatchResult', planned, status: 'finished', seenRevision } as const;
  if (scorers.length === 0) return { ...command, parts };
  const kept = standing?.status === 'finished' ? standing.result.incidents.filter((one) => !isGoal(one)) : [];
  const incidents = [...kept, ...scorers.map(incidentOf)].toSorted((one, other) => one.minute - other.minute);
  const lists = { goalScorers: entriesOf(scorers), incidents };
  return { ...command, parts: { ...parts, lists }, facts: { players: new Map(), unchecked: true } };
};

const isGoal = ({ type }: Incident): boolean => type === 'goal' || type === 'ownGoal';

const incidentOf = ({ playerId, minute, ownGoal }: ImportedScorer): Incident => ({
  type: ownGoal ? 'ownGoal' : 'goal',
  minute,
  description: '',
  playerId,
});

/** Each scorer with the goals of the match; an own goal is none, and gives its player a line all the same. */
const entriesOf = (scorers: readonly ImportedScorer[]) => {
  const entries = new Map<string, { playerId: string; team: string; count: number }>();
  for (const scorer of scorers) {
    const { playerId, ownGoal } = scorer;
    const count = (entries.get(playerId)?.count ?? 0) + (ownGoal ? 0 : 1);
    entries.set(playerId, { playerId, team: sideOfScorer(scorer), count });
  }
  return [...entries.values()];
};

/** Whether the result that stands names these goals and no others, each in its minute. */
export const namesTheseGoals = ({ lines, incidents }: MatchResult, scorers: readonly ImportedScorer[]): boolean => {
  const standing = [
    ...lines.filter(({ goals }) => goals > 0).map(({ playerId, side, goals }) => `${side} ${playerId} ${goals}`),
    ...incidents.filter(isGoal).map(goalText),
  ];
  const brought = [
    ...entriesOf(scorers)
      .filter(({ count }) => count > 0)
      .map(({ playerId, team, count }) => `${team} ${playerId} ${count}`),
    ...scorers.map(incidentOf).map(goalText),
  ];
  return standing.toSorted().join() === brought.toSorted().join();
};

const goalText = ({ type, playerId, minute }: Incident): string => `${type} ${playerId} ${minute}`;
