import type { MatchAnswer } from '@league/query-api/contract/matches.ts';

/** Nothing is to come of the match. */
export const isOver = ({ status }: MatchAnswer): boolean => status === 'finished' || status === 'cancelled';
/** Cancelled matches are not played. */
export const isOn = ({ status }: MatchAnswer): boolean => status !== 'cancelled';

/** The goals of finished matches. */
export const goalsOf = (matches: readonly MatchAnswer[]): number =>
  matches
    .filter(({ status }) => status === 'finished')
    .reduce((goals, { homeScore, awayScore }) => goals + (homeScore ?? 0) + (awayScore ?? 0), 0);

/** What the season has behind it. A week is over with its last match, and running from its first result on. */
export const progressOf = (season: readonly MatchAnswer[]) => {
  const weeks = Math.max(0, ...season.map(({ week }) => week));
  const ticks = Array.from({ length: weeks }, (_, index) => {
    const ofWeek = season.filter(({ week }) => week === index + 1);
    if (ofWeek.length > 0 && ofWeek.every(isOver)) return 'over' as const;
    return ofWeek.some(({ status }) => status === 'finished' || status === 'live')
      ? ('running' as const)
      : ('ahead' as const);
  });
  return {
    ticks,
    weeks: { over: ticks.filter((tick) => tick === 'over').length, all: weeks },
    matches: { over: season.filter(({ status }) => status === 'finished').length, all: season.filter(isOn).length },
  };
};
