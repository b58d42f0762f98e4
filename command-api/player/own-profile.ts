import type { EventStore } from '@league/events/ports/event-store.ts';
import { Refused } from '../handling/refused.ts';
import type { CommandRequest } from '../http/command-request.ts';
import { gamertagHolder, playerSource } from './gamertags.ts';

/** Longer than any gamertag, in UTF-16: no stream is read for it. */
const GAMERTAG_MOST = 100;

/**
 * The player in the path, by the gamertag or an earlier one, whom the caller may change.
 * @throws Refused PLAYER_NOT_FOUND, PROFILE_NOT_YOURS
 */
export const ownProfile = async (
  store: EventStore,
  { params, context: { actor } }: Pick<CommandRequest, 'params' | 'context'>,
): Promise<string> => {
  const gamertag = params['gamertag'] ?? '';
  const possible = gamertag.length <= GAMERTAG_MOST && !/\p{C}/u.test(gamertag);
  const holder = possible ? await gamertagHolder(store, gamertag) : undefined;
  if (holder?.status !== 'borne') throw new Refused('PLAYER_NOT_FOUND');
  const { playerId } = holder;
  if (actor.role === 'admin' || actor.id === playerId) return playerId;
  const { state } = await playerSource(store, playerId).load();
  throw new Refused(state.status === 'existing' ? 'PROFILE_NOT_YOURS' : 'PLAYER_NOT_FOUND');
};
