import type * as z from 'zod/mini';
import { liveHello, type LiveMoved, liveMoved } from '@league/query-api/contract/live.ts';

/** The part of the browser's EventSource that is used; tests give their own. */
export type LiveSource = Pick<EventSource, 'addEventListener' | 'close' | 'readyState'>;

export type LiveDeps = {
  readonly open: (path: string) => LiveSource;
  /** Another server, or another life of it, answers: it does not know what this line heard last. */
  readonly onStranger: () => void;
  /** The read models that moved, and the log position that a read must reach to show it; null: anything may have. */
  readonly onMoved: (moved: LiveMoved | null) => void;
  /** The line is there again after it was lost: what still hangs from before will not come. */
  readonly onBack: () => void;
  /** 0 to 1; spreads the reconnections of many browsers after a restart. */
  readonly random?: () => number;
};

export type Live = {
  /** Connects, unless it is connected; after a stop where it left off, so that nothing is missed. */
  readonly start: () => void;
  readonly stop: () => void;
};

const PATH = '/api/live';

/** The server beats each 15 s; after two and a half of them the line is taken as dead, whatever the browser thinks. */
const SILENCE_MS = 37_500;
/** While the line is down, what is on screen is asked for again this often. */
const POLL_MS = 5_000;
/** An import moves things a hundred times a second; read anew at each of them, no answer would ever arrive. */
const PACE_MS = 50;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;

/** null for what cannot be read. */
const parse = <Message>(message: z.ZodMiniType<Message>, data: unknown): Message | null => {
  try {
    const parsed = message.safeParse(JSON.parse(String(data)));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};

/** Null, 'anything', swallows the rest. */
const merged = (one: LiveMoved | null, other: LiveMoved | null): LiveMoved | null =>
  one === null || other === null ? null : { position: other.position, models: { ...one.models, ...other.models } };

/** Passes the first move on at once, and what comes close behind it together. */
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
 * Hears from the server which read models moved (`GET /api/live`). A lost line is taken up again where it broke
 * (`Last-Event-ID`), with growing waits; until then everything on screen counts as moved each few seconds, so that
 * nobody looks at an old table in peace. A message that cannot be read counts as 'anything may have moved'.
 */
export const createLive = ({ open, onMoved, onBack, onStranger, random = Math.random }: LiveDeps): Live => {
  const tell = paced(onMoved);
  let source: LiveSource | null = null;
  let lastEventId = '';
  let started = false;
  let failures = 0;
  let heardAt = 0;
  let silence: ReturnType<typeof setInterval> | undefined;
  let polling: ReturnType<typeof setInterval> | undefined;
  let retrying: ReturnType<typeof setTimeout> | undefined;

  const heard = ({ lastEventId: id }: MessageEvent): void => {
    heardAt = Date.now();
    failures = 0;
    if (id !== '') lastEventId = id;
    if (polling === undefined) return;
    clearInterval(polling);
    polling = undefined;
    onBack();
  };

  const lost = (): void => {
    polling ??= setInterval(() => tell(null), POLL_MS);
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
    heardAt = Date.now();
    const opened = open(lastEventId === '' ? PATH : `${PATH}?lastEventId=${encodeURIComponent(lastEventId)}`);
    source = opened;
    opened.addEventListener('hello', (message) => {
      // What moved between the first reads of the page and this line was told to nobody.
      if (lastEventId === '') tell(null);
      else if (parse(liveHello, message.data)?.resumed === false) onStranger();
      heard(message);
    });
    opened.addEventListener('beat', heard);
    opened.addEventListener('moved', (message) => {
      heard(message);
      tell(parse(liveMoved, message.data));
    });
    opened.addEventListener('error', () => {
      // The browser tries again by itself while it says so; a refusal or a gateway's error page it takes as final.
      if (opened.readyState === 2) reconnect();
      else lost();
    });
  };

  const check = (): void => {
    if (source !== null && Date.now() - heardAt > SILENCE_MS) reconnect();
  };

  return {
    start: () => {
      if (started) return;
      started = true;
      connect();
      silence = setInterval(check, SILENCE_MS / 5);
    },
    stop: () => {
      started = false;
      source?.close();
      source = null;
      clearInterval(silence);
      clearInterval(polling);
      clearTimeout(retrying);
      polling = undefined;
    },
  };
};
