import { vi } from 'vitest';
import type { Mongo } from '@league/infra/adapters/servers/mongodb.ts';
import { LONG_MS } from './patience.ts';

/**
 * Drops a league's database. A server that other tests keep busy may take longer than the league waits for an
 * answer, so the drop is repeated.
 */
export const dropDatabase = async ({ database }: Pick<Mongo, 'database'>): Promise<void> => {
  await vi.waitFor(() => database.dropDatabase(), LONG_MS);
};
