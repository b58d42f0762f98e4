import { UnreadableEvent } from '@league/events/codec.ts';
import { freshId, newEvent, teamCreated, teamHistory } from '@league/events/testing/sample-events.ts';
import { BuildUnderWay, UnknownProjection } from '@league/projector/running/projector.ts';
import { NotStoppedThere } from '@league/projector/running/skips.ts';
import { describe, expect, it } from 'vitest';
import { createInProcessFeed } from '@league/infra/adapters/event-feed/in-process.ts';
import { LONG_MS } from '../kit/patience.ts';
import { counting, POISON } from './counting.ts';
import { openPoisonableLeague, registry, stopsOf } from './poisonable-league.ts';
import { type League, openLeague } from './running-league.ts';

const poison = teamCreated({ name: POISON });
const unheard = { stream: 'cup-1', type: 'CupDrawn' };

const unexpected = (): never => {
  throw new Error('nothing is to be recorded');
};

const documentsOf = async (league: League, name: string): Promise<readonly unknown[]> =>
  (await league.dump(name)).map(({ body }): unknown => JSON.parse(body));

describe('skipping an event', () => {
  it('is refused, and not recorded, for any event but the one at which the projection stopped', async () => {
    const league = await openPoisonableLeague();
    const event = league.poison(unheard);
    const { projector, positions } = await league.start({ registry });
    expect(await positions.reached(['teams'], event.position, LONG_MS)).toBe(true);
    const refusalOf = async (name: string, id: string): Promise<Error> =>
      projector.skip(name, id, unexpected).then(unexpected, (error: Error) => error);
    const other = freshId();
    expect(await refusalOf('teams', event.id)).toEqual(
      new NotStoppedThere("'teams' has not stopped: only the event at which it stands can be skipped"),
    );
    expect(await refusalOf('audit', other)).toEqual(
      new NotStoppedThere(
        `'audit' stands at the event ${event.id} (CupDrawn of cup-1), not at ${other}: only that one can be skipped`,
      ),
    );
    expect(await refusalOf('ghosts', event.id)).toBeInstanceOf(UnknownProjection);
    expect(await stopsOf({ projector, positions })).toMatchObject([{ name: 'audit' }]);
  });

  it('is refused for a projection that has not stopped', async () => {
    const league = openLeague();
    await league.start();
    const readAll = () => Promise.reject(new UnreadableEvent('the next event is nothing at all'));
    const feed = createInProcessFeed({ ...league.store, readAll });
    const { projector, positions } = await league.start({ feed });
    expect(await positions.reached(['teams'], 1n, LONG_MS)).toBe(false);
    await expect(projector.skip('teams', freshId(), unexpected)).rejects.toThrow(
      "'teams' stopped at no single event, so that none can be skipped: the next event is nothing at all",
    );
  });

  it('is refused while the projection is being rebuilt', async () => {
    const league = await openPoisonableLeague();
    const { id } = league.poison(unheard);
    const { projector } = await league.start({ registry });
    const rebuilding = projector.rebuild(['audit']);
    await expect(projector.skip('audit', id, unexpected)).rejects.toBeInstanceOf(BuildUnderWay);
    await rebuilding;
  });

  it('that cannot be recorded leaves the projection stopped', async () => {
    const league = await openPoisonableLeague();
    await league.start({ registry });
    const { id, position } = league.poison(unheard);
    const started = await league.start({ registry });
    expect(await started.positions.reached(['audit'], position, LONG_MS)).toBe(false);
    const skipping = started.projector.skip('audit', id, () => Promise.reject(new Error('disk full')));
    await expect(skipping).rejects.toThrow('disk full');
    expect(await stopsOf(started)).toMatchObject([{ name: 'audit', failure: { event: { id } } }]);
  });

  it('that was recorded but not carried out takes effect at the next start', async () => {
    const league = await openPoisonableLeague();
    await league.start({ registry });
    const event = league.poison(unheard);
    await league.record('audit', event);
    const last = await league.append(teamCreated());
    const { positions } = await league.start({ registry });
    expect(await positions.reached(['audit'], last, LONG_MS)).toBe(true);
  });

  it('lets the projection continue to the next event that it cannot read, and stops there', async () => {
    const league = await openPoisonableLeague();
    await league.start({ registry });
    const [first, second] = [league.poison(unheard), league.poison(unheard)];
    const started = await league.start({ registry });
    const { projector, positions } = started;
    await expect.poll(() => stopsOf(started)).toMatchObject([{ name: 'audit', failure: { event: first } }]);
    await projector.skip('audit', first.id, (event) => league.record('audit', event));
    await expect.poll(() => stopsOf(started)).toMatchObject([{ name: 'audit', failure: { event: second } }]);
    await projector.skip('audit', second.id, (event) => league.record('audit', event));
    expect(await positions.reached(['audit'], await league.store.head(), LONG_MS)).toBe(true);
  });

  it('is possible for an event at which only a rebuild stops, and holds for the next rebuild', async () => {
    const league = openLeague();
    const { projector: before } = await league.start({ registry: [counting('count')] });
    await league.append(teamCreated(), poison, teamCreated());
    await before.stop();
    const { projector, positions } = await league.start({ registry: [counting('count', { poisoned: true })] });
    const [{ id } = { id: '' }] = await league.store.readAll(1n, 1);
    await expect(projector.skip('count', id, unexpected)).rejects.toBeInstanceOf(NotStoppedThere);
    expect(await projector.rebuild(['count'])).toMatchObject([{ failure: { event: { id } } }]);
    let recorded = '';
    await projector.skip('count', id, async (event) => {
      recorded = event.id;
    });
    expect(recorded).toBe(id);
    expect(await positions.reached(['count'], 3n, LONG_MS)).toBe(true);
    expect(await projector.rebuild(['count'])).toMatchObject([{ failure: undefined }]);
    expect(await documentsOf(league, 'count')).toEqual([{ teams: 2, by: 1 }]);
  });
});

