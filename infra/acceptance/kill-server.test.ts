import { join } from 'node:path';
import { commandIdOf } from '@league/command-api/handling/ids.ts';
import type { LeagueEvent } from '@league/events/catalogue.ts';
import type { Recorded } from '@league/events/envelope.ts';
import { describe, expect, it, vi } from 'vitest';
import { dataFolder } from '../data-folder/data-folder.ts';
import { openSqliteEventStore } from '../event-store/sqlite.ts';
import { temporaryFolder } from '../event-store/temporary-folder.ts';
import { connectOperations } from '../operations/operations-socket.ts';
import { type Server, startServer } from './league-process.ts';
import { doubleRound, importSeason } from './made-up-season.ts';

vi.setConfig({ testTimeout: 120_000 });

const TEAMS = 20;
const MATCHES = TEAMS * (TEAMS - 1);
const WRITERS = 20;
const COMMANDS_EACH = 50;
/** Matches of each writer; each is entered once and then corrected. One match more is everybody's. */
const OWN_MATCHES = 18;

type Command = { readonly path: string; readonly key: string; readonly homeScore: number; readonly awayScore: number };

/** What each writer is to send, in order. No two commands on a match are alike, so that each of them is an event. */
const plan = (matches: readonly string[]): readonly (readonly Command[])[] =>
  Array.from({ length: WRITERS }, (_, writer) =>
    Array.from({ length: COMMANDS_EACH }, (_, number) => {
      const own = matches[writer * OWN_MATCHES + (number % OWN_MATCHES)];
      const match = number % 10 === 9 ? matches.at(-1) : own;
      const path = `/api/admin/match-result/${match ?? ''}`;
      return { path, key: `${writer}-${number}`, homeScore: writer, awayScore: number };
    }),
  );

const send = ({ call }: Server, { path, key, homeScore, awayScore }: Command) =>
  call<{ position?: string }>('PUT', path, { key, body: { homeScore, awayScore } });

type Course = { readonly acknowledged: Set<Command>; unanswered: number };

/** Sends all that is planned, each writer one after the other, until it is done or the server is gone. */
const write = async (server: Server, plans: readonly (readonly Command[])[], killAt: number): Promise<Course> => {
  const course: Course = { acknowledged: new Set(), unanswered: 0 };
  const writer = async (commands: readonly Command[]): Promise<void> => {
    for (const command of commands) {
      const answer = await send(server, command).catch(() => undefined);
      if (answer === undefined) {
        course.unanswered += 1;
        return;
      }
      // Twenty on one match may be too many at once; that is recorded nowhere.
      if (answer.status === 503) continue;
      expect(answer.status).toBe(200);
      course.acknowledged.add(command);
      if (course.acknowledged.size === killAt) server.child.kill('SIGKILL');
    }
  };
  await Promise.all(plans.map(writer));
  return course;
};

/** Sends what was not acknowledged until each of it is. */
const finish = async (
  server: Server,
  plans: readonly (readonly Command[])[],
  { acknowledged }: Course,
): Promise<void> => {
  const writer = async (commands: readonly Command[]): Promise<void> => {
    for (const command of commands.filter((one) => !acknowledged.has(one))) {
      let { status } = await send(server, command);
      while (status === 503) ({ status } = await send(server, command));
      expect(status).toBe(200);
    }
  };
  await Promise.all(plans.map(writer));
};

/** The log as it is on disk, read beside the running server. */
const logOf = async (folder: string): Promise<readonly Recorded<LeagueEvent>[]> => {
  const store = openSqliteEventStore(join(folder, 'events.db'), { readOnly: true });
  const events = await store.readAll(0n, 100_000);
  await store.close();
  return events;
};

/** Positions from 1 and revisions from 0 without gaps, and no event twice. */
const expectWhole = (events: readonly Recorded<LeagueEvent>[]): void => {
  expect(events.map(({ position }) => position)).toEqual(events.map((_, index) => BigInt(index + 1)));
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  for (const stream of Map.groupBy(events, (event) => event.stream).values()) {
    expect(stream.map(({ revision }) => revision)).toEqual(stream.map((_, index) => BigInt(index)));
  }
};

