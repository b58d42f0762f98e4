import { playerLine } from '@league/events/testing/sample-events.ts';
import { playedLine } from '@league/events/rules/statistics.ts';
import { resultVersionsId, resultVersionsModel } from '../contract/result-versions.ts';
import {
  type HistoryLine,
  type PlayerHistoryDocument,
  playerHistoryId,
  playerHistoryModel,
} from '../contract/statistics.ts';
import type { PlayerStats } from '../contract/leaders.ts';
import type { inMemoryReadModels } from './in-memory-read-models.ts';

/** The totals of a player without a match; `part` says what differs. */
export const statsOf = (part: Partial<PlayerStats> = {}): PlayerStats => ({
  matchesPlayed: 0,
  goals: 0,
  assists: 0,
  shots: null,
  passes: null,
  saves: 0,
  gkSaves: 0,
  gkCatches: null,
  cleanSheets: 0,
  yellowCards: 0,
  redCards: 0,
  manOfTheMatch: 0,
  ...part,
});

/** A line of a 2-1 in week 1 at home; the test says what differs. */
export const historyLine = (matchId: string, part: Partial<HistoryLine> = {}): HistoryLine => ({
  ...playedLine(playerLine(), { homeScore: 2, awayScore: 1 }),
  matchId,
  week: 1,
  ...part,
});

/** Puts what a player played in a season, 1 unless the test says otherwise. */
export const putHistory = (
  models: ReturnType<typeof inMemoryReadModels>,
  playerId: string,
  lines: readonly HistoryLine[],
  { season = 1, at = 11n, ...taken }: Partial<PlayerHistoryDocument> & { readonly at?: bigint } = {},
): void => {
  const document = { playerId, season, lines: [...lines], resets: [], decreases: [], ...taken };
  models.put(playerHistoryModel, playerHistoryId(season, playerId), document, at);
};

/** Puts the positions at which matches of season 1 were entered: the first entries, and an entry more. */
export const putEntries = (
  models: ReturnType<typeof inMemoryReadModels>,
  entries: Readonly<Record<string, readonly [first: number, ...more: number[]]>>,
  week = 1,
): void => {
  const matches = Object.entries(entries).map(([matchId, positions]) => [
    matchId,
    {
      home: '',
      away: '',
      versions: positions.map((position) => ({
        position: positionOf(position),
        recordedAt: '2026-09-04T20:00:00.000Z',
        kind: 'entered' as const,
        score: { home: 2, away: 1 },
        playedAt: '2026-09-04T18:00:00.000Z',
      })),
    },
  ]);
  const document = { season: 1, week, matches: Object.fromEntries(matches) };
  models.put(resultVersionsModel, resultVersionsId(1, week), document, 11n);
};

/** A position as documents write it. */
export const positionOf = (position: number): string => String(position).padStart(20, '0');
