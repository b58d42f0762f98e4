import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerWritableStream } from '@grpc/grpc-js';

export type ReadingCall = ServerWritableStream<ReadReq, ReadResp>;

/** Calls that one connection carries at a time. */
const CALLS_AT_A_TIME = 100;

type Waiting = { readonly call: ReadingCall; readonly serve: () => void };

/**
 * Serves reads as a connection with a limit of HTTP/2 streams does: those beyond it wait in silence. (Node's own limit
 * refuses a stream that follows too closely on one that was broken off, as the real server does not.)
 */
export const createTurns = () => {
  const connections = new Map<string, { readonly served: Set<ReadingCall>; readonly waiting: Set<Waiting> }>();
  return (call: ReadingCall, serve: () => void): void => {
    const { served, waiting } = connections.get(call.getPeer()) ?? { served: new Set(), waiting: new Set() };
    connections.set(call.getPeer(), { served, waiting });
    const own = { call, serve };
    const next = (): void => {
      for (const first of waiting) {
        if (served.size >= CALLS_AT_A_TIME) return;
        waiting.delete(first);
        served.add(first.call);
        first.serve();
      }
    };
    // gRPC says so of every call, however it ended.
    call.on('cancelled', () => {
      waiting.delete(own);
      served.delete(call);
      next();
    });
    waiting.add(own);
    next();
  };
};
