import { commandIdOf } from '@league/command-api/handling/ids.ts';
import type { LeagueEvent } from '@league/events/catalogue.ts';
import type { Recorded } from '@league/events/envelope.ts';
import { expect, onTestFinished } from 'vitest';
import { pause } from '../../leases/pause.ts';

/** A wish to enter a result, or one that the rules refuse, and every answer it got: 0 where none came. */
export type SentCommand = {
  readonly path: string;
  readonly key: string;
  readonly homeScore: number;
  readonly awayScore: number;
  readonly statuses: number[];
};

/** Admins at work: they enter results and correct them, one command after the other each. */
export type Load = {
  /** Everything sent so far. */
  readonly sent: readonly SentCommand[];
  /** How many commands were answered 2xx so far. */
  readonly accepted: () => number;
  /** Resolves when so many more were answered 2xx. */
  readonly untilAccepted: (more: number) => Promise<void>;
  /** Ends the writers, and waits for the answers under way. */
  readonly stop: () => Promise<void>;
  /** Sends what has no final answer yet, with the same keys, until it has one. */
  readonly finish: () => Promise<void>;
};

export type LoadOptions = {
  readonly url: string;
  readonly token: string;
  readonly matches: readonly string[];
  readonly writers?: number;
  /** Whether a command without a final answer is sent again, with the same key; else the next one is. */
  readonly repeats?: boolean;
};

/** Matches of each writer, so that no two of them meet. */
const OWN_MATCHES = 5;
/** Every so many commands, one that is refused. */
const REFUSED_EVERY = 9;
/** Between two commands of one writer: results are entered by people. */
const PAUSE_MS = 25;
const CLIENT_PATIENCE_MS = 10_000;
const ACCEPT_WITHIN_MS = 60_000;

let loads = 0;

/** Starts to write; until stopped, at the latest when the test ends. What an answer must never hold fails the load when it is stopped. */
export const startLoad = ({ url, token, matches, writers = 4, repeats = true }: LoadOptions): Load => {
  loads += 1;
  const run = loads;
  const sent: SentCommand[] = [];
  const ending = new AbortController();
  const send = (command: SentCommand): Promise<void> => sendCommand(url, token, command);

  const writer = async (number: number): Promise<void> => {
    for (let count = 0; !ending.signal.aborted; count += 1) {
      const match = matches[number * OWN_MATCHES + (count % OWN_MATCHES)] ?? '';
      const command: SentCommand = {
        path: `/api/admin/match-result/${match}`,
        key: `${run}-${number}-${count}`,
        homeScore: count % REFUSED_EVERY === REFUSED_EVERY - 1 ? -1 : count % 50,
        // No result twice on a match, also when those between were lost: one that stands already makes no event.
        awayScore: (run * 10 + Math.floor(count / 50)) % 50,
        statuses: [],
      };
      sent.push(command);
      await send(command);
      while (!isFinal(command) && !ending.signal.aborted) {
        if (!repeats) break;
        await pause(PAUSE_MS * 4, ending.signal);
        await send(command);
      }
      await pause(PAUSE_MS, ending.signal);
    }
  };
  const writing = Promise.all(Array.from({ length: writers }, (_, number) => writer(number)));
  writing.catch(() => {});
  onTestFinished(() => ending.abort());
  const accepted = (): number => sent.filter(isAccepted).length;
  return {
    sent,
    accepted,
    untilAccepted: async (more) => {
      const wanted = accepted() + more;
      await expect.poll(accepted, { timeout: ACCEPT_WITHIN_MS, interval: 10 }).toBeGreaterThanOrEqual(wanted);
    },
    stop: async () => {
      ending.abort();
      await writing;
    },
    finish: async () => {
      for (const command of sent) {
        await expect
          .poll(() => send(command).then(() => isFinal(command)), { timeout: ACCEPT_WITHIN_MS, interval: 100 })
          .toBe(true);
      }
    },
  };
};

const isFinal = ({ statuses }: SentCommand): boolean => statuses.some((status) => status >= 200 && status < 500);

/** Answered 2xx, once or more often. */
const isAccepted = ({ statuses }: SentCommand): boolean => statuses.some((status) => status >= 200 && status < 300);

const isRefused = ({ statuses }: SentCommand): boolean => statuses.some((status) => status >= 400 && status < 500);

/** Sends it unless its final answer is known, and notes the answer. */
const sendCommand = async (url: string, token: string, command: SentCommand): Promise<void> => {
  if (isFinal(command)) return;
  const { path, key, homeScore, awayScore, statuses } = command;
  const answer = await fetch(url + path, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ homeScore, awayScore }),
    signal: AbortSignal.timeout(CLIENT_PATIENCE_MS),
  }).catch(() => undefined);
  // A cut in the midst of the body is no answer either.
  const text = await answer?.text().catch(() => undefined);
  if (answer === undefined || text === undefined) {
    statuses.push(0);
    return;
  }
  statuses.push(answer.status);
  if (answer.status === 503) expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  if (answer.status >= 500) expect(text).not.toMatch(/node_modules|\.ts\b|\n\s+at /);
};

/** How often the log holds each command: events with its id. */
const timesRecorded = (adminId: string, events: readonly Recorded<LeagueEvent>[], all: readonly SentCommand[]) => {
  const byCommand = Map.groupBy(events, ({ metadata }) => metadata.commandId);
  return all.map(({ path, key }) => byCommand.get(commandIdOf(adminId, `PUT ${path}`, key))?.length ?? 0);
};

/** INV-1: answered 2xx once, 4xx never, without a final answer at most once. */
export const expectRecordedAsAnswered = (
  adminId: string,
  events: readonly Recorded<LeagueEvent>[],
  sent: readonly SentCommand[],
): void => {
  const wrong = (all: readonly SentCommand[], most: number, least: number): readonly SentCommand[] => {
    const times = timesRecorded(adminId, events, all);
    return all.filter((_, index) => (times[index] ?? 0) > most || (times[index] ?? 0) < least);
  };
  expect(wrong(sent.filter(isAccepted), 1, 1)).toEqual([]);
  expect(wrong(sent.filter(isRefused), 0, 0)).toEqual([]);
  expect(
    wrong(
      sent.filter((command) => !isFinal(command)),
      1,
      0,
    ),
  ).toEqual([]);
};

/** What was answered 503 at every try is in the log nowhere (design.md 5). Answers how many that were. */
export const expectUnrecorded = (
  adminId: string,
  events: readonly Recorded<LeagueEvent>[],
  sent: readonly SentCommand[],
): number => {
  const away = sent.filter(({ statuses }) => statuses.length > 0 && statuses.every((status) => status === 503));
  expect(timesRecorded(adminId, events, away).filter((times) => times > 0)).toEqual([]);
  return away.length;
};
