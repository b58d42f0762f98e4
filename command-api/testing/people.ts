import { handlePlayer } from '../player/gamertags.ts';
import { PASSWORD, type Sent, type TestApi } from './api.ts';
import { contextOf, NOW } from './league.ts';

/** A registration that is taken. */
export const REGISTRATION = {
  gamertag: 'Kartal42',
  psoId: 'kartal-42',
  email: 'kartal@example.com',
  position: 'Sol Bek',
  jerseyNumber: 3,
  password: PASSWORD,
} as const;

type Wish = { readonly [Field in keyof typeof REGISTRATION]?: unknown };

/** Registers somebody over the API. */
export const register = (api: TestApi, wish: Wish = {}, more: Partial<Sent> = {}) =>
  api.send({ path: '/api/players/register', body: { ...REGISTRATION, ...wish }, token: null, ...more });

/** Registers somebody, and answers the player's id. */
export const registered = async (api: TestApi, wish: Wish = {}): Promise<string> =>
  String((await register(api, wish)).body['_id']);

export const approve = (api: TestApi, playerId: string) =>
  handlePlayer(api.store, playerId, () => ({ type: 'Approve', playerId, now: NOW }), contextOf());

/** Registers and approves somebody, and answers the player's id. */
export const approved = async (api: TestApi, wish: Wish = {}): Promise<string> => {
  const id = await registered(api, wish);
  await approve(api, id);
  return id;
};

/** The players' login over the API. */
export const loginPlayer = (
  api: TestApi,
  wish: { readonly [Field in 'email' | 'password']?: unknown } = {},
  more: Partial<Sent> = {},
) =>
  api.send({
    path: '/api/players/login',
    body: { email: REGISTRATION.email, password: PASSWORD, ...wish },
    token: null,
    ...more,
  });

/** A player who is approved and signed in. */
export const signedIn = async (api: TestApi, wish: Wish = {}) => {
  const id = await approved(api, wish);
  const { body } = await loginPlayer(api, { email: wish.email ?? REGISTRATION.email });
  return { id, token: String(body['token']), sessionId: String(body['sessionId']) };
};
