import type { ListedReferee } from '@league/query-api/contract/officials.ts';

/** How many of these people wait for an admin. */
export const countPending = (people: readonly Pick<ListedReferee, 'status'>[]): number =>
  people.filter(({ status }) => status === 'pending').length;
