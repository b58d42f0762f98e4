import { describe, expect, it } from 'vitest';
import { isPublic, type Right } from './rights.ts';

/** Everybody who comes to a call: without a session, with what is none any more, and with one. */
const ASKERS = [
  'a visitor',
  'a made-up token',
  'an ended session',
  'an admin no longer',
  'a deleted player',
  'a rejected player',
  'a player',
  "an admin at the players' login",
  'an admin',
  'an admin who plays',
] as const;
export type Asker = (typeof ASKERS)[number];

/** A call as its API declares it. */
type Call = { readonly name: string; readonly right: Right };

/** What came of it: the status, the body of a problem, and what the log got of the asker. */
export type Asked = {
  readonly status: number;
  readonly body: { readonly code?: unknown; readonly message?: unknown };
  readonly challenge: string | null;
  readonly loggedActor: unknown;
};

/** The account of the player who asks, and of the admin who plays. */
export const PLAYER_ID = '00000000-0000-4000-8000-0000000000b1';

const SIGN_IN = {
  status: 401,
  code: 'UNAUTHENTICATED',
  message: 'Oturum süresi dolmuş, lütfen tekrar giriş yapın',
  challenge: 'Bearer',
  loggedActor: 'visitor',
};
const NOT_FOR_YOU = {
  status: 403,
  code: 'FORBIDDEN',
  message: 'Bu işlem için yetkiniz yok.',
  challenge: null,
};
/** The match itself says it, by its events; a refusal of its own is not logged. */
const notOfMatch = (code: string, message: string) => ({
  status: 403,
  code,
  message,
  challenge: null,
  loggedActor: undefined,
});
/** An admin's session of the players' login admits to no call for admins. */
const ADMINS: readonly Asker[] = ['an admin', 'an admin who plays'];
const PLAYERS: readonly Asker[] = ['a player', "an admin at the players' login", 'an admin who plays'];

/** How a call of this right turns the asker away; undefined where it does not. `own(…)` and the like are asked for what is another's. */
const refusalOf = (right: Right, asker: Asker): object | undefined => {
  if (isPublic(right)) return undefined;
  if (!ADMINS.includes(asker) && !PLAYERS.includes(asker)) return SIGN_IN;
  const isLetIn = right === 'signedIn' || (right === 'player' ? PLAYERS : ADMINS).includes(asker);
  if (isLetIn) return undefined;
  if (right.startsWith('mainRefereeOf('))
    return notOfMatch('NOT_MAIN_REFEREE', 'Sonucu yalnızca bu maçın baş hakemi girebilir.');
  if (right.startsWith('broadcasterOf(')) {
    return notOfMatch('NOT_BROADCASTER', 'Yayını yalnızca bu maçın yayıncısı açıp kapatabilir.');
  }
  // What the log says of the admin is an id that each API gives.
  return { ...NOT_FOR_YOU, loggedActor: PLAYERS.includes(asker) ? PLAYER_ID : expect.not.stringMatching(/^visitor$/) };
};

/**
 * Who is let in by the calls of an API: run for each API over the calls that it declares. `ask` makes the call in a league of
 * its own, or in one that is as it was before.
 */
export const describeAdmission = (
  calls: readonly Call[],
  ask: (call: string, asker: Asker) => Promise<Asked>,
): void => {
  describe.each(calls)('$name, which is $right', ({ name, right }) => {
    it.each(ASKERS)('answers %s as its right says', async (asker) => {
      const { status, body, challenge, loggedActor } = await ask(name, asker);
      const refused = { status, code: body.code, message: body.message, challenge, loggedActor };
      expect(status === 401 || status === 403 ? refused : undefined).toEqual(refusalOf(right, asker));
    });
  });
};
