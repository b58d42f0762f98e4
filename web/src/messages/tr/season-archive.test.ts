import { expect, it } from 'vitest';
import { seasonArchiveMessages } from './season-archive.ts';

const { rules, results } = seasonArchiveMessages;
const points = { pointsForWin: 3, pointsForDraw: 1 };

it('the order among level teams is said in words, with when head-to-head counts', () => {
  expect(rules.order({ ...points, tieBreakers: ['headToHead', 'name'], headToHeadWhen: 'complete' })).toBe(
    'Aralarındaki maçlar (hepsi oynanınca), alfabetik sıra',
  );
  expect(rules.order({ ...points, tieBreakers: ['goalsFor', 'headToHead', 'wins', 'name'] })).toBe(
    'Atılan gol, aralarındaki maçlar (her zaman), galibiyet sayısı, alfabetik sıra',
  );
});

it('a week says how many of its matches are finished while some are not', () => {
  expect([results.matches(6, 6), results.matches(2, 6), results.matches(0, 0)]).toEqual(['6 maç', '2/6 maç', '0 maç']);
});
