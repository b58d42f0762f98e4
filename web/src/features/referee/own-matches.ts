import type { RefereeMatch } from '@league/query-api/contract/own-matches.ts';
import { lacksResult } from '../results/lacks-result.ts';

/** Later than every date: a match without one comes last. */
const NEVER = '9';

const byDate = (one: RefereeMatch, other: RefereeMatch): number =>
  (one.date ?? NEVER).localeCompare(other.date ?? NEVER);

/** Orders matches: those without a result by date, so that the next match stands first; then the others, the latest first. */
export const inOrder = (matches: readonly RefereeMatch[]): readonly RefereeMatch[] => [
  ...matches.filter(lacksResult).toSorted(byDate),
  ...matches.filter((match) => !lacksResult(match)).toSorted((one, other) => byDate(other, one)),
];

/** Whether the reader may enter the result: only the main referee may. */
export const isMain = ({ refereeRole }: RefereeMatch): boolean => refereeRole === 'main_referee';
