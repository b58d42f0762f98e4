import { EventEmitter, once } from 'node:events';
import { UnreadableEvent } from '@league/events/codec.ts';
import type { EventFeed } from '@league/events/ports/event-feed.ts';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { fixturesGenerated, freshId, seasonStarted, teamCreated } from '@league/events/testing/sample-events.ts';
import { registry } from '@league/projector/registry.ts';
import type { Moved } from '@league/projector/running/projector.ts';
import { describe, expect, it } from 'vitest';
import { createInProcessFeed } from '@league/infra/adapters/event-feed/in-process.ts';
import { LONG_MS } from '../kit/patience.ts';
import { counting, POISON } from './counting.ts';
import { shortWaits, type League, openLeague, type Started } from './running-league.ts';

const poison = teamCreated({ name: POISON });

const countOf = async (league: League, name: string): Promise<unknown> => {
  const [document] = await league.dump(name);
  return document === undefined ? undefined : JSON.parse(document.body);
};

const statusOf = async ({ projector }: Started, name: string) =>
  (await projector.status()).find((status) => status.name === name);

describe('a projector', () => {
  it('builds each read model at its first start, and says how far it is', async () => {
    const league = openLeague();
    const head = await league.append(seasonStarted(), fixturesGenerated(), teamCreated());
    const { projector } = await league.start();
    const status = await projector.status();
    expect(status.map(({ name }) => name)).toEqual(registry.map(({ name }) => name));
    for (const one of status)
      expect(one).toMatchObject({ state: 'running', position: head, lag: 0n, failure: undefined });
    expect(await league.dump('audit')).toHaveLength(3);
    expect(await league.dump('matches')).toHaveLength(1);
  });

  it('starts on an empty log and follows it', async () => {
    const league = openLeague();
    const { positions } = await league.start();
    const position = await league.append(teamCreated());
    expect(await positions.reached(['teams', 'audit'], position, LONG_MS)).toBe(true);
    expect(await league.dump('teams')).toHaveLength(1);
    expect(positions.current('teams')).toMatchObject({ checkpoint: position, changed: position, stopped: false });
  });

  it('moves at once over events that it does not handle, and has saved that when it stops', async () => {
    const league = openLeague();
    const { positions, projector } = await league.start();
    const position = await league.append(seasonStarted());
    expect(await positions.reached(['teams'], position, LONG_MS)).toBe(true);
    expect(positions.current('teams')).toMatchObject({ checkpoint: position, changed: 0n });
    await projector.stop();
    expect((await league.writer.live('teams'))?.checkpoint).toMatchObject({ position, changed: 0n });
  });

  it('names the documents that each move changed: none where none changed, any after a rebuild', async () => {
    const league = openLeague();
    const { projector, positions } = await league.start();
    const moves: Moved[] = [];
    projector.onMoved((moved) => moves.push(moved));
    expect(moves.map(({ keys }) => keys)).toEqual(moves.map(() => []));
    const teams = [freshId(), freshId()];
    let position = await league.append(seasonStarted());
    for (const teamId of teams) position = await league.append(teamCreated({ teamId }));
    expect(await positions.reached(['teams', 'seasons'], position, LONG_MS)).toBe(true);
    await projector.rebuild(['teams']);
    const keysOf = (name: string) => moves.filter(({ model }) => model === name).map(({ keys }) => keys);
    expect(keysOf('teams').at(-1)).toBeNull();
    expect(keysOf('teams').slice(0, -1).flat()).toEqual(teams);
    expect(keysOf('seasons').flat()).toEqual(['1']);
    for (const { model, keys, changed, checkpoint } of moves.filter(({ keys }) => keys?.length)) {
      expect(changed, `${model} ${String(keys)}`).toBeLessThanOrEqual(checkpoint);
    }
  });

  it('continues after its checkpoint: no event is left out, none counts twice', async () => {
    const league = openLeague();
    const registry = [counting('count')];
    for (let round = 1; round <= 4; round += 1) {
      const { positions } = await league.start({ registry });
      const position = await league.append(teamCreated(), seasonStarted(), teamCreated());
      expect(await positions.reached(['count'], position, LONG_MS)).toBe(true);
      expect(await countOf(league, 'count')).toEqual({ teams: 2 * round, by: 1 });
    }
  });

  it('counts a repeatedly delivered event once', async () => {
    const league = openLeague();
    const feed = createInProcessFeed(league.store, 2);
    const stuttering: EventFeed = {
      subscribe: async function* (after, signal) {
        let previous: Parameters<typeof feed.subscribe>[0] = after;
        for await (const batch of feed.subscribe(after, signal)) {
          yield batch;
          const again = await league.store.readAll(previous > 1n ? previous - 2n : 0n, 3);
          if (again.length > 0) yield again;
          previous = batch.at(-1)?.position ?? previous;
        }
      },
    };
    const { positions } = await league.start({ registry: [counting('count')], feed: stuttering });
    const teams = Array.from({ length: 7 }, () => teamCreated());
    const position = await league.append(...teams);
    expect(await positions.reached(['count'], position, LONG_MS)).toBe(true);
    expect(await countOf(league, 'count')).toEqual({ teams: 7, by: 1 });
  });

  it('never moves a checkpoint backwards', async () => {
    const league = openLeague();
    await league.append(seasonStarted());
    const { projector, positions } = await league.start();
    const moves: Moved[] = [];
    projector.onMoved((moved) => moves.push(moved));
    const position = await league.append(fixturesGenerated(), teamCreated(), teamCreated());
    await projector.rebuild('all');
    expect(await positions.reached(['teams', 'matches', 'audit'], position, LONG_MS)).toBe(true);
    for (const name of ['teams', 'matches', 'audit']) {
      const checkpoints = moves.filter(({ model }) => model === name).map(({ checkpoint }) => checkpoint);
      expect(checkpoints).toEqual(checkpoints.toSorted((a, b) => Number(a - b)));
    }
  });
});

