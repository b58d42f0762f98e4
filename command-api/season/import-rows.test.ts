import { describe, expect, it } from 'vitest';
import { Refused } from '../handling/refused.ts';
import { cutOff } from './import-columns.ts';
import { importRows } from './import-rows.ts';

const HEADER = 'week,date,time,home,away,homeScore,awayScore';

/** Line, field and sentence of each error. */
const mistakes = (table: Parameters<typeof importRows>[0]) => {
  try {
    importRows(table);
  } catch (error) {
    if (error instanceof Refused)
      return (cutOff(error).details.errors ?? []).map(({ line, path, message }) => [line, path, message]);
    throw error;
  }
  throw new Error('nothing was refused');
};
const inCsv = (...lines: string[]) => mistakes({ csv: [HEADER, ...lines].join('\n') });

describe('a CSV', () => {
  it('is read with names as typed and Turkish times as instants', () => {
    const csv = `${HEADER}\n1,2018-08-10,21:45,MKE Ankaragücü, Galatasaray ,1,3\n2,2018-08-17,,Moda,Işık,,\n3,,,Moda,Işık,0,0`;
    expect(importRows({ csv })).toEqual([
      {
        place: expect.objectContaining({ path: 'csv', line: 2 }),
        week: 1,
        date: '2018-08-10T18:45:00.000Z',
        dayOnly: false,
        home: 'MKE Ankaragücü',
        away: 'Galatasaray',
        result: { homeScore: 1, awayScore: 3 },
        scoreColumn: 'homeScore',
        scorers: [],
      },
      {
        place: expect.objectContaining({ line: 3 }),
        week: 2,
        date: '2018-08-17T18:00:00.000Z',
        dayOnly: true,
        home: 'Moda',
        away: 'Işık',
        result: null,
        scoreColumn: 'homeScore',
        scorers: [],
      },
      {
        place: expect.objectContaining({ line: 4 }),
        week: 3,
        date: null,
        dayOnly: true,
        home: 'Moda',
        away: 'Işık',
        result: { homeScore: 0, awayScore: 0 },
        scoreColumn: 'homeScore',
        scorers: [],
      },
    ]);
  });

  it.each([
    ['a byte order mark', `\ufeff${HEADER}\n1,,,Moda,Işık,,`],
    ['lines of Windows', `${HEADER}\r\n1,,,Moda,Işık,,\r\n`],
    ['empty lines', `\n${HEADER}\n\n1,,,Moda,Işık,,\n\n`],
    ['quotes', `${HEADER}\n1,,,"Moda","Işık",,`],
    ['columns in another order', 'away,home,week\nIşık,Moda,1'],
  ])('may have %s', (_, csv) => {
    expect(importRows({ csv })).toMatchObject([{ week: 1, home: 'Moda', away: 'Işık', date: null, result: null }]);
  });

  it('may have a comma and a line break inside quotes; the line of what follows is still right', () => {
    const csv = `${HEADER}\n1,,,"Moda, 1903",Işık,,\n0,,,Moda,Işık,,`;
    expect(mistakes({ csv })).toEqual([[3, 'week', '3. satır, week: 1 ile 250 arasında tam sayı olmalı.']]);
  });
});

