import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ModelPositions } from '../ports/model-positions.ts';
import type { ModelVersion } from '../ports/read-model-reader.ts';
import { anyStale } from './any-stale.ts';
import { Refused } from './problems.ts';
import { type ReadyAnswer, sendNow } from './ready-answer.ts';
import { ownTurn } from './turns.ts';

/**
 * Answers to public GETs, finished: fresh for as long as the read models behind them stand still, and the last known ones
 * where nothing fresher is to be had.
 */
export type ReadyBytes = {
  /**
   * Answers from memory if it can, else touches nothing and says false. To be called before any router. Never answers
   * a request with a session or with a wish for a position, and never from bytes that a read model has moved beyond or
   * that are made of a stale one.
   */
  readonly tryServe: (req: IncomingMessage, res: ServerResponse) => boolean;
  /**
   * The answer at this URL: kept, under way for somebody else who asked at the same state, or made in a turn of the event loop
   * of its own. Failures are not kept. Undefined where none of those who asked wanted it any more before it was begun.
   */
  readonly answerFor: (
    url: string,
    models: readonly string[],
    make: () => Promise<ReadyAnswer>,
    isWanted?: () => boolean,
  ) => Promise<ReadyAnswer | undefined>;
  /**
   * The newest answer that was ever made at this URL, however old, if it is still kept; none once what it told of is known
   * to be gone. Never to be passed off as fresh.
   */
  readonly lastKnown: (url: string) => ReadyAnswer | undefined;
};

/** An answer on its way, and whether those who wait for it still do. */
type Flight = { readonly answer: Promise<ReadyAnswer | undefined>; readonly wanted: (() => boolean)[] };

type Entry = {
  readonly models: readonly string[];
  readonly answer: ReadyAnswer;
  /** The order in which answers were begun. */
  readonly begun: number;
  /** Used since the last look for something to throw out. */
  used: boolean;
};

type Limits = { readonly maxEntries?: number; readonly maxBytes?: number };

/** Keeps at most `maxEntries` answers (500) of together `maxBytes` (64 MiB); those not asked for go first. */
export const createReadyBytes = (positions: ModelPositions, limits: Limits = {}): ReadyBytes => {
  const { entries, admit, remove } = boundedEntries(limits);
  const underWay = new Map<string, Flight>();
  let begun = 0;

  const makeNow = async (url: string, models: readonly string[], make: () => Promise<ReadyAnswer>) => {
    begun += 1;
    const order = begun;
    const answer = await make().catch((error: unknown) => {
      const before = entries.get(url);
      // What is known to be gone is not told of any more.
      if (error instanceof Refused && before !== undefined && before.begun < order) remove(url, before);
      throw error;
    });
    const entry = { models, answer, begun: order, used: false };
    const kept = entries.get(url);
    // One that a model has moved beyond meanwhile is still the last known, unless there is a newer one.
    const isNewest = kept === undefined || (kept.begun < entry.begun && !isCurrent(kept, positions));
    if (isNewest || isCurrent(entry, positions)) admit(url, entry);
    return entry.answer;
  };

  /** Given up or done, it is under way no more in that very moment: who asks next begins another. */
  const begin = (key: string, make: () => Promise<ReadyAnswer>): Flight => {
    const wanted: Flight['wanted'] = [];
    const fly = async (): Promise<ReadyAnswer | undefined> => {
      try {
        await ownTurn();
        return wanted.some((isWanted) => isWanted()) ? await make() : undefined;
      } finally {
        underWay.delete(key);
      }
    };
    const flight = { answer: fly(), wanted };
    underWay.set(key, flight);
    return flight;
  };

  return {
    tryServe: (req, res) => {
      const entry = entries.get(req.url ?? '');
      if (entry === undefined || !isCurrent(entry, positions)) return false;
      if (req.method !== 'GET' && req.method !== 'HEAD') return false;
      const { headers } = req;
      if (headers.authorization !== undefined || headers['x-min-position'] !== undefined) return false;
      if (anyStale(entry.models, positions)) return false;
      entry.used = true;
      sendNow(res, entry.answer, headers);
      return true;
    },

    answerFor: async (url, models, make, isWanted = () => true) => {
      const entry = entries.get(url);
      if (entry !== undefined && isCurrent(entry, positions)) {
        entry.used = true;
        return entry.answer;
      }
      // Who asks after a model has moved must not get what was begun before.
      const key = `${url} ${models.map((model) => stateOf(positions.current(model))).join(' ')}`;
      const flight = underWay.get(key) ?? begin(key, () => makeNow(url, models, make));
      flight.wanted.push(isWanted);
      return flight.answer;
    },

    lastKnown: (url) => {
      const entry = entries.get(url);
      if (entry !== undefined) entry.used = true;
      return entry?.answer;
    },
  };
};

/** Whether every model is where the answer saw it. What was read may be newer than what we have heard of, never older. */
const isCurrent = ({ models, answer: { versions } }: Entry, positions: ModelPositions): boolean => {
  for (let index = 0; index < models.length; index += 1) {
    const version = versions[index];
    const now = positions.current(models[index] ?? '');
    if (version === undefined || now === undefined) return false;
    if (now.generation !== version.generation || now.changed > version.changed) return false;
  }
  return true;
};

const boundedEntries = ({ maxEntries = 500, maxBytes = 64 * 1024 * 1024 }: Limits) => {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  const add = (url: string, entry: Entry): void => {
    entries.set(url, entry);
    bytes += sizeOf(entry);
  };
  const remove = (url: string, entry: Entry): void => {
    entries.delete(url);
    bytes -= sizeOf(entry);
  };
  const admit = (url: string, entry: Entry): void => {
    const before = entries.get(url);
    if (before !== undefined) remove(url, before);
    if (sizeOf(entry) > maxBytes) return;
    add(url, entry);
    // Second chance: those used since the last look go to the end of the queue once.
    for (const [oldest, candidate] of entries) {
      if (entries.size <= maxEntries && bytes <= maxBytes) return;
      remove(oldest, candidate);
      if (!candidate.used) continue;
      candidate.used = false;
      add(oldest, candidate);
    }
  };
  return { entries, admit, remove };
};

const stateOf = (version: ModelVersion | undefined): string =>
  version === undefined ? '?' : `${version.generation}@${version.changed}`;

/** The plain body, and as much again for headers and compressed forms together. */
const sizeOf = ({ answer }: Entry): number => 2 * answer.plain.body.length;