describe('the skips of a log', () => {
  it('are found by stream and revision, also before and after events that cannot be read', async () => {
    const league = await openPoisonableLeague();
    await league.store.append('team-9', [newEvent(poison)], 'no-stream');
    const [sound] = (await league.store.readStream('team-9')).events;
    const [first, second] = ['{', '['].map((data) => league.poison({ stream: 'team-9', type: 'TeamCreated', data }));
    if (sound === undefined || first === undefined || second === undefined) throw new Error('not written');
    const last = await league.append(teamCreated());
    const started = await league.start({ registry });
    for (const event of [sound, first, second]) await league.record('failing', event);
    const again = await league.start({ registry });
    expect((await stopsOf(started)).map(({ name }) => name)).toContain('failing');
    expect(await again.positions.reached(['failing'], last, LONG_MS)).toBe(true);
    expect((await stopsOf(again)).map(({ name }) => name)).toEqual(['teams', 'audit']);
  });

  it('are used and added to although one of the operators’ own acts cannot be read', async () => {
    const league = await openPoisonableLeague();
    await league.start({ registry });
    const event = league.poison(unheard);
    await league.record('audit', event);
    const act = league.poison({ stream: 'operations', type: 'ServerRenamed' });
    const started = await league.start({ registry });
    await expect.poll(() => stopsOf(started)).toMatchObject([{ name: 'audit', failure: { event: act } }]);
    await started.projector.skip('audit', act.id, (place) => league.record('audit', place));
    const again = await league.start({ registry });
    expect(await again.positions.reached(['audit'], await league.store.head(), LONG_MS)).toBe(true);
  });

  it('are ignored where the log does not contain their event, since it was restored to an older state', async () => {
    const league = openLeague();
    await league.store.append('team-1', teamHistory(1), 'no-stream');
    const poisoned = [counting('failing', { poisoned: true })];
    const skip = {
      type: 'ProjectionSkipped',
      data: { projection: 'failing', eventId: freshId(), stream: 'team-1' },
    } as const;
    for (const revision of [0, 7]) {
      const { revision: at } = await league.store.readStream('operations');
      await league.store.append('operations', [newEvent({ ...skip, data: { ...skip.data, revision } })], at);
    }
    const { positions } = await league.start({ registry: poisoned });
    expect(await positions.reached(['failing'], await league.store.head(), LONG_MS)).toBe(true);
    expect(await documentsOf(league, 'failing')).toEqual([{ teams: 1, by: 1 }]);
  });
});
