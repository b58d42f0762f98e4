import type { LeagueEvent } from '@league/events/catalogue.ts';
import { MATCH_POSITIONS } from '@league/events/positions.ts';
import {
  matchesDeleted,
  matchFacts,
  matchResult,
  matchResultAnnulled,
  matchResultCorrected,
  matchResultEntered,
  numberedId,
  playerLine,
} from '@league/events/testing/sample-events.ts';
import { lineOfRow, type MatchLinesDocument } from '@league/query-api/contract/match-lines.ts';
import { describe, expect, it } from 'vitest';
import { given } from './given-events.ts';
import { matchLines } from './match-lines.projection.ts';

const after = given(matchLines);
const [matchId, home, away, ada] = [numberedId(1), numberedId(11), numberedId(12), numberedId(21)];
const facts = matchFacts({ matchId, week: 3, home, away });
const line = (more: Parameters<typeof playerLine>[0] = {}) => playerLine({ playerId: ada, teamId: home, ...more });
const entered = (more: Parameters<typeof matchResult>[0] = {}) =>
  matchResultEntered({ ...facts, result: matchResult(more) });

/** The lines as the query API reads them. */
const linesAfter = (...events: LeagueEvent[]) => {
  const document = after(...events)[matchId] as MatchLinesDocument | undefined;
  return document?.lines.map((row) => lineOfRow(row, document));
};

describe('the lines of a match', () => {
  it('stand with its sides and its score, as rows of numbers', () => {
    const homeLineup = [{ playerId: ada, position: 'Kaleci' as const, jerseyNumber: 1 }];
    const incidents = [{ type: 'goal' as const, minute: 12, description: '', playerId: ada }];
    const lines = [line({ goals: 2, number: 9, position: 'Sol Bek', rating: 7.5, manOfTheMatch: true })];
    expect(after(entered({ lines, homeLineup, incidents }))).toEqual({
      [matchId]: {
        matchId,
        season: 1,
        week: 3,
        home,
        away,
        homeScore: 3,
        awayScore: 1,
        walkover: null,
        lines: [[ada, 0, 9, 1, 1, 90, 2, 0, 0, 0, 0, null, null, null, 7.5, 1]],
        homeLineup,
        awayLineup: [],
        incidents,
      },
    });
  });

  it('are read as they were recorded, with null where nothing was', () => {
    const recorded = line({
      side: 'away',
      teamId: away,
      number: 7,
      position: 'Forvet',
      isStartingEleven: false,
      minutesPlayed: 20,
      goals: 1,
      assists: 2,
      saves: 3,
      yellowCards: 4,
      redCards: 5,
      shots: 6,
      passes: 7,
      gkCatches: 8,
      rating: 9,
      manOfTheMatch: true,
    });
    const match = { matchId, week: 3, homeScore: 3, awayScore: 1 };
    const unknown = { shots: null, passes: null, gkCatches: null, rating: null, manOfTheMatch: false };
    expect(linesAfter(entered({ lines: [recorded, line()] }))).toEqual([
      { ...match, ...recorded },
      { ...match, ...line(), ...unknown },
    ]);
  });

  it('keep the team that was recorded, also where it is not that of the side', () => {
    const elsewhere = numberedId(13);
    expect(linesAfter(entered({ lines: [line({ teamId: elsewhere })] }))).toMatchObject([{ teamId: elsewhere }]);
  });

  it('know each position by its place: with another order the projection needs another version', () => {
    expect(MATCH_POSITIONS).toEqual([
      'Kaleci',
      'Sol Bek',
      'Stoper',
      'Sağ Bek',
      'Sol Orta Saha',
      'Sağ Orta Saha',
      'Sol Kanat',
      'Sağ Kanat',
      'Defans',
      'Orta Saha',
      'Forvet',
      'Sol Forvet',
      'Sağ Forvet',
    ]);
    const lines = MATCH_POSITIONS.map((position) => line({ position }));
    expect(linesAfter(entered({ lines }))?.map(({ position }) => position)).toEqual(MATCH_POSITIONS);
  });

  it('are those of the last correction, with its score', () => {
    const lines = [line({ goals: 3 })];
    const corrected = matchResultCorrected({ ...facts, corrected: matchResult({ lines, awayScore: 3 }) });
    const expected = [{ goals: 3, homeScore: 3, awayScore: 3 }];
    expect(linesAfter(entered({ lines: [line({ goals: 1 }), line()] }), corrected)).toMatchObject(expected);
  });

  it('go with an annulled result, and stay with a deleted match', () => {
    expect(after(entered({ lines: [line()] }), matchResultAnnulled(facts))).toEqual({});
    const deleted = matchesDeleted({ matches: [{ matchId, week: 3 }] });
    expect(linesAfter(entered({ lines: [line()] }), deleted)).toHaveLength(1);
  });
});
