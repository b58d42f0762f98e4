import { formatPosition } from '@league/events/envelope.ts';
import type { MatchResult } from '@league/events/match-result.ts';
import {
  fixture,
  fixturesGenerated,
  fixturesImported,
  fixturesRestored,
  matchesDeleted,
  matchFacts,
  matchResult,
  matchResultAnnulled,
  matchResultCorrected,
  matchResultEntered,
  matchScheduled,
  matchStatusChanged,
  numberedId,
  playerLine,
  restoredMatch,
  seasonReset,
} from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import { given, recordedAt } from './given-events.ts';
import { foldingOf } from '../running/fold.ts';
import { matches } from './matches.projection.ts';

const after = given(matches);
const matchId = numberedId(1);
const planned = fixture({ matchId, week: 3, home: numberedId(11), away: numberedId(12) });
const generated = fixturesGenerated({ matches: [planned] });
const facts = matchFacts({ matchId, week: 3, home: planned.home, away: planned.away });
const entered = matchResultEntered({ ...facts, result: matchResult() });
const corrected = matchResultCorrected({ ...facts, corrected: matchResult({ awayScore: 2 }) });
const annulled = matchResultAnnulled({ ...facts, previous: matchResult({ awayScore: 2 }), status: 'scheduled' });

/** What a list shows of the result of these tests. */
const outcome = (more: Partial<MatchResult> = {}) => {
  const { homeScore, awayScore, walkover, cards } = matchResult(more);
  return { homeScore, awayScore, walkover, cards, linesExceedScore: false };
};