describe('a wrong line is named by number and field', () => {
  const score = (line: number, side: string) => [
    line,
    side,
    `${line}. satır, ${side}: 0 ile 99 arasında tam sayı olmalı.`,
  ];
  const week = [2, 'week', '2. satır, week: 1 ile 250 arasında tam sayı olmalı.'];

  it.each([
    ['1,,,Moda,Işık,-1,0', [score(2, 'homeScore')]],
    ['1,,,Moda,Işık,1000000,0', [score(2, 'homeScore')]],
    ['1,,,Moda,Işık,1.5,0', [score(2, 'homeScore')]],
    ['1,,,Moda,Işık,1e1,0', [score(2, 'homeScore')]],
    ['1,,,Moda,Işık,٣,0', [score(2, 'homeScore')]],
    ['1,,,Moda,Işık,1,100', [score(2, 'awayScore')]],
    ['1,,,Moda,Işık,1,', [score(2, 'awayScore')]],
    ['0,,,Moda,Işık,,', [week]],
    ['251,,,Moda,Işık,,', [week]],
    ['abc,,,Moda,Işık,,', [week]],
    [',,,Moda,Işık,,', [week]],
    ['1,2026-02-30,,Moda,Işık,,', [[2, 'date', '2. satır, date: böyle bir gün yok.']]],
    ['1,2026-12-31,24:00,Moda,Işık,,', [[2, 'time', '2. satır, time: ss:dd ya da ss.dd biçiminde olmalı.']]],
    ['1,2026-12-31,9:00:30,Moda,Işık,,', [[2, 'time', '2. satır, time: ss:dd ya da ss.dd biçiminde olmalı.']]],
    ['1,,21:00,Moda,Işık,,', [[2, 'date', '2. satır, date: saat verilmiş ama tarih yok.']]],
    ['1,,,,Işık,,', [[2, 'home', '2. satır, home: Takım adı boş olamaz.']]],
    ['1,,,Moda,Işık\u202e,,', [[2, 'away', '2. satır, away: Takım adında görünmeyen karakter olamaz.']]],
    ['1,,,Moda,Moda,,', [[2, 'away', '2. satır, away: bir takım kendisiyle oynayamaz.']]],
    ['1,,,IŞIK,ışık,,', [[2, 'away', '2. satır, away: bir takım kendisiyle oynayamaz.']]],
  ])('%s', (line, expected) => {
    expect(inCsv(line)).toEqual(expected);
  });

  it('each of several, in the order of the lines', () => {
    expect(
      inCsv('1,,,Moda,Işık,,', 'x,,,Moda,Moda,,', '1,,,Işık,MODA,,').map(([line, path]) => `${line} ${path}`),
    ).toEqual(['3 week', '3 away', '4 home']);
  });

  it('where a pairing comes twice in one week, whoever is at home and however it is written', () => {
    expect(inCsv('1,,,Moda,Işık,,', '2,,,Moda,Işık,,', '1,,,Moda,IŞIK,,', '2,,,ışık,moda,,')).toEqual([
      [4, 'home', '4. satır, home: bu eşleşme aynı haftada 2. satırda da var.'],
      [5, 'home', '5. satır, home: bu eşleşme aynı haftada 3. satırda da var.'],
    ]);
  });

  it('with broken quotes', () => {
    expect(inCsv('1,,,Moda,Işık,,', '2,,,"Moda,Işık,,')).toEqual([
      [3, 'csv', expect.stringContaining('CSV olarak okunamadı')],
    ]);
    expect(inCsv('1,,,Mo"da,Işık,,')).toEqual([[2, 'csv', expect.stringContaining('CSV olarak okunamadı')]]);
  });

  it('but no more than a hundred of them', () => {
    const lines = Array.from({ length: 300 }, () => '0,,,Moda,Işık,,');
    expect(inCsv(...lines)).toHaveLength(100);
  });
});

describe('an import without matches', () => {
  it.each(['', '\n\n', HEADER, `${HEADER}\n\n`])('such as %j is refused', (csv) => {
    expect(mistakes({ csv })).toEqual([[1, 'csv', expect.any(String)]]);
  });

  it('is refused as a list too', () => {
    expect(mistakes({ matches: [] })).toEqual([[1, 'matches', '1. satır: içe aktarılacak maç yok.']]);
  });
});

describe('an import of more than 15,000 matches', () => {
  it('is refused', () => {
    const lines = Array.from({ length: 15_001 }, (_, n) => `1,,,Takım ${n},Rakip ${n},,`);
    expect(inCsv(...lines)).toEqual([[15_002, 'csv', 'Bir seferde en fazla 15000 maç içe aktarılabilir.']]);
    expect(importRows({ csv: [HEADER, ...lines.slice(1)].join('\n') })).toHaveLength(15_000);
  });
});

describe('a list', () => {
  it('is read like a CSV, numbers as numbers, null as nothing', () => {
    const matches = [{ week: 1, home: 'Moda', away: 'Işık', homeScore: 2, awayScore: 0, date: null }];
    expect(importRows({ matches })).toMatchObject([{ week: 1, result: { homeScore: 2, awayScore: 0 }, date: null }]);
  });

  it.each([
    [{ week: 1.5 }, 'matches[0].week', '1 ile 250 arasında tam sayı olmalı'],
    [{ homeScore: -1, awayScore: 0 }, 'matches[0].homeScore', '0 ile 99 arasında tam sayı olmalı'],
    [{ homeScore: 1e21, awayScore: 0 }, 'matches[0].homeScore', '0 ile 99 arasında tam sayı olmalı'],
    [{ homeScore: true }, 'matches[0].homeScore', 'metin ya da sayı olmalı'],
    [{ home: { $ne: null } }, 'matches[0].home', 'metin ya da sayı olmalı'],
    [{ referee: 'x' }, 'matches[0].referee', 'bu alan kabul edilmiyor'],
    [{ constructor: 'x' }, 'matches[0].constructor', 'bu alan kabul edilmiyor'],
    [{ away: undefined }, 'matches[0].away', 'metin ya da sayı olmalı'],
  ])('names what is wrong with %j', (wrong, path, message) => {
    expect(mistakes({ matches: [{ week: 1, home: 'Moda', away: 'Işık', ...wrong }] })).toEqual([
      [1, path, `1. satır, ${path.slice('matches[0].'.length)}: ${message}.`],
    ]);
  });
});
