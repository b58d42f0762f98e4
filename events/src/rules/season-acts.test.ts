import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventTypes, type LeagueEvent } from '../catalogue.ts';
import {
  fixturesGenerated,
  freshId,
  matchesDeleted,
  matchResultAnnulled,
  matchResultCorrected,
  matchResultEntered,
  matchScheduled,
  matchStatusChanged,
  seasonReset,
  teamCreated,
} from '../testing/sample-events.ts';
import { evolveSeasonActs, isVoid, noSeasonActs, type SeasonActs } from './season-acts.ts';

const at = <E extends LeagueEvent>(position: bigint, event: E): E & { readonly position: bigint } => ({
  ...event,
  position,
});

const acts = (...events: readonly (LeagueEvent & { readonly position: bigint })[]): SeasonActs =>
  events.reduce(evolveSeasonActs, noSeasonActs);

const matchId = freshId();
const ofMatch = { matchId, season: 1 };
const eventsOfMatch = [
  matchScheduled(ofMatch),
  matchResultEntered(ofMatch),
  matchResultCorrected(ofMatch),
  matchResultAnnulled(ofMatch),
  matchStatusChanged(ofMatch),
];

describe('a match event in a season that goes on', () => {
  it.each(eventsOfMatch)('counts: $type', (event) => {
    expect(isVoid(noSeasonActs, at(5n, event))).toBe(false);
    expect(isVoid(acts(at(3n, seasonReset({ closed: 2, opened: 3 }))), at(5n, event))).toBe(false);
    expect(isVoid(acts(at(3n, matchesDeleted())), at(5n, event))).toBe(false);
  });
});

describe('when a match is deleted a second time', () => {
  it('stays void from the first deletion on', () => {
    const twice = acts(
      at(10n, matchesDeleted({ matches: [{ matchId, week: 1 }] })),
      at(20n, matchesDeleted({ matches: [{ matchId, week: 1 }] })),
    );
    expect(isVoid(twice, at(15n, matchResultEntered(ofMatch)))).toBe(true);
  });
});

describe('when the season was closed at position 10', () => {
  const closed = acts(at(10n, seasonReset({ closed: 1, opened: 2 })));

  it.each(eventsOfMatch)('$type before it counts, behind it is void', (event) => {
    expect(isVoid(closed, at(9n, event))).toBe(false);
    expect(isVoid(closed, at(11n, event))).toBe(true);
  });

  it('matches of the next season count', () => {
    expect(isVoid(closed, at(11n, matchResultEntered({ season: 2 })))).toBe(false);
  });

  it('what is no match event is never void', () => {
    expect(isVoid(closed, at(11n, teamCreated()))).toBe(false);
    expect(isVoid(closed, at(11n, fixturesGenerated({ season: 1 })))).toBe(false);
  });
});

describe('when the match was deleted at position 10', () => {
  it.each([
    ['by an admin', matchesDeleted({ matches: [{ matchId, week: 1 }] })],
    ['by fixtures that took its place', fixturesGenerated({ replaced: [{ matchId, week: 1 }] })],
  ])('its events behind that are void, those of others count (%s)', (_, act) => {
    const deleted = acts(at(10n, act));
    expect(isVoid(deleted, at(9n, matchResultEntered(ofMatch)))).toBe(false);
    expect(isVoid(deleted, at(11n, matchResultEntered(ofMatch)))).toBe(true);
    expect(isVoid(deleted, at(11n, matchResultEntered({ season: 1 })))).toBe(false);
  });

  it('and the season closed later, the deletion still decides', () => {
    const both = acts(at(10n, matchesDeleted({ matches: [{ matchId, week: 1 }] })), at(20n, seasonReset()));
    expect(isVoid(both, at(15n, matchResultEntered(ofMatch)))).toBe(true);
    expect(isVoid(both, at(15n, matchResultEntered({ season: 1 })))).toBe(false);
  });
});

describe('the acts', () => {
  it('stay the same object over events that are no such act', () => {
    for (const event of [...eventsOfMatch, teamCreated(), fixturesGenerated({ replaced: [] })]) {
      expect(evolveSeasonActs(noSeasonActs, at(1n, event))).toBe(noSeasonActs);
    }
  });

  it('survive JSON, since projections keep them in documents', () => {
    const some = acts(at(10n, seasonReset()), at(11n, matchesDeleted()));
    expect(JSON.parse(JSON.stringify(some))).toEqual(some);
  });

  it('void exactly what stands behind the act, at any position', () => {
    const position = fc.bigInt({ min: 1n, max: 2n ** 63n });
    fc.assert(
      fc.property(position, position, fc.constantFrom(...eventsOfMatch), (act, event, made) => {
        const expected = event > act;
        expect(isVoid(acts(at(act, seasonReset({ closed: 1 }))), at(event, made))).toBe(expected);
        const deletion = matchesDeleted({ matches: [{ matchId, week: 1 }] });
        expect(isVoid(acts(at(act, deletion)), at(event, made))).toBe(expected);
      }),
    );
  });

  it('know every event of a match', () => {
    const ofMatches = eventTypes.filter(
      (type) => type.startsWith('Match') && !['MatchAdded', 'MatchesDeleted'].includes(type),
    );
    expect(eventsOfMatch.map((event) => event.type).toSorted()).toEqual(ofMatches.toSorted());
  });
});
