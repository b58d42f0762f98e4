import { drawingMessages } from '../../messages/tr/drawing.ts';

export type WinRating = keyof typeof drawingMessages.winRate.ratings;

const percent = new Intl.NumberFormat('tr-TR', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** Three ratings: from 70 % of the matches won, from 50 %, and below. */
export const winRating = (rate: number): WinRating => {
  if (rate >= 70) return 'excellent';
  return rate >= 50 ? 'good' : 'improvable';
};

/** "%58,3": in Turkish the sign stands in front. */
export const formatRate = (rate: number): string => percent.format(rate / 100);

/** The sentence for screen readers: "Galibiyet oranı %58,3, İyi". */
export const winSentence = (rate: number): string => {
  const { sentence, ratings } = drawingMessages.winRate;
  return sentence(formatRate(rate), ratings[winRating(rate)]);
};
