import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { csvText, dayCell, momentCell, timeCell } from './csv.ts';

type Row = { readonly text: string | null; readonly number: number | null };

const text = (rows: readonly Row[]): string =>
  csvText<Row>(
    [
      ['Ad', (row) => row.text],
      ['Sayı', (row) => row.number],
    ],
    rows,
  );

/** The rows as an independent reader has them. */
const read = (rows: readonly Row[]): string[][] => parse(text(rows), { bom: true, delimiter: ';' });

it('is UTF-8 with a mark, semicolons, commas in fractions and CRLF', () => {
  expect(text([{ text: 'Işık Şöğüç', number: 7.25 }])).toBe('\uFEFF"Ad";"Sayı"\r\n"Işık Şöğüç";7,25\r\n');
});

it('gives an independent reader what was in it', () => {
  const texts = ['Çağrı; Ömer', 'a"b""c', 'iki\nsatır', 'virgül, nokta.', ' boşluklu ', "l'été", ''];
  expect(read(texts.map((each) => ({ text: each, number: 1 })))).toEqual([
    ['Ad', 'Sayı'],
    ...texts.map((each) => [each, '1']),
  ]);
  expect(read([{ text: null, number: null }])[1]).toEqual(['', '']);
});

it.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '  =1',
  '＝1',
  '＋1',
  '－1',
  '＠x',
  '=HYPERLINK("https://evil.example";"x")',
  "=cmd|'/C calc'!A0",
  '\u00a0=1',
])('makes %j harmless', (attack) => {
  expect(read([{ text: attack, number: 1 }])[1]).toEqual([`'${attack}`, '1']);
});

it('leaves our own numbers numbers, below zero too', () => {
  expect(text([{ text: 'a', number: -3 }])).toContain('"a";-3\r\n');
  expect(text([{ text: 'a-b=c', number: -0.5 }])).toContain('"a-b=c";-0,5\r\n');
});

it('writes instants in Turkish time', () => {
  expect(momentCell('2026-09-11T21:15:00.000Z')).toBe('12.09.2026 00:15');
  expect([dayCell('2026-09-11T21:15:00.000Z'), timeCell('2026-09-11T21:15:00.000Z')]).toEqual(['12.09.2026', '00:15']);
  expect([dayCell(null), timeCell(null)]).toEqual([null, null]);
});
