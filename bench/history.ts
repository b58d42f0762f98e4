import { randomUUID } from 'node:crypto';
import type { NewEvent } from '@league/events/envelope.ts';
import { fixtureRows } from '@league/events/fixture-rows.ts';
import type { EventStore, ExpectedRevision } from '@league/events/ports/event-store.ts';
import { defaultSettings } from '@league/events/rules/default-settings.ts';
import type { Fixture } from '@league/events/seasons.ts';
import { matchStream, playerStream, seasonsStream, teamStream } from '@league/events/streams.ts';
import { corrected, entered, type Facts, newEvent, running, scheduled, type Squads } from './made-up-events.ts';

const TEAMS = 12;
const WEEKS = TEAMS - 1;
/** Players of a team. */
const SQUAD = 14;
const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;
const BEGINNING = Date.UTC(2020, 0, 3, 18);

/** Streams with the revision that the next append expects. */
type Writer = {
  readonly append: (stream: string, events: readonly NewEvent[]) => void;
  /** Waits until everything is on the disk. */
  readonly settled: () => Promise<void>;
  readonly count: () => number;
};

const writerOn = (store: EventStore): Writer => {
  const revisions = new Map<string, bigint>();
  let waiting: Promise<unknown>[] = [];
  let count = 0;
  return {
    append: (stream, events) => {
      const before = revisions.get(stream);
      const expected: ExpectedRevision = before ?? 'no-stream';
      revisions.set(stream, (before ?? -1n) + BigInt(events.length));
      count += events.length;
      waiting.push(store.append(stream, events, expected));
    },
    settled: async () => {
      await Promise.all(waiting);
      waiting = [];
    },
    count: () => count,
  };
};

/**
 * Fills an empty log with season after season of a league as it is played: twelve teams, each match scheduled, live with
 * a running score, finished with lines of 22 players, and one in ten corrected; then the next season. Ends with the season that reaches `atLeast`.
 */
export const writeHistory = async (store: EventStore, atLeast: number): Promise<number> => {
  const writer = writerOn(store);
  const teams = Array.from({ length: TEAMS }, () => randomUUID());
  const terms = (season: number) => {
    const { rankingRules, playoffSettings, relegationSettings } = defaultSettings;
    return { label: `Sezon ${season}`, rankingRules, playoffSettings, relegationSettings };
  };
  const act = (event: NewEvent['event'], at: number): void =>
    writer.append(seasonsStream, [newEvent(event as Parameters<typeof newEvent>[0], at)]);
  act({ type: 'SeasonStarted', data: { season: 1, ...terms(1) } }, BEGINNING);
  for (const [index, teamId] of teams.entries()) {
    const created = {
      type: 'TeamCreated',
      data: { teamId, name: `Takım ${index + 1}`, logo: null, city: null, crest: null },
    } as const;
    writer.append(teamStream(teamId), [newEvent(created, BEGINNING)]);
  }
  const squads = new Map(teams.map((teamId, index) => [teamId, squadOf(writer, teamId, index)]));
  for (let season = 1; ; season += 1) {
    const start = BEGINNING + season * (WEEKS + 1) * WEEK_MS;
    const fixtures = fixturesOf(teams, start);
    act({ type: 'FixturesGenerated', data: { season, ...fixtureRows(fixtures), replaced: [] } }, start - WEEK_MS);
    for (const fixture of fixtures) play(writer, season, fixture, squads);
    await writer.settled();
    if (writer.count() >= atLeast) return writer.count();
    const opened = season + 1;
    act({ type: 'SeasonReset', data: { closed: season, opened, ...terms(opened) } }, start + WEEKS * WEEK_MS);
  }
};

/** Registers the players of a team, and puts them into it. */
const squadOf = (writer: Writer, teamId: string, team: number): string[] =>
  Array.from({ length: SQUAD }, (_, index) => {
    const playerId = randomUUID();
    const gamertag = `Oyuncu ${team * SQUAD + index + 1}`;
    const events = [
      { type: 'PlayerRegistered', data: { playerId, gamertag, position: 'Orta Saha', jerseyNumber: index + 1 } },
      { type: 'PlayerApproved', data: { playerId } },
      { type: 'PlayerAssignedToTeam', data: { playerId, teamId, from: null, season: 1 } },
    ] as const;
    for (const event of events) writer.append(playerStream(playerId), [newEvent(event, BEGINNING)]);
    return playerId;
  });

const fixturesOf = (teams: readonly string[], start: number): Fixture[] =>
  Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: TEAMS / 2 }, (_, match) => ({
      matchId: randomUUID(),
      week: week + 1,
      date: new Date(start + week * WEEK_MS).toISOString(),
      home: teams[match === 0 ? 0 : 1 + ((week + match) % WEEKS)] ?? '',
      away: teams[1 + ((week + WEEKS - match) % WEEKS)] ?? '',
      stadium: null,
    })),
  ).flat();

const play = (writer: Writer, season: number, fixture: Fixture, squads: Squads): void => {
  const { matchId, week, date, home, away } = fixture;
  const facts: Facts = { matchId, season, week, date, home, away };
  const kickOff = Date.parse(date ?? '');
  const number = writer.count();
  const score = { home: 1 + (number % 3), away: number % 2 };
  const halfTime = { home: 1, away: 0 };
  const events = [
    newEvent(scheduled(facts), kickOff - WEEK_MS),
    newEvent(running(facts, undefined, { home: 0, away: 0 }), kickOff),
    newEvent(running(facts, { home: 0, away: 0 }, halfTime), kickOff + HOUR_MS / 2),
    ...(number % 2 === 0 ? [newEvent(running(facts, halfTime, score), kickOff + HOUR_MS)] : []),
    newEvent(entered(facts, score, squads), kickOff + 2 * HOUR_MS),
  ];
  if (number % 10 === 0) {
    const right = { ...score, home: score.home + 1 };
    events.push(newEvent(corrected(facts, score, right, squads), kickOff + 3 * HOUR_MS, 'gol kaydı düzeltildi'));
  }
  // One append for each, as they come in real life: each event is a command of its own.
  for (const event of events) writer.append(matchStream(matchId), [event]);
};
