import { CODE_TRIES, type ResetCodes, type TypedCode } from '@league/command-api/ports/reset-codes.ts';
import { unlessTaken } from '../servers/duplicate-key.ts';
import { guardedStore } from '../servers/guarded-store.ts';
import { type Mongo, mongoGuard } from '../servers/mongodb.ts';

/**
 * `_id` is the account. `expiresAt` is a date, because the index that deletes expired codes goes by dates. `tries` is how many wrong
 * codes are still taken, `missed` how many came from each address.
 */
type ResetCodeDocument = {
  readonly _id: string;
  readonly codeHash: string;
  readonly expiresAt: Date;
  readonly tries: number;
  readonly missed?: Readonly<Record<string, number>>;
};

/** Reset codes in a league's database. The server deletes them too when they have expired. */
export const openMongoResetCodes = async ({ database }: Mongo): Promise<ResetCodes> => {
  const codes = database.collection<ResetCodeDocument>('reset_codes');
  await mongoGuard(() => codes.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 }));
  const openTo = ({ accountId, from }: TypedCode, now: number) => ({
    _id: { $eq: accountId },
    expiresAt: { $gt: new Date(now) },
    tries: { $gt: 0 },
    [`missed.${from}`]: { $not: { $gte: CODE_TRIES } },
  });
  return guardedStore(mongoGuard, {
    issue: async ({ accountId, codeHash, expiresAt, tries }, now) => {
      await codes.deleteMany({ expiresAt: { $lte: new Date(now) } });
      const document = { codeHash, expiresAt: new Date(expiresAt), tries };
      const replace = () => codes.replaceOne({ _id: { $eq: accountId } }, document, { upsert: true });
      // Of two first codes of an account, one may be refused, since both insert it; repeated, it replaces the other.
      if (!(await unlessTaken(replace))) await replace();
    },
    check: async (typed, now) => {
      const { codeHash, from } = typed;
      // A wrong one takes its try before anything is compared, so that no number of them at once gets more.
      const missed = { ...openTo(typed, now), codeHash: { $not: { $eq: codeHash } } };
      const { modifiedCount } = await codes.updateOne(missed, { $inc: { tries: -1, [`missed.${from}`]: 1 } });
      if (modifiedCount === 1) return false;
      return (await codes.findOne({ ...openTo(typed, now), codeHash: { $eq: codeHash } })) !== null;
    },
    use: async (typed, now) => {
      const { deletedCount } = await codes.deleteOne({ ...openTo(typed, now), codeHash: { $eq: typed.codeHash } });
      return deletedCount === 1;
    },
  });
};
