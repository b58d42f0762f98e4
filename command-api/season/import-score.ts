import { MOST_GOALS } from '../contract/match-answer.ts';
import { cellOf, type Column, type RawRow } from './import-columns.ts';

/** The score of a row. */
export type RowScore = { readonly homeScore: number; readonly awayScore: number };

type Fail = (column: Column, message: string) => void;

/** The score of a row: from the column `score`, else from the columns of the two sides. Null where all three are empty. */
export const scoreOf = (row: RawRow, fail: Fail): RowScore | null => {
  const ofSides = scoreOfSides(cellOf(row, 'homeScore'), cellOf(row, 'awayScore'), fail);
  const text = cellOf(row, 'score');
  if (text === '') return ofSides;
  const score = scoreInOne(text);
  if (score === null) {
    const excel = 'Excel 2-1 yazılanı tarihe çevirir, önce sütunu Metin olarak biçimlendirin';
    fail('score', `2-1 gibi iki sayı olmalı, 0 ile ${MOST_GOALS} arasında; ${excel}`);
  } else if (ofSides !== null && shown(ofSides) !== shown(score)) {
    const { homeScore = 'homeScore', awayScore = 'awayScore' } = row.titles;
    fail('score', `${shown(score)} yazıyor, ama ${homeScore} ve ${awayScore} ${shown(ofSides)}`);
  }
  return score;
};

/** The column that gives a row its score, at which faults of the score are named. */
export const scoreColumn = (row: RawRow): 'score' | 'homeScore' =>
  cellOf(row, 'score') === '' || cellOf(row, 'homeScore') !== '' ? 'homeScore' : 'score';

/** A whole number of plain digits within these bounds; undefined for any other text. */
export const wholeNumber = (text: string, least: number, most: number): number | undefined => {
  if (!/^\d{1,9}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= least && value <= most ? value : undefined;
};

const scoreOfSides = (home: string, away: string, fail: Fail): RowScore | null => {
  if (home === '' && away === '') return null;
  const homeScore = wholeNumber(home, 0, MOST_GOALS);
  const awayScore = wholeNumber(away, 0, MOST_GOALS);
  if (homeScore === undefined) fail('homeScore', `0 ile ${MOST_GOALS} arasında tam sayı olmalı`);
  if (awayScore === undefined) fail('awayScore', `0 ile ${MOST_GOALS} arasında tam sayı olmalı`);
  return homeScore === undefined || awayScore === undefined ? null : { homeScore, awayScore };
};

/** `2-1`, also with blanks, a longer dash or a colon. `02:01` is an hour, which Excel makes of 2:1 where it makes no date. */
const scoreInOne = (text: string): RowScore | null => {
  const [, home, away] = /^(0|[1-9]\d?)\s*[-–—−:]\s*(0|[1-9]\d?)$/.exec(text) ?? [];
  return home === undefined || away === undefined ? null : { homeScore: Number(home), awayScore: Number(away) };
};

const shown = ({ homeScore, awayScore }: RowScore): string => `${homeScore}-${awayScore}`;
