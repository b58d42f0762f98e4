import { fixture, fixturesImported, numberedId, seasonStarted } from '@league/events/testing/sample-events.ts';
import type { LeagueEventOf } from '@league/events/catalogue.ts';
import { describe, expect, it } from 'vitest';
import { noReferees } from '../match/referee-places.ts';
import type { MatchState } from '../match/decider.ts';
import { specify } from '../testing/specify.ts';
import { seasonDecider } from './decider.ts';
import type { ImportFixtures, ImportLine } from './import-plan.ts';

const { given } = specify(seasonDecider);

const [home, away] = [numberedId(101), numberedId(102)];
/** A match that is planned for 5 September 2026, 21:00 in Turkey. */
const planned = fixture({ matchId: numberedId(1), week: 1, home, away, date: '2026-09-05T18:00:00.000Z' });
const added: LeagueEventOf<'MatchAdded'> = { type: 'MatchAdded', data: { season: 1, match: planned } };

const line = (more: Partial<ImportLine> = {}): ImportLine => ({
  ...planned,
  matchId: numberedId(9),
  date: null,
  dayOnly: false,
  result: { homeScore: 2, awayScore: 1 },
  scorers: [],
  ...more,
});

const scheduled: MatchState = {
  status: 'scheduled',
  provisionalScore: null,
  schedule: undefined,
  referees: noReferees,
  resultRevision: 0,
};

const finished = (homeScore: number, awayScore: number, walkover: 'home' | 'away' | null = null): MatchState => ({
  status: 'finished',
  result: {
    homeScore,
    awayScore,
    walkover,
    cards: { homeYellow: null, awayYellow: null, homeRed: null, awayRed: null },
    lines: [],
    homeLineup: [],
    awayLineup: [],
    incidents: [],
  },
  schedule: undefined,
  referees: noReferees,
  resultRevision: 3,
});

const importing = (match: MatchState, lines: readonly ImportLine[], overwrite = false): ImportFixtures => ({
  type: 'ImportFixtures',
  season: 1,
  teamsToCreate: [],
  playersToCreate: [],
  matches: lines,
  standing: new Map([[planned.matchId, match]]),
  overwrite,
  allowSameWeek: false,
});

const brings = (seenRevision: number) =>
  fixturesImported({ matches: [], results: [{ matchId: planned.matchId, homeScore: 2, awayScore: 1, seenRevision }] });

describe('a line of an import for a match that is planned', () => {
  it('brings the result under the revision that was seen', () => {
    given(seasonStarted(), added)
      .when(importing(scheduled, [line()]))
      .happens(brings(0));
    given(seasonStarted(), added)
      .when(importing({ ...scheduled, resultRevision: 2 }, [line()]))
      .happens(brings(2));
  });

  it('finishes a live match, also at the running score', () => {
    const live = { ...scheduled, status: 'live', provisionalScore: { home: 2, away: 1 } } as const;
    given(seasonStarted(), added)
      .when(importing(live, [line()]))
      .happens(brings(0));
  });

  it('does nothing with the score that stands, or none', () => {
    given(seasonStarted(), added)
      .when(importing(finished(2, 1), [line()], true))
      .nothingHappens();
    given(seasonStarted(), added)
      .when(importing(finished(2, 1), [line({ result: null })]))
      .nothingHappens();
    given(seasonStarted(), added)
      .when(importing(finished(3, 0, 'home'), [line({ result: { homeScore: 3, awayScore: 0 } })], true))
      .nothingHappens();
  });

  it('corrects what differs only where that is wished', () => {
    given(seasonStarted(), added)
      .when(importing(finished(0, 0), [line()], true))
      .happens(brings(3));
    given(seasonStarted(), added)
      .when(importing(finished(0, 3, 'away'), [line()]))
      .refused('RESULT_DIFFERS', { errors: [{ path: 'matches[0].homeScore', message: expect.any(String) }] });
  });

  it.each([
    ['the hour on which it stands', { date: '2026-09-05T18:00:00.000Z' }],
    ['its day without an hour', { date: '2026-09-05T16:00:00.000Z', dayOnly: true }],
    ['its day, which in UTC is the day before', { date: '2026-09-04T21:30:00.000Z', dayOnly: true }],
  ])('may name %s', (_, more) => {
    given(seasonStarted(), added)
      .when(importing(scheduled, [line(more)]))
      .happens(brings(0));
  });

  it.each([
    ['another hour', { date: '2026-09-05T16:00:00.000Z' }],
    ['another day', { date: '2026-09-06T18:00:00.000Z', dayOnly: true }],
  ])('may not name %s, nor is the rest of the import done', (_, more) => {
    given(seasonStarted(), added)
      .when(importing(scheduled, [line({ week: 2 }), line(more)]))
      .refused('INVALID_IMPORT', { errors: [{ path: 'matches[1].date', message: expect.any(String) }] });
  });

  it('is held against where the match was moved to, not where it was planned', () => {
    const moved = { ...scheduled, schedule: { date: '2026-09-06T18:00:00.000Z', stadium: null } };
    given(seasonStarted(), added)
      .when(importing(moved, [line({ date: '2026-09-06T18:00:00.000Z' })]))
      .happens(brings(0));
    given(seasonStarted(), added)
      .when(importing(moved, [line({ date: planned.date })]))
      .refused('INVALID_IMPORT');
    given(seasonStarted(), added)
      .when(importing({ ...moved, schedule: { date: null, stadium: null } }, [line({ date: planned.date })]))
      .refused('INVALID_IMPORT');
  });

  it('brings no result to a match that is cancelled', () => {
    given(seasonStarted(), added)
      .when(importing({ ...scheduled, status: 'cancelled' }, [line()], true))
      .refused('MATCH_CANCELLED', { errors: [{ path: 'matches[0].homeScore', message: expect.any(String) }] });
  });

  it('stands beside lines that plan matches; the one with its sides swapped is named by its place', () => {
    given(seasonStarted(), added)
      .when(importing(scheduled, [line(), line({ week: 2 }), line({ home: away, away: home })]))
      .refused('MATCH_EXISTS', { errors: [{ path: 'matches[2].home', message: expect.any(String) }] });
  });
});
