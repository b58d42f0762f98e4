import { vi } from 'vitest';
import type { Mongo } from '@league/infra/adapters/servers/mongodb.ts';
import { LONG_MS } from './patience.ts';

/** Takes a league's database away. A server that others keep busy may take longer than the league waits for any answer. */
export const dropDatabase = async ({ database }: Pick<Mongo, 'database'>): Promise<void> => {
  await vi.waitFor(() => database.dropDatabase(), LONG_MS);
};
