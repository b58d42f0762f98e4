import { guardedStore } from '../servers/guarded-store.ts';
import { type Mongo, mongoGuard } from '../servers/mongodb.ts';

/**
 * Which processes of a league stand still, stopped or waiting for an operator. The command-api that runs them knows that
 * itself, and notes it here: no command waits in vain in another command-api, and admins read it on the dashboard.
 */
export type Standstills = {
  /** The last note counts. */
  readonly note: (process: string, still: boolean) => Promise<void>;
  /** The names of all that stand still. */
  readonly all: () => Promise<readonly string[]>;
  /** False where nothing was ever noted. */
  readonly noted: (process: string) => Promise<boolean>;
};

/** Standstills in a league's database: a document for each process that stands still, with the name of the process as its id. */
export const createMongoStandstills = ({ database }: Mongo): Standstills => {
  const standstills = database.collection<{ readonly _id: string }>('process_standstills');
  return guardedStore(mongoGuard, {
    note: async (process, still) => {
      if (still) await standstills.replaceOne({ _id: process }, {}, { upsert: true });
      else await standstills.deleteOne({ _id: process });
    },
    all: async () => (await standstills.find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id),
    noted: async (process) => (await standstills.findOne({ _id: process })) !== null,
  });
};
