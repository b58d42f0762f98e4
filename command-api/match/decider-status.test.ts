import { matchResult, matchResultAnnulled, matchStatusChanged } from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import { cancelled, corrected, enter, entered, facts, live, move, score } from '../testing/match-words.ts';
import { specify } from '../testing/specify.ts';
import { type MatchEvent, matchDecider } from './decider.ts';

const { given } = specify(matchDecider);

describe('moving a match to another status', () => {
  it('goes live with a running score that is no result', () => {
    given()
      .when(move('live', score(1, 0)))
      .happens(live(1, 0));
  });

  it('goes live without a score', () => {
    given()
      .when(move('live'))
      .happens(matchStatusChanged({ ...facts, status: 'live', provisionalScore: null }));
  });

  it('moves the running score, also by one side alone', () => {
    const change = (from: [number, number], to: [number, number]) =>
      matchStatusChanged({
        ...facts,
        status: 'live',
        provisionalScore: { home: to[0], away: to[1] },
        changes: { provisionalScore: { from: { home: from[0], away: from[1] }, to: { home: to[0], away: to[1] } } },
      });
    given(live(1, 0))
      .when(move('live', score(1, 1)))
      .happens(change([1, 0], [1, 1]));
    given(live(1, 0))
      .when(move('live', { homeScore: 2 }))
      .happens(change([1, 0], [2, 0]));
  });

  it('takes no half of a first running score', () => {
    given()
      .when(move('live', { homeScore: 1 }))
      .refused('SCORE_MISSING', { errors: [{ path: 'awayScore', message: 'Deplasman skorunu girin.' }] });
  });

  it('records nothing when it is there already', () => {
    given(live(1, 0)).when(move('live')).nothingHappens();
    given().when(move('scheduled')).nothingHappens();
  });

  it('forgets the running score when it is cancelled', () => {
    given(live(1, 0))
      .when(move('cancelled'))
      .happens(
        matchStatusChanged({
          ...facts,
          status: 'cancelled',
          provisionalScore: null,
          changes: {
            status: { from: 'live', to: 'cancelled' },
            provisionalScore: { from: { home: 1, away: 0 }, to: null },
          },
        }),
      );
  });

  it.each(['scheduled', 'live', 'cancelled'] as const)(
    'annuls the result of a finished match that goes back to %s',
    (status) => {
      given(entered())
        .when(move(status))
        .happens(matchResultAnnulled({ ...facts, previous: matchResult(), status }));
    },
  );

  it('takes a result again after it was annulled', () => {
    given(entered(), matchResultAnnulled({ ...facts, previous: matchResult() }))
      .when(enter(score(3, 1)))
      .happens(entered());
  });

  it('takes a result again after a cancelled match is planned again', () => {
    const [back] = given(cancelled).when(move('scheduled')).events();
    given(cancelled, back as MatchEvent)
      .when(enter(score(3, 1)))
      .happens(entered());
  });
});

describe('the revision of the result', () => {
  const history: MatchEvent[] = [entered(), corrected({}, { awayScore: 2 }), matchResultAnnulled({ ...facts })];

  it.each([0, 1, 2, 3])('is raised by each result event: %i of them', (count) => {
    const stale = enter(score(5, 5), { seenRevision: count === 0 ? 1 : count - 1 });
    given(...history.slice(0, count))
      .when(stale)
      .refused('STALE_RESULT');
    expect(
      given(...history.slice(0, count))
        .when(enter(score(5, 5), { seenRevision: count }))
        .events(),
    ).toHaveLength(1);
  });

  it('is not raised by status and running score', () => {
    expect(
      given(live(1, 0), cancelled)
        .when(enter({}, { seenRevision: 0, status: 'live' }))
        .events(),
    ).toHaveLength(1);
  });

  it('is asked for a status as well', () => {
    given(entered())
      .when(enter({}, { seenRevision: 0, status: 'cancelled' }))
      .refused('STALE_RESULT');
  });

  it('is asked before anything else, so that a stale edit is shown what stands', () => {
    given(entered())
      .when(enter(score(3, 1), { seenRevision: 0 }))
      .refused('STALE_RESULT');
  });
});
