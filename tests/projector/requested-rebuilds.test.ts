import type { Actor } from '@league/events/envelope.ts';
import { newEvent, rebuildRequested, sampleMetadata, teamCreated } from '@league/events/testing/sample-events.ts';
import { generationName } from '@league/projector/ports/read-model-writer.ts';
import { describe, expect, it } from 'vitest';
import { LONG_MS } from '../kit/patience.ts';
import { type League, openLeague, type Started } from './running-league.ts';

const ADMIN: Actor = { id: 'hakan', role: 'admin' };
const OPERATOR: Actor = { id: 'operator', role: 'operator' };

let requests = 0;
const request = async (league: League, actor: Actor, ...projections: string[]): Promise<void> => {
  requests += 1;
  const asked = newEvent(rebuildRequested(...projections), { metadata: { ...sampleMetadata(), actor } });
  await league.store.append(`operations-${requests}`, [asked], 'no-stream');
};

/** Resolves once the model serves as another generation than `before`. */
const another = ({ projector }: Started, model: string, before: string | undefined): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = projector.onMoved((moved) => {
    if (moved.model === model && moved.generation !== before) resolve();
  });
  return promise.finally(stop);
};

describe('a rebuild that was requested', () => {
  it('by an admin is carried out for the projections that it names, and for no other', async () => {
    const league = openLeague();
    const started = await league.start();
    const { positions } = started;
    const [matches, teams] = ['matches', 'teams'].map((model) => positions.current(model)?.generation);
    const rebuilt = another(started, 'matches', matches);
    await request(league, ADMIN, 'matches', 'of-an-earlier-release');
    await rebuilt;
    expect(positions.current('teams')?.generation).toBe(teams);
  });

  it('by an operator is left to the command line, and the next one of an admin is carried out', async () => {
    const league = openLeague();
    const started = await league.start();
    const { positions } = started;
    const [matches, teams] = ['matches', 'teams'].map((model) => positions.current(model)?.generation);
    const rebuilt = another(started, 'teams', teams);
    await request(league, OPERATOR, 'matches');
    await request(league, ADMIN, 'teams');
    await rebuilt;
    expect(positions.current('matches')?.generation).toBe(matches);
  });

  it('while no projector ran is carried out by the next one', async () => {
    const league = openLeague();
    const before = await league.start();
    const head = await league.append(teamCreated());
    expect(await before.positions.reached(['teams'], head, LONG_MS)).toBe(true);
    const generation = before.positions.current('teams')?.generation;
    await before.projector.stop();
    await request(league, ADMIN, 'teams');
    const after = await league.start();
    await another(after, 'teams', generation);
  });

  it('while the projection is being rebuilt is carried out behind that', async () => {
    const league = openLeague();
    let whenComplete = async (): Promise<void> => {};
    const writer: Partial<League['writer']> = {
      complete: async (generation) => {
        await whenComplete();
        return league.writer.complete(generation);
      },
    };
    const started = await league.start({ writer });
    const { positions, projector } = started;
    const seen: Promise<boolean>[] = [];
    whenComplete = async () => {
      whenComplete = async () => {};
      await request(league, ADMIN, 'teams');
      // The follower, which shares the feed with the audit, has been handed the request too.
      seen.push(positions.reached(['audit'], await league.store.head(), LONG_MS));
      await Promise.all(seen);
    };
    const [outcome] = await projector.rebuild(['teams']);
    expect(await Promise.all(seen)).toEqual([true]);
    await another(started, 'teams', outcome?.generation && generationName(outcome.generation));
  });
});
