import { KNOWN_FOR_MS, type KnownAddresses, MOST_KNOWN } from '@league/command-api/ports/known-addresses.ts';
import { unlessTaken } from '../servers/duplicate-key.ts';
import { guardedStore } from '../servers/guarded-store.ts';
import { type Mongo, mongoGuard } from '../servers/mongodb.ts';

type KnownAddressDocument = {
  /** The hash of account and address. */
  readonly _id: string;
  readonly accountId: string;
  readonly signedInAt: Date;
};

/** Known addresses in a league's database. The server deletes them too, so that none is stored for more than 30 days. */
export const openMongoKnownAddresses = async ({ database }: Mongo): Promise<KnownAddresses> => {
  const known = database.collection<KnownAddressDocument>('known_addresses');
  await mongoGuard(() =>
    known.createIndexes([
      { key: { signedInAt: 1 }, expireAfterSeconds: KNOWN_FOR_MS / 1_000 },
      { key: { accountId: 1, signedInAt: -1 } },
    ]),
  );
  return guardedStore(mongoGuard, {
    signedInAt: async (hash) => (await known.findOne({ _id: { $eq: hash } }))?.signedInAt.getTime(),
    note: async ({ hash, accountId, at }) => {
      const document = { accountId, signedInAt: new Date(at) };
      // Of two that save the same new document at once, one is refused; the other has said the same.
      await unlessTaken(() => known.replaceOne({ _id: { $eq: hash } }, document, { upsert: true }));
      const [first, last] = [new Date(at - KNOWN_FOR_MS), new Date(at + KNOWN_FOR_MS)];
      await known.deleteMany({ $or: [{ signedInAt: { $lt: first } }, { signedInAt: { $gt: last } }] });
      const others = known.find({ accountId: { $eq: accountId }, _id: { $ne: hash } }, { projection: { _id: 1 } });
      const tooMany = await others
        .sort({ signedInAt: -1 })
        .skip(MOST_KNOWN - 1)
        .toArray();
      if (tooMany.length > 0) await known.deleteMany({ _id: { $in: tooMany.map(({ _id }) => _id) } });
    },
  });
};
