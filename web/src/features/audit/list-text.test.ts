import { expect, it } from 'vitest';
import { entryTexts } from './list-text.ts';

const about = { players: [{ _id: 'i', gamertag: 'Işık', deleted: false }] };

it('a line says who did what, and nothing of what nobody did', () => {
  const line = {
    playerId: 'i',
    side: 'home',
    position: 'Sol Forvet',
    isStartingEleven: true,
    minutesPlayed: 90,
    goals: 2,
    assists: 0,
    yellowCards: 1,
    rating: 7.5,
    manOfTheMatch: true,
  };
  expect(entryTexts('lines', [line, { playerId: 'x', goals: 0 }], about)).toEqual([
    'Işık (Sol Forvet, 2 gol, 1 sarı kart, puan 7,5, 90 dk, ilk kadro, maçın oyuncusu)',
    'Bilinmeyen oyuncu',
  ]);
});

it('a place of a line-up says who stands where', () => {
  const places = [
    { playerId: 'i', position: 'Kaleci', jerseyNumber: 1 },
    { playerId: 'i', position: null, jerseyNumber: null },
  ];
  expect(entryTexts('homeLineup', places, about)).toEqual(['Işık (Kaleci, no 1)', 'Işık']);
});

it('an incident says when, what and who', () => {
  const incidents = [
    { type: 'ownGoal', minute: 23, description: '', playerId: 'i' },
    { type: 'other', minute: 90, description: 'Sis', playerId: null },
    { type: 'constructor', minute: 1, description: '', playerId: null },
  ];
  expect(entryTexts('incidents', incidents, about)).toEqual([
    '23. dk kendi kalesine gol (Işık)',
    '90. dk olay (Sis)',
    '1. dk constructor',
  ]);
});

it('other lists have no entries in words', () => {
  expect(entryTexts('weeks', [1, 2], about)).toBeNull();
  expect(entryTexts('lines', 3, about)).toBeNull();
});

it('a piece of news is told whole, with its day where it has one', () => {
  const news = [
    { title: 'Kupa', text: 'Kura çekildi.', date: '2026-12-01' },
    { title: 'Kurallar', text: 'Değişti.', date: null },
  ];
  expect(entryTexts('news', news, about)).toEqual(['Kupa: Kura çekildi. (1 Ara 2026)', 'Kurallar: Değişti.']);
});
