import { type EventStore, LogCorrupt } from '@league/events/ports/event-store.ts';
import { newEvent, seasonStarted, teamCreated } from '@league/events/testing/sample-events.ts';
import { describe, expect, it, vi } from 'vitest';
import { createMemoryEventStore } from '@league/infra/adapters/event-store/memory.ts';
import { LONG_MS } from '../kit/patience.ts';
import { counting, POISON } from './counting.ts';
import { shortWaits, type League, openLeague, type Overrides } from './running-league.ts';

const registry = [counting('count')];

/** Another log, with so many teams. */
const logOf = async (teams: number): Promise<EventStore> => {
  const store = createMemoryEventStore();
  for (let team = 0; team < teams; team += 1) {
    await store.append(`team-${team}`, [newEvent(teamCreated())], 'no-stream');
  }
  return store;
};

/** A log with the first `events` of another, which then continues differently. */
const beginningOf = async (log: EventStore, events: number): Promise<EventStore> => {
  const store = createMemoryEventStore();
  for (const { stream, id, type, data, recordedAt, metadata } of await log.readAll(0n, events)) {
    await store.append(stream, [{ id, event: { type, data }, recordedAt, metadata }], 'no-stream');
  }
  return store;
};

/** A league whose read model has counted this many teams, with its projector stopped. */
const counted = async (teams: number): Promise<League> => {
  const league = openLeague(await logOf(teams));
  const { projector } = await league.start({ registry });
  await projector.stop();
  return league;
};

const countOf = async (league: League): Promise<unknown> => {
  const [document] = await league.dump('count');
  return document === undefined ? undefined : (JSON.parse(document.body) as { teams: number }).teams;
};

const generationOf = async (league: League) => (await league.writer.live('count'))?.generation;

const start = async (league: League, overrides: Overrides = {}) => {
  const told: string[] = [];
  const started = await league.start({ registry, onNotice: (text) => told.push(text), ...overrides });
  return { ...started, told };
};

/** A log of which a server shows only the first `seen` events at first. */
const lagging = (log: EventStore, seen: bigint) => {
  let upTo = seen;
  const shown = (events: readonly { readonly position: bigint }[]) => events.filter(({ position }) => position <= upTo);
  const looks = vi.fn<() => void>();
  const store: EventStore = {
    ...log,
    headMayLag: true,
    head: async () => {
      looks();
      const head = await log.head();
      return head < upTo ? head : upTo;
    },
    readAll: async (after, limit) => shown(await log.readAll(after, limit)) as never,
    replay: async (after, limit) => shown(await log.replay(after, limit)) as never,
    idAt: async (position) => (position <= upTo ? log.idAt(position) : undefined),
  };
  return { store, looks, catchUp: () => (upTo = 2n ** 62n) };
};

