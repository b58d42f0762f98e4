import { describe, expect, it } from 'vitest';
import { Refused } from '../handling/refused.ts';
import { EXCEL_SEASON } from '../testing/excel.ts';
import { importRows } from './import-rows.ts';
import { importTable } from './import-table.ts';

const HEADER = 'week,date,time,home,away,homeScore,awayScore';

const rowsOf = (csv: string) => importRows(importTable({ csv }).table);

const mistakes = (csv: string) => {
  try {
    rowsOf(csv);
  } catch (error) {
    if (error instanceof Refused)
      return (error.details.errors ?? []).map(({ line, path, message }) => [line, path, message]);
    throw error;
  }
  throw new Error('nothing was refused');
};

const short = (csv: string) =>
  rowsOf(csv).map(({ week, date, home, away, result }) => [
    week,
    date,
    home,
    away,
    result === null ? null : `${result.homeScore}-${result.awayScore}`,
  ]);

describe('a table as the Turkish Excel saves it', () => {
  it('is read whole, without its empty rows and columns', () => {
    expect(short(EXCEL_SEASON.toString('utf8'))).toEqual([
      [1, '2026-09-05T18:00:00.000Z', 'Moda', 'Işık', '2-1'],
      [1, '2026-09-05T16:30:00.000Z', 'Göztepe; 1925', 'İnönü "B"', '0-0'],
      [2, '2026-09-12T18:00:00.000Z', 'IŞIK', 'Göztepe; 1925', '1-3'],
      [2, '2026-09-12T18:00:00.000Z', 'İnönü "B"', 'Moda', '1-1'],
      [3, null, 'Moda', 'Göztepe; 1925', null],
      [3, null, 'İnönü "B"', 'Işık', null],
    ]);
  });

  it('names a mistake by its line and the title that the file has for the column', () => {
    const csv = '\ufeffHafta;Ev Sahibi;Deplasman;EV SKOR;Dep Skor\r\n1;Moda;Işık;2;x\r\n;;;;\r\n1,5;Moda;Fener;;\r\n';
    expect(mistakes(csv)).toEqual([
      [2, 'awayScore', '2. satır, Dep Skor: 0 ile 99 arasında tam sayı olmalı.'],
      [4, 'week', '4. satır, Hafta: 1 ile 250 arasında tam sayı olmalı.'],
    ]);
  });
});

describe('cells are set apart by', () => {
  it.each([
    ['commas', 'week,home,away\n1,Moda,Işık'],
    ['semicolons', 'week;home;away\n1;Moda;Işık'],
    ['tabs', 'week\thome\taway\n1\tModa\tIşık'],
    ['semicolons, with a comma in a name', 'week;home;away\n1;Moda, 1903;Işık'],
    ['commas, with a semicolon in a title', 'week,home,"away",time\n1,Moda,Işık;,'],
    ['what the first line that is not empty has', '\n\r\nweek;home;away\n1;Moda;Işık'],
  ])('%s', (_, csv) => {
    expect(importRows({ csv })).toMatchObject([
      { week: 1, home: expect.stringMatching(/^Moda/), away: expect.stringMatching(/^Işık/) },
    ]);
  });
});

