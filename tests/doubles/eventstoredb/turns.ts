import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerWritableStream } from '@grpc/grpc-js';

export type ReadingCall = ServerWritableStream<ReadReq, ReadResp>;

/** How many calls one connection carries at once. */
const CALLS_AT_A_TIME = 100;

type Waiting = { readonly call: ReadingCall; readonly serve: () => void };

/**
 * Limits reads as a connection with a limit of HTTP/2 streams does: further reads wait without an answer. (Node's own
 * limit refuses a stream that follows too closely on a cancelled one, which the real server does not.)
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
    // gRPC emits this for each call, however the call ended.
    call.on('cancelled', () => {
      waiting.delete(own);
      served.delete(call);
      next();
    });
    waiting.add(own);
    next();
  };
};