describe('read models beside a log that is not their own', () => {
  it.each([
    ['an older one', 2, 'the log ends at position 2, before the checkpoint at 5'],
    ['another one of the same length', 5, "another event stands at the checkpoint's position 5"],
    ['another one that is longer', 9, "another event stands at the checkpoint's position 5"],
  ])('are rebuilt from it at once, and the operator is told: %s', async (_, teams, said) => {
    const league = await counted(5);
    const { projector, positions, told } = await start(league, { store: await logOf(teams) });
    expect(await countOf(league)).toBe(teams);
    expect(told).toEqual([expect.stringMatching(new RegExp(`^read models count: ${said}.*rebuilt.*X-Stale`))]);
    expect(positions.current('count')).toMatchObject({ checkpoint: BigInt(teams), stopped: false, stale: false });
    expect(await projector.status()).toMatchObject([{ state: 'running', failure: undefined, stale: undefined }]);
  });

  it('are rebuilt when the older log has already grown past their checkpoint', async () => {
    const league = await counted(5);
    const older = await beginningOf(league.store, 2);
    for (const team of ['a', 'b', 'c', 'd']) await older.append(team, [newEvent(teamCreated())], 'no-stream');
    await start(league, { store: older });
    expect(await countOf(league)).toBe(6);
    expect((await start(league, { store: older })).told).toEqual([]);
  });

  it.each([[1], [2]])(
    'are told to be stale until the new ones serve, by version %s of their logic',
    async (version) => {
      const league = await counted(5);
      const other = await logOf(7);
      const gate = Promise.withResolvers<void>();
      const replay: EventStore['replay'] = async (after, limit) => {
        await gate.promise;
        return other.replay(after, limit);
      };
      const { projector, positions } = await start(league, {
        registry: [counting('count', { version })],
        store: { ...other, replay },
        whileBuilding: true,
      });
      expect(positions.current('count')).toMatchObject({ checkpoint: 5n, stale: true });
      expect(await projector.status()).toMatchObject([{ state: 'rebuilding', stale: expect.any(String) }]);
      const reached = positions.reached(['count'], 3n, LONG_MS);
      expect(await Promise.race([reached, Promise.resolve('waits')])).toBe('waits');
      gate.resolve();
      await projector.built;
      expect(await reached).toBe(true);
      expect(positions.current('count')).toMatchObject({ checkpoint: 7n, stale: false });
    },
  );

  it('stay stale where they cannot be rebuilt, over a restart as well, and recover with a skip', async () => {
    const league = await counted(5);
    const other = await logOf(3);
    await other.append('poison', [newEvent(teamCreated({ name: POISON }))], 'no-stream');
    const poisoned: Overrides = { registry: [counting('count', { poisoned: true })], store: other };
    await start(league, poisoned);
    const { projector, positions } = await start(league, poisoned);
    expect(positions.current('count')).toMatchObject({ checkpoint: 5n, stopped: true, stale: true });
    const [status] = await projector.status();
    expect(status).toMatchObject({ state: 'stopped', failure: { position: 4n }, stale: expect.any(String) });
    await projector.skip('count', status?.failure?.event?.id ?? '', async () => undefined);
    expect(positions.current('count')).toMatchObject({ checkpoint: 4n, stopped: false, stale: false });
    expect(await countOf(league)).toBe(3);
  });
});

describe('read models beside a log that may lag', () => {
  it('wait for it, marked stale, and continue unchanged when it contains their event', async () => {
    const league = await counted(5);
    const generation = await generationOf(league);
    const { store, looks, catchUp } = lagging(league.store, 2n);
    const { projector, positions, told } = await start(league, { store });
    await expect.poll(() => looks.mock.calls.length).toBeGreaterThan(5);
    expect(positions.current('count')).toMatchObject({ checkpoint: 5n, stale: true, stopped: false });
    expect(await projector.status()).toMatchObject([
      { stale: expect.stringContaining('a log that lags is waited for') },
    ]);
    expect(told).toEqual([expect.stringContaining('a log that lags is waited for')]);
    catchUp();
    const next = (await league.store.append('next', [newEvent(teamCreated())], 'no-stream')).position;
    expect(await positions.reached(['count'], next, LONG_MS)).toBe(true);
    expect(positions.current('count')?.stale).toBe(false);
    expect([await countOf(league), await generationOf(league)]).toEqual([6, generation]);
  });

  it('are not built by a new version of their logic from a shorter log than their own', async () => {
    const league = await counted(5);
    const generation = await generationOf(league);
    const { store, looks, catchUp } = lagging(league.store, 2n);
    const { projector, positions } = await start(league, { store, registry: [counting('count', { version: 2 })] });
    await expect.poll(() => looks.mock.calls.length).toBeGreaterThan(5);
    expect(await generationOf(league)).toEqual(generation);
    expect(positions.current('count')).toMatchObject({ checkpoint: 5n, stale: true, stopped: false });
    catchUp();
    await expect.poll(async () => (await projector.status())[0]?.generation).toMatch(/^2-/);
    expect(positions.current('count')).toMatchObject({ checkpoint: 5n, stale: false });
    expect(await countOf(league)).toBe(5);
  });

  it('are rebuilt when it has another event at their position', async () => {
    const league = await counted(5);
    const { store, looks, catchUp } = lagging(await logOf(8), 2n);
    const { positions, told } = await start(league, { store });
    await expect.poll(() => looks.mock.calls.length).toBeGreaterThan(5);
    catchUp();
    expect(await positions.reached(['count'], 8n, LONG_MS)).toBe(true);
    expect(await countOf(league)).toBe(8);
    expect(told.at(-1)).toContain("another event stands at the checkpoint's position 5");
  });

  it('wait no longer when an operator rebuilds them from the present log', async () => {
    const league = await counted(5);
    const { store, looks, catchUp } = lagging(league.store, 2n);
    const { projector, positions } = await start(league, { store });
    expect(await projector.rebuild('all')).toMatchObject([{ position: 2n, failure: undefined }]);
    expect(positions.current('count')).toMatchObject({ checkpoint: 2n, stale: false });
    catchUp();
    expect(looks).toHaveBeenCalled();
    const next = (await league.store.append('next', [newEvent(teamCreated())], 'no-stream')).position;
    expect(await positions.reached(['count'], next, LONG_MS)).toBe(true);
    expect(await countOf(league)).toBe(6);
  });

  it('stop waiting when the projector stops', async () => {
    const league = await counted(5);
    const { projector } = await start(league, { store: lagging(league.store, 2n).store, retryPolicy: shortWaits });
    await projector.stop();
    expect((await league.writer.live('count'))?.checkpoint.position).toBe(5n);
  });
});

