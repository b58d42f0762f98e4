import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { LeagueEvent } from '@league/events/catalogue.ts';
import { PLAYER_POSITIONS } from '@league/events/position-words.ts';
import { gamertagKey } from '@league/events/rules/text-identity.ts';
import { fixturesOf } from '@league/events/fixture-rows.ts';
import type { PlayerLine } from '@league/events/match-result.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';
import type { Fixture } from '@league/events/seasons.ts';
import { gamertagStream, matchStream, playerStream, seasonsStream } from '@league/events/streams.ts';
import { openSqliteEventStore } from '@league/infra/adapters/event-store/sqlite.ts';
import { newEvent, resultOf } from './made-up-events.ts';
import { importSeason, readAt, type RunningLeague, startLeague } from './running-league.ts';

export const MANY = 5_000;
const SEASON = { teams: 18, weeks: 34, played: false };
/** One in so many has no team. */
const FREE = 10;

type Named = { readonly _id: string };

/** A running league with 18 teams, so many approved players, and every match played, each with 22 lines; their ids. */
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
  await readAt(league, '/api/players/leaders/goals', String(position));
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
  const played = await writeResults(store, teams, ids);
  await store.close();
  return { ids, position: [...positions, ...played].reduce((last, one) => (one > last ? one : last), 0n) };
};

const ELEVEN = 11;

/** Enters a result for each planned match. In each week other players of a team play, so that nearly all have a line. */
const writeResults = async (store: EventStore, teams: readonly string[], ids: readonly string[]): Promise<bigint[]> => {
  const planned = (await store.readStream(seasonsStream)).events.flatMap((event) =>
    event.type === 'FixturesImported' ? fixturesOf(event.data) : [],
  );
  const squads = new Map(teams.map((team) => [team, [] as string[]]));
  ids.forEach((id, index) => {
    if (index % FREE !== 0) squads.get(teams[index % teams.length] ?? '')?.push(id);
  });
  return Promise.all(
    planned.map(async ({ matchId, week, date, home, away }) => {
      const facts = { matchId, week, date, home, away };
      const lines = (['home', 'away'] as const).flatMap((side) => linesOf(facts, side, squads.get(facts[side]) ?? []));
      const result = { ...resultOf({ home: 5, away: 5 }), lines };
      const event = newEvent({ type: 'MatchResultEntered', data: { season: 1, ...facts, result } }, Date.now());
      return (await store.append(matchStream(facts.matchId), [event], 'no-stream')).position;
    }),
  );
};

const linesOf = (
  match: Pick<Fixture, 'week' | 'home' | 'away'>,
  side: 'home' | 'away',
  squad: readonly string[],
): PlayerLine[] =>
  Array.from({ length: ELEVEN }, (_, place) => ({
    playerId: squad[(match.week * ELEVEN + place) % squad.length] ?? '',
    side,
    teamId: match[side],
    number: place + 1,
    position: place === 0 ? 'Kaleci' : 'Forvet',
    isStartingEleven: true,
    minutesPlayed: 90,
    goals: place < 5 ? 1 : 0,
    assists: place > 5 ? 1 : 0,
    saves: place === 0 ? 4 : 0,
    yellowCards: 0,
    redCards: 0,
    shots: place,
    rating: 7,
  }));
