import { adminsPlayers } from '@league/query-api/contract/players.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Eyes } from '../../api/eyes.ts';
import { readQuery } from '../../api/read-query.ts';

const PATH = '/api/players';

/** All players with what only admins may read. Under a key of its own: the same address gives others the public list. */
export const managedPlayersQuery = (eyes: Eyes) => {
  const query = readQuery(PATH, PATH, adminsPlayers, eyes);
  return queryOptions({ ...query, queryKey: [...query.queryKey, 'managed'] });
};
