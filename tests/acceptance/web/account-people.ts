import type { Answer, LeagueUnderTest } from '../league-under-test.ts';

/** A player as the registration takes one. */
export type Person = {
  readonly gamertag: string;
  readonly psoId: string;
  readonly email: string;
  readonly position: string;
  readonly jerseyNumber: number;
  readonly password: string;
};

/** Another person for each gamertag. */
export const personOf = (gamertag: string): Person => ({
  gamertag,
  psoId: `pso-${gamertag.length}`,
  email: `${gamertag.toLowerCase()}@example.com`,
  position: 'Sol Bek',
  jerseyNumber: 3,
  password: `parola ${gamertag} 2026`,
});

/** @throws what the league refused the call with */
const carriedOut = <Body>({ status, body }: Answer<Body>): Body => {
  if (status >= 300) throw new Error(`refused with ${status}: ${JSON.stringify(body)}`);
  return body;
};

/** An admin's call, which is carried out. */
const asAdmin = async <Body = Record<string, unknown>>(
  league: LeagueUnderTest,
  method: 'POST' | 'PUT',
  path: string,
  body: object = {},
): Promise<Body> => {
  const answer = await league.call<Body>(method, path, { body });
  return carriedOut(answer);
};

/** Registers a person and answers the player's id. */
export const register = async (league: LeagueUnderTest, person: Person): Promise<string> => {
  const answer = await league.call<{ _id: string }>('POST', '/api/players/register', { body: person, token: null });
  return carriedOut(answer)._id;
};

export const approve = (league: LeagueUnderTest, id: string) => asAdmin(league, 'PUT', `/api/players/${id}/approve`);

export const reject = (league: LeagueUnderTest, id: string, reason: string) =>
  asAdmin(league, 'PUT', `/api/players/${id}/reject`, { reason });

export const makeAdmin = (league: LeagueUnderTest, id: string) =>
  asAdmin(league, 'PUT', `/api/players/${id}`, { isAdmin: true });

/** The code with which the player sets a new password. */
export const resetCode = async (league: LeagueUnderTest, id: string): Promise<string> =>
  (await asAdmin<{ code: string }>(league, 'POST', `/api/players/${id}/reset-code`)).code;

/** Registers and approves a person, and answers the player's id. */
export const approvedPlayer = async (league: LeagueUnderTest, person: Person): Promise<string> => {
  const id = await register(league, person);
  await approve(league, id);
  return id;
};
