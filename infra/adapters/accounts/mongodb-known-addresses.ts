import { KNOWN_FOR_MS, type KnownAddresses, MOST_KNOWN } from '@league/command-api/ports/known-addresses.ts';
import type { Collection } from 'mongodb';
import { isDuplicateKey } from '../servers/duplicate-key.ts';
import { type Mongo, mongoGuard } from '../servers/mongodb.ts';

type KnownAddressDocument = {
  /** The hash. */
  readonly _id: string;
  readonly accountId: string;
  readonly signedInAt: Date;
};

/** Known addresses in a league's database; the server sweeps them too, so that none outlives its 30 days. */
export const openMongoKnownAddresses = async ({ database }: Mongo): Promise<KnownAddresses> => {
  const known = database.collection<KnownAddressDocument>('known_addresses', { readPreference: 'primary' });
  await mongoGuard(() =>
    known.createIndexes([
      { key: { signedInAt: 1 }, expireAfterSeconds: KNOWN_FOR_MS / 1_000 },
      { key: { accountId: 1, signedInAt: -1 } },
    ]),
  );
  return {
    signedInAt: (hash) => mongoGuard(async () => (await known.findOne({ _id: { $eq: hash } }))?.signedInAt.getTime()),
    note: ({ hash, accountId, at }) =>
      mongoGuard(async () => {
        await save(known, { _id: hash, accountId, signedInAt: new Date(at) });
        const [first, last] = [new Date(at - KNOWN_FOR_MS), new Date(at + KNOWN_FOR_MS)];
        await known.deleteMany({ $or: [{ signedInAt: { $lt: first } }, { signedInAt: { $gt: last } }] });
        const others = known.find({ accountId: { $eq: accountId }, _id: { $ne: hash } }, { projection: { _id: 1 } });
        const tooMany = await others
          .sort({ signedInAt: -1 })
          .skip(MOST_KNOWN - 1)
          .toArray();
        if (tooMany.length > 0) await known.deleteMany({ _id: { $in: tooMany.map(({ _id }) => _id) } });
      }),
  };
};

/** Two who save the same new one at once may both insert it: who comes second is refused, and the first has said the same. */
const save = async (known: Collection<KnownAddressDocument>, document: KnownAddressDocument): Promise<void> => {
  try {
    await known.replaceOne({ _id: { $eq: document._id } }, document, { upsert: true });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
};
