import { gamertagKey } from '@league/events/rules/text-identity.ts';
import { gamertagsModel, type PlayerDocument, playersModel } from '../contract/players.ts';
import { Refused } from '../http/problems.ts';
import type { ReadView } from '../ports/read-model-reader.ts';

/** The approved player whom the gamertag leads to, a present or an earlier one. @throws Refused PLAYER_NOT_FOUND */
export const findPlayer = async (view: ReadView, gamertag: string): Promise<PlayerDocument> => {
  const found = await view.get(gamertagsModel, gamertagKey(gamertag));
  const player = found === undefined ? undefined : await view.get(playersModel, found.playerId);
  if (player?.status !== 'approved') throw new Refused('PLAYER_NOT_FOUND');
  return player;
};
