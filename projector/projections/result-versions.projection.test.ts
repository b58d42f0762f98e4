import type { LeagueEvent } from '@league/events/catalogue.ts';
import {
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
import { type ResultVersion, resultVersionsDocument } from '@league/query-api/contract/result-versions.ts';
import { describe, expect, it } from 'vitest';
import { given, recordedAt } from './given-events.ts';
import { resultVersions } from './result-versions.projection.ts';

const after = given(resultVersions);
const [first, second] = [numberedId(1), numberedId(2)];
const sides = { home: numberedId(11), away: numberedId(12) };
const date = '2026-11-22T18:00:00.000Z';
const later = '2026-12-01T18:00:00.000Z';
const facts = (more: Partial<Parameters<typeof matchFacts>[0]> = {}) =>
  matchFacts({ matchId: first, week: 2, date, ...sides, ...more });
const entered = matchResultEntered(facts());
const corrected = matchResultCorrected({ ...facts(), corrected: matchResult({ awayScore: 2 }) });
const annulled = matchResultAnnulled(facts());
const deleted = matchesDeleted({ matches: [{ matchId: first, week: 2 }] });

/** The versions of the first match in a week: at which event, what, with which score, played when. */
const told = (...events: readonly LeagueEvent[]) => toldOf('1/2', ...events);
const toldOf = (week: string, ...events: readonly LeagueEvent[]): string[] => {
  const document = after(...events)[week];
  if (document === undefined) return [];
  const text = ({ position, kind, score }: ResultVersion): string =>
    `${BigInt(position)} ${kind} ${score === null ? '–' : `${score.home}-${score.away}`}`;
  return resultVersionsDocument.parse(document).matches[first]?.versions.map(text) ?? [];
};
const playedAt = (...events: readonly LeagueEvent[]): (string | undefined)[] =>
  resultVersionsDocument.parse(after(...events)['1/2']).matches[first]?.versions.map((each) => each.playedAt) ?? [];

describe('the versions of results', () => {
  it('stand by week and match, each with its place in the log', () => {
    const version = { position: '00000000000000000001', recordedAt: recordedAt(1), kind: 'entered' };
    const versions = [{ ...version, score: { home: 3, away: 1 }, playedAt: date }];
    expect(after(entered)).toEqual({ '1/2': { season: 1, week: 2, matches: { [first]: { ...sides, versions } } } });
  });

  it('are only added: entered, corrected, annulled, and entered again', () => {
    expect(told(entered, corrected, annulled, entered)).toEqual([
      '1 entered 3-1',
      '2 corrected 3-2',
      '3 annulled –',
      '4 entered 3-1',
    ]);
  });

  it('say that a match was deleted, once, and nothing of one that never had a result', () => {
    expect(told(entered, deleted, deleted)).toEqual(['1 entered 3-1', '2 deleted –']);
    expect(after(deleted)).toEqual({});
    expect(told(entered, fixturesGenerated({ replaced: [{ matchId: first, week: 2 }] }))).toEqual([
      '1 entered 3-1',
      '2 deleted –',
    ]);
  });

  it('say that a match came back, with its result or without', () => {
    const finished = { matchId: first, week: 2, ...sides, status: 'finished' as const, result: matchResult() };
    const back = fixturesRestored({ matches: [restoredMatch({ ...finished, date, enteredAt: recordedAt(1) })] });
    expect(told(entered, deleted, back)).toEqual(['1 entered 3-1', '2 deleted –', '3 restored 3-1']);
    const unplayed = fixturesRestored({ matches: [restoredMatch({ matchId: first, week: 2, ...sides })] });
    expect(told(entered, annulled, deleted, unplayed).at(-1)).toBe('4 restored –');
    expect(after(unplayed)).toEqual({});
    expect(toldOf('1/2', entered, fixturesRestored({ matches: [], removed: [{ matchId: first, week: 2 }] }))).toEqual([
      '1 entered 3-1',
      '2 deleted –',
    ]);
  });

  it('are played at their date, without one when they were entered', () => {
    const undated = facts({ date: null });
    expect(playedAt(entered, { ...corrected, data: { ...corrected.data, date: later } })).toEqual([date, later]);
    expect(playedAt(matchResultEntered(undated), matchResultCorrected(undated))).toEqual([
      recordedAt(1),
      recordedAt(1),
    ]);
  });

  it('are moved with their match, as long as it counts and keeps a date', () => {
    const moved = matchScheduled(facts({ date: later }));
    expect(told(entered, moved, moved)).toEqual(['1 entered 3-1', '2 moved 3-1']);
    expect(playedAt(entered, moved)).toEqual([date, later]);
    expect(told(entered, matchScheduled(facts({ date: null })))).toEqual(['1 entered 3-1']);
    expect(told(entered, annulled, moved)).toEqual(['1 entered 3-1', '2 annulled –']);
    expect(after(moved)).toEqual({});
  });

  it('stay in the week and with the sides for which they were recorded', () => {
    const plan = { matchId: first, season: 1, date, stadium: null };
    const swapped = { home: sides.away, away: sides.home };
    const replanned = (week: number) => ({
      type: 'MatchReplanned' as const,
      data: { ...plan, ...swapped, week, changes: {} },
    });
    const anew = (week: number) => matchResultEntered(facts({ ...swapped, week }));
    const other = [entered, annulled, replanned(5), anew(5)];
    expect(toldOf('1/2', ...other)).toEqual(['1 entered 3-1', '2 annulled –']);
    expect(toldOf('1/5', ...other)).toEqual(['4 entered 3-1']);
    const same = resultVersionsDocument.parse(after(entered, annulled, replanned(2), anew(2))['1/2']);
    expect(same.matches[first]).toMatchObject({ ...sides, versions: [{ kind: 'entered' }, {}, { sides: swapped }] });
  });

  it('leave out what counts for nothing, and other matches as they are', () => {
    expect(after(seasonReset(), entered)).toEqual({});
    expect(told(entered, matchResultEntered(facts({ matchId: second })), corrected)).toEqual([
      '1 entered 3-1',
      '3 corrected 3-2',
    ]);
  });
});
