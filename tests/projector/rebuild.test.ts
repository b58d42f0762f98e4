import { buildLimits } from '@league/projector/running/builder.ts';
import { UnreadableEvent } from '@league/events/codec.ts';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { appendAll } from '@league/events/testing/append-all.ts';
import {
  fixturesGenerated,
  newEvent as named,
  seasonStarted,
  teamCreated,
  teamHistory,
} from '@league/events/testing/sample-events.ts';
import { type BuildProgress, BuildUnderWay, UnknownProjection } from '@league/projector/running/projector.ts';
import { describe, expect, it } from 'vitest';
import { createInProcessFeed } from '@league/infra/adapters/event-feed/in-process.ts';
import { createMemoryEventStore } from '@league/infra/adapters/event-store/memory.ts';
import { LONG_MS } from '../kit/patience.ts';
import { counting, POISON } from './counting.ts';
import { type League, openLeague } from './running-league.ts';

const poison = teamCreated({ name: POISON });

const countOf = async (league: League, name: string): Promise<unknown> => {
  const [document] = await league.dump(name);
  return document === undefined ? undefined : JSON.parse(document.body);
};

describe('a rebuild', () => {
  it('makes the same documents again, byte for byte, in a new generation', async () => {
    const league = openLeague();
    const { projector, positions } = await league.start();
    const head = await league.append(seasonStarted(), fixturesGenerated(), teamCreated());
    await positions.reached(['audit', 'matches', 'seasons', 'teams'], head, LONG_MS);
    const names = ['audit', 'matches', 'seasons', 'teams'];
    const live = await Promise.all(names.map(league.dump));
    const before = positions.current('matches')?.generation;
    const outcomes = await projector.rebuild('all');
    expect(outcomes.map(({ position, failure }) => ({ position, failure }))).toEqual(
      outcomes.map(() => ({ position: head, failure: undefined })),
    );
    expect(await Promise.all(names.map(league.dump))).toEqual(live);
    expect(positions.current('matches')?.generation).not.toBe(before);
  });

  it('works on an empty log, and twice in a row', async () => {
    const league = openLeague();
    const { projector } = await league.start();
    await projector.rebuild('all');
    const outcomes = await projector.rebuild(['teams']);
    expect(outcomes).toMatchObject([{ projection: 'teams', position: 0n, failure: undefined }]);
    await league.append(teamCreated());
    await projector.rebuild(['teams']);
    await projector.rebuild(['teams']);
    expect(await league.dump('teams')).toHaveLength(1);
  });

  it('includes all events that are appended meanwhile, and readers that wait for one of them get it', async () => {
    const league = openLeague();
    const { projector, positions } = await league.start({ registry: [counting('count')] });
    await appendAll(league.store, 'team-1', teamHistory(3_000));
    const appended: Promise<bigint>[] = [];
    await projector.rebuild(['count'], { onProgress: () => void appended.push(league.append(teamCreated())) });
    const last = await league.append(teamCreated());
    expect(await positions.reached(['count'], last, LONG_MS)).toBe(true);
    expect(appended.length).toBeGreaterThan(2);
    expect(await countOf(league, 'count')).toEqual({ teams: appended.length + 2, by: 1 });
  });

  it('reports its progress', async () => {
    const league = openLeague();
    const { projector } = await league.start();
    await appendAll(league.store, 'team-1', teamHistory(2_500));
    const told: BuildProgress[] = [];
    await projector.rebuild(['teams', 'matches'], { onProgress: (progress) => told.push(progress) });
    const page = BigInt(buildLimits.page);
    expect(told.slice(0, 3).map(({ done }) => done)).toEqual([page, 2n * page, 3n * page]);
    expect(told.at(-1)).toEqual({ projections: ['teams', 'matches'], done: 2_500n, total: 2_500n, events: 2_500 });
  });

  it('lets a live server answer in between', async () => {
    const league = openLeague();
    const { projector } = await league.start();
    await appendAll(league.store, 'team-1', teamHistory(5_000));
    let turns = 0;
    const answer = (): void => {
      turns += 1;
      waiting = setImmediate(answer);
    };
    let waiting = setImmediate(answer);
    await projector.rebuild(['teams']);
    clearImmediate(waiting);
    expect(turns).toBeGreaterThanOrEqual(5);
  });

  it('reads no metadata unless it rebuilds a projection of all events', async () => {
    const league = openLeague();
    const reads: string[] = [];
    const { projector } = await league.start({
      feed: createInProcessFeed(league.store),
      store: {
        replay: (after, limit) => {
          reads.push('replay');
          return league.store.replay(after, limit);
        },
        readAll: (after, limit) => {
          reads.push('readAll');
          return league.store.readAll(after, limit);
        },
      },
    });
    await league.append(teamCreated());
    await projector.rebuild(['teams', 'matches']);
    expect(reads).toEqual(['replay']);
    await projector.rebuild(['teams', 'audit']);
    expect(reads).toEqual(['replay', 'readAll']);
  });

  it('folds more documents than it keeps in memory', async () => {
    const league = openLeague();
    const { projector, positions } = await league.start({ registry: [] });
    expect(positions.current('teams')).toBeUndefined();
    await projector.stop();
    const teams = Array.from({ length: 12_000 }, () => teamCreated());
    const store = createMemoryEventStore();
    for (const [index, event] of teams.entries()) await store.append(`team-${index}`, [named(event)], 'no-stream');
    const rename = teams.filter((_, index) => index % 1_000 === 0);
    for (const [index, { data }] of rename.entries()) {
      const changes = { name: { from: data.name, to: `Takım ${index}` } };
      const renamed = named({ type: 'TeamDetailsChanged', data: { teamId: data.teamId, changes } });
      await store.append(`renamed-${index}`, [renamed], 'no-stream');
    }
    await league.start({ store });
    const bodies = (await league.dump('teams')).map(({ body }) => body);
    expect(bodies).toHaveLength(12_000);
    expect(bodies.filter((body) => body.includes('Takım'))).toHaveLength(12);
  });
});

