import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMatchAuthority } from '@league/command-api/match/match-authority.ts';
import { startFirstSeason } from '@league/command-api/season/handle-season.ts';
import { createSettingsSource } from '@league/command-api/settings/settings-source.ts';
import { createTeam, deleteTeam } from '@league/command-api/team/handle-team.ts';
import { createFakeEventStore, type FakeEventStore } from '@league/command-api/testing/fake-event-store.ts';
import { createAdminSource } from '@league/command-api/identity/admin-accounts.ts';
import type { AccountStore } from '@league/command-api/ports/account-store.ts';
import {
  createFakeAccounts,
  createPlayerDirectory,
  createTeamDirectory,
  plainPasswords,
} from '@league/command-api/testing/fake-stores.ts';
import { type EventStore, StoreUnavailable } from '@league/events/ports/event-store.ts';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '@league/tests/kit/temporary-folder.ts';
import { contextOf, OPERATOR, SYSTEM } from '../league/system-context.ts';
import { OperationRefused } from '../operations/operations.ts';
import { createSample } from './create-sample.ts';
import { SAMPLE_TEAMS } from './sample-data.ts';
import { SAMPLE_EMAIL, SAMPLE_PLAYERS, SAMPLE_PROFILE } from './sample-players.ts';

/** The command side of a process that has just started on this log. */
const started = (store: EventStore, accounts: AccountStore = createFakeAccounts()) => ({
  store,
  adminNames: async () => new Map<string, string>(),
  passwords: plainPasswords,
  deps: {
    store,
    seasons: createMatchAuthority(store),
    settings: createSettingsSource(store),
    teams: createTeamDirectory(store),
    playerDirectory: createPlayerDirectory(store),
    accounts,
    admins: createAdminSource(store),
  },
});

/** The log as a process has it that is killed in front of its n-th append from now. */
const dyingAfter = (store: EventStore, appends: number): EventStore => {
  let left = appends;
  return {
    ...store,
    append: async (...append) => {
      if (left === 0) throw new StoreUnavailable('killed');
      left -= 1;
      return store.append(...append);
    },
  };
};

const firstSeason = async (): Promise<FakeEventStore> => {
  const store = createFakeEventStore();
  await startFirstSeason(started(store).deps, contextOf(SYSTEM, 0));
  return store;
};

/** Noted by a start, so that two samples are one and the same. */
const NOTE = '{"id":"0b54ad4c-6f0e-4c55-8a9d-1b1f0a7f7d11","now":1795370000000,"begunBy":"start"}\n';

/** What a process finds beside the log. */
const besideIn = (folder: string, text?: string) => {
  const sampleFile = join(folder, 'unfinished-sample.json');
  if (text !== undefined) writeFileSync(sampleFile, text);
  return { accounts: createFakeAccounts(), sampleFile, firstAccountsFile: join(folder, 'first-accounts.txt') };
};
type Beside = ReturnType<typeof besideIn>;

const newNote = (text?: string): Beside => besideIn(temporaryFolder(), text);

/** One player of each kind. */
const FEW = [
  ...SAMPLE_PLAYERS.slice(0, 1),
  ...SAMPLE_PLAYERS.filter(({ logsIn }) => logsIn === true),
  ...SAMPLE_PLAYERS.slice(20, 21),
  ...SAMPLE_PLAYERS.slice(-3),
];
const COUNTS = { teams: 12, players: FEW.length, matches: 66, results: 42 };

const make = (store: EventStore, beside: Beside, players = FEW) =>
  createSample({ ...started(store, beside.accounts), folder: beside }, () => {}, players);

/**
 * All of it but the first season, which is another one each time: stream by stream, since players join side by side. A gamertag
 * that was reserved before a cut is reserved anew behind it.
 */