describe('when a projection fails at an event', () => {
  it('stops that projection alone, before the event, and says where and why', async () => {
    const league = openLeague();
    const started = await league.start({ registry: [counting('sound'), counting('failing', { poisoned: true })] });
    const last = await league.append(teamCreated(), teamCreated(), poison, teamCreated());
    expect(await started.positions.reached(['sound'], last, LONG_MS)).toBe(true);
    expect(await started.positions.reached(['failing'], last, LONG_MS)).toBe(false);
    expect(await countOf(league, 'sound')).toEqual({ teams: 4, by: 1 });
    expect(await countOf(league, 'failing')).toEqual({ teams: 2, by: 1 });
    expect(await statusOf(started, 'failing')).toMatchObject({
      state: 'stopped',
      position: 2n,
      lag: 2n,
      failure: {
        event: { type: 'TeamCreated', stream: 'stream-3', revision: 0n },
        position: 3n,
        reason: 'indigestible',
      },
    });
  });

  it('stops there again after a restart, and continues when it is repaired', async () => {
    const league = openLeague();
    await league.start({ registry: [counting('failing', { poisoned: true })] });
    const last = await league.append(teamCreated(), poison, teamCreated());
    const again = await league.start({ registry: [counting('failing', { poisoned: true })] });
    expect(await again.positions.reached(['failing'], last, LONG_MS)).toBe(false);
    const repaired = await league.start({ registry: [counting('failing')] });
    expect(await repaired.positions.reached(['failing'], last, LONG_MS)).toBe(true);
    expect(await countOf(league, 'failing')).toEqual({ teams: 3, by: 1 });
  });

  it('stops at an event that cannot be saved, naming it', async () => {
    const league = openLeague();
    const registry = [counting('count')];
    await league.start({ registry });
    const started = await league.start({
      registry,
      writer: {
        save: async (...saves) => {
          for (const [, changes, { position }] of saves) {
            if (changes.length > 0 && position >= 2n) throw new RangeError('too large');
          }
          await league.writer.save(...saves);
        },
      },
    });
    const last = await league.append(teamCreated(), teamCreated());
    expect(await started.positions.reached(['count'], last, LONG_MS)).toBe(false);
    expect(await countOf(league, 'count')).toEqual({ teams: 1, by: 1 });
    const failure = { event: { type: 'TeamCreated', stream: 'stream-2' }, position: 2n, reason: 'too large' };
    expect(await statusOf(started, 'count')).toMatchObject({ state: 'stopped', failure });
  });

  it('stops where the log cannot be read', async () => {
    const league = openLeague();
    await league.start();
    const feed = createInProcessFeed({
      onAppended: league.store.onAppended,
      readAll: async (after, limit) => {
        if (after >= 2n) throw new UnreadableEvent("unknown event type 'Unheard'");
        return league.store.readAll(after, Math.min(limit, Number(2n - after)));
      },
    });
    const started = await league.start({ feed });
    const last = await league.append(teamCreated(), teamCreated(), teamCreated());
    expect(await started.positions.reached(['teams'], last, LONG_MS)).toBe(false);
    expect(await statusOf(started, 'teams')).toMatchObject({
      position: 2n,
      failure: { event: null, position: 2n, reason: "unknown event type 'Unheard'" },
    });
  });
});

