import { formatPosition, parsePosition } from '@league/events/envelope.ts';
import type { LastApplied } from '@league/events/ports/last-applied.ts';
import type { Collection } from 'mongodb';
import { unlessTaken } from '../servers/duplicate-key.ts';
import { guardedStore } from '../servers/guarded-store.ts';
import { type Mongo, mongoGuard } from '../servers/mongodb.ts';

/** How far the log has been forwarded: the last event, at position 0n before the first. */
export type ForwarderCheckpoint = LastApplied & {
  /** Kafka's offset of the message that carried it; -1n before the first. A topic that ends before it has lost messages. */
  readonly offset: bigint;
  /** The epoch of the lease under which it was saved. */
  readonly epoch: number;
};

/** The forwarder's own checkpoint at rest. Every member throws StoreUnavailable while it cannot be done. */
export type ForwarderCheckpoints = {
  /** undefined when nothing was ever saved. */
  readonly load: () => Promise<ForwarderCheckpoint | undefined>;
  /**
   * Called first by the process that has got the lease in this epoch: a checkpoint of a later epoch is from before the leases
   * were lost, and must not keep this process from forwarding.
   */
  readonly claim: (epoch: number) => Promise<void>;
  /** Saves it, durably. False when a forwarder of a later epoch has saved already, and nothing was changed. */
  readonly save: (checkpoint: ForwarderCheckpoint) => Promise<boolean>;
};

type CheckpointDocument = {
  readonly _id: 'kafka';
  readonly position: string;
  /** Missing where an older program saved the checkpoint, which kept no ids. */
  readonly eventId?: string | null;
  /** Decimal text, since MongoDB's driver makes numbers of longs. */
  readonly offset: string;
  readonly epoch: number;
};

/** In the league's database, collection `forwarder`. */
export const createMongoForwarderCheckpoints = ({ database }: Mongo): ForwarderCheckpoints => {
  const collection: Collection<CheckpointDocument> = database.collection('forwarder');
  return guardedStore(mongoGuard, {
    load: async () => {
      const found = await collection.findOne({ _id: 'kafka' });
      if (found === null) return undefined;
      const { position, eventId, offset, epoch } = found;
      return { position: parsePosition(position) ?? 0n, eventId: eventId ?? undefined, offset: BigInt(offset), epoch };
    },
    claim: async (epoch) => {
      await collection.updateOne({ _id: 'kafka', epoch: { $gt: epoch } }, { $set: { epoch } });
    },
    save: async ({ position, eventId, offset, epoch }) => {
      const document = {
        position: formatPosition(position),
        eventId: eventId ?? null,
        offset: offset.toString(),
        epoch,
      };
      // Where a checkpoint of a later epoch is there, the filter finds none and the upsert wants a second.
      return unlessTaken(() =>
        collection.replaceOne({ _id: 'kafka', epoch: { $lte: epoch } }, document, { upsert: true }),
      );
    },
  });
};

/** In memory, for tests and for a forwarder whose place may be forgotten: it then forwards the log again from its start. */
export const createMemoryForwarderCheckpoints = (): ForwarderCheckpoints => {
  let saved: ForwarderCheckpoint | undefined;
  return {
    load: async () => saved,
    claim: async (epoch) => {
      if (saved !== undefined && saved.epoch > epoch) saved = { ...saved, epoch };
    },
    save: async (checkpoint) => {
      if (saved !== undefined && saved.epoch > checkpoint.epoch) return false;
      saved = checkpoint;
      return true;
    },
  };
};
