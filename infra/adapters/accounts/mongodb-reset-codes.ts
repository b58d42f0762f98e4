import { CODE_TRIES, type ResetCodes } from '@league/command-api/ports/reset-codes.ts';
import { unlessTaken } from '../servers/duplicate-key.ts';
import { guardedStore } from '../servers/guarded-store.ts';
import { type Mongo, mongoGuard } from '../servers/mongodb.ts';

/** `_id` is the account. `expiresAt` is a date, since the index that deletes expired codes goes by dates. */
type ResetCodeDocument = {
  readonly _id: string;
  readonly codeHash: string;
  readonly expiresAt: Date;
  readonly tries: number;
};

/** Reset codes in a league's database. The server deletes them too when they have expired. */
export const openMongoResetCodes = async ({ database }: Mongo): Promise<ResetCodes> => {
  const codes = database.collection<ResetCodeDocument>('reset_codes');
  await mongoGuard(() => codes.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 }));
  const open = (accountId: string, now: number) => ({
    _id: { $eq: accountId },
    expiresAt: { $gt: new Date(now) },
    tries: { $gt: 0 },
  });
  return guardedStore(mongoGuard, {
    issue: async ({ accountId, codeHash, expiresAt }, now) => {
      await codes.deleteMany({ expiresAt: { $lte: new Date(now) } });
      const document = { codeHash, expiresAt: new Date(expiresAt), tries: CODE_TRIES };
      const replace = () => codes.replaceOne({ _id: { $eq: accountId } }, document, { upsert: true });
      // Of two first codes of an account, one may be refused, since both insert it; repeated, it replaces the other.
      if (!(await unlessTaken(replace))) await replace();
    },
    check: async (accountId, codeHash, now) => {
      // A wrong one takes its try before anything is compared, so that no number of them at once gets more.
      const missed = { ...open(accountId, now), codeHash: { $not: { $eq: codeHash } } };
      const { modifiedCount } = await codes.updateOne(missed, { $inc: { tries: -1 } });
      if (modifiedCount === 1) return false;
      return (await codes.findOne({ ...open(accountId, now), codeHash: { $eq: codeHash } })) !== null;
    },
    use: async (accountId, codeHash, now) => {
      const { deletedCount } = await codes.deleteOne({ ...open(accountId, now), codeHash: { $eq: codeHash } });
      return deletedCount === 1;
    },
  });
};