describe('when a store or the log cannot be reached for a while', () => {
  it('tries again and says so, and changes nothing until documents and checkpoint can be saved together', async () => {
    const league = openLeague();
    const registry = [counting('count')];
    await league.start({ registry });
    const trouble = new EventEmitter();
    let tries = 0;
    const started = await league.start({
      registry,
      retryPolicy: {
        wait: (attempt, signal) => {
          trouble.emit('waiting');
          return shortWaits.wait(attempt, signal);
        },
      },
      writer: {
        save: async (...saves) => {
          tries += 1;
          if (tries < 4) throw new StoreUnavailable('disk is full');
          await league.writer.save(...saves);
          // The answer of a save is lost: the documents were saved, and are saved again.
          if (tries === 4) throw new StoreUnavailable('connection reset');
        },
      },
    });
    const waiting = once(trouble, 'waiting');
    const last = await league.append(teamCreated(), teamCreated());
    await waiting;
    expect(await countOf(league, 'count')).toBeUndefined();
    expect(await statusOf(started, 'count')).toMatchObject({ state: 'running', waitingFor: 'disk is full' });
    expect(await started.positions.reached(['count'], last, LONG_MS)).toBe(true);
    expect(await countOf(league, 'count')).toEqual({ teams: 2, by: 1 });
    expect(await statusOf(started, 'count')).toMatchObject({ waitingFor: undefined });
  });

  it('does not move back with a feed that names an event before its checkpoint, but subscribes again', async () => {
    const league = openLeague();
    const registry = [counting('count')];
    await league.start({ registry });
    const feed = createInProcessFeed(league.store);
    let drops = 0;
    const forgetful: EventFeed = {
      subscribe: async function* (after, signal) {
        drops += 1;
        const at = { id: freshId(), type: 'CupDrawn', stream: 'cup-1', revision: 0n, position: 1n };
        if (after >= 2n && drops < 4) throw new UnreadableEvent('of yesterday', at);
        yield* feed.subscribe(after, signal);
      },
    };
    const last = await league.append(teamCreated(), teamCreated());
    const before = await league.start({ registry });
    expect(await before.positions.reached(['count'], last, LONG_MS)).toBe(true);
    const { positions, projector } = await league.start({ registry, feed: forgetful });
    const checkpoints: bigint[] = [];
    projector.onMoved(({ checkpoint }) => checkpoints.push(checkpoint));
    const next = await league.append(teamCreated());
    expect(await positions.reached(['count'], next, LONG_MS)).toBe(true);
    expect(drops).toBe(4);
    expect(checkpoints.filter((checkpoint) => checkpoint < last)).toEqual([]);
    expect(await countOf(league, 'count')).toEqual({ teams: 3, by: 1 });
  });

  it('subscribes again after the last applied event when the feed drops', async () => {
    const league = openLeague();
    const registry = [counting('count')];
    await league.start({ registry });
    const feed = createInProcessFeed(league.store, 1);
    const asked: bigint[] = [];
    const dropping: EventFeed = {
      subscribe: async function* (after, signal) {
        asked.push(after);
        for await (const batch of feed.subscribe(after, signal)) {
          yield batch;
          if (asked.length % 2 === 0) throw new Error('connection lost');
          return;
        }
      },
    };
    const { positions } = await league.start({ registry, feed: dropping });
    const last = await league.append(teamCreated(), teamCreated(), teamCreated());
    expect(await positions.reached(['count'], last, LONG_MS)).toBe(true);
    expect(await countOf(league, 'count')).toEqual({ teams: 3, by: 1 });
    expect(asked.slice(0, 3)).toEqual([0n, 1n, 2n]);
  });
});
