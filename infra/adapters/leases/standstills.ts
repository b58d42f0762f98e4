import { guardedStore } from '../servers/guarded-store.ts';
import { type Mongo, mongoGuard } from '../servers/mongodb.ts';

/**
 * Which processes of a league stand still, stopped or waiting for an operator: known to the command-api that runs them, and
 * kept here for the others, so that nobody waits there for what will not come.
 */
export type Standstills = {
  /** The last that was noted counts. */
  readonly note: (process: string, still: boolean) => Promise<void>;
  /** False where nothing was ever noted. */
  readonly noted: (process: string) => Promise<boolean>;
};

/** Standstills in a league's database: a document, with the process as its id, for each that stands still. */
export const createMongoStandstills = ({ database }: Mongo): Standstills => {
  const standstills = database.collection<{ readonly _id: string }>('process_standstills');
  return guardedStore(mongoGuard, {
    note: async (process, still) => {
      if (still) await standstills.replaceOne({ _id: process }, {}, { upsert: true });
      else await standstills.deleteOne({ _id: process });
    },
    noted: async (process) => (await standstills.findOne({ _id: process })) !== null,
  });
};
