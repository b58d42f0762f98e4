import {
  fixture,
  fixturesGenerated,
  fixturesRestored,
  matchesDeleted,
  matchFacts,
  matchResult,
  matchResultAnnulled,
  matchResultCorrected,
  matchResultEntered,
  matchScheduled,
  numberedId,
  restoredMatch,
  seasonReset,
} from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import { given, recordedAt } from './given-events.ts';
import { standings } from './standings.projection.ts';

const after = given(standings);
const date = '2026-11-20T18:00:00.000Z';
const facts = (number: number, more: Partial<ReturnType<typeof matchFacts>> = {}) =>
  matchFacts({ matchId: numberedId(number), week: 2, home: numberedId(11), away: numberedId(12), date, ...more });
const entered = matchResultEntered(facts(1));
const row = { home: numberedId(11), away: numberedId(12), homeScore: 3, awayScore: 1, playedAt: date };
const first = numberedId(1);

describe('standings', () => {
  it('count an entered result in its week', () => {
    expect(after(entered)).toEqual({ '1/2': { season: 1, week: 2, results: { [first]: row } } });
  });

  it('count a walkover with its score', () => {
    const result = matchResult({ homeScore: 0, awayScore: 3, walkover: 'away' });
    expect(after(matchResultEntered({ ...facts(1), result }))).toMatchObject({
      '1/2': { results: { [first]: { homeScore: 0, awayScore: 3 } } },
    });
  });

  it('take the time of recording for a match without a date', () => {
    const undated = matchResultEntered(facts(1, { date: null }));
    expect(after(undated)).toMatchObject({ '1/2': { results: { [first]: { playedAt: recordedAt(1) } } } });
  });

  it('count a corrected result instead of the one before', () => {
    const corrected = matchResultCorrected({ ...facts(1), corrected: matchResult({ homeScore: 1 }) });
    expect(after(entered, corrected)).toEqual({
      '1/2': { season: 1, week: 2, results: { [first]: { ...row, homeScore: 1 } } },
    });
  });

  it('keep the time of the first recording when a correction has no date', () => {
    const undated = facts(1, { date: null });
    expect(after(matchResultEntered(undated), matchResultCorrected(undated))).toMatchObject({
      '1/2': { results: { [first]: { playedAt: recordedAt(1) } } },
    });
  });

  it('count no more what was annulled, and drop a week that is empty', () => {
    const second = matchResultEntered(facts(2));
    const annulled = matchResultAnnulled(facts(1));
    expect(after(entered, second, annulled)).toEqual({
      '1/2': { season: 1, week: 2, results: { [numberedId(2)]: row } },
    });
    expect(after(entered, annulled)).toEqual({});
  });

  it('move a played match to its new date', () => {
    const moved = matchScheduled(facts(1, { date: '2026-12-01T18:00:00.000Z' }));
    expect(after(entered, moved)).toMatchObject({
      '1/2': { results: { [first]: { playedAt: '2026-12-01T18:00:00.000Z' } } },
    });
    expect(after(entered, matchScheduled(facts(1, { date: null })))).toMatchObject({
      '1/2': { results: { [first]: { playedAt: date } } },
    });
    expect(after(moved)).toEqual({});
  });

  it('forget the results of deleted matches, week by week', () => {
    const next = matchResultEntered(facts(2, { week: 3 }));
    const deleted = matchesDeleted({
      matches: [
        { matchId: first, week: 2 },
        { matchId: numberedId(9), week: 3 },
      ],
    });
    expect(Object.keys(after(entered, next, deleted))).toEqual(['1/3']);
  });

  it('forget the results of replaced matches', () => {
    expect(after(entered, fixturesGenerated({ replaced: [{ matchId: first, week: 2 }] }))).toEqual({});
  });

  it('count again the results of matches that come back, at their time, and those no longer that go instead', () => {
    const undated = matchResultEntered(facts(2, { date: null }));
    const deleted = matchesDeleted({ matches: [1, 2].map((number) => ({ matchId: numberedId(number), week: 2 })) });
    const instead = fixture({ matchId: numberedId(3), week: 4 });
    const slipped = matchResultEntered(facts(3, { week: 4 }));
    const finished = { week: 2, home: row.home, away: row.away, status: 'finished' as const, result: matchResult() };
    const back = fixturesRestored({
      matches: [
        restoredMatch({ matchId: first, date, ...finished, enteredAt: recordedAt(1) }),
        restoredMatch({ matchId: numberedId(2), ...finished, date: null, enteredAt: recordedAt(2) }),
        restoredMatch({ matchId: numberedId(4), week: 5 }),
      ],
      removed: [{ matchId: instead.matchId, week: 4 }],
    });
    expect(after(entered, undated, deleted, slipped, back)).toEqual(after(entered, undated));
  });

  it('leave out what was recorded behind the close of the season', () => {
    expect(after(seasonReset(), entered)).toEqual({});
  });
});
