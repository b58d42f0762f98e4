import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LeagueEvent } from '../catalogue.ts';
import {
  broadcasterAssignedToMatch,
  broadcasterRemovedFromMatch,
  fixturesGenerated,
  fixturesRestored,
  freshId,
  matchResultAnnulled,
  matchResultCorrected,
  matchResultEntered,
  matchScheduled,
  matchStatusChanged,
  matchesDeleted,
  refereeAssignedToMatch,
  refereeRemovedFromMatch,
  restoredMatch,
  returnedMatch,
  seasonActUndone,
  seasonReset,
  streamStarted,
  streamStopped,
  teamCreated,
  undoneDeletion,
  undoneReset,
  viewersCounted,
} from '../testing/sample-events.ts';
import { evolveSeasonActs, isVoid, matchEventTypes, noSeasonActs, type SeasonActs } from './season-acts.ts';

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
  refereeAssignedToMatch(ofMatch),
  refereeRemovedFromMatch(ofMatch),
  broadcasterAssignedToMatch(ofMatch),
  broadcasterRemovedFromMatch(ofMatch),
  streamStarted(ofMatch),
  streamStopped(ofMatch),
  viewersCounted(ofMatch),
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

describe('when the season was closed at position 10 and reopened at 20', () => {
  const closed = at(10n, seasonReset({ closed: 1, opened: 2 }));
  const reopened = at(20n, seasonActUndone({ season: 2, undone: undoneReset() }));

  it.each(eventsOfMatch)('$type counts before and behind, and is void for ever in between', (event) => {
    const voids = (taken: SeasonActs) => [9n, 11n, 19n, 21n].map((position) => isVoid(taken, at(position, event)));
    expect(voids(acts(closed, reopened))).toEqual([false, true, true, false]);
    expect(voids(acts(closed, reopened, at(30n, seasonReset())))).toEqual([false, true, true, false]);
  });

  it('it may be closed and reopened again, and other seasons are as they were', () => {
    const twice = acts(
      closed,
      reopened,
      at(30n, seasonReset({ closed: 1, opened: 2 })),
      at(40n, seasonActUndone({ season: 2, undone: undoneReset() })),
    );
    const voids = [15n, 25n, 35n, 45n].map((position) => isVoid(twice, at(position, matchResultEntered(ofMatch))));
    expect(voids).toEqual([true, false, true, false]);
    expect(isVoid(twice, at(35n, matchResultEntered({ season: 2 })))).toBe(false);
  });
});

describe('when the deletion of a match at position 10 was taken back at 20', () => {
  const gone = at(10n, matchesDeleted({ matches: [{ matchId, week: 1 }] }));
  const back = at(20n, seasonActUndone({ undone: undoneDeletion(returnedMatch({ matchId })) }));

  it.each(eventsOfMatch)('$type counts before and behind, and is void for ever in between', (event) => {
    const voids = [9n, 11n, 19n, 21n].map((position) => isVoid(acts(gone, back), at(position, event)));
    expect(voids).toEqual([false, true, true, false]);
  });

  it('other acts that are taken back change nothing of it', () => {
    const before = acts(gone);
    const undone = at(20n, seasonActUndone());
    expect(evolveSeasonActs(before, undone)).toBe(before);
  });
});

describe('when a match was deleted at position 10 and restored at 20', () => {
  const gone = at(10n, fixturesGenerated({ replaced: [{ matchId, week: 1 }] }));
  const back = at(20n, fixturesRestored({ matches: [restoredMatch({ matchId })] }));

  it.each(eventsOfMatch)('$type counts before and behind, and is void for ever in between', (event) => {
    const voids = (taken: SeasonActs) => [9n, 11n, 19n, 21n].map((position) => isVoid(taken, at(position, event)));
    expect(voids(acts(gone, back))).toEqual([false, true, true, false]);
    expect(voids(acts(gone, back, at(30n, seasonReset())))).toEqual([false, true, true, false]);
    // Projections judge an event by the acts before it in the log.
    expect(isVoid(acts(gone), at(11n, event))).toBe(true);
  });

  it('a second deletion takes it out again, a second restoring brings it back', () => {
    const again = at(30n, matchesDeleted({ matches: [{ matchId, week: 1 }] }));
    const backAgain = at(40n, fixturesRestored({ matches: [restoredMatch({ matchId })] }));
    const voids = (taken: SeasonActs) =>
      [15n, 25n, 35n, 45n].map((position) => isVoid(taken, at(position, matchResultEntered(ofMatch))));
    expect(voids(acts(gone, back, again))).toEqual([true, false, true, true]);
    expect(voids(acts(gone, back, again, backAgain))).toEqual([true, false, true, false]);
  });

  it('what was restored into a season that is over stays void behind its close', () => {
    const closed = acts(gone, at(15n, seasonReset()), back);
    expect(isVoid(closed, at(9n, matchResultEntered(ofMatch)))).toBe(false);
    expect(isVoid(closed, at(21n, matchResultEntered(ofMatch)))).toBe(true);
  });

  it('the fixtures that went instead are void behind that, not before', () => {
    const removed = freshId();
    const taken = acts(gone, at(20n, fixturesRestored({ matches: [], removed: [{ matchId: removed, week: 1 }] })));
    const voids = [19n, 21n].map((position) => isVoid(taken, at(position, matchResultEntered({ matchId: removed }))));
    expect(voids).toEqual([false, true]);
  });

  it('a match that never was deleted is as it was', () => {
    expect(isVoid(acts(back), at(15n, matchResultEntered(ofMatch)))).toBe(false);
  });
});

describe('the acts', () => {
  it('stay the same object over events that are no such act', () => {
    for (const event of [...eventsOfMatch, teamCreated(), fixturesGenerated({ replaced: [] })]) {
      expect(evolveSeasonActs(noSeasonActs, at(1n, event))).toBe(noSeasonActs);
    }
  });

  it('survive JSON, since projections keep them in documents', () => {
    const some = acts(
      at(10n, seasonReset()),
      at(11n, matchesDeleted()),
      at(12n, matchesDeleted({ matches: [{ matchId, week: 1 }] })),
      at(13n, fixturesRestored({ matches: [restoredMatch({ matchId })] })),
    );
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
    expect(eventsOfMatch.map((event) => event.type).toSorted()).toEqual(Object.keys(matchEventTypes).toSorted());
  });
});
