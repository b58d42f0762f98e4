import { constants, type Http2Server, type ServerHttp2Session } from 'node:http2';
import streamsGrpc from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { MethodDefinition, Server } from '@grpc/grpc-js';
import type { Faults } from './faults.ts';

/** What the double was asked and what it sent, since its start or since the last `countAnew`. */
export type Counts = {
  /** How often each stream was read, by its name. */
  streamReads: number;
  /** Reads of the log, with or without a filter. */
  logReads: number;
  subscriptions: number;
  appends: number;
  /** Events sent, by reads and by subscriptions. */
  events: number;
  /** Bytes of messages of reads, subscriptions and appends, as protobuf; the frames around them are not counted. */
  receivedBytes: number;
  sentBytes: number;
  /** Calls that the client cancelled before the double had ended them; each resets its HTTP/2 stream. */
  resets: number;
};

export const noCounts = (): Counts => ({
  streamReads: 0,
  logReads: 0,
  subscriptions: 0,
  appends: 0,
  events: 0,
  receivedBytes: 0,
  sentBytes: 0,
  resets: 0,
});

/** The service Streams, with its messages counted. */
export const countedStreams = (counts: Counts) => {
  const { read, batchAppend } = streamsGrpc.StreamsService;
  const isEvent = (message: unknown): boolean => (message as ReadResp).hasEvent();
  return {
    ...streamsGrpc.StreamsService,
    read: counted(read, counts, isEvent),
    batchAppend: counted(batchAppend, counts),
  };
};

const counted = <Request, Response, Method extends MethodDefinition<Request, Response>>(
  method: Method & MethodDefinition<Request, Response>,
  counts: Counts,
  isEvent: (response: Response) => boolean = () => false,
): Method => ({
  ...method,
  requestDeserialize: (bytes: Buffer) => {
    counts.receivedBytes += bytes.length;
    return method.requestDeserialize(bytes);
  },
  responseSerialize: (response: Response) => {
    const bytes = method.responseSerialize(response);
    counts.sentBytes += bytes.length;
    if (isEvent(response)) counts.events += 1;
    return bytes;
  },
});

/** Counts the calls that clients cancel, and closes a connection with too many of them. */
export const countResets = (server: Server, counts: Counts, faults: Faults): void => {
  // gRPC does not distinguish a cancelled call from an ended one; HTTP/2 does.
  const { http2Servers } = server as unknown as { readonly http2Servers: ReadonlyMap<Http2Server, unknown> };
  const watch = (session: ServerHttp2Session): void => {
    let own = 0;
    session.on('stream', (stream) => {
      stream.on('close', () => {
        if (stream.rstCode !== constants.NGHTTP2_CANCEL) return;
        counts.resets += 1;
        own += 1;
        // Not in the stream's own event, in which Node would abort.
        if (own > faults.mostResets) setImmediate(() => session.destroy());
      });
    });
  };
  for (const http2Server of http2Servers.keys()) http2Server.on('session', watch);
};
