import { KEPT_FOR_MS, type QuietCommands } from '@league/command-api/ports/quiet-commands.ts';
import { unlessTaken } from '../servers/duplicate-key.ts';
import { guardedStore } from '../servers/guarded-store.ts';
import { type Mongo, mongoGuard } from '../servers/mongodb.ts';

/** `_id` is the id of the command. `at` is a date, since the index that deletes old commands goes by dates. */
type QuietCommandDocument = {
  readonly _id: string;
  readonly bodyDigest: string;
  readonly at: Date;
  readonly answer: string;
};

/** Commands that recorded nothing, in a league's database. The server deletes them too, so that none is stored longer than a day. */
export const openMongoQuietCommands = async ({ database }: Mongo): Promise<QuietCommands> => {
  const quiet = database.collection<QuietCommandDocument>('quiet_commands');
  await mongoGuard(() => quiet.createIndex({ at: 1 }, { expireAfterSeconds: KEPT_FOR_MS / 1_000 }));
  const find: QuietCommands['find'] = async (commandId, now) => {
    const [first, last] = [new Date(now - KEPT_FOR_MS), new Date(now + KEPT_FOR_MS)];
    const found = await quiet.findOne({ _id: { $eq: commandId }, at: { $gte: first, $lte: last } });
    return found === null
      ? undefined
      : { commandId, bodyDigest: found.bodyDigest, at: found.at.getTime(), answer: found.answer };
  };
  const keep: QuietCommands['keep'] = async (command) => {
    const { commandId: _id, bodyDigest, at, answer } = command;
    const [first, last] = [new Date(at - KEPT_FOR_MS), new Date(at + KEPT_FOR_MS)];
    await quiet.deleteMany({ $or: [{ at: { $lt: first } }, { at: { $gt: last } }] });
    if (await unlessTaken(() => quiet.insertOne({ _id, bodyDigest, at: new Date(at), answer }))) return command;
    // The server may delete the other command between the two requests.
    return (await find(_id, at)) ?? keep(command);
  };
  return guardedStore(mongoGuard, { find, keep });
};