describe('read models beside a log that is damaged where they stand', () => {
  it('stop and say so, and do not delay any other', async () => {
    const league = await counted(5);
    const other = [...registry, counting('other')];
    const idAt = () => Promise.reject(new LogCorrupt('events.db', 4n, 'torn'));
    const { projector, positions } = await start(league, { registry: other, store: { idAt } });
    const failure = { event: null, position: 5n, reason: expect.stringContaining('torn') };
    expect((await projector.status())[0]).toMatchObject({ name: 'count', state: 'stopped', failure });
    expect(positions.current('count')).toMatchObject({ checkpoint: 5n, stopped: true });
  });
});

describe('the event that a checkpoint names', () => {
  it('is the last one applied, live, over events that it does not handle, and after a rebuild', async () => {
    const league = await counted(2);
    const marked = async () => (await league.writer.live('count'))?.checkpoint;
    expect(await marked()).toMatchObject({ position: 2n, eventId: await league.store.idAt(2n) });
    const { projector, positions } = await start(league);
    const live = await league.append(teamCreated());
    expect(await positions.reached(['count'], live, LONG_MS)).toBe(true);
    expect(await marked()).toMatchObject({ position: live, eventId: await league.store.idAt(live) });
    const passed = await league.append(seasonStarted());
    expect(await positions.reached(['count'], passed, LONG_MS)).toBe(true);
    await projector.stop();
    expect(await marked()).toMatchObject({ position: passed, eventId: await league.store.idAt(passed) });
  });

  it('is looked up once by a rebuild, and not for each event', async () => {
    const league = await counted(3);
    const asked: bigint[] = [];
    const idAt: EventStore['idAt'] = (position) => {
      asked.push(position);
      return league.store.idAt(position);
    };
    const { projector } = await start(league, { registry: [counting('count'), counting('again')], store: { idAt } });
    asked.length = 0;
    await projector.rebuild('all');
    expect(asked).toEqual([3n]);
    for (const name of ['count', 'again']) {
      expect((await league.writer.live(name))?.checkpoint.eventId).toBe(await league.store.idAt(3n));
    }
  });

  it('is taken as right where an older program named none, and is named by the next save', async () => {
    const league = await counted(2);
    const live = await league.writer.live('count');
    if (live === undefined) throw new Error('nothing was built');
    await league.writer.save([live.generation, [], { ...live.checkpoint, eventId: undefined }]);
    const { positions, told } = await start(league);
    expect(positions.current('count')?.stale).toBe(false);
    const next = await league.append(teamCreated());
    expect(await positions.reached(['count'], next, LONG_MS)).toBe(true);
    expect(told).toEqual([]);
    expect(await generationOf(league)).toEqual(live.generation);
    expect((await league.writer.live('count'))?.checkpoint.eventId).toBe(await league.store.idAt(next));
  });
});
