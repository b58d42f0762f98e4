import { type CountedResult, type PlannedMatch, type RankedTeam, rank, type TableRules } from '../rules/ranking.ts';
import type { TieBreaker } from '../season-terms.ts';

/** Words for tests of the ranking: rules, teams with their names as ids, results as they are read aloud. */

export const rules = (...tieBreakers: TieBreaker[]): TableRules => ({
  tieBreakers,
  pointsForWin: 3,
  pointsForDraw: 1,
  planned: [],
});
export const league = rules('goalDifference', 'goalsFor', 'headToHead', 'name');

export const teams = (...names: string[]): RankedTeam[] => names.map((name) => ({ id: name.toLowerCase(), name }));

/** Results in the order of play, one a day, written as 'a 2-1 b'; `|` begins the next week. */
export const played = (text: string): CountedResult[] => {
  let week = 1;
  const results: CountedResult[] = [];
  for (const [word] of text.matchAll(/\S+ \d+-\d+ \S+|\|/g)) {
    if (word === '|') {
      week += 1;
      continue;
    }
    const [home = '', score = '', away = ''] = word.split(' ');
    const [homeScore = 0, awayScore = 0] = score.split('-').map(Number);
    const playedAt = new Date(Date.UTC(2026, 8, results.length + 1)).toISOString();
    results.push({ matchId: `m${results.length + 1}`, week, playedAt, home, away, homeScore, awayScore });
  }
  return results;
};

/** The same rules, with head-to-head once the level teams have played all their matches in this plan. */
export const complete = (theirs: TableRules, planned: readonly PlannedMatch[]): TableRules => ({
  ...theirs,
  headToHeadWhen: 'complete',
  planned,
});

/** Matches that nobody has played, written as 'a-b'. */
export const toPlay = (text: string): PlannedMatch[] =>
  text.split(' ').map((word) => {
    const [home = '', away = ''] = word.split('-');
    return { matchId: `open ${word}`, home, away };
  });

export const order = (...args: Parameters<typeof rank>): string =>
  rank(...args)
    .map(({ team }) => team)
    .join(' ');
export const rowOf = (team: string, ...args: Parameters<typeof rank>) => rank(...args).find((row) => row.team === team);