const eventsOf = (store: FakeEventStore) => {
  const streams = Map.groupBy(
    store.recorded().filter(({ type }) => type !== 'SeasonStarted'),
    ({ stream }) => stream,
  );
  return [...streams]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([stream, events]) =>
      (stream.startsWith('gamertag-') ? events.slice(0, 1) : events).map((event) => ({ ...event, position: 0n })),
    );
};

describe('a sample that is cut short', () => {
  let whole: ReturnType<typeof eventsOf>;
  let appends = 0;

  beforeAll(async () => {
    const store = await firstSeason();
    const counted: EventStore = {
      ...store,
      append: (...append) => {
        appends += 1;
        return store.append(...append);
      },
    };
    const folder = mkdtempSync(join(tmpdir(), 'league-'));
    await make(counted, besideIn(folder, NOTE));
    rmSync(folder, { recursive: true });
    whole = eventsOf(store);
  });

  it('could be cut in front of more than eighty appends', () => {
    expect(appends).toBeGreaterThan(80);
    expect(whole.filter(({ type }) => type === 'TeamCreated')).toHaveLength(SAMPLE_TEAMS.length);
  });

  it('in front of any of its appends, once and again, is finished as if it had not been', async () => {
    for (let first = 0; first < appends; first += 1) {
      const store = await firstSeason();
      const beside = newNote(NOTE);
      for (const more of [first, first % 3, 0]) {
        if (store.recorded().length - 1 + more >= appends) break;
        await expect(make(dyingAfter(store, more), beside)).rejects.toThrow('killed');
        expect(existsSync(beside.sampleFile)).toBe(true);
      }
      expect(await make(store, beside)).toEqual(COUNTS);
      expect(eventsOf(store), `cut in front of append ${first}`).toEqual(whole);
      expect(existsSync(beside.sampleFile)).toBe(false);
    }
  });

  it('behind its last append, before that is known, is found to be whole', async () => {
    const store = await firstSeason();
    await make(store, newNote(NOTE));
    expect(await make(store, newNote(NOTE))).toEqual(COUNTS);
    expect(eventsOf(store)).toEqual(whole);
  });

  it('by an operator is finished when it is asked for again', async () => {
    const [store, beside] = [await firstSeason(), newNote()];
    // Which matches run depends on the time of day.
    vi.setSystemTime((JSON.parse(NOTE) as { readonly now: number }).now);
    onTestFinished(() => void vi.useRealTimers());
    await expect(make(dyingAfter(store, 30), beside)).rejects.toThrow('killed');
    await make(store, beside);
    const kinds = (events: typeof whole) =>
      events.map(({ type, stream }) => `${stream.split('-')[0]} ${type}`).toSorted();
    expect(kinds(eventsOf(store))).toEqual(kinds(whole));
    expect(new Set(store.recorded().map(({ id }) => id)).size).toBe(store.recorded().length);
  });

  it('is given up where the league was used since', async () => {
    const [store, beside] = [await firstSeason(), newNote()];
    await expect(make(dyingAfter(store, 9), beside)).rejects.toThrow('killed');
    const { deps } = started(store);
    const [teamId = ''] = await deps.teams.all();
    await deleteTeam(deps, teamId, contextOf(OPERATOR, 0));
    const left = store.recorded().length;
    await expect(make(store, beside)).rejects.toThrow(OperationRefused);
    await expect(make(store, beside)).rejects.toThrow(OperationRefused);
    expect([store.recorded().length, existsSync(beside.sampleFile)]).toEqual([left, false]);
  });
});

