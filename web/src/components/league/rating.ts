export type RatingTone = 'high' | 'middle' | 'modest' | 'low';

/** The tone of a match's rating, 1 to 10. */
export const ratingTone = (rating: number): RatingTone => {
  if (rating >= 8) return 'high';
  return rating >= 6 ? 'middle' : 'low';
};

/** An overall rating, 1 to 100, as the whole number that is shown. */
export const shownOverall = (rating: number): number => Math.round(rating);

/** The tone of an overall rating as {@link shownOverall} gives it, so that figure and tone never contradict each other. */
export const overallTone = (shown: number): RatingTone => {
  if (shown >= 85) return 'high';
  if (shown >= 75) return 'middle';
  return shown >= 65 ? 'modest' : 'low';
};