describe('the titles of the columns', () => {
  const row = '1,2026-09-05,20:00,Moda,Işık,2,1';

  it.each([
    HEADER,
    'WEEK,Date,Time,Home Team,Away Team,Home Score,away_score',
    'hafta,tarih,saat,ev sahibi,deplasman,ev sahibi skoru,deplasman skoru',
    'HAFTA,TARİH,SAAT,EV SAHİBİ,DEPLASMAN,EV SAHİBİ SKORU,DEPLASMAN SKORU',
    'Hafta,Maç tarihi,Maç saati,Ev sahibi takım,Konuk takım,Ev sahibi skor,Konuk skor',
    'hafta no,TARIH,saat,evsahibi,konuk,ev skoru,konuk skoru',
    'Hafta,Tarih,Saat,Ev,Dep.,Ev skor,Dep skor',
    'Hafta,Tarih,Saat,Ev Sahibi,Misafir,Ev sahibi gol,Misafir gol',
  ])('may be %s', (header) => {
    expect(short(`${header}\n${row}`)).toEqual([[1, '2026-09-05T17:00:00.000Z', 'Moda', 'Işık', '2-1']]);
  });

  it.each([
    ['week,home', 'eksik sütun: away (deplasman)'],
    ['hafta,ev sahibi', 'eksik sütun: away (deplasman)'],
    ['home,away,homeScore', 'eksik sütun: week (hafta)'],
    ['week,home,away,referee', 'bilinmeyen sütun: referee'],
    ['week,home,away,__proto__', 'bilinmeyen sütun: __proto__'],
    ['week,home,away,constructor', 'bilinmeyen sütun: constructor'],
    ['week,home,away,week', 'iki kez verilen sütun: week'],
    ['week,home,away,Hafta', 'iki kez verilen sütun: Hafta'],
    ['week,,home,away', 'başlığı olmayan sütun: 2.'],
  ])('%s are refused', (header, what) => {
    expect(mistakes(`${header}\n1,Moda,Işık,x`)).toEqual([
      [1, 'csv', expect.stringMatching(new RegExp(`^1\\. satır: ${what.replaceAll(/[().]/g, '\\$&')}\\. Sütunlar: `))],
    ]);
  });

  it('are all named where one is refused, also in Turkish', () => {
    expect(mistakes('a;b\n1;2')[0]?.[2]).toBe(
      '1. satır: eksik sütun: week (hafta), home (ev sahibi), away (deplasman); bilinmeyen sütun: a, b. ' +
        'Sütunlar: week (hafta), date (tarih), time (saat), home (ev sahibi), away (deplasman), ' +
        'homeScore (ev sahibi skoru), awayScore (deplasman skoru), score (skor), scorers (goller).',
    );
  });
});

describe('a row', () => {
  it('may lack the cells at its end, which are empty, and have empty ones behind it', () => {
    expect(short(`${HEADER}\n1,,,Moda,Işık\n2,,,Moda,Işık,1,0,,,\n`)).toEqual([
      [1, null, 'Moda', 'Işık', null],
      [2, null, 'Moda', 'Işık', '1-0'],
    ]);
  });

  it('is refused with more in it than there are columns', () => {
    expect(mistakes(`${HEADER}\n1,,,Moda, 1903,Işık,1,0`)).toEqual([[2, 'csv', '2. satır: 7 sütun olmalı, 8 var.']]);
  });

  it('is refused where a score is cut off', () => {
    expect(mistakes(`${HEADER}\n1,,,Moda,Işık,1`)).toEqual([
      [2, 'awayScore', '2. satır, awayScore: 0 ile 99 arasında tam sayı olmalı.'],
    ]);
  });
});

describe('a record of more than 10,000 characters', () => {
  it.each([
    ['a file without line ends', 'x'.repeat(4_000_000)],
    ['a quote that nobody closed', `${HEADER}\n1,,,"Moda,Işık,,\n${'2,,,Moda,Işık,,\n'.repeat(1000)}`],
  ])('is not read to its end: %s', (_, csv) => {
    const told = mistakes(csv);
    expect(told).toEqual([[expect.any(Number), 'csv', expect.stringContaining('CSV olarak okunamadı')]]);
    // The error is not at the last line of the file.
    expect(told[0]?.[0]).toBeLessThan(1000);
  });
});

describe('an hour', () => {
  it.each([
    ['09:30', '06:30'],
    ['9:30', '06:30'],
    ['21:00:00', '18:00'],
    ['21.00', '18:00'],
    ['21.00.00', '18:00'],
    ['9.30', '06:30'],
  ])('%s is read', (typed, clock) => {
    const [row] = importRows({ csv: `week,date,time,home,away\n1,2026-09-05,${typed},Moda,Işık` });
    expect(row?.date).toBe(`2026-09-05T${clock}:00.000Z`);
  });

  it.each(['21.00:00', '21.0', '24.00', '21', '0,875'])('%s is refused', (typed) => {
    expect(mistakes(`week;date;time;home;away\n1;2026-09-05;${typed};Moda;Işık`)).toEqual([
      [2, 'time', '2. satır, time: ss:dd ya da ss.dd biçiminde olmalı.'],
    ]);
  });
});

