import { randomBytes } from 'node:crypto';
import type { ProcessCheckpoints } from '@league/command-api/ports/process-checkpoints.ts';
import { formatPosition, parsePosition } from '@league/events/envelope.ts';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import type { LastApplied } from '@league/events/ports/last-applied.ts';
import { Binary, type Collection } from 'mongodb';
import { refuseUnfinishedCopy } from './mongodb-unfinished-copy.ts';
import { unlessTaken } from '../servers/duplicate-key.ts';
import { guardedStore } from '../servers/guarded-store.ts';
import { type Mongo, mongoGuard } from '../servers/mongodb.ts';
import { type Accounts, DIGEST_KEY_BYTES } from './accounts.ts';
import { openMongoAccountStore } from './mongodb-account-store.ts';
import { openMongoImages } from './mongodb-images.ts';
import { openMongoKnownAddresses } from './mongodb-known-addresses.ts';
import { openMongoQuietCommands } from './mongodb-quiet-commands.ts';
import { openMongoResetCodes } from './mongodb-reset-codes.ts';
import { openMongoSessions } from './mongodb-sessions.ts';

/** `_id` is the name of the process. `eventId` is missing in documents of programs that kept none. */
export type CheckpointDocument = { readonly _id: string; readonly position: string; readonly eventId?: string | null };

/** `_id` says what the secret is for. */
export type SecretDocument = { readonly _id: string; readonly value: Binary };

/**
 * Accounts, sessions, reset codes, pictures, process checkpoints and the digest key in a league's database. Any number of processes write there,
 * so nothing that was read is remembered: a session that one process ends is over for all of them at the next request.
 *
 * Text from outside is compared as text (`$eq`), so that nobody can send an operator of MongoDB. Every member throws
 * StoreUnavailable while the server is away. @throws StoreUnavailable, also while a league is being copied here; UnsuitableServer
 */
export const openMongoAccounts = async (mongo: Mongo): Promise<Accounts> => {
  const { database } = mongo;
  await refuseUnfinishedCopy(mongo);
  return {
    accounts: await openMongoAccountStore(mongo),
    sessions: await openMongoSessions(mongo),
    resetCodes: await openMongoResetCodes(mongo),
    knownAddresses: await openMongoKnownAddresses(mongo),
    quietCommands: await openMongoQuietCommands(mongo),
    images: await openMongoImages(mongo),
    checkpoints: guardedStore(mongoGuard, checkpointStore(database.collection('process_checkpoints'))),
    digestKey: await digestKey(database.collection('secrets')),
  };
};

const checkpointStore = (checkpoints: Collection<CheckpointDocument>): ProcessCheckpoints => ({
  load: async (process) => {
    const checkpoint = await checkpoints.findOne({ _id: { $eq: process } });
    const position = checkpoint === null ? undefined : parsePosition(checkpoint.position);
    return position === undefined ? undefined : { position, eventId: checkpoint?.eventId ?? undefined };
  },
  save: async (process, done) => {
    const document = documentOf(done);
    // Stored positions are of one length, so that the larger text is the later position.
    const notLater = { _id: { $eq: process }, position: { $lte: document.position } };
    // Where a checkpoint at a later position is stored, the filter finds none, and the upsert is refused: it would be a second one.
    await unlessTaken(() => upsert(() => checkpoints.replaceOne(notLater, document, { upsert: true })));
  },
  restart: (process, done) =>
    upsert(() => checkpoints.replaceOne({ _id: { $eq: process } }, documentOf(done), { upsert: true })),
});

const documentOf = ({ position, eventId }: LastApplied): Omit<CheckpointDocument, '_id'> => ({
  position: formatPosition(position),
  eventId: eventId ?? null,
});

/** The key that the first process made, whatever number of processes starts at the same moment. */
const digestKey = (secrets: Collection<SecretDocument>): Promise<Buffer> =>
  mongoGuard(async () => {
    const name = { _id: { $eq: 'digest-key' } };
    const made = { $setOnInsert: { value: new Binary(randomBytes(DIGEST_KEY_BYTES)) } };
    await upsert(() => secrets.updateOne(name, made, { upsert: true }));
    const secret = await secrets.findOne(name);
    if (secret === null) throw new StoreUnavailable('MongoDB: the digest key was made and cannot be read yet');
    return Buffer.from(secret.value.value());
  });

/** Of two upserts of the same missing document, one may be refused, since both insert it; repeated, it finds the document. */
const upsert = async (work: () => Promise<unknown>): Promise<void> => {
  if (!(await unlessTaken(work))) await work();
};
