import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import type { Collection } from 'mongodb';
import { type Mongo, mongoGuard } from '../servers/mongodb.ts';

/** The collection that holds one document while a league is copied to the servers, and none otherwise. */
export const UNFINISHED_COPIES = 'unfinished_copies';

type CopyDocument = { readonly _id: 'copy'; readonly begun: Date };

const copies = ({ database }: Mongo): Collection<CopyDocument> => database.collection<CopyDocument>(UNFINISHED_COPIES);

/** Whether a copy to this league's servers was begun and not finished. @throws StoreUnavailable */
export const isUnfinishedCopy = (mongo: Mongo): Promise<boolean> =>
  mongoGuard(async () => (await copies(mongo).findOne({ _id: 'copy' })) !== null);

/** Notes that a copy was begun, or that it is finished. @throws StoreUnavailable */
export const setUnfinishedCopy = (mongo: Mongo, unfinished: boolean): Promise<void> =>
  mongoGuard(async () => {
    if (unfinished) {
      await copies(mongo).updateOne({ _id: 'copy' }, { $setOnInsert: { begun: new Date() } }, { upsert: true });
    } else {
      await copies(mongo).deleteOne({ _id: 'copy' });
    }
  });

/**
 * Every process of a league asks this when it starts, since command-api would append to half a copy. The process waits, as for a
 * server that is away, and goes on when the copy is finished. @throws StoreUnavailable
 */
export const refuseUnfinishedCopy = async (mongo: Mongo): Promise<void> => {
  if (!(await isUnfinishedCopy(mongo))) return;
  throw new StoreUnavailable("the copy of a league to these servers is not finished: run 'league copy' again");
};
