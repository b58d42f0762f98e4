import type { LeagueEventOf } from '@league/events/catalogue.ts';
import type { PlayerPosition } from '@league/events/positions.ts';
import { gamertagKey } from '@league/events/rules/text-identity.ts';

type Details = {
  readonly gamertag: string;
  readonly keys: readonly string[];
  readonly position: PlayerPosition | null;
  readonly jerseyNumber: number | null;
};

/** The player with these details changed; an old gamertag stays among the keys. */
export const withDetails = <Player extends Details>(
  player: Player,
  { gamertag, position, jerseyNumber }: LeagueEventOf<'PlayerDetailsChanged'>['data']['changes'],
): Player => ({
  ...player,
  ...(gamertag === undefined
    ? {}
    : { gamertag: gamertag.to, keys: [...new Set([...player.keys, gamertagKey(gamertag.to)])] }),
  ...(position === undefined ? {} : { position: position.to }),
  ...(jerseyNumber === undefined ? {} : { jerseyNumber: jerseyNumber.to }),
});
