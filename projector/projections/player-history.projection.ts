import { formatPosition } from '@league/events/envelope.ts';
import type { MatchResult, PlayerLine } from '@league/events/match-result.ts';
import { countedLines, playedLine } from '@league/events/rules/statistics.ts';
import type { Statistic } from '@league/events/statistics.ts';
import {
  type HistoryLine,
  type PlayerHistoryDocument,
  playerHistoryId,
  playerHistoryModel,
} from '@league/query-api/contract/statistics.ts';
import { defineProjection } from '../define-projection.ts';

/**
 * The matches of each player in each season, and what was taken off the totals. A result has 22 documents, and a rebuild folds
 * every result of the league: a line is replaced in its place, and nothing but the list of lines is copied.
 */
export const playerHistory = defineProjection({
  model: playerHistoryModel,
  version: 1,
  handles: [
    'MatchResultEntered',
    'MatchResultCorrected',
    'MatchResultAnnulled',
    'PlayerStatisticsReset',
    'PlayerStatisticsDecreased',
  ],
  documentIds: (event) => {
    const { season } = event.data;
    switch (event.type) {
      case 'MatchResultEntered':
        return [...linesOf(event.data.result, season).keys()];
      case 'MatchResultCorrected':
        return [
          ...new Set([...linesOf(event.data.previous, season).keys(), ...linesOf(event.data.corrected, season).keys()]),
        ];
      case 'MatchResultAnnulled':
        return [...linesOf(event.data.previous, season).keys()];
      default:
        return [playerHistoryId(season, event.data.playerId)];
    }
  },
  evolve: (document, event, id) => {
    switch (event.type) {
      case 'MatchResultEntered':
        return withLine(document, event.data, event.data.result, id);
      case 'MatchResultCorrected':
        return withLine(document, event.data, event.data.corrected, id);
      case 'MatchResultAnnulled':
        return withoutLine(document, event.data.matchId);
      case 'PlayerStatisticsReset':
        return withReset(document ?? empty(event.data), formatPosition(event.position), event.data.statistics);
      case 'PlayerStatisticsDecreased':
        return withDecreases(document, formatPosition(event.position), event.data);
      default:
        return document;
    }
  },
});

/** The lines of a result by the id of the document; computed once, and not for each of its documents. */
const linesOf = (result: MatchResult, season: number): ReadonlyMap<string, PlayerLine> => {
  const known = LINES.get(result);
  if (known !== undefined) return known;
  const lines = new Map<string, PlayerLine>();
  for (const line of countedLines(result)) lines.set(playerHistoryId(season, line.playerId), line);
  LINES.set(result, lines);
  return lines;
};
const LINES = new WeakMap<MatchResult, ReadonlyMap<string, PlayerLine>>();

type Owner = { readonly season: number; readonly playerId: string };

const empty = ({ season, playerId }: Owner): PlayerHistoryDocument => ({
  playerId,
  season,
  lines: [],
  resets: [],
  decreases: [],
});

type MatchFacts = { readonly matchId: string; readonly season: number; readonly week: number };

/** The player's matches with the line of this result; without one the player has left the match. */
const withLine = (
  document: PlayerHistoryDocument | null,
  { matchId, season, week }: MatchFacts,
  result: MatchResult,
  id: string,
): PlayerHistoryDocument | null => {
  const line = linesOf(result, season).get(id);
  if (line === undefined) return withoutLine(document, matchId);
  const written = { matchId, week, ...playedLine(line, result) };
  if (document === null) return { ...empty({ season, playerId: line.playerId }), lines: [written] };
  const place = placeOf(document, matchId);
  if (place === -1) return { ...document, lines: [...document.lines, written] };
  const before = document.lines[place];
  if (before !== undefined && isSame(before, written)) return document;
  return { ...document, lines: document.lines.with(place, written) };
};

const isSame = (before: HistoryLine, after: HistoryLine): boolean => {
  for (const key in after) {
    const name = key as keyof HistoryLine;
    if (before[name] !== after[name]) return false;
  }
  return true;
};

const placeOf = ({ lines }: PlayerHistoryDocument, matchId: string): number =>
  lines.findLastIndex((line) => line.matchId === matchId);

/** The document without the match; none where nothing is left, as after a rebuild. */
const withoutLine = (document: PlayerHistoryDocument | null, matchId: string): PlayerHistoryDocument | null => {
  if (document === null) return null;
  const place = placeOf(document, matchId);
  if (place === -1) return document;
  if (document.lines.length === 1 && document.resets.length === 0 && document.decreases.length === 0) return null;
  return { ...document, lines: document.lines.toSpliced(place, 1) };
};

const withReset = (
  document: PlayerHistoryDocument,
  position: string,
  statistics: readonly Statistic[],
): PlayerHistoryDocument =>
  document.resets.some((reset) => reset.position === position)
    ? document
    : { ...document, resets: [...document.resets, { position, statistics: [...statistics] }] };

type Decreased = Owner & { readonly amount: number; readonly changes: Partial<Record<Statistic, unknown>> };

const withDecreases = (
  document: PlayerHistoryDocument | null,
  position: string,
  decreased: Decreased,
): PlayerHistoryDocument | null => {
  const { amount, changes } = decreased;
  const taken = Object.keys(changes).map((statistic) => ({ position, statistic: statistic as Statistic, amount }));
  if (taken.length === 0 || document?.decreases.some((decrease) => decrease.position === position)) return document;
  const before = document ?? empty(decreased);
  return { ...before, decreases: [...before.decreases, ...taken] };
};
