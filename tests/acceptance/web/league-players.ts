import type { Page } from 'playwright-core';
import { SESSION_KEY } from '../../kit/browser/roles.ts';
import type { Answer, LeagueUnderTest } from '../league-under-test.ts';

/** An approved player of a league, who is signed in. */
export type LeaguePlayer = { readonly id: string; readonly gamertag: string; readonly session: object };

/** @throws what the league refused the call with */
const carriedOut = <Body>({ status, body }: Answer<Body>): Body => {
  if (status >= 300) throw new Error(`refused with ${status}: ${JSON.stringify(body)}`);
  return body;
};

/** Registers a player, approves and signs in. */
export const joinLeague = async (
  league: LeagueUnderTest,
  gamertag: string,
  position: string,
  jerseyNumber: number,
): Promise<LeaguePlayer> => {
  const [email, password] = [`oyuncu${jerseyNumber}@example.org`, `parola ${jerseyNumber} uzun`];
  const body = { gamertag, psoId: `pso-${jerseyNumber}`, email, password, position, jerseyNumber };
  const registered = await league.call<{ _id: string }>('POST', '/api/players/register', { body, token: null });
  const { _id: id } = carriedOut(registered);
  carriedOut(await league.call('PUT', `/api/players/${id}/approve`, { body: {} }));
  const login = await league.call('POST', '/api/players/login', { body: { email, password }, token: null });
  return { id, gamertag, session: carriedOut(login) };
};

/** Puts a player into a team; the read models have it when this is done. */
export const assignTo = async (league: LeagueUnderTest, { id }: LeaguePlayer, teamId: string | null): Promise<void> => {
  const answer = await league.call<{ position: string }>('PUT', `/api/players/${id}/assign`, { body: { teamId } });
  await league.call('GET', '/api/players', { minPosition: carriedOut(answer).position });
};

/** For `prepare`: the page is the player's. */
export const signedIn =
  ({ session }: Pick<LeaguePlayer, 'session'>) =>
  async (page: Page): Promise<void> => {
    const [key, value] = [JSON.stringify(SESSION_KEY), JSON.stringify(JSON.stringify(session))];
    await page.addInitScript(`localStorage.setItem(${key}, ${value})`);
  };