describe('a rebuild that fails', () => {
  it('names the event, leaves the old generation serving, and does not delay other projections', async () => {
    const league = openLeague();
    const healthy = await league.start({ registry: [counting('sound'), counting('failing')] });
    const last = await league.append(teamCreated(), poison, teamCreated());
    expect(await healthy.positions.reached(['sound', 'failing'], last, LONG_MS)).toBe(true);
    // The logic was broken later, so the live runner is past the event at which a rebuild stops.
    const registry = [counting('sound'), counting('failing', { poisoned: true })];
    const { projector, positions } = await league.start({ registry });
    const before = positions.current('failing');
    const outcomes = await projector.rebuild('all');
    expect(outcomes).toMatchObject([
      { projection: 'sound', failure: undefined },
      {
        projection: 'failing',
        generation: undefined,
        failure: {
          event: { type: 'TeamCreated', stream: 'stream-2', revision: 0n },
          position: 2n,
          reason: 'indigestible',
        },
      },
    ]);
    expect(positions.current('failing')).toEqual(before);
    expect(positions.current('sound')?.generation).not.toBe(before?.generation);
    expect(await countOf(league, 'sound')).toEqual({ teams: 3, by: 1 });
  });

  it('names the place where the log cannot be read', async () => {
    const league = openLeague();
    await league.append(teamCreated(), teamCreated());
    const { projector } = await league.start({
      store: {
        replay: async (after) => {
          if (after > 0n) throw new UnreadableEvent("unknown event type 'Unheard'");
          return league.store.replay(after, 1);
        },
      },
      registry: [counting('count')],
    });
    const status = await projector.status();
    expect(status).toMatchObject([
      { state: 'stopped', failure: { event: null, position: 1n, reason: "unknown event type 'Unheard'" } },
    ]);
    expect(await league.writer.live('count')).toBeUndefined();
  });

  it('waits for a store that cannot be reached, and leaves nothing behind when it is cancelled', async () => {
    const league = openLeague();
    await league.append(teamCreated());
    let tries = 0;
    const { projector, positions } = await league.start({
      writer: {
        fill: async (generation, changes, how) => {
          tries += 1;
          if (tries === 1) throw new StoreUnavailable('disk is full');
          await league.writer.fill(generation, changes, how);
        },
      },
    });
    expect(await league.dump('teams')).toHaveLength(1);
    const before = positions.current('teams');
    const cancel = new AbortController();
    const rebuilding = projector.rebuild('all', {
      signal: cancel.signal,
      onProgress: () => cancel.abort(new Error('enough')),
    });
    await expect(rebuilding).rejects.toThrow('enough');
    expect(positions.current('teams')).toEqual(before);
    await projector.rebuild(['teams']);
    expect(positions.current('teams')?.generation).not.toBe(before?.generation);
  });

  it('is refused while another rebuild of the same projection runs, and for an unknown name', async () => {
    const league = openLeague();
    const { projector } = await league.start();
    const first = projector.rebuild(['teams', 'matches']);
    await expect(projector.rebuild(['matches', 'audit'])).rejects.toBeInstanceOf(BuildUnderWay);
    await expect(projector.verify(['teams'])).rejects.toBeInstanceOf(BuildUnderWay);
    await projector.rebuild(['audit']);
    await first;
    await projector.rebuild(['teams']);
    await expect(projector.rebuild(['ghosts'])).rejects.toBeInstanceOf(UnknownProjection);
  });

  it('is cancelled when the projector stops', async () => {
    const league = openLeague();
    const { projector } = await league.start();
    await appendAll(league.store, 'team-1', teamHistory(3_000));
    const rebuilding = projector.rebuild('all');
    await Promise.all([expect(rebuilding).rejects.toThrow('being stopped'), projector.stop()]);
    const { positions } = await league.start();
    expect(await positions.reached(['teams'], 3_000n, LONG_MS)).toBe(true);
    expect(await league.dump('teams')).toHaveLength(1);
  });
});