describe('the players of a sample', () => {
  it('fill each team, some are free, two wait, and one has admin access', async () => {
    const store = await firstSeason();
    await make(store, newNote(), [...SAMPLE_PLAYERS]);
    const of = (wanted: string) => store.recorded().filter(({ type }) => type === wanted);
    const squads = Map.groupBy(of('PlayerAssignedToTeam'), ({ data }) => 'teamId' in data && data.teamId);
    expect([...squads.values()].map((squad) => squad.length)).toEqual(SAMPLE_TEAMS.map(() => 11));
    expect(of('PlayerRegistered')).toHaveLength(SAMPLE_PLAYERS.length);
    expect([of('PlayerApproved').length, of('AdminAccessGranted').length]).toEqual([SAMPLE_PLAYERS.length - 2, 1]);
  });

  it('have one among them who can log in, with a password that stands in a file beside the admin’s, and in no event', async () => {
    const [store, beside] = [await firstSeason(), newNote()];
    writeFileSync(beside.firstAccountsFile, 'admin parola\n');
    await make(store, beside);
    const [admin, line = ''] = readFileSync(beside.firstAccountsFile, 'utf8').split('\n');
    const [email, password = ''] = line.split(' ');
    expect([admin, email, password.length]).toEqual(['admin parola', SAMPLE_EMAIL, 24]);
    const account = await beside.accounts.byEmail(SAMPLE_EMAIL);
    expect(account).toMatchObject({ passwordHash: `plain:${password}`, personal: { bio: SAMPLE_PROFILE.bio } });
    const log = JSON.stringify(store.recorded(), (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    for (const secret of [password, SAMPLE_EMAIL, SAMPLE_PROFILE.bio]) expect(log).not.toContain(secret);
  });

  it('keep the password that was noted before their sample was cut short', async () => {
    const [store, beside] = [await firstSeason(), newNote(NOTE)];
    writeFileSync(beside.firstAccountsFile, `${SAMPLE_EMAIL} eski-parola\n`);
    await make(store, beside);
    expect((await beside.accounts.byEmail(SAMPLE_EMAIL))?.passwordHash).toBe('plain:eski-parola');
  });
});

describe('the nights of a sample', () => {
  /** The first kick-offs of week 8 are at nine in the evening of this day, in Turkey. */
  const madeAt = async (time: string) => {
    const store = await firstSeason();
    const note = { ...JSON.parse(NOTE), now: Date.parse(`2026-11-22T${time}:00+03:00`) };
    await make(store, newNote(JSON.stringify(note)));
    return store;
  };
  const running = async (time: string): Promise<number> =>
    (await madeAt(time)).recorded().filter(({ type }) => type === 'MatchStatusChanged').length;

  it('have two kick-offs from the last played week on', async () => {
    const dates = (await madeAt('12:00'))
      .recorded()
      .flatMap(({ type, data }) => (type === 'MatchScheduled' && 'date' in data ? [String(data.date)] : []));
    expect(dates).toHaveLength(15);
    expect(dates.filter((date) => date === '2026-11-22T19:00:00.000Z')).toHaveLength(3);
  });

  it.each([
    ['20:59', 0],
    ['21:00', 3],
    ['22:30', 6],
    ['23:30', 3],
    ['00:00', 0],
  ])('have at %s %i matches that run', async (time, count) => {
    expect(await running(time)).toBe(count);
  });
});

describe('a league without a note of a sample', () => {
  it('gets none where there is a team, and nothing is noted', async () => {
    const [store, beside] = [await firstSeason(), newNote()];
    await createTeam(started(store).deps, { name: 'Moda', logo: null }, contextOf(OPERATOR, 0));
    await expect(make(store, beside)).rejects.toThrow('the league is not empty');
    expect([eventsOf(store).length, existsSync(beside.sampleFile)]).toEqual([3, false]);
  });

  it.each(['', '{"id":"', 'null', '{"id":1,"now":2,"begunBy":"start"}'])(
    'is one too where nobody can read the note (%j)',
    async (text) => {
      const [store, beside] = [await firstSeason(), newNote(text)];
      await createTeam(started(store).deps, { name: 'Moda', logo: null }, contextOf(OPERATOR, 0));
      await expect(make(store, beside)).rejects.toThrow('the league is not empty');
      expect(eventsOf(store)).toHaveLength(3);
    },
  );
});
