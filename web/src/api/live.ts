import type * as z from 'zod/mini';
import { type LiveHello, liveHello, type LiveMoved, liveMoved } from '@league/query-api/contract/live.ts';
import type { Watched } from './watched.ts';

/** The part of the browser's EventSource that this file uses; tests pass their own. */
export type LiveSource = Pick<EventSource, 'addEventListener' | 'close' | 'readyState'>;

export type LiveDeps = {
  readonly open: (path: string) => LiveSource;
  /** The server does not know the last event id of this connection: it is another server, or one that started anew. */
  readonly onUnknownServer: () => void;
  /** The first connection begins at these versions of the read models; what was read before may be older. */
  readonly onBegun: (versions: LiveHello['models']) => void;
  /** The changed read models (null: any may have changed), and the log position that a read must reach to show it. */
  readonly onMoved: (moved: LiveMoved | null) => void;
  /** The connection has been away for some seconds; what is on screen is read again now and then until it is back. */
  readonly onLost: () => void;
  /** The connection is back after a loss; requests that were sent before it was lost may never be answered. */
  readonly onReconnected: () => void;
  /** Since when there is no network; meanwhile nothing is tried. */
  readonly offlineSince: Pick<Watched<Date | null>, 'current' | 'subscribe'>;
  /** A number from 0 to 1; spreads the reconnections of many browsers after a restart of the server. */
  readonly random?: () => number;
};

export type Live = {
  /** Connects, unless it is connected already. After `stop` it resumes after its last event, so nothing is missed. */
  readonly start: () => void;
  readonly stop: () => void;
};

const PATH = '/api/live';

/** The server sends a beat each 15 s; after two and a half of them the connection counts as dead. */
const SILENCE_MS = 37_500;
/** While the connection is down, everything on screen is read again this often. */
const POLL_MS = 5_000;
/** An import changes read models a hundred times a second; a read at each change would never get its answer. */
const PACE_MS = 50;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;

/** The parsed message; null where the contract does not know it. */
const parse = <Message>(message: z.ZodMiniType<Message>, data: unknown): Message | null => {
  try {
    const parsed = message.safeParse(JSON.parse(String(data)));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};

/** Two changes as one. null means that any read model may have changed, so null and anything is null. */
const merged = (one: LiveMoved | null, other: LiveMoved | null): LiveMoved | null =>
  one === null || other === null ? null : { position: other.position, models: { ...one.models, ...other.models } };

/** Reports the first change at once, and all that follow within 50 ms as one. */
const paced = (onMoved: LiveDeps['onMoved']) => {
  let pending: LiveMoved | null | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pass = (): void => {
    timer = undefined;
    if (pending === undefined) return;
    const moved = pending;
    pending = undefined;
    timer = setTimeout(pass, PACE_MS);
    onMoved(moved);
  };
  return (moved: LiveMoved | null): void => {
    pending = pending === undefined ? moved : merged(pending, moved);
    if (timer === undefined) pass();
  };
};

/**
 * Reports which read models changed, as the server tells it (`GET /api/live`). A lost connection is resumed after its
 * last event (`Last-Event-ID`), with growing waits, and as soon as there is a network again; until then all read models count as changed each few seconds, so
 * that no screen keeps an old table. A message that cannot be parsed counts as "any read model may have changed".
 */
export const createLive = ({
  open,
  onBegun,
  onMoved,
  onLost,
  onReconnected,
  onUnknownServer,
  offlineSince,
  random = Math.random,
}: LiveDeps): Live => {
  const tell = paced(onMoved);
  let source: LiveSource | null = null;
  let lastEventId = '';
  let started = false;
  let failures = 0;
  let heardAt = 0;
  let silence: ReturnType<typeof setInterval> | undefined;
  let polling: ReturnType<typeof setInterval> | undefined;
  let retrying: ReturnType<typeof setTimeout> | undefined;
  let leaveNetwork: (() => void) | undefined;

  const isOffline = (): boolean => offlineSince.current() !== null;

  const heard = ({ lastEventId: id }: MessageEvent): void => {
    heardAt = Date.now();
    failures = 0;
    if (id !== '') lastEventId = id;
    if (polling === undefined) return;
    clearInterval(polling);
    polling = undefined;
    onReconnected();
  };

  const lost = (): void => {
    polling ??= setInterval(() => {
      if (isOffline()) return;
      onLost();
      tell(null);
    }, POLL_MS);
  };

  const reconnect = (): void => {
    source?.close();
    source = null;
    lost();
    const wait = Math.min(FIRST_RETRY_MS * 2 ** failures, LAST_RETRY_MS);
    failures += 1;
    clearTimeout(retrying);
    retrying = setTimeout(connect, wait * (0.5 + random() / 2));
  };

  const connect = (): void => {
    if (isOffline()) return;
    heardAt = Date.now();
    const opened = open(lastEventId === '' ? PATH : `${PATH}?lastEventId=${encodeURIComponent(lastEventId)}`);
    source = opened;
    opened.addEventListener('hello', (message) => {
      const hello = parse(liveHello, message.data);
      if (lastEventId === '') onBegun(hello?.models ?? {});
      else if (hello?.resumed === false) onUnknownServer();
      heard(message);
    });
    opened.addEventListener('beat', heard);
    opened.addEventListener('moved', (message) => {
      heard(message);
      tell(parse(liveMoved, message.data));
    });
    opened.addEventListener('error', () => {
      // EventSource reconnects by itself unless it is closed (2), as it is after a refusal or a gateway's error page.
      if (opened.readyState === 2) reconnect();
      else lost();
    });
  };

  const followNetwork = (): void => {
    if (!isOffline() && source !== null) return;
    clearTimeout(retrying);
    source?.close();
    source = null;
    lost();
    failures = 0;
    connect();
  };

  const check = (): void => {
    if (source !== null && Date.now() - heardAt > SILENCE_MS) reconnect();
  };

  return {
    start: () => {
      if (started) return;
      started = true;
      leaveNetwork = offlineSince.subscribe(followNetwork);
      connect();
      silence = setInterval(check, SILENCE_MS / 5);
    },
    stop: () => {
      started = false;
      leaveNetwork?.();
      source?.close();
      source = null;
      clearInterval(silence);
      clearInterval(polling);
      clearTimeout(retrying);
      polling = undefined;
    },
  };
};
