import { KEPT_FOR_MS, type QuietCommand, type QuietCommands } from '@league/command-api/ports/quiet-commands.ts';
import type { Collection } from 'mongodb';
import { isDuplicateKey } from '../servers/duplicate-key.ts';
import { type Mongo, mongoGuard } from '../servers/mongodb.ts';

/** `_id`: the command's. `at` is a date, since that is what the index that sweeps goes by. */
type QuietCommandDocument = {
  readonly _id: string;
  readonly bodyDigest: string;
  readonly at: Date;
  readonly answer: string;
};

/** Commands that recorded nothing, in a league's database; the server sweeps them too, so that none outlives its day. */
export const openMongoQuietCommands = async ({ database }: Mongo): Promise<QuietCommands> => {
  const quiet = database.collection<QuietCommandDocument>('quiet_commands', { readPreference: 'primary' });
  await mongoGuard(() => quiet.createIndex({ at: 1 }, { expireAfterSeconds: KEPT_FOR_MS / 1_000 }));
  const keep = async (command: QuietCommand): Promise<QuietCommand> => {
    const { commandId: _id, bodyDigest, at, answer } = command;
    const [first, last] = [new Date(at - KEPT_FOR_MS), new Date(at + KEPT_FOR_MS)];
    await quiet.deleteMany({ $or: [{ at: { $lt: first } }, { at: { $gt: last } }] });
    try {
      await quiet.insertOne({ _id, bodyDigest, at: new Date(at), answer });
      return command;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // The server may sweep it between the two.
      return (await found(quiet, _id, at)) ?? keep(command);
    }
  };
  return {
    find: (commandId, now) => mongoGuard(() => found(quiet, commandId, now)),
    keep: (command) => mongoGuard(() => keep(command)),
  };
};

const found = async (
  quiet: Collection<QuietCommandDocument>,
  commandId: string,
  now: number,
): Promise<QuietCommand | undefined> => {
  const [first, last] = [new Date(now - KEPT_FOR_MS), new Date(now + KEPT_FOR_MS)];
  const one = await quiet.findOne({ _id: { $eq: commandId }, at: { $gte: first, $lte: last } });
  return one === null
    ? undefined
    : { commandId: one._id, bodyDigest: one.bodyDigest, at: one.at.getTime(), answer: one.answer };
};
