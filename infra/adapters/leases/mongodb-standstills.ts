import { guardedStore } from '../servers/guarded-store.ts';
import { type Mongo, mongoGuard } from '../servers/mongodb.ts';
import type { Standstills } from './standstills.ts';

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
