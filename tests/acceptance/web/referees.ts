import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { Page } from 'playwright-core';
import type { LeagueUnderTest } from '../league-under-test.ts';
import { signedIn } from './league-players.ts';
import { assign, type Official, takeIntoOffice } from './match-officials.ts';
import { act, emailOf, PASSWORD } from './people.ts';

/** A referee, and what makes a page this person's. */
export type Referee = Official & { readonly prepare: (page: Page) => Promise<void> };

/** Registers a player, takes the player into the office of a referee and signs in. @throws when the login is refused */
export const signedInReferee = async (league: LeagueUnderTest, gamertag: string): Promise<Referee> => {
  const official = await takeIntoOffice(league, 'referee', gamertag);
  const body = { email: emailOf(gamertag), password: PASSWORD };
  const login = await league.call('POST', '/api/players/login', { body, token: null });
  if (login.status !== 200) throw new Error(`${gamertag} could not sign in: ${JSON.stringify(login.body)}`);
  return { ...official, prepare: signedIn({ ...official, session: login.body }) };
};

/** Makes the referee the main referee of these matches, and the VAR of `video`. */
export const place = async (
  league: LeagueUnderTest,
  referee: Official,
  matches: { readonly main: readonly MatchAnswer[]; readonly video?: MatchAnswer },
): Promise<void> => {
  for (const match of matches.main) await assign(league, match, 'referee', referee);
  if (matches.video === undefined) return;
  const body = { matchId: matches.video._id, refereeId: referee.id, role: 'var' };
  await act(league, 'POST', '/api/admin/assign-referee', body);
};
