import { useState } from 'react';
import { useCurrentSeason } from '../seasons/use-current-season.ts';

/** The season whose totals an open dialog is about: that of its opening, also after another has begun. */
export const useMeantSeason = (): { readonly season?: number } => {
  const current = useCurrentSeason()?.season;
  const [meant, setMeant] = useState(current);
  if (meant === undefined && current !== undefined) setMeant(current);
  return meant === undefined ? {} : { season: meant };
};
