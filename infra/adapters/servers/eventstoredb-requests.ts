import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';

type Options = InstanceType<typeof streams.ReadReq.Options>;
export type ReadRequest = InstanceType<typeof streams.ReadReq>;

/**
 * Events of other leagues that the server passes over in one go while it looks for ours. Its own default is 32, with which
 * a quiet league would be found slowly among busy ones.
 */
const SEARCH_WINDOW = 1_000;

const { BACKWARDS } = streams.ReadReq.Options.ReadDirection;

/** Where a read of the whole log begins; a position is included by a read, and left out by a subscription. */
export type From = bigint | 'start' | 'end';

/** Parts of every request; they are only read. */
const YES = new shared.Empty();
const IDS_AS_TEXT = new streams.ReadReq.Options.UUIDOption().setString(YES);

/** Forwards, unless told, and without following links: what the protocol does not name is so. */
const request = (fill: (options: Options) => void): ReadRequest => {
  const options = new streams.ReadReq.Options().setUuidOption(IDS_AS_TEXT);
  fill(options);
  return new streams.ReadReq().setOptions(options);
};

const allFrom = (from: From) => {
  const all = new streams.ReadReq.Options.AllOptions();
  if (from === 'start' || from === 0n) return all.setStart(YES);
  if (from === 'end') return all.setEnd(YES);
  const text = from.toString();
  // An event's prepare position is its commit position (docs/client-libraries.md#eventstoredb).
  return all.setPosition(new streams.ReadReq.Options.Position().setCommitPosition(text).setPreparePosition(text));
};

const streamsNamed = (prefix: string) =>
  new streams.ReadReq.Options.FilterOptions()
    .setStreamIdentifier(new streams.ReadReq.Options.FilterOptions.Expression().setPrefixList([prefix]))
    .setMax(SEARCH_WINDOW)
    .setCheckpointintervalmultiplier(1);

/** What the user must be allowed to for this read. */
export const rightFor = (read: ReadRequest): string => {
  const name = read.getOptions()?.getStream()?.getStreamIdentifier()?.getStreamName_asU8();
  return name === undefined ? 'read $all' : `read the stream ${new TextDecoder().decode(name)}`;
};

/** At most `count` events of the streams whose names begin so, in log order or against it. */
export const leagueRequest = (
  prefix: string,
  from: From,
  count: number,
  direction: 'forwards' | 'backwards' = 'forwards',
): ReadRequest =>
  request((options) => {
    options.setAll(allFrom(from)).setCount(String(count)).setFilter(streamsNamed(prefix));
    if (direction === 'backwards') options.setReadDirection(BACKWARDS);
  });

/** The last event of the log, whoever's it is. */
export const lastOfAllRequest = (): ReadRequest =>
  request((options) => {
    options.setAll(allFrom('end')).setCount('1').setNoFilter(YES).setReadDirection(BACKWARDS);
  });

/** The event that begins at this position, whoever's it is; a server may refuse a position at which none begins. */
export const recordRequest = (position: bigint): ReadRequest =>
  request((options) => {
    options.setAll(allFrom(position)).setCount('1').setNoFilter(YES);
  });

/** Everything behind `after` in the streams whose names begin so, and then whatever comes. */
export const subscriptionRequest = (prefix: string, after: From): ReadRequest =>
  request((options) => {
    options.setAll(allFrom(after)).setFilter(streamsNamed(prefix));
    options.setSubscription(new streams.ReadReq.Options.SubscriptionOptions());
  });

/** With it a server says at the end of a stream's read where the stream ends. */
const TELLS_END = new streams.ReadReq.Options.ControlOption().setCompatibility(1);

const utf8 = new TextEncoder();

/** A stream's events from a revision on. */
export const streamRequest = (stream: string, from: bigint, count = Number.MAX_SAFE_INTEGER): ReadRequest =>
  request((options) => {
    const name = new shared.StreamIdentifier().setStreamName(utf8.encode(stream));
    const of = new streams.ReadReq.Options.StreamOptions().setStreamIdentifier(name).setRevision(from.toString());
    options.setStream(of).setNoFilter(YES).setControlOption(TELLS_END).setCount(String(count));
  });
