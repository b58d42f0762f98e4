import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ModelPositions } from '../ports/model-positions.ts';
import type { ModelVersion } from '../ports/read-model-reader.ts';
import { anyStale } from './any-stale.ts';
import { Refused } from './problems.ts';
import { type ReadyAnswer, sendNow } from './ready-answer.ts';
import { ownTurn } from './turns.ts';

/**
 * Finished answers to public GETs: fresh as long as none of their read models moves, and the last known ones where nothing
 * fresher can be had.
 */
export type ReadyBytes = {
  /**
   * Answers from memory if it can; else answers false and touches nothing. Called before any router. Never answers a request
   * that has a session or asks for a position, and never from bytes whose read models have moved or are stale.
   */
  readonly tryServe: (req: IncomingMessage, res: ServerResponse) => boolean;
  /**
   * The answer at this URL: a kept one, one that is being made for another request at the same state of these read models, among
   * which all of its own are, or a new one, made in a turn of the event loop of its own. Failures are not kept. Undefined where none of the requests still
   * waited for it when its turn came.
   */
  readonly answerFor: (
    url: string,
    models: readonly string[],
    make: () => Promise<ReadyAnswer>,
    isWanted?: () => boolean,
  ) => Promise<ReadyAnswer | undefined>;
  /**
   * The newest answer that was made at this URL, however old, if it is still kept; none once its subject is known to be gone.
   * It must be sent as stale.
   */
  readonly lastKnown: (url: string) => ReadyAnswer | undefined;
  /** Forgets all answers. */
  readonly forgetAll: () => void;
  /** Forgets personal answers that are no longer current. To be called after each move, so that nothing outlives its erasure. */
  readonly forgetPersonal: () => void;
};

/** An answer that is being made, and whether a request still waits for it. */
type Flight = { readonly answer: Promise<ReadyAnswer | undefined>; readonly wanted: (() => boolean)[] };

type Entry = {
  readonly answer: ReadyAnswer;
  /** The order in which answers were begun. */
  readonly begun: number;
  /** Whether it was used since the last search for an answer to evict. */
  used: boolean;
};

type Limits = { readonly maxEntries?: number; readonly maxBytes?: number };

/** Keeps at most `maxEntries` answers (500) of together `maxBytes` (64 MiB); unused ones are evicted first. */
export const createReadyBytes = (positions: ModelPositions, limits: Limits = {}): ReadyBytes => {
  const { entries, admit, remove } = boundedEntries(limits);
  const underWay = new Map<string, Flight>();
  let begun = 0;

  const makeNow = async (url: string, make: () => Promise<ReadyAnswer>) => {
    begun += 1;
    const order = begun;
    const answer = await make().catch((error: unknown) => {
      const before = entries.get(url);
      // The subject of the answer is known to be gone: its last known answer must not be sent any more.
      if (error instanceof Refused && before !== undefined && before.begun < order) remove(url, before);
      throw error;
    });
    const entry = { answer, begun: order, used: false };
    const kept = entries.get(url);
    // An answer whose read models have moved meanwhile is still the last known one, unless a newer one is kept.
    const isNewest = kept === undefined || (kept.begun < entry.begun && !isCurrent(kept, positions));
    if ((isNewest && !answer.isPersonal) || isCurrent(entry, positions)) admit(url, entry);
    return entry.answer;
  };

  /** Begins to make an answer. The flight is removed as soon as it is done or given up: the next request begins another. */
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
      if (!entry.answer.suits(headers.accept)) return false;
      if (anyStale(entry.answer.models, positions)) return false;
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
      // The key holds the positions of the read models: a request that comes after a move must not share an answer that was
      // begun before it.
      const key = `${url} ${models.map((model) => stateOf(positions.current(model))).join(' ')}`;
      const flight = underWay.get(key) ?? begin(key, () => makeNow(url, make));
      flight.wanted.push(isWanted);
      return flight.answer;
    },

    lastKnown: (url) => {
      const entry = entries.get(url);
      if (entry !== undefined) entry.used = true;
      return entry?.answer;
    },

    forgetAll: () => {
      for (const [url, entry] of entries) remove(url, entry);
    },

    forgetPersonal: () => {
      for (const [url, entry] of entries) {
        if (entry.answer.isPersonal && !isCurrent(entry, positions)) remove(url, entry);
      }
    },
  };
};

/**
 * Whether every read model is at the position that the answer was made of, and its time is not over. The documents read may be
 * newer than the announced position, never older.
 */
const isCurrent = ({ answer: { models, versions, endsAt } }: Entry, positions: ModelPositions): boolean => {
  if (endsAt !== Number.POSITIVE_INFINITY && endsAt <= Date.now()) return false;
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
    // Second chance: answers used since the last search go to the end of the queue once.
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
