import { pauseFor } from '@league/command-api/processes/retries.ts';
import type { LeagueEvent } from '@league/events/catalogue.ts';
import type { Recorded } from '@league/events/envelope.ts';
import { expect, onTestFinished } from 'vitest';
import {
  isAccepted,
  isFinal,
  resultCommand,
  type ScoredMatch,
  type SentCommand,
  sendCommand,
  timesRecorded,
} from '../sent-commands.ts';

/** Admins who enter and correct results; each sends one command after the other. */
export type Load = {
  /** All commands sent so far. */
  readonly sent: readonly SentCommand[];
  /** How many commands were answered 2xx so far. */
  readonly accepted: () => number;
  /** Resolves when so many more commands were answered 2xx. */
  readonly untilAccepted: (more: number) => Promise<void>;
  /** Ends the writers, and waits for the answers of running commands. */
  readonly stop: () => Promise<void>;
  /** Sends commands without a final answer again, with the same keys, until each has one. */
  readonly finish: () => Promise<void>;
};

export type LoadOptions = {
  readonly url: string;
  readonly token: string;
  readonly matches: readonly ScoredMatch[];
  readonly writers?: number;
  /** Whether a command without a final answer is sent again with the same key; else the next command is sent. */
  readonly repeats?: boolean;
};

/** Each writer has matches of its own, so that no two writers write to the same match. */
const OWN_MATCHES = 5;
/** One command in so many is a wrong one, which is refused. */
const REFUSED_EVERY = 9;
/** The pause between two commands of a writer, in ms: short while the test waits for results, such as before a kill. */
const PAUSE_MS = 25;
/** The same while it waits for something else, such as a lease: nothing comes of more commands but work for the machine. */
const QUIET_PAUSE_MS = 200;

let loads = 0;

/** How many results each match was given so far, by any load. */
const given = new Map<string, number>();
/** The highest score that the rules accept. */
const MOST_GOALS = 99;

/**
 * A match never gets the same result twice, also when results between were lost: a result that is
 * recorded already makes no event.
 */
const nextResult = ({ _id: match }: ScoredMatch): readonly [homeScore: number, awayScore: number] => {
  const count = given.get(match) ?? 0;
  given.set(match, count + 1);
  const awayScore = Math.floor(count / (MOST_GOALS + 1));
  if (awayScore > MOST_GOALS) throw new Error('the match has had every result there is');
  return [count % (MOST_GOALS + 1), awayScore];
};

/**
 * Starts to write, until stopped or until the test ends. A writer's failure, such as an answer that no client
 * should get, rejects `stop`.
 */
export const startLoad = ({ url, token, matches, writers = 4, repeats = true }: LoadOptions): Load => {
  loads += 1;
  const run = loads;
  const sent: SentCommand[] = [];
  const ending = new AbortController();
  let waiting = 0;
  const send = (command: SentCommand) => sendCommand({ url, token }, command);

  const writer = async (number: number): Promise<void> => {
    for (let count = 0; !ending.signal.aborted; count += 1) {
      const match = matches[number * OWN_MATCHES + (count % OWN_MATCHES)];
      if (match === undefined) throw new Error(`there are no ${OWN_MATCHES} matches for writer ${number}`);
      const [homeScore, awayScore] = nextResult(match);
      const isRefused = count % REFUSED_EVERY === REFUSED_EVERY - 1;
      const command = resultCommand(match, `${run}-${number}-${count}`, isRefused ? -1 : homeScore, awayScore);
      sent.push(command);
      await send(command);
      while (!isFinal(command) && !ending.signal.aborted) {
        if (!repeats) break;
        await pauseFor(PAUSE_MS * 4, ending.signal);
        await send(command);
      }
      await pauseFor(waiting > 0 ? PAUSE_MS : QUIET_PAUSE_MS, ending.signal);
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
      waiting += 1;
      await expect.poll(accepted, { interval: 10 }).toBeGreaterThanOrEqual(wanted);
      waiting -= 1;
    },
    stop: async () => {
      ending.abort();
      await writing;
    },
    finish: async () => {
      for (const command of sent) {
        await expect.poll(() => send(command).then(() => isFinal(command)), { interval: 100 }).toBe(true);
      }
    },
  };
};

/** Commands that were answered 503 at each try are not in the log. Returns how many these were. */
export const expectUnrecorded = (
  adminId: string,
  events: readonly Recorded<LeagueEvent>[],
  sent: readonly SentCommand[],
): number => {
  const away = sent.filter(({ statuses }) => statuses.length > 0 && statuses.every((status) => status === 503));
  expect(timesRecorded(adminId, events, away).filter((times) => times > 0)).toEqual([]);
  return away.length;
};
