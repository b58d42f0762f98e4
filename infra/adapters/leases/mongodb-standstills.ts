import { type Mongo, mongoGuard } from '../servers/mongodb.ts';
import type { Standstills } from './standstills.ts';

/** Standstills in a league's database: a document, with the process as its id, for each that stands still. Asks the primary. */
export const createMongoStandstills = ({ database }: Mongo): Standstills => {
  const standstills = database.collection<{ readonly _id: string }>('process_standstills', {
    readPreference: 'primary',
  });
  return {
    note: (process, still) =>
      mongoGuard(async () => {
        if (still) await standstills.replaceOne({ _id: process }, {}, { upsert: true });
        else await standstills.deleteOne({ _id: process });
      }),
    noted: (process) => mongoGuard(async () => (await standstills.findOne({ _id: process })) !== null),
  };
};
