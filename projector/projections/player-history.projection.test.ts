import type { PlayerLine } from '@league/events/match-result.ts';
import { STATISTICS } from '@league/events/statistics.ts';
import {
  fixturesGenerated,
  matchesDeleted,
  matchFacts,
  matchResult,
  matchResultAnnulled,
  matchResultCorrected,
  matchResultEntered,
  numberedId,
  playerLine,
  playerStatisticsDecreased,
  playerStatisticsReset,
} from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import { given } from './given-events.ts';
import { playerHistory } from './player-history.projection.ts';

const after = given(playerHistory);
const [ada, ece] = [numberedId(21), numberedId(22)];
const facts = (number: number, week = number) => matchFacts({ matchId: numberedId(number), week });
const line = (playerId: string, more: Partial<PlayerLine> = {}) =>
  playerLine({ playerId, teamId: numberedId(11), ...more });
const entered = (number: number, ...lines: PlayerLine[]) =>
  matchResultEntered({ ...facts(number), result: matchResult({ lines }) });
const corrected = (number: number, previous: PlayerLine[], ...lines: PlayerLine[]) =>
  matchResultCorrected({
    ...facts(number),
    previous: matchResult({ lines: previous }),
    corrected: matchResult({ lines }),
  });
const annulled = (number: number, ...lines: PlayerLine[]) =>
  matchResultAnnulled({ ...facts(number), previous: matchResult({ lines }) });

const goals = (documents: Record<string, object>, playerId: string): unknown => {
  const document = documents[`1/${playerId}`] as { lines: { matchId: string; goals: number }[] } | undefined;
  return document?.lines.map((each) => [Number(each.matchId.slice(-3)), each.goals]);
};

describe('the history of a player', () => {
  it('holds a line for each match, with its score, and null where nothing was recorded', () => {
    const documents = after(entered(1, line(ada, { goals: 2, number: 9, position: 'Sol Forvet', rating: 7.5 })));
    expect(documents).toEqual({
      [`1/${ada}`]: {
        playerId: ada,
        season: 1,
        lines: [
          {
            matchId: numberedId(1),
            week: 1,
            side: 'home',
            teamId: numberedId(11),
            number: 9,
            position: 'Sol Forvet',
            isStartingEleven: true,
            minutesPlayed: 90,
            goals: 2,
            assists: 0,
            saves: 0,
            yellowCards: 0,
            redCards: 0,
            shots: null,
            passes: null,
            gkCatches: null,
            rating: 7.5,
            manOfTheMatch: false,
            homeScore: 3,
            awayScore: 1,
          },
        ],
        resets: [],
        decreases: [],
      },
    });
  });

  it('keeps its order through corrections, for players of the result before and of the one after', () => {
    const documents = after(
      entered(1, line(ada, { goals: 1 }), line(ece)),
      entered(2, line(ada)),
      corrected(1, [line(ada, { goals: 1 }), line(ece)], line(ada, { goals: 3 })),
    );
    expect(goals(documents, ada)).toEqual([
      [1, 3],
      [2, 0],
    ]);
    expect(documents[`1/${ece}`]).toBeUndefined();
    const back = after(
      entered(1, line(ada)),
      entered(2, line(ada)),
      corrected(1, [line(ada)], line(ece)),
      corrected(1, [line(ece)], line(ada, { goals: 1 }), line(ece)),
    );
    expect(goals(back, ada)).toEqual([
      [2, 0],
      [1, 1],
    ]);
    expect(goals(back, ece)).toEqual([[1, 0]]);
  });

  it('takes the score of a correction that changes no line', () => {
    const lines = [line(ada)];
    const documents = after(
      entered(1, ...lines),
      matchResultCorrected({
        ...facts(1),
        previous: matchResult({ lines }),
        corrected: matchResult({ lines, awayScore: 3 }),
      }),
    );
    expect(documents[`1/${ada}`]).toMatchObject({ lines: [{ homeScore: 3, awayScore: 3 }] });
  });

  it('is not another document where a correction changes nothing of the player', () => {
    const before = { playerId: ada, season: 1, lines: [], resets: [], decreases: [] };
    const event = { ...entered(1, line(ada)), stream: 's', position: 1n, recordedAt: 0 };
    const evolve = playerHistory.evolve as (document: object, given: object, id: string) => object | null;
    const document = evolve(before, event, `1/${ada}`) ?? {};
    expect(evolve(document, event, `1/${ada}`)).toBe(document);
  });

  it('loses the match with its result, and is no document when nothing is left', () => {
    const lines = [line(ada), line(ece)];
    expect(after(entered(1, ...lines), entered(2, line(ada)), annulled(1, ...lines))).toMatchObject({
      [`1/${ada}`]: { lines: [{ matchId: numberedId(2) }] },
    });
    expect(after(entered(1, ...lines), annulled(1, ...lines))).toEqual({});
    expect(after(annulled(1, ...lines))).toEqual({});
  });

  it('counts no lines of a walkover', () => {
    const result = matchResult({ lines: [line(ada)], awayScore: 0, walkover: 'home' });
    expect(after(matchResultEntered({ ...facts(1), result }))).toEqual({});
    const walkover = matchResultCorrected({
      ...facts(1),
      previous: matchResult({ lines: [line(ada)] }),
      corrected: matchResult({ awayScore: 0, walkover: 'home' }),
    });
    expect(after(entered(1, line(ada)), walkover)).toEqual({});
  });

  it('keeps the lines of deleted matches, which count while the match exists', () => {
    const deleted = matchesDeleted({ matches: [{ matchId: numberedId(1), week: 1 }] });
    expect(goals(after(entered(1, line(ada)), deleted, fixturesGenerated()), ada)).toEqual([[1, 0]]);
  });

  it('notes resets and decreases with their positions, also without a match', () => {
    const documents = after(
      entered(1, line(ada)),
      playerStatisticsReset({ playerId: ada, statistics: [...STATISTICS] }),
      playerStatisticsDecreased({
        playerId: ada,
        amount: 2,
        changes: { goals: { from: 3, to: 1 }, saves: { from: 2, to: 0 } },
      }),
      playerStatisticsDecreased({ playerId: ece, amount: 1, changes: { goals: { from: 3, to: 2 } } }),
      playerStatisticsDecreased({ playerId: numberedId(23), changes: {} }),
      annulled(1, line(ada)),
    );
    const position = (number: number) => String(number).padStart(20, '0');
    expect(documents).toEqual({
      [`1/${ada}`]: {
        playerId: ada,
        season: 1,
        lines: [],
        resets: [{ position: position(2), statistics: STATISTICS }],
        decreases: [
          { position: position(3), statistic: 'goals', amount: 2 },
          { position: position(3), statistic: 'saves', amount: 2 },
        ],
      },
      [`1/${ece}`]: {
        playerId: ece,
        season: 1,
        lines: [],
        resets: [],
        decreases: [{ position: position(4), statistic: 'goals', amount: 1 }],
      },
    });
  });
});
