import { formatPosition } from '@league/events/envelope.ts';
import { Binary, type Collection, type OptionalUnlessRequiredId } from 'mongodb';
import {
  accountDocument,
  type AccountDocument,
  accountOf,
  openMongoAccountStore,
} from '../../adapters/accounts/mongodb-account-store.ts';
import type { CheckpointDocument, SecretDocument } from '../../adapters/accounts/mongodb-accounts.ts';
import type { ImageDocument } from '../../adapters/accounts/mongodb-images.ts';
import { sessionDocument, type SessionDocument, sessionOf } from '../../adapters/accounts/mongodb-sessions.ts';
import { type Mongo, mongoGuard } from '../../adapters/servers/mongodb.ts';
import type { AccountsContent, RawAccounts } from './raw-accounts.ts';

/** The accounts in a league's database. Everything throws StoreUnavailable while the server is away. */
export const mongoRawAccounts = (mongo: Mongo): RawAccounts => {
  const { database } = mongo;
  const accounts = database.collection<AccountDocument>('accounts');
  const sessions = database.collection<SessionDocument>('sessions');
  const images = database.collection<ImageDocument>('images');
  const checkpoints = database.collection<CheckpointDocument>('process_checkpoints');
  const secrets = database.collection<SecretDocument>('secrets');
  return {
    read: (since) =>
      mongoGuard(async () => {
        const secret = await secrets.findOne({ _id: 'digest-key' });
        return {
          accounts: (await accounts.find().toArray()).map(accountOf),
          sessions: (await sessions.find({ createdAt: { $gte: new Date(since) } }).toArray()).map(sessionOf),
          images: (await images.find().toArray()).map(({ _id: hash, bytes, at }) => {
            return { hash, bytes: Buffer.from(bytes.value()), at };
          }),
          checkpoints: (await checkpoints.find().toArray()).map(({ _id: process, position, eventId }) => {
            return { process, position: BigInt(position), eventId: eventId ?? undefined };
          }),
          digestKey: secret === null ? undefined : Buffer.from(secret.value.value()),
        };
      }),
    replace: async (content) => {
      // Makes its indexes, and drops those that an older program has left.
      await openMongoAccountStore(mongo);
      await mongoGuard(async () => {
        // Not in one transaction, which has limits of size: no process opens the database before the copy is finished.
        await refill(accounts, content.accounts.map(accountDocument));
        await refill(sessions, content.sessions.map(sessionDocument));
        await refill(images, imagesOf(content));
        await refill(checkpoints, checkpointsOf(content));
        await refill(secrets, secretsOf(content));
      });
    },
  };
};

const refill = async <Document extends { readonly _id: string }>(
  collection: Collection<Document>,
  documents: readonly Document[],
): Promise<void> => {
  await collection.deleteMany({});
  if (documents.length > 0) await collection.insertMany(documents as readonly OptionalUnlessRequiredId<Document>[]);
};

const imagesOf = ({ images }: AccountsContent): readonly ImageDocument[] =>
  images.map(({ hash, bytes, at }) => ({ _id: hash, bytes: new Binary(bytes), at }));

const checkpointsOf = ({ checkpoints }: AccountsContent): readonly CheckpointDocument[] =>
  checkpoints.map(({ process, position, eventId }) => ({
    _id: process,
    position: formatPosition(position),
    eventId: eventId ?? null,
  }));

const secretsOf = ({ digestKey }: AccountsContent): readonly SecretDocument[] =>
  digestKey === undefined ? [] : [{ _id: 'digest-key', value: new Binary(digestKey) }];
