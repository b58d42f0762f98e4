import { describe, expect, it } from 'vitest';
import { headlineOf, seasonDates } from './hero-text.ts';

describe('the description of a league', () => {
  it.each([
    ['Yeni sezon başladı! 12 takım, 11 hafta, tek lig.', 'Yeni sezon başladı!', '12 takım, 11 hafta, tek lig.'],
    ['Sezon başlıyor. Kayıtlar açık. Bekleriz.', 'Sezon başlıyor.', 'Kayıtlar açık. Bekleriz.'],
    ['Hoş geldiniz', 'Hoş geldiniz', ''],
    ['  İyi oyunlar!  ', 'İyi oyunlar!', ''],
    ['Sezon 3.5 güncellemesiyle başladı. Başarılar.', 'Sezon 3.5 güncellemesiyle başladı.', 'Başarılar.'],
  ])('%j begins with what can stand in large letters', (description, headline, text) => {
    expect(headlineOf(description)).toEqual({ headline, text });
  });

  it('stays whole where its first sentence is too long for that', () => {
    const long = 'Bu ligde her hafta altı maç oynanır, sonuçları maçın hakemi girer. Başarılar.';
    expect(headlineOf(long)).toEqual({ headline: null, text: long });
  });

  it('says nothing where there is none', () => {
    expect(headlineOf('  ')).toEqual({ headline: null, text: '' });
  });
});

it.each([
  ['2026-10-04', '2026-12-20', '4 Eki – 20 Ara'],
  ['2026-10-04', null, 'Başlangıç: 4 Eki 2026'],
  [null, '2026-12-20', 'Bitiş: 20 Ara 2026'],
  [null, null, null],
  ['', 'yakında', null],
])('a season from %j to %j', (start, end, text) => {
  expect(seasonDates(start, end)).toBe(text);
});
