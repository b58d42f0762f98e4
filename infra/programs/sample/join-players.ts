import type { CommandContext } from '@league/command-api/handling/handle-command.ts';
import { uuidV5 } from '@league/command-api/handling/ids.ts';
import { sideBySide } from '@league/command-api/handling/side-by-side.ts';
import { randomPassword } from '@league/command-api/identity/admin-accounts.ts';
import type { Passwords } from '@league/command-api/identity/passwords.ts';
import { grantAccess } from '@league/command-api/player/admin-access.ts';
import { registerPlayer } from '@league/command-api/player/gamertags.ts';
import { approvePlayer, changeProfile, type PlayerDeps } from '@league/command-api/player/handle-player.ts';
import { assignPlayer } from '@league/command-api/player/squad.ts';
import { noteLogin, notedLogins } from '../data-folder/noted-logins.ts';
import { SAMPLE_EMAIL, SAMPLE_PROFILE, type SamplePlayer } from './sample-players.ts';

/** What the sample's players join. */
export type JoiningDeps = {
  readonly deps: PlayerDeps;
  readonly passwords: Passwords;
  /** Where the password of the player is noted who can log in. */
  readonly firstAccountsFile: string;
};

/**
 * Registers the players, approves them and puts them into their teams (ids in the sample's order), side by side: each goes the way
 * of everybody who joins. Whatever of it was done before is not done again. Answers their ids. @throws DataFolderError
 */
export const joinPlayers = (
  league: JoiningDeps,
  players: readonly SamplePlayer[],
  teamIds: readonly string[],
  context: (step: string) => CommandContext,
): Promise<readonly string[]> =>
  sideBySide([...players.entries()], ([index, player]) =>
    join(league, player, teamIds, (step) => context(`player:${index}:${step}`)),
  );

const join = async (
  league: JoiningDeps,
  player: SamplePlayer,
  teamIds: readonly string[],
  context: (step: string) => CommandContext,
): Promise<string> => {
  const { deps } = league;
  const { gamertag, position, jerseyNumber, team } = player;
  const registering = context('register');
  const playerId = uuidV5(registering.commandId, 'player');
  if (player.logsIn === true) await makeAccount(league, playerId, registering.now);
  await registerPlayer(deps, { playerId, gamertag, position, jerseyNumber }, registering);
  if (player.waits === true) return playerId;
  await approvePlayer(deps, playerId, context('approve'));
  const teamId = team === null ? undefined : teamIds[team];
  if (teamId !== undefined) await assignPlayer(deps, playerId, { teamId }, context('assign'));
  if (player.logsIn === true) await changeProfile(deps, playerId, SAMPLE_PROFILE, context('profile'));
  if (player.isAdmin === true) await grantAccess(deps, playerId, context('admin'));
  return playerId;
};

/** The password is noted before the account is made: a sample that was cut short is finished with the same one. */
const makeAccount = async (
  { deps: { accounts }, passwords, firstAccountsFile: file }: JoiningDeps,
  id: string,
  createdAt: number,
): Promise<void> => {
  if ((await accounts.byId(id)) !== undefined) return;
  const password = notedLogins(file).find(({ name }) => name === SAMPLE_EMAIL)?.password ?? randomPassword();
  noteLogin(file, { name: SAMPLE_EMAIL, password });
  const passwordHash = await passwords.hash(password);
  await accounts.add({ id, email: SAMPLE_EMAIL, passwordHash, personal: { psoId: 'ornek-oyuncu' }, createdAt });
};
