import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { MatchDetails, StatLine } from '@league/query-api/contract/match-details.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';

const { details } = matchesMessages;

type Lists = Pick<MatchDetails, 'playerStats'>;
type Summed = 'saves' | 'shots' | 'passes' | 'yellowCards' | 'redCards';

/** What the lines of both sides add up to; null for a side of which nobody recorded it. */
const sumsOf = (lines: readonly StatLine[], figure: Summed): readonly [home: number | null, away: number | null] => {
  const [home, away] = (['home', 'away'] as const).map((side) => {
    const recorded = lines.flatMap((line) => (line.side === side && line[figure] !== null ? [line[figure]] : []));
    return recorded.length === 0 ? null : recorded.reduce((sum, each) => sum + each, 0);
  });
  return [home ?? null, away ?? null];
};

type SideFigure = { readonly label: string; readonly home: number; readonly away: number };

/**
 * What both sides can be compared by: what the match itself says, else what its lines add up to. What was recorded of one side
 * alone is left out, since a bar would compare it with nothing.
 */
export const sideFigures = (match: MatchAnswer, lists: Lists | null): readonly SideFigure[] => {
  const lines = lists?.playerStats ?? [];
  const given = (home: number | null, away: number | null, figure: Summed) => {
    const [homeSum, awaySum] = sumsOf(lines, figure);
    return [home ?? homeSum, away ?? awaySum] as const;
  };
  const figures = [
    [details.goals, match.homeScore, match.awayScore],
    [details.saves, ...sumsOf(lines, 'saves')],
    [details.shots, ...sumsOf(lines, 'shots')],
    [details.passes, ...sumsOf(lines, 'passes')],
    [details.yellowCards, ...given(match.homeYellowCards, match.awayYellowCards, 'yellowCards')],
    [details.redCards, ...given(match.homeRedCards, match.awayRedCards, 'redCards')],
  ] as const;
  return figures.flatMap(([label, home, away]) => (home === null || away === null ? [] : [{ label, home, away }]));
};