describe('a raised version', () => {
  it('is built beside the old one, which serves meanwhile, and then takes its place', async () => {
    const league = openLeague();
    await league.start({ registry: [counting('count')] });
    const head = await league.append(teamCreated());
    const before = await league.start({ registry: [counting('count')] });
    expect(await before.positions.reached(['count'], head, LONG_MS)).toBe(true);
    const gate = Promise.withResolvers<void>();
    const { projector, positions } = await league.start({
      registry: [counting('count', { version: 2 })],
      whileBuilding: true,
      store: {
        replay: async (after, limit) => {
          await gate.promise;
          return league.store.replay(after, limit);
        },
      },
    });
    const old = positions.current('count')?.generation;
    expect(await projector.status()).toMatchObject([{ version: 2, state: 'rebuilding', generation: old }]);
    expect(await countOf(league, 'count')).toEqual({ teams: 1, by: 1 });
    gate.resolve();
    await projector.built;
    expect(await countOf(league, 'count')).toEqual({ teams: 1, by: 2 });
    expect(await projector.status()).toMatchObject([{ state: 'running', position: head }]);
    expect(positions.current('count')?.generation).not.toBe(old);
  });

  it('that fails to build leaves the old one serving, and says so', async () => {
    const league = openLeague();
    await league.start({ registry: [counting('count')] });
    const head = await league.append(teamCreated(), poison);
    const before = await league.start({ registry: [counting('count')] });
    expect(await before.positions.reached(['count'], head, LONG_MS)).toBe(true);
    const registry = [counting('count', { version: 2, poisoned: true })];
    const { projector, positions } = await league.start({ registry });
    expect(await projector.status()).toMatchObject([{ state: 'stopped', failure: { position: 2n } }]);
    expect(positions.current('count')?.stopped).toBe(true);
    expect(await countOf(league, 'count')).toMatchObject({ by: 1 });
  });
});
