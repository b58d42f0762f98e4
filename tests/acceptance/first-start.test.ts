import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { LeagueEvent } from '@league/events/catalogue.ts';
import type { Recorded } from '@league/events/envelope.ts';
import { describe, expect, it } from 'vitest';
import { dataFolder } from '@league/infra/programs/data-folder/data-folder.ts';
import { openSqliteEventStore } from '@league/infra/adapters/event-store/sqlite.ts';
import { temporaryFolder } from '../kit/temporary-folder.ts';
import { connectOperations } from '@league/infra/programs/operations/operations-socket.ts';
import { SAMPLE_TEAMS } from '@league/infra/programs/sample/sample-data.ts';
import { SAMPLE_PLAYERS } from '@league/infra/programs/sample/sample-players.ts';
import { settingsOn } from '../kit/settings.ts';
import { league, type LeagueProcess, loggedIn } from './league-process.ts';

/** The players of the sample who are approved, and those who are in a team. */
const [APPROVED, IN_TEAMS] = [138, 132];
/** How many events a complete sample has, with its season and first admin. Each player has a reserved gamertag, each team a reserved crest. */
const WHOLE = 99 + 2 * SAMPLE_PLAYERS.length + APPROVED + IN_TEAMS + 2;

const start = (folder: string, ...args: string[]): LeagueProcess => league(['start', ...args], settingsOn(folder));

const stop = async ({ child, ended }: LeagueProcess): Promise<void> => {
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
};

/** Kills the league as soon as its log has reached this position; false when the league was up before. */
const killedAt = async (folder: string, position: bigint, running: LeagueProcess): Promise<boolean> => {
  const file = join(folder, 'events.db');
  await expect.poll(() => existsSync(file), { interval: 1 }).toBe(true);
  const log = openSqliteEventStore(file, { readOnly: true });
  const kill = async (): Promise<void> => {
    if ((await log.head()) >= position) running.child.kill('SIGKILL');
  };
  const stopWatching = log.onAppended(() => void kill());
  await kill();
  const wasUp = await running.url.then(
    () => true,
    () => false,
  );
  running.child.kill('SIGKILL');
  await running.ended;
  stopWatching();
  await log.close();
  return !wasUp;
};

const logOf = async (folder: string): Promise<readonly Recorded<LeagueEvent>[]> => {
  const store = openSqliteEventStore(join(folder, 'events.db'), { readOnly: true });
  const events = await store.readAll(0n, 10_000);
  await store.close();
  return events;
};

/**
 * Without the reservations that a registration recorded anew which was cut short behind the first, and without the matches that run in
 * the evening.
 */
const firstReserved = (events: readonly Recorded<LeagueEvent>[]): readonly Recorded<LeagueEvent>[] =>
  events.filter(
    ({ stream, revision, type }) =>
      (!stream.startsWith('gamertag-') || revision === 0n) && type !== 'MatchStatusChanged',
  );

/** The story of a league, with teams by name instead of id. */
const storyOf = (log: readonly Recorded<LeagueEvent>[]) => {
  const events = firstReserved(log);
  const of = <Type extends LeagueEvent['type']>(type: Type) =>
    events.filter((event): event is Recorded<Extract<LeagueEvent, { type: Type }>> => event.type === type);
  return {
    teams: of('TeamCreated').map(({ data }) => data.name),
    fixtures: of('FixturesGenerated').length,
    results: of('MatchResultEntered').length,
    playedMatches: new Set(of('MatchResultEntered').map(({ stream }) => stream)).size,
    corrections: of('MatchResultCorrected').length,
    seasons: of('SeasonStarted').length,
    players: of('PlayerRegistered').length,
    approved: of('PlayerApproved').length,
    assigned: of('PlayerAssignedToTeam').length,
    admins: of('AdminAccessGranted').length,
    events: events.length,
    ids: new Set(events.map(({ id }) => id)).size,
  };
};

const WHOLE_STORY = {
  teams: [...SAMPLE_TEAMS],
  fixtures: 1,
  results: 42,
  playedMatches: 42,
  corrections: 1,
  seasons: 1,
  players: SAMPLE_PLAYERS.length,
  approved: APPROVED,
  assigned: IN_TEAMS,
  admins: 2,
  events: WHOLE,
  ids: WHOLE,
};

describe('a first start that is killed', () => {
  it.each([[0n], [12n, 20n, 350n]])(
    'after %s events is completed by the next start, and nothing is made twice',
    async (...positions) => {
      const folder = temporaryFolder();
      for (const position of positions) await killedAt(folder, position, start(folder));
      const next = start(folder);
      const at = await next.url;
      expect(storyOf(await logOf(folder))).toEqual(WHOLE_STORY);
      const matches = (await (await fetch(`${at}/api/matches`)).json()) as { status: string }[];
      expect([matches.length, matches.filter(({ status }) => status === 'finished').length]).toEqual([66, 42]);
      const operations = await connectOperations(dataFolder(folder).socketFile);
      const lines = (await operations?.verify({ projections: 'all' }, () => {})) ?? [];
      expect(lines.length).toBeGreaterThan(5);
      expect(lines.filter(({ ok }) => !ok)).toEqual([]);
      await stop(next);
      // Later starts find the sample complete, and change nothing.
      const later = start(folder);
      await later.url;
      await stop(later);
      expect(firstReserved(await logOf(folder)).length).toBe(WHOLE);
    },
  );

  it('is not completed for an operator who wants an empty league, then or later', async () => {
    const folder = temporaryFolder();
    const cut = await killedAt(folder, 5n, start(folder));
    const left = (await logOf(folder)).length;
    expect([cut, left < WHOLE]).toEqual([true, true]);
    for (const args of [['--empty'], []]) {
      const next = start(folder, ...args);
      await next.url;
      await stop(next);
    }
    const added = (await logOf(folder)).slice(left).map(({ type }) => type);
    expect(added.filter((type) => type !== 'SeasonStarted' && type !== 'AdminAccessGranted')).toEqual([]);
  });
});

describe('a league that has its sample, or was started empty', () => {
  it.each(['its teams are deleted', 'it was empty'])('(%s) gets no sample at later starts', async (how) => {
    const folder = temporaryFolder();
    const first = await loggedIn(start(folder, ...(how === 'it was empty' ? ['--empty'] : [])));
    const { body: teams } = await first.call<{ _id: string }[]>('GET', '/api/teams');
    expect(teams).toHaveLength(how === 'it was empty' ? 0 : 12);
    for (const { _id } of teams) expect((await first.call('DELETE', `/api/teams/${_id}`)).status).toBe(200);
    await stop(first);
    const before = await logOf(folder);
    const next = start(folder);
    expect(await (await fetch(`${await next.url}/api/teams`)).json()).toEqual([]);
    await stop(next);
    const after = await logOf(folder);
    expect(storyOf(after)).toMatchObject({ teams: storyOf(before).teams, fixtures: storyOf(before).fixtures });
  });
});
