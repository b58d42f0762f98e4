import type { EventPlace } from '@league/events/codec.ts';
import { sampleMetadata, teamCreated } from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import type { ForeignEvent } from '../kit/foreign-event.ts';
import { LONG_MS } from '../kit/patience.ts';
import { POISON } from './counting.ts';
import { openPoisonableLeague, type PoisonableLeague, registry, stopsOf } from './poisonable-league.ts';
import type { Started } from './running-league.ts';

const names = registry.map(({ name }) => name);

const team = (name: string) => JSON.stringify(teamCreated({ name }).data);
const { actor: _, ...anonymous } = sampleMetadata();

/**
 * Events in the log that cannot be applied, with the projections that must stop at each and the reason that they give.
 */
const poisons: readonly (ForeignEvent & { is: string; stops: readonly string[]; reason: string })[] = [
  {
    is: 'an unknown type',
    stream: 'cup-1',
    type: 'CupDrawn',
    stops: ['audit'],
    reason: "unknown event type 'CupDrawn'",
  },
  {
    is: 'half a JSON text',
    stream: 'team-7',
    type: 'TeamCreated',
    data: '{"teamId":',
    stops: ['teams', 'audit', 'failing'],
    reason: "the data of 'TeamCreated' is not JSON",
  },
  {
    is: 'nothing for a match',
    stream: 'match-7',
    type: 'MatchResultEntered',
    data: 'null',
    stops: ['matches', 'match-lines', 'standings', 'result-versions', 'season-squads', 'season-acts', 'audit'],
    reason: "the data of 'MatchResultEntered' is no object",
  },
  {
    is: 'a newer version',
    stream: 'team-7',
    type: 'TeamCreated',
    version: 9,
    data: team('Yeni'),
    stops: ['teams', 'audit', 'failing'],
    reason: "'TeamCreated' has version 9, this program reads up to 3",
  },
  {
    is: 'metadata that is no JSON',
    stream: 'team-7',
    type: 'TeamCreated',
    data: team('Adsız'),
    metadata: '{',
    stops: ['audit'],
    reason: "the metadata of 'TeamCreated' is not JSON",
  },
  {
    is: 'an envelope without an actor',
    stream: 'team-7',
    type: 'TeamCreated',
    data: team('Adsız'),
    metadata: JSON.stringify(anonymous),
    stops: ['audit'],
    reason: "the metadata of 'TeamCreated' does not say who caused it by which command",
  },
  {
    is: 'an unknown act on a season',
    stream: 'seasons',
    type: 'SeasonPaused',
    stops: names,
    reason: "unknown event type 'SeasonPaused'",
  },
  {
    is: 'an act on a season that cannot be folded',
    stream: 'seasons',
    type: 'MatchesDeleted',
    data: '{"season":1}',
    stops: names,
    reason: 'is not iterable',
  },
  {
    is: 'what a projection throws at',
    stream: 'team-7',
    type: 'TeamCreated',
    data: team(POISON),
    stops: ['failing'],
    reason: 'indigestible',
  },
  {
    is: 'five megabytes',
    stream: 'team-7',
    type: 'TeamCreated',
    data: team('x'.repeat(5 * 1024 * 1024)),
    stops: [],
    reason: '',
  },
];

/** The projections that do not reach the position. */
const behind = async ({ positions }: Started, position: bigint): Promise<readonly string[]> => {
  const reached = await Promise.all(names.map((name) => positions.reached([name], position, LONG_MS)));
  return names.filter((_, index) => reached[index] !== true);
};

/** The expected projections have stopped and name the event; all others are at the head. */
const expectStops = async (
  started: Started,
  head: bigint,
  stops: readonly string[],
  event: EventPlace,
  reason: string,
) => {
  expect(await behind(started, head)).toEqual(stops);
  expect(await stopsOf(started)).toEqual(
    stops.map((name) => ({
      name,
      failure: { event, position: event.position, reason: expect.stringContaining(reason) },
    })),
  );
};

const skipAll = async (league: PoisonableLeague, started: Started, stops: readonly string[], id: string) => {
  for (const name of stops) await started.projector.skip(name, id, (event) => league.record(name, event));
  expect(await behind(started, await league.store.head())).toEqual([]);
};

const dumps = async (league: PoisonableLeague) =>
  Object.fromEntries(await Promise.all(names.map(async (name) => [name, await league.dump(name)] as const)));

const expectRebuiltAsLive = async (league: PoisonableLeague, { projector }: Started) => {
  const live = await dumps(league);
  expect((await projector.verify('all')).filter(({ difference, failure }) => difference ?? failure)).toEqual([]);
  expect((await projector.rebuild('all')).filter(({ failure }) => failure)).toEqual([]);
  for (const name of names) expect(await projector.rebuild([name])).toMatchObject([{ failure: undefined }]);
  expect(await dumps(league)).toEqual(live);
};

describe.each(poisons)('$is in the log', ({ is: _is, stops, reason, ...event }) => {
  it('stops exactly the projections that handle it, until it is skipped for each, for good', async () => {
    const league = await openPoisonableLeague();
    await league.start({ registry });
    const place = league.poison(event);
    const head = await league.append(teamCreated(), teamCreated());
    const started = await league.start({ registry });
    await expectStops(started, head, stops, place, reason);
    for (const name of names) {
      const failure = { event: place, position: place.position, reason: expect.stringContaining(reason) };
      expect(await started.projector.rebuild([name])).toMatchObject([
        { projection: name, failure: stops.includes(name) ? failure : undefined },
      ]);
    }
    const outcomes = await started.projector.rebuild('all');
    expect(outcomes.flatMap(({ projection, failure }) => (failure ? projection : []))).toEqual(stops);

    await skipAll(league, started, stops, place.id);
    expect(await stopsOf(started)).toEqual([]);
    await expectRebuiltAsLive(league, started);

    const again = await league.start({ registry });
    const last = await league.append(teamCreated());
    expect(await behind(again, last)).toEqual([]);
    await expectRebuiltAsLive(league, again);
  });

  it('stops exactly these in their first build, which begins again without it', async () => {
    const league = await openPoisonableLeague();
    const place = league.poison(event);
    const head = await league.append(teamCreated(), teamCreated());
    const started = await league.start({ registry });
    await expectStops(started, head, stops, place, reason);
    await skipAll(league, started, stops, place.id);
    await expectRebuiltAsLive(league, started);
  });
});