/** How often the log has each of the commands: an event of the result with these very scores. */
const timesRecorded = ({ adminId }: Server, events: readonly Recorded<LeagueEvent>[], commands: readonly Command[]) => {
  const byCommand = Map.groupBy(events, ({ metadata }) => metadata.commandId);
  return commands.map(({ path, key, homeScore, awayScore }) => {
    const made = byCommand.get(commandIdOf(adminId, `PUT ${path}`, key)) ?? [];
    for (const event of made) {
      const result =
        event.type === 'MatchResultEntered'
          ? event.data.result
          : event.type === 'MatchResultCorrected' && event.data.corrected;
      expect(result).toMatchObject({ homeScore, awayScore });
    }
    return made.length;
  });
};

/** `league verify` finds every read model equal to one rebuilt from the log, and every process runs. */
const expectSound = async (folder: string): Promise<void> => {
  const operations = await connectOperations(dataFolder(folder).socketFile);
  const lines = (await operations?.verify({ projections: 'all' }, () => {})) ?? [];
  const processes = (await operations?.status())?.processes ?? [];
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.filter(({ ok }) => !ok)).toEqual([]);
  expect(processes.length).toBeGreaterThan(3);
  expect(processes.filter(({ state }) => state !== 'running')).toEqual([]);
};

describe('a league that is killed while twenty admins enter results', () => {
  it.each([1, 120, 700])('after %i acknowledgements has each of them once, and can be gone on with', async (killAt) => {
    const folder = temporaryFolder();
    const killed = await startServer(folder);
    const plans = plan(await importSeason(killed, doubleRound(TEAMS)));
    const all = plans.flat();
    const course = await write(killed, plans, killAt);
    expect((await killed.ended).signal).toBe('SIGKILL');
    expect(course.acknowledged.size).toBeGreaterThanOrEqual(killAt);
    expect(course.unanswered).toBeGreaterThan(0);

    const server = await startServer(folder);
    const found = await logOf(folder);
    expectWhole(found);
    const acknowledged = all.filter((command) => course.acknowledged.has(command));
    expect(timesRecorded(server, found, acknowledged)).toEqual(acknowledged.map(() => 1));
    const others = all.filter((command) => !course.acknowledged.has(command));
    for (const times of timesRecorded(server, found, others)) expect(times).toBeLessThanOrEqual(1);

    await finish(server, plans, course);
    const ended = await logOf(folder);
    expectWhole(ended);
    expect(timesRecorded(server, ended, all)).toEqual(all.map(() => 1));
    await expectSound(folder);
  });
});

describe('a league that is killed while it carries out an import', () => {
  it.each([1, 250])('%i events behind it finishes the import when it is started again', async (killAt) => {
    const folder = temporaryFolder();
    const killed = await startServer(folder);
    const body = { csv: doubleRound(TEAMS, { played: true }), createTeams: true };
    const reader = openSqliteEventStore(join(folder, 'events.db'), { readOnly: true });
    const before = await reader.head();
    reader.onAppended(() => {
      void reader.head().then((head) => head >= before + BigInt(killAt) && killed.child.kill('SIGKILL'));
    });
    const sent = killed.call('POST', '/api/matches/import', { body, key: 'import' }).catch(() => undefined);
    expect((await killed.ended).signal).toBe('SIGKILL');
    await sent;
    await reader.close();

    const server = await startServer(folder);
    const again = await server.call('POST', '/api/matches/import', { body, key: 'import' });
    expect(again).toMatchObject({ status: 201, body: { teams: TEAMS, matches: MATCHES, results: MATCHES } });
    const events = await logOf(folder);
    expectWhole(events);
    const of = (type: string) => events.filter((event) => event.type === type);
    expect(of('FixturesImported')).toHaveLength(1);
    expect(of('TeamCreated')).toHaveLength(TEAMS);
    expect(of('MatchResultEntered')).toHaveLength(MATCHES);
    expect(new Set(of('MatchResultEntered').map(({ stream }) => stream)).size).toBe(MATCHES);
    await expectSound(folder);
  });
});