describe('matches', () => {
  it('come into being with the fixtures', () => {
    expect(after(generated)).toEqual({
      [matchId]: {
        id: matchId,
        season: 1,
        week: 3,
        date: planned.date,
        status: 'scheduled',
        home: planned.home,
        away: planned.away,
        stadium: null,
        result: null,
        provisionalScore: null,
        lastGoal: null,
        resultRevision: 0,
        resultAt: null,
        changedAt: recordedAt(1),
      },
    });
  });

  it('come into being with an import, whose results are left to the match streams', () => {
    const match = { ...planned, result: { homeScore: 1, awayScore: 0 } };
    expect(after(fixturesImported({ matches: [match] }))[matchId]).toMatchObject({ status: 'scheduled', result: null });
  });

  it('come into being one by one', () => {
    expect(after({ type: 'MatchAdded', data: { season: 2, match: planned } })[matchId]).toMatchObject({
      season: 2,
      week: 3,
    });
  });

  it('come back as they stood, in place of the fixtures that had replaced them', () => {
    const replaced = [{ matchId, week: 3 }];
    const replacing = fixturesGenerated({ matches: [fixture({ matchId: numberedId(2), week: 5 })], replaced });
    const removed = [{ matchId: numberedId(2), week: 5 }];
    const back = (more: Parameters<typeof restoredMatch>[0]) =>
      fixturesRestored({ matches: [restoredMatch({ ...planned, stadium: null, ...more })], removed });
    const finished = { status: 'finished' as const, result: matchResult({ awayScore: 2 }), resultRevision: 2 };
    // Both name the position of their last event of a result, which is the restoration's where there was one.
    const but = (position: number) => ({
      resultAt: formatPosition(BigInt(position)),
      changedAt: recordedAt(position),
    });
    expect(after(generated, entered, corrected, replacing, back(finished))[matchId]).toEqual({
      ...after(generated, entered, corrected)[matchId],
      ...but(5),
    });
    const moved = matchScheduled({ ...facts, date: '2026-12-01T18:00:00.000Z', stadium: 'Moda' });
    const live = matchStatusChanged({ ...facts });
    const standing = {
      date: '2026-12-01T18:00:00.000Z',
      stadium: 'Moda',
      status: 'live' as const,
      provisionalScore: { home: 1, away: 0 },
    };
    expect(after(generated, moved, live, replacing, back(standing))[matchId]).toEqual({
      ...after(generated, moved, live)[matchId],
      ...but(5),
      lastGoal: null,
    });
  });

  it('count no results of the time in which they were away, and those behind it', () => {
    const replacing = fixturesGenerated({ matches: [], replaced: [{ matchId, week: 3 }] });
    const back = fixturesRestored({ matches: [restoredMatch(planned)] });
    expect(after(generated, replacing, entered, back)[matchId]).toMatchObject({ status: 'scheduled' });
    expect(after(generated, replacing, back, entered)[matchId]).toMatchObject({ status: 'finished' });
  });

  it('give way to the fixtures that replace them', () => {
    const next = fixture();
    const replacing = fixturesGenerated({ matches: [next], replaced: [{ matchId, week: 3 }] });
    expect(Object.keys(after(generated, replacing))).toEqual([next.matchId]);
  });

  it('are gone when they are deleted', () => {
    expect(after(generated, matchesDeleted({ matches: [{ matchId, week: 3 }] }))).toEqual({});
  });

  it('take another date and stadium', () => {
    const scheduled = matchScheduled({ ...facts, date: null, stadium: 'Ali Sami Yen' });
    expect(after(generated, scheduled)[matchId]).toMatchObject({ date: null, stadium: 'Ali Sami Yen' });
  });

  it('say when they changed last, also where an event comes again behind a later one', () => {
    const moved = matchScheduled({ ...facts, date: null });
    expect(after(generated, moved)[matchId]).toMatchObject({ changedAt: recordedAt(2) });
    expect(after(generated, moved, entered)[matchId]).toMatchObject({ changedAt: recordedAt(3) });
    expect(after(generated, moved, seasonReset(), entered)[matchId]).toMatchObject({ changedAt: recordedAt(2) });
    const { evolve } = foldingOf(matches);
    const event = (more: object, epochMs: number) => ({ ...more, position: 9n, recordedAt: epochMs });
    const later = evolve(after(generated)[matchId] ?? null, event(moved, Date.parse(recordedAt(9))), matchId);
    expect(evolve(later, event(moved, Date.parse(recordedAt(5))), matchId)).toEqual(later);
  });

  it('show a running score that counts for nothing', () => {
    const live = matchStatusChanged({ ...facts, status: 'live', provisionalScore: { home: 1, away: 0 } });
    const expected = { status: 'live', provisionalScore: { home: 1, away: 0 }, result: null, resultRevision: 0 };
    expect(after(generated, live)[matchId]).toMatchObject(expected);
  });

  it('say who scored last while they run, and when that was said', () => {
    const score = (home: number, away: number) =>
      matchStatusChanged({ ...facts, status: 'live', provisionalScore: { home, away } });
    const last = (...scores: Parameters<typeof score>[]) =>
      after(generated, ...scores.map(([home, away]) => score(home, away)))[matchId];
    const [byHome, byAway] = [
      { lastGoal: { side: 'home', at: recordedAt(2) } },
      { lastGoal: { side: 'away', at: recordedAt(3) } },
    ];
    expect(last([0, 0])).toMatchObject({ lastGoal: null });
    expect(last([1, 0])).toMatchObject(byHome);
    expect(last([1, 0], [1, 0])).toMatchObject(byHome);
    expect(last([1, 0], [1, 1])).toMatchObject(byAway);
    expect(last([1, 0], [0, 0])).toMatchObject({ lastGoal: null });
    expect(after(generated, score(1, 0), entered)[matchId]).toMatchObject({ lastGoal: null });
  });

  it('are finished by a result', () => {
    const live = matchStatusChanged({ ...facts, provisionalScore: { home: 1, away: 0 } });
    const expected = { status: 'finished', result: outcome(), provisionalScore: null, resultRevision: 1 };
    expect(after(generated, live, entered)[matchId]).toMatchObject(expected);
  });

  it('take a corrected result', () => {
    const expected = { result: outcome({ awayScore: 2 }), resultRevision: 2 };
    expect(after(generated, entered, corrected)[matchId]).toMatchObject(expected);
  });

  it('say whether their lines have more goals than their score', () => {
    const lines = [playerLine({ goals: 4 })];
    const exceeding = matchResultEntered({ ...facts, result: matchResult({ lines }) });
    expect(after(generated, exceeding)[matchId]).toMatchObject({ result: { linesExceedScore: true } });
  });

  it('count a correction that changes nothing of the outcome, such as one of lines alone', () => {
    const ofLines = matchResultCorrected({ ...facts, corrected: matchResult({ lines: [playerLine()] }) });
    expect(after(generated, entered, ofLines)[matchId]).toMatchObject({ result: outcome(), resultRevision: 2 });
  });

  it('lose an annulled result', () => {
    const expected = { status: 'scheduled', result: null, resultRevision: 3 };
    expect(after(generated, entered, corrected, annulled)[matchId]).toMatchObject(expected);
  });

  it('count a result that is entered again after it was annulled', () => {
    const again = matchResultAnnulled({ ...facts });
    expect(after(generated, entered, again, entered)[matchId]).toMatchObject({ status: 'finished', resultRevision: 3 });
  });

  it('are not made by the events of a match that does not exist', () => {
    expect(after(matchScheduled(facts), matchStatusChanged(facts), entered, corrected, annulled)).toEqual({});
  });

  it('stay as they are in a season that is closed', () => {
    expect(after(generated, seasonReset(), entered)[matchId]).toMatchObject({ status: 'scheduled', resultRevision: 0 });
  });

  it('move with what is void, so that an open history of the match hears of it, and say nothing else of it', () => {
    const [closed, voided] = [after(generated, seasonReset()), after(generated, seasonReset(), entered, corrected)];
    expect(voided).toEqual({ [matchId]: { ...closed[matchId], voidAt: formatPosition(4n) } });
    expect(after(generated, matchesDeleted({ matches: [{ matchId, week: 3 }] }), entered)).toEqual({});
  });
});
