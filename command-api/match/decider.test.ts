import {
  matchResult,
  matchResultCorrected,
  matchResultEntered,
  matchScheduled,
  numberedId,
} from '@league/events/testing/sample-events.ts';
import { describe, it } from 'vitest';
import { cancelled, corrected, enter, entered, facts, live, planned, score } from '../testing/match-words.ts';
import { specify } from '../testing/specify.ts';
import { type MatchCommand, type MatchEvent, matchDecider } from './decider.ts';

const { given } = specify(matchDecider);

const cards = (homeYellow: number | null, awayRed: number | null = null) => ({
  homeYellow,
  awayYellow: null,
  homeRed: null,
  awayRed,
});

describe('scheduling a match', () => {
  const schedule = (date: string, stadium: string | null): MatchCommand => ({
    type: 'ScheduleMatch',
    planned,
    date,
    stadium,
  });
  const moved = matchScheduled({
    ...facts,
    date: '2026-11-22T17:00:00.000Z',
    stadium: 'Kadıköy',
    changes: { date: { from: planned.date, to: '2026-11-22T17:00:00.000Z' } },
  });

  it('moves it to another day and says from when to when', () => {
    given().when(schedule('2026-11-22T17:00:00.000Z', 'Kadıköy')).happens(moved);
  });

  it('changes the stadium alone', () => {
    given(moved)
      .when(schedule('2026-11-22T17:00:00.000Z', 'Moda'))
      .happens(
        matchScheduled({
          ...facts,
          date: '2026-11-22T17:00:00.000Z',
          stadium: 'Moda',
          changes: { stadium: { from: 'Kadıköy', to: 'Moda' } },
        }),
      );
  });

  it('records nothing when it is there already', () => {
    given().when(schedule('2026-11-21T18:00:00.000Z', 'Kadıköy')).nothingHappens();
    given(moved).when(schedule('2026-11-22T17:00:00.000Z', 'Kadıköy')).nothingHappens();
  });

  it('keeps what is left out', () => {
    const [date, stadium] = ['2026-11-22T17:00:00.000Z', 'Moda'];
    given().when({ type: 'ScheduleMatch', planned, date }).happens(moved);
    given()
      .when({ type: 'ScheduleMatch', planned, stadium })
      .happens(matchScheduled({ ...facts, stadium, changes: { stadium: { from: 'Kadıköy', to: stadium } } }));
  });

  it('takes the date from a planned match, and from no other', () => {
    const postpone: MatchCommand = { type: 'ScheduleMatch', planned, date: null };
    const postponed = matchScheduled({
      ...facts,
      date: null,
      stadium: 'Kadıköy',
      changes: { date: { from: planned.date, to: null } },
    });
    given().when(postpone).happens(postponed);
    given(postponed).when(postpone).nothingHappens();
    for (const other of [live(1, 0), entered(), cancelled]) given(other).when(postpone).refused('MATCH_NOT_PLANNED');
  });

  it('lets later results say the new date', () => {
    given(moved)
      .when(enter(score(3, 1)))
      .happens(matchResultEntered({ ...facts, date: '2026-11-22T17:00:00.000Z', result: matchResult() }));
  });

  it('does not raise the revision that result edits go by', () => {
    given(entered(), moved)
      .when(enter(score(3, 2), { seenRevision: 1 }))
      .happens(
        matchResultCorrected({
          ...facts,
          date: '2026-11-22T17:00:00.000Z',
          previous: matchResult(),
          corrected: matchResult({ awayScore: 2 }),
        }),
      );
  });
});

describe('entering a result', () => {
  it('finishes a planned match', () => {
    given()
      .when(enter(score(3, 1)))
      .happens(entered());
  });

  it('finishes a live match', () => {
    given(live(2, 1))
      .when(enter(score(3, 1)))
      .happens(entered());
  });

  it('needs both scores', () => {
    given()
      .when(enter({ homeScore: 3 }))
      .refused('SCORE_MISSING', { errors: [{ path: 'awayScore', message: 'Deplasman skorunu girin.' }] });
    given()
      .when(enter({}))
      .refused('SCORE_MISSING', {
        errors: [
          { path: 'homeScore', message: 'Ev sahibi skorunu girin.' },
          { path: 'awayScore', message: 'Deplasman skorunu girin.' },
        ],
      });
  });

  it('is refused for a cancelled match', () => {
    given(cancelled)
      .when(enter(score(3, 1)))
      .refused('MATCH_CANCELLED');
  });

  it('keeps the cards that were sent and leaves the others unsaid', () => {
    given()
      .when(enter({ ...score(3, 1), cards: { homeYellow: 2 } }))
      .happens(entered({ cards: cards(2) }));
  });
});

describe('correcting a result', () => {
  it('says what stood before and what stands now, both whole', () => {
    given(entered())
      .when(enter(score(3, 2)))
      .happens(corrected({}, { awayScore: 2 }));
  });

  it('keeps what is left out: scores and cards', () => {
    given(entered({ cards: cards(2) }))
      .when(enter({ awayScore: 2, cards: { awayRed: 1 } }))
      .happens(corrected({ cards: cards(2) }, { awayScore: 2, cards: cards(2, 1) }));
  });

  it('takes cards back when null is sent for them', () => {
    given(entered({ cards: cards(2, 1) }))
      .when(enter({ cards: { homeYellow: null } }))
      .happens(corrected({ cards: cards(2, 1) }, { cards: cards(null, 1) }));
  });

  it('records nothing when the same result is sent again', () => {
    given(entered({ cards: cards(2) }))
      .when(enter({ ...score(3, 1), cards: { homeYellow: 2 } }))
      .nothingHappens();
    given(entered()).when(enter({})).nothingHappens();
  });

  it('goes on from the corrected result, not from the first', () => {
    given(entered(), corrected({}, { awayScore: 2 }))
      .when(enter(score(4, 2)))
      .happens(corrected({ awayScore: 2 }, { homeScore: 4, awayScore: 2 }));
  });
});

describe('a walkover', () => {
  it('is 3-0 for the home side and 0-3 for the away side', () => {
    given()
      .when(enter({ walkover: 'home' }))
      .happens(entered({ ...score(3, 0), walkover: 'home' }));
    given()
      .when(enter({ walkover: 'away' }))
      .happens(entered({ ...score(0, 3), walkover: 'away' }));
  });

  it('replaces a result that was played, lines and all', () => {
    const line = {
      playerId: numberedId(7),
      side: 'home' as const,
      teamId: numberedId(8),
      number: 9,
      position: 'Forvet' as const,
      isStartingEleven: true,
      minutesPlayed: 90,
      goals: 1,
      assists: 0,
      saves: 0,
      yellowCards: 0,
      redCards: 0,
    };
    given(entered({ lines: [line] }))
      .when(enter({ walkover: 'away' }))
      .happens(corrected({ lines: [line] }, { ...score(0, 3), walkover: 'away', lines: [] }));
  });

  it('records nothing when it is awarded again to the same side', () => {
    const [awarded] = given()
      .when(enter({ walkover: 'home' }))
      .events();
    given(awarded as MatchEvent)
      .when(enter({ walkover: 'home' }))
      .nothingHappens();
  });

  it('taken back needs the score that was played', () => {
    const awarded = entered({ ...score(3, 0), walkover: 'home' });
    given(awarded)
      .when(enter({ walkover: null }))
      .refused('SCORE_MISSING');
    given(awarded)
      .when(enter({ walkover: null, ...score(2, 2) }))
      .happens(corrected({ ...score(3, 0), walkover: 'home' }, { ...score(2, 2), walkover: null }));
  });
});
