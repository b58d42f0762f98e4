import { describe, expect, it } from 'vitest';
import { Refused } from '../handling/refused.ts';
import { importRows } from './import-rows.ts';

/** Line, field and sentence of each error. */
const mistakes = (table: Parameters<typeof importRows>[0]) => {
  try {
    importRows(table);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return (error.details.errors ?? []).map(({ line, path, message }) => [line, path, message]);
  }
  throw new Error('nothing was refused');
};

const row = (score: string, title = 'Skor') => ({ csv: `Hafta;Ev;Dep;${title}\n1;Moda;Işık;${score}` });

describe('a score in one column', () => {
  it.each(['2-1', ' 2 - 1 ', '2–1', '2—1', '2−1', '2:1', '2\u00a0-\u00a01'])('may be written %j', (score) => {
    expect(importRows(row(score))).toMatchObject([{ result: { homeScore: 2, awayScore: 1 } }]);
  });

  it.each(['Skor', 'SKOR', 'Score', 'Sonuç', 'Maç sonucu', 'result'])('may have the title %s', (title) => {
    expect(importRows(row('0-12', title))).toMatchObject([{ result: { homeScore: 0, awayScore: 12 } }]);
  });

  it('is empty for a match that is still to be played', () => {
    expect(importRows(row(''))).toMatchObject([{ result: null }]);
  });

  it('may be in a list too', () => {
    const matches = [{ week: 1, home: 'Moda', away: 'Işık', score: '2-1' }];
    expect(importRows({ matches })).toMatchObject([{ result: { homeScore: 2, awayScore: 1 } }]);
  });

  it.each(['2.Oca', '02.Oca', '2.01.2026', '02:01', '2', '2-', '2-1-0', '100-0', '2-x', '-2-1'])(
    'is refused where it is %s, with what Excel makes of scores',
    (score) => {
      expect(mistakes(row(score))).toEqual([
        [
          2,
          'score',
          '2. satır, Skor: 2-1 gibi iki sayı olmalı, 0 ile 99 arasında; ' +
            'Excel 2-1 yazılanı tarihe çevirir, önce sütunu Metin olarak biçimlendirin.',
        ],
      ]);
    },
  );

  it('is refused where it differs from the columns of the sides, which may be empty', () => {
    const csv = 'Hafta;Ev;Dep;Skor;Ev skor;Dep skor\n1;Moda;Işık;2-1;2;1\n2;Moda;Işık;2-1;;\n3;Moda;Işık;;2;1\n';
    const result = { homeScore: 2, awayScore: 1 };
    expect(importRows({ csv })).toMatchObject([{ result }, { result }, { result }]);
    expect(mistakes({ csv: `${csv}4;Moda;Işık;2-1;1;2\n5;Moda;Işık;2-1;2;\n` })).toEqual([
      [5, 'score', '5. satır, Skor: 2-1 yazıyor, ama Ev skor ve Dep skor 1-2.'],
      [6, 'awayScore', '6. satır, Dep skor: 0 ile 99 arasında tam sayı olmalı.'],
    ]);
  });

  it.each(['Skor;Skor', 'Skor;Sonuç'])('in two columns is refused by name: %s', (titles) => {
    const twice = titles.split(';')[1];
    for (const scores of ['2-1;2-1', '2-1;1-2']) {
      expect(mistakes({ csv: `Hafta;Ev;Dep;${titles}\n1;Moda;Işık;${scores}` })).toEqual([
        [1, 'csv', expect.stringContaining(`1. satır: iki kez verilen sütun: ${twice}. Sütunlar: `)],
      ]);
    }
  });
});
