import { expect, it } from 'vitest';
import { winRating, winSentence } from './win-rate.ts';

it('rates by its steps: 70 % and 50 % of the matches won', () => {
  expect([100, 70, 69.9, 50, 49.9, 0].map(winRating)).toEqual([
    'excellent',
    'excellent',
    'good',
    'good',
    'improvable',
    'improvable',
  ]);
});

it('says rate and rating in one sentence, with the sign in front and one decimal', () => {
  expect(winSentence(58.3)).toBe('Galibiyet oranı %58,3, İyi');
  expect(winSentence(100)).toBe('Galibiyet oranı %100,0, Mükemmel');
});
