import { formatPosition } from '@league/events/envelope.ts';
import { nameKey } from '@league/events/rules/text-identity.ts';
import { Binary, type Collection, type OptionalUnlessRequiredId } from 'mongodb';
import type {
  AccountDocument,
  CheckpointDocument,
  SecretDocument,
  SessionDocument,
} from '../../adapters/accounts/mongodb-accounts.ts';
import { type Mongo, mongoGuard } from '../../adapters/servers/mongodb.ts';
import type { AccountsContent, RawAccounts } from './raw-accounts.ts';

/** The accounts in a league's database. Everything throws StoreUnavailable while the server is away. */
export const mongoRawAccounts = ({ database }: Mongo): RawAccounts => {
  const accounts = database.collection<AccountDocument>('accounts');
  const sessions = database.collection<SessionDocument>('sessions');
  const checkpoints = database.collection<CheckpointDocument>('process_checkpoints');
  const secrets = database.collection<SecretDocument>('secrets');
  return {
    read: (since) =>
      mongoGuard(async () => {
        const secret = await secrets.findOne({ _id: 'digest-key' });
        return {
          accounts: (await accounts.find().toArray()).map(({ _id: id, username, passwordHash }) => {
            return { id, username, passwordHash };
          }),
          sessions: (await sessions.find({ createdAt: { $gte: new Date(since) } }).toArray()).map(
            ({ _id: tokenHash, accountId, createdAt, lastSeenAt }) => {
              return { tokenHash, accountId, createdAt: createdAt.getTime(), lastSeenAt: lastSeenAt.getTime() };
            },
          ),
          checkpoints: (await checkpoints.find().toArray()).map(({ _id: process, position, eventId }) => {
            return { process, position: BigInt(position), eventId: eventId ?? undefined };
          }),
          digestKey: secret === null ? undefined : Buffer.from(secret.value.value()),
        };
      }),
    replace: (content) =>
      mongoGuard(async () => {
        // Not in one transaction, which has limits of size: no process opens the database before the copy is finished.
        await refill(accounts, accountsOf(content));
        await refill(sessions, sessionsOf(content));
        await refill(checkpoints, checkpointsOf(content));
        await refill(secrets, secretsOf(content));
      }),
  };
};

const refill = async <Document extends { readonly _id: string }>(
  collection: Collection<Document>,
  documents: readonly Document[],
): Promise<void> => {
  await collection.deleteMany({});
  if (documents.length > 0) await collection.insertMany(documents as readonly OptionalUnlessRequiredId<Document>[]);
};

const accountsOf = ({ accounts }: AccountsContent): readonly AccountDocument[] =>
  accounts.map(({ id, username, passwordHash }) => ({
    _id: id,
    username,
    usernameKey: nameKey(username),
    passwordHash,
  }));

const sessionsOf = ({ sessions }: AccountsContent): readonly SessionDocument[] =>
  sessions.map(({ tokenHash, accountId, createdAt, lastSeenAt }) => ({
    _id: tokenHash,
    accountId,
    createdAt: new Date(createdAt),
    lastSeenAt: new Date(lastSeenAt),
  }));

const checkpointsOf = ({ checkpoints }: AccountsContent): readonly CheckpointDocument[] =>
  checkpoints.map(({ process, position, eventId }) => ({
    _id: process,
    position: formatPosition(position),
    eventId: eventId ?? null,
  }));

const secretsOf = ({ digestKey }: AccountsContent): readonly SecretDocument[] =>
  digestKey === undefined ? [] : [{ _id: 'digest-key', value: new Binary(digestKey) }];
