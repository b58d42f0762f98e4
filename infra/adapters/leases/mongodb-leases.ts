import type { KeptLease, LeaseStore } from '@league/events/ports/lease-store.ts';
import type { Collection } from 'mongodb';
import { unlessTaken } from '../servers/duplicate-key.ts';
import { guardedStore } from '../servers/guarded-store.ts';
import { type Mongo, mongoGuard } from '../servers/mongodb.ts';

/** `_id` is the name of the lease. */
type LeaseDocument = Omit<KeptLease, 'name'> & { readonly _id: string };

/**
 * Leases in a league's database, one document each. Every change names the state that it starts from, so the server lets
 * one of several changes through.
 */
export const createMongoLeases = ({ database }: Mongo): LeaseStore => {
  const leases = database.collection<LeaseDocument>('leases');
  return guardedStore(mongoGuard, {
    read: async (name) => {
      const document = await leases.findOne({ _id: name });
      if (document === null) return undefined;
      const { owner, epoch, beat, released } = document;
      return { name, owner, epoch, beat, released };
    },
    take: async (name, owner, from) => {
      const taken = { owner, epoch: (from?.epoch ?? 0) + 1, beat: (from?.beat ?? 0) + 1, released: false };
      const done =
        from === undefined
          ? await unlessTaken(() => leases.insertOne({ _id: name, ...taken }))
          : await replace(leases, from, taken);
      return done ? { name, ...taken } : undefined;
    },
    renew: async ({ name, owner, epoch }) => {
      const renewed = await leases.updateOne({ _id: name, owner, epoch, released: false }, { $inc: { beat: 1 } });
      return renewed.matchedCount === 1;
    },
    release: async ({ name, owner, epoch }) => {
      await leases.updateOne({ _id: name, owner, epoch, released: false }, { $set: { released: true } });
    },
  });
};

/** False when the stored lease is no longer exactly as it was. */
const replace = async (
  leases: Collection<LeaseDocument>,
  { name: _id, ...before }: KeptLease,
  lease: Omit<LeaseDocument, '_id'>,
): Promise<boolean> => (await leases.replaceOne({ _id, ...before }, lease)).matchedCount === 1;
