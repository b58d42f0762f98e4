import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { StandingRow } from '@league/query-api/contract/standings.ts';

/** What a reader was given. */
export type Seen = {
  /** How long each answer took, ms. */
  readonly times: readonly number[];
  /** Answers that said of themselves that they are behind. */
  readonly stale: number;
  /** How often the match that is corrected had another result than before. */
  readonly moves: number;
};

/** Reads standings and matches of the current season in turns, one after the other, until it is stopped. */
export const startReader = (url: string, matchId: string): { readonly stop: () => Promise<Seen> } => {
  const times: number[] = [];
  const ending = new AbortController();
  let [stale, moves] = [0, 0];
  const known = { matches: 0, played: 0, revision: -1 };

  const read = async <Body>(path: string): Promise<Body> => {
    const started = performance.now();
    const answer = await fetch(url + path);
    if (answer.status !== 200) throw new Error(`GET ${path}: ${answer.status} ${await answer.text()}`);
    const body = (await answer.json()) as Body;
    times.push(performance.now() - started);
    if (answer.headers.get('x-stale') !== null) stale += 1;
    return body;
  };

  const readOn = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      known.played = checkStandings(await read<readonly StandingRow[]>('/api/leaderboards/standings'), known.played);
      const matches = await read<readonly MatchAnswer[]>('/api/matches');
      const revision = checkMatches(matches, matchId, known);
      if (revision > known.revision && known.revision >= 0) moves += 1;
      Object.assign(known, { revision, matches: matches.length });
    }
  };
  const reading = readOn();
  // It is heard of when it is stopped.
  reading.catch(() => {});
  return {
    stop: async () => {
      ending.abort();
      await reading;
      return { times, stale, moves };
    },
  };
};

/** Answers the matches played by all teams together. @throws when a half-built table was given */
const checkStandings = (rows: readonly StandingRow[], playedBefore: number): number => {
  const sum = (of: (row: StandingRow) => number): number => rows.reduce((total, row) => total + of(row), 0);
  const played = sum((row) => row.played);
  const isWhole =
    rows.every((row) => row.played === row.win + row.draw + row.loss) &&
    sum(({ win }) => win) === sum(({ loss }) => loss) &&
    sum(({ goalsFor }) => goalsFor) === sum(({ goalsAgainst }) => goalsAgainst) &&
    sum(({ goalDifference }) => goalDifference) === 0;
  if (!isWhole) throw new Error(`the standings are not whole: ${JSON.stringify(rows)}`);
  if (played < playedBefore) throw new Error(`the standings knew ${playedBefore} played, now ${played}`);
  return played;
};

type Known = { readonly matches: number; readonly revision: number };

/** Answers how often the match was corrected. @throws when matches are missing or an older result was given again */
const checkMatches = (matches: readonly MatchAnswer[], matchId: string, known: Known): number => {
  if (matches.length < known.matches) throw new Error(`there were ${known.matches} matches, now ${matches.length}`);
  const unfinished = matches.find(({ status, homeScore }) => status !== 'finished' || homeScore === null);
  if (unfinished !== undefined) throw new Error(`a match has lost its result: ${JSON.stringify(unfinished)}`);
  const revision = matches.find(({ _id }) => _id === matchId)?.resultRevision ?? -1;
  if (revision < known.revision)
    throw new Error(`the result of revision ${known.revision} is gone: revision ${revision}`);
  return revision;
};
