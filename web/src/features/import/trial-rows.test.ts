import type { ImportLineAnswer } from '@league/command-api/contract/import-answer.ts';
import { describe, expect, it } from 'vitest';
import { newResults, trialRows } from './trial-rows.ts';

const line = (number: number, part: Partial<ImportLineAnswer> = {}): ImportLineAnswer => ({
  line: number,
  does: 'create',
  week: 1,
  home: 'Moda',
  away: 'Işık',
  ...part,
});
const to = { homeScore: 2, awayScore: 1 };

describe('the rows of a trial', () => {
  it('begin with the refused lines, each once with all that is wrong with it', () => {
    const refused = [
      { line: 3, message: 'hafta' },
      { line: 3, message: 'skor' },
      { line: 3, message: 'hafta' },
      { line: 5, message: 'takım' },
    ];
    expect(trialRows({ lines: [line(2), line(4)], refused })).toEqual([
      { line: 3, does: 'refused', sentences: ['hafta', 'skor'] },
      { line: 5, does: 'refused', sentences: ['takım'] },
      line(2),
      line(4),
    ]);
  });

  it('are none where nothing is told of lines', () => {
    expect(trialRows({})).toEqual([]);
  });
});

describe('the results that are counted while they are written', () => {
  it('are those of matches that had none', () => {
    const lines = [
      line(2),
      line(3, { to }),
      line(4, { does: 'result', to }),
      line(5, { does: 'correct', to, from: { ...to, isWalkover: false } }),
      line(6, { does: 'scorers', to }),
      line(7, { does: 'nothing' }),
    ];
    expect(newResults({ lines })).toBe(2);
  });
});
