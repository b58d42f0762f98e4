import type { LeagueEventOf } from '@league/events/catalogue.ts';
import type { MatchResult } from '@league/events/match-result.ts';
import { type MatchLinesDocument, matchLinesModel, rowOfLine } from '@league/query-api/contract/match-lines.ts';
import { defineProjection } from '../define-projection.ts';

/** Lines, line-ups and incidents of each result: apart from the matches, since lists have none of them, and written once a result. */
export const matchLines = defineProjection({
  model: matchLinesModel,
  version: 1,
  handles: ['MatchResultEntered', 'MatchResultCorrected', 'MatchResultAnnulled'],
  documentIds: ({ data }) => [data.matchId],
  evolve: (_document, event) => {
    switch (event.type) {
      case 'MatchResultEntered':
        return linesOf(event.data, event.data.result);
      case 'MatchResultCorrected':
        return linesOf(event.data, event.data.corrected);
      default:
        return null;
    }
  },
});

type Facts = Pick<LeagueEventOf<'MatchResultEntered'>['data'], 'matchId' | 'season' | 'week' | 'home' | 'away'>;

const linesOf = (
  { matchId, season, week, home, away }: Facts,
  { homeScore, awayScore, walkover, lines, homeLineup, awayLineup, incidents }: MatchResult,
): MatchLinesDocument => ({
  matchId,
  season,
  week,
  home,
  away,
  homeScore,
  awayScore,
  walkover,
  lines: lines.map((line) => rowOfLine(line, { home, away })),
  homeLineup,
  awayLineup,
  incidents,
});
