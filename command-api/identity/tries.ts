import { Refused } from '../handling/refused.ts';

export type TriesOptions = {
  /** The tries that one key has in a window. */
  readonly most: number;
  readonly windowMs: number;
  /** Epoch ms. */
  readonly now: () => number;
  /** The most keys that are kept. */
  readonly mostKeys?: number;
  /** What a key without tries is refused with. */
  readonly refusal?: 'TOO_MANY_LOGINS' | 'TOO_MANY_REGISTRATIONS';
};

/**
 * Counts tries by key in windows of time. The memory is bounded whatever is tried: windows that are over are dropped and, where
 * there are too many keys, the older half. Getting one's own window dropped early takes so many failed logins, two at a time,
 * that it gains nothing.
 */
export type Tries = {
  /** Counts a try before it is made; the answer takes it back. @throws Refused, when the key has none left */
  readonly take: (key: string) => () => void;
  /** How many keys are remembered. */
  readonly size: () => number;
};

type Window = { readonly begun: number; count: number };

const MOST_KEYS = 50_000;

export const createTries = ({
  most,
  windowMs,
  now,
  mostKeys = MOST_KEYS,
  refusal = 'TOO_MANY_LOGINS',
}: TriesOptions): Tries => {
  // Two generations, of which the older is dropped as a whole: searching for single windows would cost more the more there are.
  let young = { begun: now(), windows: new Map<string, Window>() };
  let old = new Map<string, Window>();
  // A window that began in the future, while the clock was wrong, is over too.
  const isOver = ({ begun }: { readonly begun: number }, at: number): boolean => Math.abs(at - begun) >= windowMs;
  const windowOf = (key: string, at: number): Window => {
    const existing = young.windows.get(key) ?? old.get(key);
    if (existing !== undefined && !isOver(existing, at)) return existing;
    if (isOver(young, at) || young.windows.size >= mostKeys / 2) {
      old = young.windows;
      young = { begun: at, windows: new Map() };
    }
    const window = { begun: at, count: 0 };
    young.windows.set(key, window);
    return window;
  };
  return {
    take: (key) => {
      const at = now();
      const window = windowOf(key, at);
      if (window.count >= most) {
        throw new Refused(refusal, { retryAfter: Math.ceil((window.begun + windowMs - at) / 1000) });
      }
      window.count += 1;
      return () => {
        window.count -= 1;
        if (window.count > 0) return;
        for (const windows of [young.windows, old]) if (windows.get(key) === window) windows.delete(key);
      };
    },
    size: () => young.windows.size + old.size,
  };
};
