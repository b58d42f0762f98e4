import type { PlayerLine } from '@league/events/match-result.ts';
import { playedLine } from '@league/events/rules/statistics.ts';
import { playerLine } from '@league/events/testing/sample-events.ts';
import type { PlayerStats } from '../contract/leaders.ts';
import { type HistoryLine, type MatchLinesDocument, matchLinesModel, rowOfLine } from '../contract/match-lines.ts';
import { resultVersionsId, resultVersionsModel } from '../contract/result-versions.ts';
import {
  seasonSquadId,
  seasonSquadsModel,
  type TakenOffDocument,
  takenOffId,
  takenOffModel,
} from '../contract/statistics.ts';
import type { inMemoryReadModels } from './in-memory-read-models.ts';
import { caykur, galata } from './league.ts';

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

type Models = ReturnType<typeof inMemoryReadModels>;

/** A line for the home side of a 2-1 in week 1; the test says what differs. */
export const historyLine = (matchId: string, part: Partial<HistoryLine> = {}): Omit<HistoryLine, 'playerId'> => ({
  ...playedLine(playerLine({ teamId: galata }), { homeScore: 2, awayScore: 1 }),
  matchId,
  week: 1,
  ...part,
});

/** The matches and squads that were put so far. */
type Put = { readonly matches: Map<string, MatchLinesDocument>; readonly squads: Map<string, string[]> };
const PUT = new WeakMap<Models, Put>();

/** Puts what a player played in a season, 1 unless the test says otherwise, beside the lines of others in the same matches. */
export const putHistory = (
  models: Models,
  playerId: string,
  lines: readonly Omit<HistoryLine, 'playerId'>[],
  { season = 1, at = 11n, ...taken }: Partial<TakenOffDocument> & { readonly at?: bigint } = {},
): void => {
  const put: Put = PUT.get(models) ?? { matches: new Map(), squads: new Map() };
  PUT.set(models, put);
  for (const { matchId, week, side, teamId, homeScore, awayScore, ...line } of lines) {
    const sides = { home: galata, away: caykur, [side]: teamId };
    const result = { homeScore, awayScore, walkover: null, homeLineup: [], awayLineup: [], incidents: [] };
    const row = rowOfLine({ ...line, playerId, side, teamId } as PlayerLine, sides);
    const others = put.matches.get(matchId)?.lines ?? [];
    const document = { matchId, season, week, ...sides, ...result, lines: [...others, row] };
    put.matches.set(matchId, document);
    models.put(matchLinesModel, matchId, document, at);
    const squadId = seasonSquadId(season, teamId);
    const players = [...(put.squads.get(squadId) ?? []), playerId];
    put.squads.set(squadId, players);
    models.put(seasonSquadsModel, squadId, { season, teamId, players }, at);
  }
  if (Object.keys(taken).length === 0) return;
  models.put(
    takenOffModel,
    takenOffId(season, playerId),
    { playerId, season, resets: [], decreases: [], ...taken },
    at,
  );
};

/** Puts the positions at which matches of season 1 were entered: the first entries, and an entry more. */
export const putEntries = (
  models: Models,
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
