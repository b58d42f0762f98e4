import type { KeptLease, LeaseStore } from '@league/events/ports/lease-store.ts';
import type { Collection } from 'mongodb';
import { isDuplicateKey } from '../servers/duplicate-key.ts';
import { type Mongo, mongoGuard } from '../servers/mongodb.ts';

/** `_id`: the lease's name. */
type LeaseDocument = Omit<KeptLease, 'name'> & { readonly _id: string };

/**
 * Leases in a league's database, one document each. Every change names the state that it starts from, so the server lets
 * one of several through. Asks the primary whatever the URL says.
 */
export const createMongoLeases = ({ database }: Mongo): LeaseStore => {
  const leases = database.collection<LeaseDocument>('leases', { readPreference: 'primary' });
  return {
    read: (name) =>
      mongoGuard(async () => {
        const document = await leases.findOne({ _id: name });
        if (document === null) return undefined;
        const { owner, epoch, beat, released } = document;
        return { name, owner, epoch, beat, released };
      }),
    take: (name, owner, from) =>
      mongoGuard(async () => {
        const taken = { owner, epoch: (from?.epoch ?? 0) + 1, beat: (from?.beat ?? 0) + 1, released: false };
        const done =
          from === undefined ? await insert(leases, { _id: name, ...taken }) : await replace(leases, from, taken);
        return done ? { name, ...taken } : undefined;
      }),
    renew: ({ name, owner, epoch }) =>
      mongoGuard(async () => {
        const renewed = await leases.updateOne({ _id: name, owner, epoch, released: false }, { $inc: { beat: 1 } });
        return renewed.matchedCount === 1;
      }),
    release: ({ name, owner, epoch }) =>
      mongoGuard(async () => {
        await leases.updateOne({ _id: name, owner, epoch, released: false }, { $set: { released: true } });
      }),
  };
};

/** False when there is one already. */
const insert = async (leases: Collection<LeaseDocument>, lease: LeaseDocument): Promise<boolean> => {
  try {
    await leases.insertOne(lease);
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
};

/** False when it is no longer exactly as it was. */
const replace = async (
  leases: Collection<LeaseDocument>,
  { name, owner, epoch, beat, released }: KeptLease,
  lease: Omit<LeaseDocument, '_id'>,
): Promise<boolean> => {
  const replaced = await leases.replaceOne({ _id: name, owner, epoch, beat, released }, lease);
  return replaced.matchedCount === 1;
};
