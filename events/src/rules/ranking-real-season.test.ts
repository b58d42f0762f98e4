import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { TieBreaker } from '../season-terms.ts';
import { type CountedResult, rank, type TableRow } from './ranking.ts';
import { turkishInstant } from './turkish-time.ts';

/** The data of the Süper Lig of 2018/19 lie beside the repository; their README names the source. */
const data = new URL('../../../../shared/data/', import.meta.url);
const resultsFile = new URL('super-lig-2018-19.csv', data);
const tableFile = new URL('super-lig-2018-19.table.csv', data);

const linesOf = (file: URL): string[] => readFileSync(file, 'utf8').trim().split('\n').slice(1);

const readResults = (): CountedResult[] =>
  linesOf(resultsFile).map((line, index) => {
    const [week, date = '', time = '', home = '', away = '', homeScore, awayScore] = line.split(',');
    return {
      matchId: String(index),
      week: Number(week),
      playedAt: turkishInstant(date, time),
      home,
      away,
      homeScore: Number(homeScore),
      awayScore: Number(awayScore),
    };
  });

const tableBy = (...tieBreakers: TieBreaker[]): TableRow[] => {
  const results = readResults();
  const teams = [...new Set(results.map(({ home }) => home))].map((name) => ({ id: name, name }));
  return rank(teams, results, { tieBreakers, pointsForWin: 3, pointsForDraw: 1, planned: [] });
};

const asLine = (row: TableRow): string =>
  [row.position, row.team, row.played, row.win, row.draw, row.loss, row.goalsFor, row.goalsAgainst]
    .concat([row.goalDifference, row.points])
    .join(',');

describe.skipIf(!existsSync(resultsFile) || !existsSync(tableFile))('the Süper Lig of 2018/19', () => {
  it('ends as it ended, by the rule of the federation', () => {
    expect(tableBy('headToHead', 'goalDifference', 'goalsFor').map(asLine)).toEqual(linesOf(tableFile));
  });

  it('says what set places 10 to 12 apart: their matches among each other', () => {
    const names = ['Çaykur Rizespor', 'Kayserispor', 'Sivasspor'];
    for (const { decidedBy } of tableBy('headToHead', 'goalDifference', 'goalsFor').slice(9, 12)) {
      expect(decidedBy?.rule).toBe('headToHead');
      expect(decidedBy?.among).toEqual(names);
      expect(decidedBy?.table?.map(({ team, played }) => [team, played])).toEqual([
        ['Kayserispor', 4],
        ['Çaykur Rizespor', 4],
        ['Sivasspor', 4],
      ]);
    }
  });

  it('puts places 10 to 12 otherwise when overall goal difference comes first', () => {
    const byDifference = tableBy('goalDifference', 'goalsFor', 'headToHead');
    expect(byDifference.slice(9, 12).map(({ team }) => team)).toEqual(['Çaykur Rizespor', 'Sivasspor', 'Kayserispor']);
  });
});
