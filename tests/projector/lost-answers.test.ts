import type { EventFeed } from '@league/events/ports/event-feed.ts';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { seasonStarted, teamCreated } from '@league/events/testing/sample-events.ts';
import { CheckpointRefused, type ReadModelWriter } from '@league/projector/ports/read-model-writer.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createInProcessFeed } from '@league/infra/adapters/event-feed/in-process.ts';
import { createMongoWriter } from '@league/infra/adapters/read-models/mongodb-writer.ts';
import { openMongo } from '@league/infra/adapters/servers/mongodb.ts';
import { LONG_MS } from '../kit/patience.ts';
import { describeWithServers, freshLeague, serverUrl } from '../kit/servers.ts';
import { counting } from './counting.ts';
import { readModelsInMongo } from './mongodb-read-models.ts';
import { type League, openLeague, type ReadModels } from './running-league.ts';

const registry = [counting('count')];

const countOf = async (league: League): Promise<unknown> => {
  const [document] = await league.dump('count');
  return document === undefined ? undefined : JSON.parse(document.body);
};

/** The first subscription delivers all events in one batch, later ones deliver them one by one. */
const batchesThatShrink = ({ store }: League): EventFeed => {
  const [whole, single] = [createInProcessFeed(store), createInProcessFeed(store, 1)];
  let subscriptions = 0;
  return {
    subscribe: (after, signal) => {
      subscriptions += 1;
      return (subscriptions === 1 ? whole : single).subscribe(after, signal);
    },
  };
};

/** Saves, and then throws this error the first time that a document was saved. */
const losingAnswer = (save: ReadModelWriter['save'], error: Error): ReadModelWriter['save'] => {
  let lost = false;
  return async (...saves) => {
    await save(...saves);
    if (lost || saves.every(([, changes]) => changes.length === 0)) return;
    lost = true;
    throw error;
  };
};

/** A league whose projection stands at the beginning of three events. */
const openBehind = async (openReadModels?: () => Promise<ReadModels>) => {
  const league = openLeague(undefined, await openReadModels?.());
  const { projector } = await league.start({ registry });
  await projector.stop();
  const last = await league.append(teamCreated(), teamCreated(), teamCreated());
  return { league, last };
};

const suite = (openReadModels?: () => Promise<ReadModels>): void => {
  it.each([
    ['lost', new StoreUnavailable('connection reset')],
    ['a refusal, as when it was saved twice', new CheckpointRefused('it stands at 3 already')],
  ])('continues after what was saved when the answer was %s', async (_, error) => {
    const { league, last } = await openBehind(openReadModels);
    const { projector, positions } = await league.start({
      registry,
      feed: batchesThatShrink(league),
      writer: { save: losingAnswer(league.writer.save, error) },
    });
    expect(await positions.reached(['count'], last, LONG_MS)).toBe(true);
    const next = await league.append(teamCreated());
    expect(await positions.reached(['count'], next, LONG_MS)).toBe(true);
    expect(await projector.status()).toMatchObject([{ state: 'running', position: next, failure: undefined }]);
    expect(await countOf(league)).toEqual({ teams: 4, by: 1 });
  });

  it('completes a rebuild when the answers to its last steps were lost', async () => {
    const { league, last } = await openBehind(openReadModels);
    let lost = 0;
    const losing = async (step: Promise<void>): Promise<void> => {
      await step;
      lost += 1;
      if (lost % 2 === 1) throw new StoreUnavailable('connection reset');
    };
    const { projector, positions } = await league.start({
      registry,
      writer: {
        complete: (generation) => losing(league.writer.complete(generation)),
        switchTo: (generation, how) => losing(league.writer.switchTo(generation, how)),
      },
    });
    expect(await positions.reached(['count'], last, LONG_MS)).toBe(true);
    expect(await projector.rebuild('all')).toMatchObject([{ failure: undefined, position: last }]);
    expect(lost).toBe(4);
    expect(await countOf(league)).toEqual({ teams: 3, by: 1 });
  });
};

describe('a projector over a store that loses answers', () => {
  describe('in SQLite', () => {
    suite();
  });

  it('blames no event where another writer is at work, but says that it stopped before its checkpoint', async () => {
    const { league, last } = await openBehind();
    const { projector, positions } = await league.start({
      registry,
      writer: {
        save: async () => {
          throw new CheckpointRefused('another writer is at work');
        },
      },
    });
    expect(await positions.reached(['count'], last, LONG_MS)).toBe(false);
    const failure = { event: null, position: 0n, reason: 'another writer is at work' };
    expect(await projector.status()).toMatchObject([{ state: 'stopped', failure }]);
  });

  it('stops in silence where it does not know whether its last save succeeded', async () => {
    const league = openLeague();
    await (await league.start({ registry })).projector.stop();
    // The checkpoint has moved over an event that changes no document, and must be saved when the projector stops.
    const last = await league.append(seasonStarted(), teamCreated());
    const waiting = Promise.withResolvers<void>();
    const { projector } = await league.start({
      registry,
      feed: createInProcessFeed(league.store, 1),
      writer: { save: losingAnswer(league.writer.save, new StoreUnavailable('connection reset')) },
      retryPolicy: {
        wait: (_, signal) => {
          waiting.resolve();
          return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
        },
      },
    });
    await waiting.promise;
    await projector.stop();
    expect((await league.writer.live('count'))?.checkpoint.position).toBe(last);
  });
});

describeWithServers(['mongodb'], 'a projector over a MongoDB that loses answers', () => {
  suite(() => readModelsInMongo(freshLeague()));

  it('completes a rebuild when a generation was completed without the writer knowing it', async () => {
    const name = freshLeague();
    const mongo = openMongo(serverUrl('mongodb'), name);
    const unheard = createMongoWriter(mongo, { epoch: 1 });
    onTestFinished(async () => {
      await unheard.close();
      await mongo.close();
    });
    const { league, last } = await openBehind(() => readModelsInMongo(name));
    let lost = false;
    const { projector } = await league.start({
      registry,
      writer: {
        complete: async (generation) => {
          if (lost) return league.writer.complete(generation);
          lost = true;
          await unheard.complete(generation);
          throw new StoreUnavailable('connection reset');
        },
      },
    });
    expect(await projector.rebuild('all')).toMatchObject([{ failure: undefined, position: last }]);
  });
});
