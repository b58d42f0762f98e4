import featuresGrpc from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import features, { type SupportedMethods } from '@eventstore/db-client/generated/serverfeatures_pb.js';
import { type sendUnaryData, Server, ServerCredentials, status } from '@grpc/grpc-js';
import { createBatchAppend } from './appends.ts';
import { countedStreams, countResets, type Counts, noCounts } from './counts.ts';
import { type Faults, noFaults } from './faults.ts';
import { createDoubleLog, type DoubleLog } from './log.ts';
import { createRead, fail, type Served } from './reads.ts';

/** A server that stands in for EventStoreDB (README.md). */
export type EventStoreDbDouble = {
  readonly url: string;
  readonly log: DoubleLog;
  /** The faults of the double, which tests may change at any time. */
  readonly faults: Faults;
  readonly counts: Readonly<Counts>;
  /** Resets all counts to zero. */
  readonly countAnew: () => void;
  /** The subscriptions that are open now. */
  readonly served: ReadonlySet<Served>;
  /** Ends all subscriptions regularly, as if no more events could come. */
  readonly endSubscriptions: () => void;
  /** Ends all subscriptions with the error of a server that stops. */
  readonly failSubscriptions: () => void;
  /** Cuts all connections and accepts no more; recorded events stay. */
  readonly goAway: () => void;
  readonly comeBack: () => Promise<void>;
  readonly close: () => void;
};

/** Starts a double with an empty log on a free port. */
export const startEventStoreDbDouble = async (): Promise<EventStoreDbDouble> => {
  const log = createDoubleLog();
  const faults = noFaults();
  const counts = noCounts();
  const served = new Set<Served>();
  let server = new Server();
  let port = 0;

  const goAway = (): void => {
    server.forceShutdown();
    served.clear();
  };

  const comeBack = async (): Promise<void> => {
    server = new Server();
    server.addService(featuresGrpc.ServerFeaturesService, { getSupportedMethods: createFeatures(faults) });
    server.addService(countedStreams(counts), {
      read: createRead(log, faults, counts, served),
      batchAppend: createBatchAppend(log, faults, counts, () => {
        goAway();
        void comeBack();
      }),
    });
    port = await new Promise<number>((resolve, reject) => {
      const listening = (error: Error | null, bound: number): void => (error === null ? resolve(bound) : reject(error));
      server.bindAsync(`127.0.0.1:${port}`, ServerCredentials.createInsecure(), listening);
    });
    countResets(server, counts, faults);
  };

  await comeBack();
  return {
    url: `esdb://127.0.0.1:${port}?tls=false`,
    log,
    faults,
    counts,
    countAnew: () => void Object.assign(counts, noCounts()),
    served,
    endSubscriptions: () => {
      for (const { call } of served) call.end();
    },
    failSubscriptions: () => {
      for (const { call } of served) fail(call, status.INTERNAL, 'the server is stopping');
    },
    goAway,
    comeBack,
    close: goAway,
  };
};

const createFeatures =
  (faults: Faults) =>
  (_: unknown, answer: sendUnaryData<SupportedMethods>): void => {
    if (faults.frozen) return;
    if (faults.failingFeatures > 0) {
      faults.failingFeatures -= 1;
      answer({ code: status.INTERNAL, details: 'the server is stopping' });
      return;
    }
    const batchAppend = new features.SupportedMethod();
    batchAppend.setServiceName('event_store.client.streams.Streams').setMethodName('BatchAppend');
    answer(
      null,
      new features.SupportedMethods().setEventStoreServerVersion(faults.version).setMethodsList([batchAppend]),
    );
  };
