/** How good a share of wins is, in the steps of the page of own statistics. */
export type WinGrade = 'excellent' | 'good' | 'weak';

/** From which rate on a grade is given; lower ones are weak. */
const EXCELLENT = 70;
const GOOD = 50;

/** The share of wins in percent, to one decimal as it is shown, so that figure and grade never contradict each other. */
export const winRateOf = (wins: number, played: number): number =>
  played === 0 ? 0 : Math.round((1000 * wins) / played) / 10;

/** The grade of a rate as {@link winRateOf} gives it. */
export const winGradeOf = (rate: number): WinGrade => {
  if (rate >= EXCELLENT) return 'excellent';
  return rate >= GOOD ? 'good' : 'weak';
};
