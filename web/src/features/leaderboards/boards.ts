import type { PlayerStats } from '@league/query-api/contract/leaders.ts';
import { fromMiddle, fromNarrow, fromWide } from '../../components/ui/compare-table.tsx';
import type { leaderboardsMessages } from '../../messages/tr/leaderboards.ts';
import { efficiencyOf } from './efficiency.ts';

/** The statistics that have a board. */
export const BOARDS = ['goals', 'assists', 'saves'] as const;
export type Board = (typeof BOARDS)[number];

export const addressOf = {
  goals: '/leaderboards/goals',
  assists: '/leaderboards/assists',
  saves: '/leaderboards/saves',
} as const satisfies Record<Board, string>;

/** What a column of figures shows: null where nobody recorded it. */
type Figure = {
  readonly key: keyof typeof leaderboardsMessages.columns;
  readonly of: (stats: PlayerStats) => number | null;
  /** From which width of the table on it is shown. */
  readonly class: string;
};

const played: Figure = { key: 'played', of: ({ matchesPlayed }) => matchesPlayed, class: fromMiddle };
const figure = (key: 'goals' | 'assists' | 'saves', visible: string): Figure => ({
  key,
  of: (stats) => stats[key],
  class: visible,
});

/** The columns of figures of each board, from left to right. The one after which the board is ordered is always there. */
export const figuresOf: Readonly<Record<Board, readonly Figure[]>> = {
  goals: [
    played,
    figure('goals', ''),
    { key: 'shots', of: ({ shots }) => shots, class: fromMiddle },
    { key: 'efficiency', of: efficiencyOf, class: fromNarrow },
  ],
  assists: [
    played,
    figure('assists', ''),
    figure('goals', fromMiddle),
    { key: 'combined', of: ({ goals, assists }) => goals + assists, class: fromNarrow },
  ],
  saves: [
    played,
    figure('saves', ''),
    { key: 'catches', of: ({ gkCatches }) => gkCatches, class: fromMiddle },
    figure('goals', fromWide),
    { key: 'cleanSheets', of: ({ cleanSheets }) => cleanSheets, class: fromNarrow },
  ],
};
