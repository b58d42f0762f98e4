import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import type { LeaseStore } from '@league/events/ports/lease-store.ts';
import type { ModelMoves } from '@league/query-api/ports/model-moves.ts';
import type { ModelPositions } from '@league/query-api/ports/model-positions.ts';
import type { ReadModelReader } from '@league/query-api/ports/read-model-reader.ts';
import type { Accounts } from '../../adapters/accounts/accounts.ts';
import { openMongoAccounts } from '../../adapters/accounts/mongodb-accounts.ts';
import { createMongoLeases } from '../../adapters/leases/mongodb-leases.ts';
import { createMongoStandstills, type Standstills } from '../../adapters/leases/standstills.ts';
import type { Opening } from '../main/process.ts';
import { createMongoPositions } from '../../adapters/read-models/mongodb-positions.ts';
import { createMongoReader } from '../../adapters/read-models/mongodb-reader.ts';
import { checkMongo, type Mongo, openMongo } from '../../adapters/servers/mongodb.ts';
import { openAll } from './closing.ts';
import { type LogWitness, witnessInMongo } from './lost-log.ts';

/** What several processes of a league share beside the log: in MongoDB, in the league's own database. */
export type SharedStores = {
  readonly mongo: Mongo;
  readonly accounts: Accounts;
  readonly leases: LeaseStore;
  readonly standstills: Standstills;
  /** What of it shows that the log had events; looked for before the log is opened. */
  readonly witness: LogWitness | undefined;
  readonly close: () => Promise<void>;
};

/** Resolves once MongoDB is there. @throws UnsuitableServer */
export const openSharedStores = ({ config, waitFor }: Pick<Opening, 'config' | 'waitFor'>): Promise<SharedStores> =>
  openAll(async (closing) => {
    const mongo = openMongo(config.MONGODB_URL ?? '', config.LEAGUE);
    closing.add(mongo.close);
    await waitFor('MongoDB', () => checkMongo(mongo));
    const accounts = await waitFor('MongoDB', () => openMongoAccounts(mongo));
    const witness = await waitFor('MongoDB', () => witnessInMongo(mongo));
    const [leases, standstills] = [createMongoLeases(mongo), createMongoStandstills(mongo)];
    return { mongo, accounts, leases, standstills, witness, close: closing.close };
  });

/** Read models that another process writes. */
export type SharedModels = {
  readonly reader: ReadModelReader;
  readonly positions: ModelPositions & ModelMoves & { readonly connected: () => boolean };
  readonly close: () => Promise<void>;
};

/** Follows the read models of these stores. */
export const followModels = (mongo: Mongo, onNotice: (text: string) => void): SharedModels => {
  const positions = createMongoPositions(mongo, { onNotice });
  return { reader: refusingUnbuilt(createMongoReader(mongo)), positions, close: positions.close };
};

/**
 * Where another process builds the read models, requests may come before there are any, or after MongoDB was wiped. An answer
 * made of an empty read model would be wrong. Every answer asks for the versions of its read models: for one that was never
 * built that throws StoreUnavailable, and the client is told to come again.
 */
const refusingUnbuilt = ({ snapshot }: ReadModelReader): ReadModelReader => ({
  snapshot: (work) =>
    snapshot((view) =>
      work({
        ...view,
        version: async (model) => {
          const version = await view.version(model);
          if (version.generation === 'none') throw new StoreUnavailable(`read model '${model.name}' is not built yet`);
          return version;
        },
      }),
    ),
});
