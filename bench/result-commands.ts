import { randomUUID } from 'node:crypto';
import type { Example } from './express.child.ts';
import type { LoadRequest } from './load.child.ts';
import type { Loaded } from './load.ts';
import { readAt, type RunningLeague } from './running-league.ts';

/** Result commands as the benches send them, whatever log is under the league. */

export const STANDINGS = '/api/leaderboards/standings';

const pathOf = (matchId: string): string => `/api/admin/match-result/${matchId}`;

/** A result with everything that an admin enters; the other figures follow from the number of the match. */
export const resultBody = (index: number, { homeScore }: { readonly homeScore: number }) => ({
  homeScore,
  awayScore: (index * 3) % 4,
  homeYellowCards: index % 3,
  awayYellowCards: 1,
  homeRedCards: 0,
  awayRedCards: 0,
  status: 'finished',
});
type ResultBody = ReturnType<typeof resultBody> & { readonly playerStats?: readonly object[] };

/** The command, with a key of its own. */
export const resultRequest = ({ token }: RunningLeague, matchId: string, body: ResultBody): LoadRequest => ({
  method: 'PUT',
  path: pathOf(matchId),
  headers: {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': randomUUID(),
    Accept: 'application/json',
  },
  body: JSON.stringify(body),
});

/** Not sent again by a baseline: Node writes these by itself. */
const OF_NODE: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'date', 'content-length', 'x-position']);

/** What the command is answered, for a baseline to answer the same. */
export const answerTo = async (
  { url, token }: RunningLeague,
  matchId: string,
  body: ResultBody,
): Promise<Pick<Example, 'headers' | 'answer'>> => {
  const answer = await fetch(`${url}${pathOf(matchId)}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return {
    headers: Object.fromEntries([...answer.headers].filter(([name]) => !OF_NODE.has(name))),
    answer: (await answer.json()) as Example['answer'],
  };
};

/** Has the league write a profile of the load, until the standings stand at its last result; ends the league. */
export const profiled = async (league: RunningLeague, load: () => Promise<Loaded>): Promise<void> => {
  league.child.signal('SIGUSR2');
  const { position } = await load();
  await readAt(league, STANDINGS, String(position));
  league.child.signal('SIGUSR2');
  await league.child.stop();
};
