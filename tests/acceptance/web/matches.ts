import type { AuditEntry } from '@league/query-api/contract/audit.ts';
import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { StandingRow } from '@league/query-api/contract/standings.ts';
import type { Locator } from 'playwright-core';
import type { LeagueUnderTest } from '../league-under-test.ts';

type Caller = Pick<LeagueUnderTest, 'call'>;
type Operated = Pick<LeagueUnderTest, 'call' | 'operations'>;

/** A score as screens write it, with thin spaces around the dash. */
export const scoreText = (home: number, away: number): string => `${home}\u2009–\u2009${away}`;

/** For example "Kartal – Çamlıca". */
export const pairingOf = ({ homeTeam, awayTeam }: MatchAnswer): string => `${homeTeam.name} – ${awayTeam.name}`;

/** The address of the match's day. */
export const dayPath = ({ date }: MatchAnswer): string => `/matches?date=${date?.slice(0, 10)}`;

/** Returns another match without a result at each call, of this week where one is named. @throws when none is left */
export const unplayedMatches = async ({ call }: Caller): Promise<(week?: number) => MatchAnswer> => {
  // A server that has just started on a busy machine may answer late, which is 503: with a position it is asked again.
  const { body } = await call<MatchAnswer[]>('GET', '/api/matches', { minPosition: '0' });
  const left = body.filter(({ status }) => status === 'scheduled').toSorted((one, other) => one.week - other.week);
  return (week) => {
    const at = left.findIndex((match) => week === undefined || match.week === week);
    const [match] = at === -1 ? [] : left.splice(at, 1);
    if (match === undefined) throw new Error('all matches have been used');
    return match;
  };
};

/** Whether the away team passes the team above it, which is not the home team, by winning. */
export const overtakes = (rows: readonly StandingRow[], { homeTeam, awayTeam }: MatchAnswer): boolean => {
  const at = rows.findIndex(({ teamInfo }) => teamInfo._id === awayTeam._id);
  const [above, team] = [rows[at - 1], rows[at]];
  const passes = above !== undefined && team !== undefined && team.points + 3 > above.points;
  return passes && above.teamInfo._id !== homeTeam._id;
};

/** Enters a result over the API, as another admin. Resolves once all read models that it changes can be read. */
export const enterResult = async ({ call }: Caller, { _id }: MatchAnswer, body: object): Promise<void> => {
  const entered = await call<{ position: string }>('PUT', `/api/admin/match-result/${_id}`, { body });
  if (entered.status !== 200) throw new Error(`not entered: ${JSON.stringify(entered.body)}`);
  const minPosition = entered.body.position;
  await call('GET', '/api/leaderboards/standings', { minPosition });
  await call('GET', `/api/matches/${_id}/details`, { minPosition });
};

/** The reason of what the sample records. */
const OF_SAMPLE = 'örnek lig';

/** The types of the events of a match in the log, oldest first. */
export const eventsOf = async ({ call, operations }: Operated, { _id }: MatchAnswer): Promise<readonly string[]> => {
  const { head } = await operations.status();
  const { body } = await call<AuditEntry[]>('GET', `/api/admin/audit?match=${_id}`, { minPosition: head });
  return body.flatMap(({ type, reason }) => (reason === OF_SAMPLE ? [] : [type])).toReversed();
};

/** Whether the element has the focus. */
export const hasFocus = async (locator: Locator): Promise<boolean> =>
  (await locator.and(locator.page().locator(':focus')).count()) === 1;
