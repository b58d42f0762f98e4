import { commandIdOf } from '@league/command-api/handling/ids.ts';
import type { LeagueEvent } from '@league/events/catalogue.ts';
import type { Recorded } from '@league/events/envelope.ts';
import { evolveSeasonActs, isVoid, noSeasonActs } from '@league/events/rules/season-acts.ts';
import { expect } from 'vitest';
import { LONG_MS } from '../kit/patience.ts';

/** A command sent over HTTP, perhaps one that the rules refuse, with the status of each answer: 0 where none came. */
export type SentCommand = {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly key: string;
  readonly body: object;
  /** Whether this event is the one that the command asks for; a recorded command has exactly one such event. */
  readonly means: (event: Recorded<LeagueEvent>) => boolean;
  /** The status with which the rules refuse the command, where it is meant to be refused. */
  readonly refusal?: number;
  readonly statuses: number[];
};

/** A match, with the player of either side who scores all its goals, where the team has one. */
export type ScoredMatch = {
  readonly _id: string;
  readonly home: string | undefined;
  readonly away: string | undefined;
};

/** A command that enters or corrects the result of a match, with the lines of its players. */
export const resultCommand = (
  { _id, home, away }: ScoredMatch,
  key: string,
  homeScore: number,
  awayScore: number,
): SentCommand => ({
  method: 'PUT',
  path: `/api/admin/match-result/${_id}`,
  key,
  body: {
    homeScore,
    awayScore,
    playerStats: [
      { player: home, team: 'home', goals: homeScore },
      { player: away, team: 'away', goals: awayScore },
    ].filter(({ player }) => player !== undefined),
  },
  means: ({ type, data }) => {
    const result =
      type === 'MatchResultEntered' ? data.result : type === 'MatchResultCorrected' ? data.corrected : undefined;
    return result?.homeScore === homeScore && result.awayScore === awayScore;
  },
  statuses: [],
});

/** Sends the command unless its final answer is known, notes the status, and returns the body. */
export const sendCommand = async (
  { url, token }: { readonly url: string; readonly token: string },
  command: SentCommand,
): Promise<Readonly<Record<string, unknown>>> => {
  if (isFinal(command)) return {};
  const { method, path, key, body, statuses } = command;
  const answer = await fetch(url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(LONG_MS),
  }).catch(() => undefined);
  // A connection cut in the middle of the body counts as no answer.
  const text = await answer?.text().catch(() => undefined);
  if (answer === undefined || text === undefined) {
    statuses.push(0);
    return {};
  }
  statuses.push(answer.status);
  if (answer.status === 503) expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  if (answer.status >= 500) expect(text).not.toMatch(/node_modules|\.ts\b|\n\s+at /);
  return answer.status >= 500 ? {} : (JSON.parse(text) as Record<string, unknown>);
};

export const isFinal = ({ statuses }: SentCommand): boolean => statuses.some((status) => status >= 200 && status < 500);

/** Whether the command was answered 2xx, once or more often. */
export const isAccepted = ({ statuses }: SentCommand): boolean =>
  statuses.some((status) => status >= 200 && status < 300);

export const isRefused = ({ statuses }: SentCommand): boolean =>
  statuses.some((status) => status >= 400 && status < 500);

/** How often the log contains each command, by events with its command id for which `means` is true. */
export const timesRecorded = (
  adminId: string,
  events: readonly Recorded<LeagueEvent>[],
  all: readonly SentCommand[],
): readonly number[] => {
  const byCommand = Map.groupBy(events, ({ metadata }) => metadata.commandId);
  return all.map((command) => eventsOf(adminId, byCommand, command).filter(command.means).length);
};

type ByCommand = ReadonlyMap<string, readonly Recorded<LeagueEvent>[]>;

/** The events with the command's id, which is made of method and path as they were sent. */
const eventsOf = (adminId: string, byCommand: ByCommand, { method, path, key }: SentCommand) =>
  byCommand.get(commandIdOf(adminId, `${method} ${path}`, key)) ?? [];

/**
 * The log agrees with the answers: a command that was answered 2xx is recorded once; one that was answered 4xx never,
 * except for events that a season act made void; one without a final answer at most once.
 */
export const expectRecordedAsAnswered = (
  adminId: string,
  events: readonly Recorded<LeagueEvent>[],
  sent: readonly SentCommand[],
): void => {
  const times = timesRecorded(adminId, events, sent);
  const wrong = (of: (command: SentCommand) => boolean, ...right: readonly number[]) =>
    sent.filter((command, index) => of(command) && !right.includes(times[index] ?? 0));
  expect(wrong(isAccepted, 1)).toEqual([]);
  expect(wrong((command) => !isFinal(command), 0, 1)).toEqual([]);
  let acts = noSeasonActs;
  for (const event of events) acts = evolveSeasonActs(acts, event);
  const byCommand = Map.groupBy(
    events.filter((event) => !isVoid(acts, event)),
    ({ metadata }) => metadata.commandId,
  );
  expect(sent.filter((command) => isRefused(command) && eventsOf(adminId, byCommand, command).length > 0)).toEqual([]);
};
