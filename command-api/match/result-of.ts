import type { Cards, MatchResult, Score, Side } from '@league/events/match-result.ts';
import { walkoverScore } from '@league/events/rules/walkover.ts';
import { Refused } from '../handling/refused.ts';
import { idleBesideWalkover, idleLists, idleWinner, type PartError, refuseIdle } from './idle-parts.ts';
import { holdAgainstScore } from './line-figures.ts';
import type { LineFacts, LineMatch } from './line-players.ts';
import { linesOf } from './lines.ts';
import { incidentsOf, lineupsOf } from './lineups.ts';
import type { ResultParts } from './result-parts.ts';

/** What a new result is made of. */
export type ResultMaking = {
  readonly parts: ResultParts;
  readonly previous: MatchResult | undefined;
  /** The score of a live match. */
  readonly running: Score | null;
  readonly match: LineMatch;
  readonly facts: LineFacts;
  /** Takes a score below the goals of lines that stand, as a referee may enter one (docs/rules.md#lines). */
  readonly lowerScoreTaken: boolean;
};

/**
 * The new result: the parts that were sent, and for each part that was not, what the previous result or the running score says.
 * @throws Refused INVALID_FIELDS, SCORE_MISSING
 */
export const resultOf = (making: ResultMaking): MatchResult => {
  const { parts, previous } = making;
  const walkover = parts.walkover === undefined ? (previous?.walkover ?? null) : parts.walkover;
  refuseIdle([...idleBesideWalkover(parts, walkover), ...idleWinner(parts, walkover)]);
  const cards = { ...(previous?.cards ?? noCards), ...parts.cards };
  if (walkover !== null) return awarded(walkover, parts, cards);
  // A walkover that is lifted leaves no score behind: the call has to bring the score that was played.
  const kept = previous === undefined || previous.walkover !== null ? undefined : previous;
  const homeScore = parts.homeScore ?? kept?.homeScore ?? making.running?.home;
  const awayScore = parts.awayScore ?? kept?.awayScore ?? making.running?.away;
  if (homeScore === undefined || awayScore === undefined) {
    throw new Refused('SCORE_MISSING', missingScores(homeScore, awayScore));
  }
  return withLists({ ...(kept ?? emptyResult), homeScore, awayScore, walkover: null, cards }, making);
};

const awarded = (walkover: Side, parts: ResultParts, cards: Cards): MatchResult => {
  refuseIdle(idleLists(parts, 'Hükmen maça oyuncu satırı, kadro ya da olay girilmez.'));
  return { ...walkoverOf(walkover), cards };
};

/** A walkover awarded to this side, without cards. */
export const walkoverOf = (winner: Side): MatchResult => ({
  ...emptyResult,
  ...walkoverScore(winner),
  walkover: winner,
  cards: noCards,
});

/** The result with the lists that were sent in place of those that stand. */
const withLists = (
  kept: MatchResult,
  { parts, previous, match, facts, lowerScoreTaken }: ResultMaking,
): MatchResult => {
  const { lists } = parts;
  if (lists === undefined && parts.homeScore === undefined && parts.awayScore === undefined) return kept;
  const errors: PartError[] = [];
  const complain = (path: PartError['path'], message: string): void => {
    errors.push({ path, message });
  };
  const result = lists === undefined ? kept : listed(kept, { lists, previous, match, facts, complain });
  if (lists !== undefined || !lowerScoreTaken) holdAgainstScore({ result, previous, lists: lists ?? {}, complain });
  refuseIdle(errors);
  return result;
};

const listed = (kept: MatchResult, making: Parameters<typeof linesOf>[0]): MatchResult => {
  const lines = [...linesOf(making)];
  const lineups = lineupsOf(making, lines);
  return { ...kept, lines, ...lineups, incidents: [...incidentsOf(making, { lines, ...lineups })] };
};

export const missingScores = (home: number | undefined, away: number | undefined) => ({
  errors: [
    ...(home === undefined ? [{ path: 'homeScore', message: 'Ev sahibi skorunu girin.' }] : []),
    ...(away === undefined ? [{ path: 'awayScore', message: 'Deplasman skorunu girin.' }] : []),
  ],
});

const noCards: Cards = { homeYellow: null, awayYellow: null, homeRed: null, awayRed: null };
const emptyResult = { lines: [], homeLineup: [], awayLineup: [], incidents: [] };
