import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import type { Binary, ClientSession } from 'mongodb';
import { inTransactionOf, type Mongo, mongoGuard } from '../servers/mongodb.ts';
import type { Layout } from './mongodb-layout.ts';
import { createTurns } from './turns.ts';

/** The transactions of one writer. */
export type Writing = {
  /** As `inTransaction`, but in a session that the next writer can find and end. @throws StoreUnavailable when overtaken */
  readonly transact: <Result>(work: (session: ClientSession) => Promise<Result>) => Promise<Result>;
  readonly close: () => Promise<void>;
};

/** The error of every write of a projector that another one has taken over from. */
export const overtaken = (): StoreUnavailable =>
  new StoreUnavailable('MongoDB: another projector has taken over the read models; this one writes nothing any more');

/**
 * A process that is killed or frozen in the middle of a transaction leaves it open on the server, where it holds up others on
 * the same documents for a minute. So the writer has sessions of its own, and notes each beside its epoch before it is first
 * used. They are few, since they are used again.
 */
export const createWriting = ({ client }: Mongo, { fences }: Layout, epoch: number): Writing => {
  const idle: ClientSession[] = [];
  const inTurn = createTurns();

  const begin = async (): Promise<ClientSession> => {
    const session = client.startSession({ causalConsistency: false });
    const id = session.id?.id;
    if (id === undefined) throw new Error('a session without an id');
    const { matchedCount } = await mongoGuard(() =>
      fences.updateOne({ _id: 'projector', epoch }, { $addToSet: { sessions: id } }),
    );
    if (matchedCount === 1) return session;
    await session.endSession();
    throw overtaken();
  };

  return {
    transact: async (work) => {
      const session = idle.pop() ?? (await inTurn(begin));
      try {
        return await inTransactionOf(session, work);
      } finally {
        // A session that the driver could not bring to rest is not used again.
        if (session.inTransaction()) await session.endSession();
        else idle.push(session);
      }
    },
    close: async () => {
      for (const session of idle.splice(0)) await session.endSession();
    },
  };
};

/** Ends these sessions of earlier writers, and with them their open transactions. */
export const endSessions = async ({ client }: Mongo, ids: readonly Binary[]): Promise<void> => {
  if (ids.length === 0) return;
  await mongoGuard(() => client.db('admin').command({ killSessions: ids.map((id) => ({ id })) }));
};
