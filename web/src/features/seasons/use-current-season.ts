import { useQuery } from '@tanstack/react-query';
import { seasonsQuery } from './queries.ts';

/** The season that is played now; undefined until it is read, and before the first. */
export const useCurrentSeason = () => useQuery(seasonsQuery()).data?.find(({ current }) => current);
