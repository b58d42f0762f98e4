import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createMatchAuthority } from '@league/command-api/match/match-authority.ts';
import { startFirstSeason } from '@league/command-api/season/handle-season.ts';
import { createSettingsSource } from '@league/command-api/settings/settings-source.ts';
import { createTeam, deleteTeam } from '@league/command-api/team/handle-team.ts';
import { createFakeEventStore, type FakeEventStore } from '@league/command-api/testing/fake-event-store.ts';
import { createPlayerDirectory, createTeamDirectory } from '@league/command-api/testing/fake-stores.ts';
import { type EventStore, StoreUnavailable } from '@league/events/ports/event-store.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '@league/tests/kit/temporary-folder.ts';
import { contextOf, OPERATOR, SYSTEM } from '../league/system-context.ts';
import { OperationRefused } from '../operations/operations.ts';
import { createSample } from './create-sample.ts';
import { SAMPLE_TEAMS } from './sample-data.ts';

/** The command side of a process that has just started on this log. */
const started = (store: EventStore) => ({
  store,
  adminNames: async () => new Map<string, string>(),
  deps: {
    store,
    seasons: createMatchAuthority(store),
    settings: createSettingsSource(store),
    teams: createTeamDirectory(store),
    playerDirectory: createPlayerDirectory(store),
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

const newNote = (text?: string): string => {
  const file = join(temporaryFolder(), 'unfinished-sample.json');
  if (text !== undefined) writeFileSync(file, text);
  return file;
};

const make = (store: EventStore, file: string) => createSample(started(store), file, () => {});

/** All of it but the first season, which is another one each time. */
const eventsOf = (store: FakeEventStore) => store.recorded().filter(({ type }) => type !== 'SeasonStarted');

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
    const file = join(mkdtempSync(join(tmpdir(), 'league-')), 'unfinished-sample.json');
    writeFileSync(file, NOTE);
    await make(counted, file);
    rmSync(dirname(file), { recursive: true });
    whole = eventsOf(store);
  });

  it('could be cut in front of more than sixty appends', () => {
    expect(appends).toBeGreaterThan(60);
    expect(whole.filter(({ type }) => type === 'TeamCreated')).toHaveLength(SAMPLE_TEAMS.length);
  });

  it('in front of any of its appends, once and again, is finished as if it had not been', async () => {
    for (let first = 0; first < appends; first += 1) {
      const store = await firstSeason();
      const file = newNote(NOTE);
      for (const more of [first, first % 3, 0]) {
        if (store.recorded().length - 1 + more >= appends) break;
        await expect(make(dyingAfter(store, more), file)).rejects.toThrow('killed');
        expect(existsSync(file)).toBe(true);
      }
      expect(await make(store, file)).toEqual({ teams: 12, matches: 66, results: 42 });
      expect(eventsOf(store), `cut in front of append ${first}`).toEqual(whole);
      expect(existsSync(file)).toBe(false);
    }
  });

  it('behind its last append, before that is known, is found to be whole', async () => {
    const store = await firstSeason();
    await make(store, newNote(NOTE));
    expect(await make(store, newNote(NOTE))).toEqual({ teams: 12, matches: 66, results: 42 });
    expect(eventsOf(store)).toEqual(whole);
  });

  it('by an operator is finished when it is asked for again', async () => {
    const [store, file] = [await firstSeason(), newNote()];
    await expect(make(dyingAfter(store, 30), file)).rejects.toThrow('killed');
    await make(store, file);
    expect(eventsOf(store).map(({ type, stream }) => [type, stream.split('-')[0]])).toEqual(
      whole.map(({ type, stream }) => [type, stream.split('-')[0]]),
    );
    expect(new Set(store.recorded().map(({ id }) => id)).size).toBe(store.recorded().length);
  });

  it('is given up where the league was used since', async () => {
    const [store, file] = [await firstSeason(), newNote()];
    await expect(make(dyingAfter(store, 9), file)).rejects.toThrow('killed');
    const { deps } = started(store);
    const [teamId = ''] = await deps.teams.all();
    await deleteTeam(deps, teamId, contextOf(OPERATOR, 0));
    const left = store.recorded().length;
    await expect(make(store, file)).rejects.toThrow(OperationRefused);
    await expect(make(store, file)).rejects.toThrow(OperationRefused);
    expect([store.recorded().length, existsSync(file)]).toEqual([left, false]);
  });
});

describe('a league without a note of a sample', () => {
  it('gets none where there is a team, and nothing is noted', async () => {
    const [store, file] = [await firstSeason(), newNote()];
    await createTeam({ store }, { name: 'Moda', logo: null }, contextOf(OPERATOR, 0));
    await expect(make(store, file)).rejects.toThrow('the league is not empty');
    expect([eventsOf(store).length, existsSync(file)]).toEqual([2, false]);
  });

  it.each(['', '{"id":"', 'null', '{"id":1,"now":2,"begunBy":"start"}'])(
    'is one too where nobody can read the note (%j)',
    async (text) => {
      const [store, file] = [await firstSeason(), newNote(text)];
      await createTeam({ store }, { name: 'Moda', logo: null }, contextOf(OPERATOR, 0));
      await expect(make(store, file)).rejects.toThrow('the league is not empty');
      expect(eventsOf(store)).toHaveLength(2);
    },
  );
});
