import { type PlayerNameDocument, playerNamesModel } from '../contract/players.ts';
import type { PlayerReference } from '../contract/player-reference.ts';
import type { ReadView } from '../ports/read-model-reader.ts';

/** Returns a player by id, for answers that mention players. */
export type PlayerReferences = (playerId: string) => PlayerReference;

/** The name of a player whose registration is not folded yet; such a player has no page yet either. */
const UNKNOWN_PLAYER = 'Bilinmeyen oyuncu';

const referenceOf = (playerId: string, name: PlayerNameDocument | undefined): PlayerReference => ({
  _id: playerId,
  gamertag: name?.gamertag ?? UNKNOWN_PLAYER,
  deleted: name?.deleted ?? true,
});

/** The names of all players, for an answer that mentions many. */
export const readPlayerReferences = async (view: ReadView): Promise<PlayerReferences> => {
  const names = new Map((await view.list(playerNamesModel)).map((name) => [name.id, name]));
  return (playerId) => referenceOf(playerId, names.get(playerId));
};

/** The names of some players, for an answer that mentions few; null mentions nobody. */
export const readReferencesOf = async (
  view: ReadView,
  playerIds: readonly (string | null)[],
): Promise<PlayerReferences> => {
  const names = new Map<string, PlayerNameDocument | undefined>();
  for (const id of new Set(playerIds)) if (id !== null) names.set(id, await view.get(playerNamesModel, id));
  return (playerId) => referenceOf(playerId, names.get(playerId));
};
