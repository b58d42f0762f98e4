import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { LeagueEvent } from '@league/events/catalogue.ts';
import { PLAYER_POSITIONS } from '@league/events/positions.ts';
import { gamertagKey } from '@league/events/rules/text-identity.ts';
import { gamertagStream, playerStream } from '@league/events/streams.ts';
import { openSqliteEventStore } from '@league/infra/adapters/event-store/sqlite.ts';
import { newEvent } from './made-up-events.ts';
import { importSeason, readAt, type RunningLeague, startLeague } from './running-league.ts';

export const MANY = 5_000;
const SEASON = { teams: 18, weeks: 34, played: false };
/** One in so many has no team. */
const FREE = 10;

type Named = { readonly _id: string };

/** A running league with 18 teams and so many approved players; their ids. */
export type FullLeague = {
  readonly league: RunningLeague;
  readonly ids: readonly string[];
  readonly teams: readonly string[];
};

/** Starts a league, writes the players into its log while it is stopped, as commands would record them, and starts it again. */
export const startFullLeague = async (folder: string): Promise<FullLeague> => {
  const empty = await startLeague(folder);
  await importSeason(empty, SEASON);
  const teams = ((await readAt(empty, '/api/teams', '0')) as readonly Named[]).map(({ _id }) => _id);
  await empty.child.stop();
  const { ids, position } = await writePlayers(join(folder, 'events.db'), teams);
  // What the first one has logged says where that one listened.
  const league = await startLeague(folder, {}, 'again.log');
  await readAt(league, '/api/players', String(position));
  return { league, ids, teams };
};

const WORDS = 'Kara Bozkır Gök Demir Yıldız Poyraz Çelik Işık Kuzey Deli Altın Yağız Şimşek Üçgen Ege İnci'.split(' ');
const SECOND = 'Kartal Kurt Aslan Şahin Pençe Fırtına Yıldırım Duvar Kaplan Atmaca Ok Balta'.split(' ');

const gamertagOf = (index: number): string =>
  `${WORDS[index % WORDS.length]}${SECOND[(index * 7) % SECOND.length]}${index}`;

const writePlayers = async (file: string, teams: readonly string[]) => {
  const store = openSqliteEventStore(file);
  const now = Date.now();
  const ids = Array.from({ length: MANY }, () => randomUUID());
  const positions = await Promise.all(
    ids.map(async (playerId, index) => {
      const gamertag = gamertagOf(index);
      const jerseyNumber = 1 + (index % 99);
      const position = PLAYER_POSITIONS[index % PLAYER_POSITIONS.length] ?? 'Forvet';
      const teamId = index % FREE === 0 ? undefined : teams[index % teams.length];
      const life: readonly LeagueEvent[] = [
        { type: 'PlayerRegistered', data: { playerId, gamertag, position, jerseyNumber } },
        { type: 'PlayerApproved', data: { playerId } },
        ...(teamId === undefined
          ? []
          : [{ type: 'PlayerAssignedToTeam' as const, data: { playerId, teamId, from: null, season: 1 } }]),
      ];
      const reserved = newEvent({ type: 'Reserved', data: { name: gamertag, owner: playerId } }, now);
      await store.append(gamertagStream(gamertagKey(gamertag)), [reserved], 'no-stream');
      const events = life.map((event) => newEvent(event, now));
      return (await store.append(playerStream(playerId), events, 'no-stream')).position;
    }),
  );
  await store.close();
  return { ids, position: positions.reduce((last, one) => (one > last ? one : last), 0n) };
};
