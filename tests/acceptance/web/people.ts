import type { AdminsPlayer } from '@league/query-api/contract/players.ts';
import type { LeagueUnderTest } from '../league-under-test.ts';

type Caller = Pick<LeagueUnderTest, 'call'>;

/** The password of everybody who registers here. */
export const PASSWORD = 'uzun-gizli-sifre-2026';

const keyOf = (gamertag: string): string =>
  gamertag
    .normalize('NFKD')
    .replaceAll(/[^a-zA-Z0-9]/g, '')
    .toLowerCase();

/** The address with which a player of this gamertag registers. */
export const emailOf = (gamertag: string): string => `${keyOf(gamertag)}@ornek.com`;

/** All players, as an admin reads them once the change at this position is among them. */
const playersAt = async ({ call }: Caller, minPosition: string): Promise<readonly AdminsPlayer[]> =>
  (await call<AdminsPlayer[]>('GET', '/api/players', { minPosition })).body;

/** Calls as an admin and waits until the players show what it recorded. @throws when it was refused */
export const act = async (
  league: Caller,
  ...[method, path, body = {}]: [method: 'PUT' | 'POST' | 'DELETE', path: string, body?: object]
): Promise<void> => {
  const { status, body: answer } = await league.call<{ position?: string }>(method, path, { body });
  if (status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
  if (answer.position !== undefined) await playersAt(league, answer.position);
};

/** Registers a player who waits for an approval, and answers the id. */
export const registered = async (league: Caller, gamertag: string, part: object = {}): Promise<string> => {
  const body = {
    gamertag,
    psoId: `pso-${keyOf(gamertag)}`,
    email: emailOf(gamertag),
    password: PASSWORD,
    position: 'Sol Bek',
    jerseyNumber: 3,
    ...part,
  };
  const answer = await league.call<{ _id: string; position: string }>('POST', '/api/players/register', { body });
  if (answer.status >= 300) throw new Error(`${gamertag}: ${JSON.stringify(answer.body)}`);
  await playersAt(league, answer.body.position);
  return answer.body._id;
};

/** Registers and approves a player, and answers the id. */
export const approved = async (league: Caller, gamertag: string, part: object = {}): Promise<string> => {
  const id = await registered(league, gamertag, part);
  await act(league, 'PUT', `/api/players/${id}/approve`);
  return id;
};