describe('a day', () => {
  const dateOf = (date: string) => importRows({ csv: `week,date,home,away\n1,${date},Moda,Işık` })[0]?.date;

  it.each([
    ['2026-09-05', '2026-09-05T18:00:00.000Z'],
    ['05.09.2026', '2026-09-05T18:00:00.000Z'],
    ['5.9.2026', '2026-09-05T18:00:00.000Z'],
    ['5.09.2026', '2026-09-05T18:00:00.000Z'],
    ['05/12/2026', '2026-12-05T18:00:00.000Z'],
    ['5/12/2026', '2026-12-05T18:00:00.000Z'],
    ['29.2.2028', '2028-02-29T18:00:00.000Z'],
    ['31.12.2100', '2100-12-31T18:00:00.000Z'],
    ['1.1.2000', '2000-01-01T19:00:00.000Z'],
  ])('%s is read', (typed, instant) => {
    expect(dateOf(typed)).toBe(instant);
  });

  it.each([
    ['31.02.2026', 'böyle bir gün yok'],
    ['1.13.2026', '13. ay yok; gün aydan önce yazılır (gg.aa.yyyy)'],
    ['05/13/2026', '13. ay yok; gün aydan önce yazılır (gg.aa.yyyy)'],
    ['13/13/2026', '13. ay yok; gün aydan önce yazılır (gg.aa.yyyy)'],
    ['5/12.2026', 'gg.aa.yyyy ya da yyyy-aa-gg biçiminde olmalı'],
    ['5/12/26', 'gg.aa.yyyy ya da yyyy-aa-gg biçiminde olmalı'],
    ['0/12/2026', 'böyle bir gün yok'],
    ['2026-13-05', 'böyle bir gün yok'],
    ['2027-02-29', 'böyle bir gün yok'],
    ['5.9.26', 'gg.aa.yyyy ya da yyyy-aa-gg biçiminde olmalı'],
    ['2026.09.05', 'gg.aa.yyyy ya da yyyy-aa-gg biçiminde olmalı'],
    ['2026-9-5', 'gg.aa.yyyy ya da yyyy-aa-gg biçiminde olmalı'],
    ['٥.9.2026', 'gg.aa.yyyy ya da yyyy-aa-gg biçiminde olmalı'],
    ['5.9.2026 21:00', 'gg.aa.yyyy ya da yyyy-aa-gg biçiminde olmalı'],
    ['31.12.1999', '2000 ile 2100 arasında olmalı'],
    ['2101-01-01', '2000 ile 2100 arasında olmalı'],
    ['0001-01-01', '2000 ile 2100 arasında olmalı'],
  ])('%s is refused', (typed, what) => {
    expect(mistakes(`week,date,home,away\n1,${typed},Moda,Işık`)).toEqual([[2, 'date', `2. satır, date: ${what}.`]]);
  });

  it('is within 2000 and 2100 as the log has it: the first hours of 2000 in Turkey are of 1999', () => {
    expect(mistakes('week,date,time,home,away\n1,1.1.2000,01:00,Moda,Işık')).toEqual([
      [2, 'date', '2. satır, date: 2000 ile 2100 arasında olmalı.'],
    ]);
  });
});

describe('a text that was read with the wrong encoding', () => {
  it.each([
    ['letters that could not be read', 2, 'hafta;ev sahibi;deplasman\n1;Moda;I\ufffd\ufffdk'],
    ['UTF-16 taken for UTF-8', 1, 'h\0a\0f\0t\0a\0;\0'],
  ])('is refused, with %s', (_, line, csv) => {
    expect(mistakes(csv)).toEqual([
      [line, 'csv', `${line}. satır: metin UTF-8 olarak okunamamış; metin yerine dosyanın kendisini gönderin (file).`],
    ]);
  });
});

it('a name that an export has made harmless is read as it is', () => {
  const rows = rowsOf(`${HEADER}\n1,,,"'=Moda","'-Işık",,\n2,,,'Moda,Işık,,`);
  expect(rows.map(({ home, away }) => [home, away])).toEqual([
    ['=Moda', '-Işık'],
    ["'Moda", 'Işık'],
  ]);
});
