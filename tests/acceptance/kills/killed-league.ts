import type { LeagueEvent } from '@league/events/catalogue.ts';
import type { Recorded } from '@league/events/envelope.ts';
import { importedFixturesOf } from '@league/events/fixture-rows.ts';
import { registry } from '@league/projector/registry.ts';
import { expect } from 'vitest';
import { dataFolder } from '@league/infra/programs/data-folder/data-folder.ts';
import { connectOperations } from '@league/infra/programs/operations/operations-socket.ts';
import { type LeagueProcess, serve, startServer } from '../league-process.ts';
import { caller } from '../league-under-test.ts';
import { doubleRound, scoredMatchesAt } from '../made-up-season.ts';
import {
  expectRecordedAsAnswered,
  isAccepted,
  isFinal,
  isRefused,
  type ScoredMatch,
  type SentCommand,
  sendCommand,
  timesRecorded,
} from '../sent-commands.ts';
import { expectWhole, logOf } from '../whole-log.ts';
import { answeredWrongly, importCommand, resetCommand, startWork } from './admins-at-work.ts';
import type { Chance } from './chance.ts';
import type { Situation } from './situations.ts';

/** The outcome of one kill. */
export type KillOutcome = {
  /** False when the server had ended by itself a moment before. */
  readonly killed: boolean;
  readonly accepted: number;
  readonly refused: number;
  /** Commands without an answer, and how many of these the log contains all the same. */
  readonly unanswered: number;
  readonly found: number;
};

/** One data folder that goes through many kills. */
export type KilledLeague = {
  /** Kills its server in this situation, starts it again, and checks that all data agree with the answers. */
  readonly kill: (situation: Situation) => Promise<KillOutcome>;
  /** Stops the server regularly, and checks that nothing that was answered has changed. */
  readonly stop: () => Promise<void>;
};

/** The teams of the season: few, so that results meet. */
const TEAMS = 8;

/** Opens a killed league over the folder. `season` is the CSV that imports bring. */
export const openKilledLeague = async (folder: string, season: string, chance: Chance): Promise<KilledLeague> => {
  const first = await startServer(folder);
  const { token, adminId } = first;
  let running: LeagueProcess = first;
  let known: readonly Recorded<LeagueEvent>[] = [];
  let number = 0;
  const next = (): number => (number += 1);
  const everSent: SentCommand[] = [];

  /** Reads the whole log; earlier events must be unchanged, and new ones follow them. */
  const look = async (): Promise<readonly Recorded<LeagueEvent>[]> => {
    const events = await logOf(folder);
    expectWhole(events);
    expect(events.slice(0, known.length).map(({ id }) => id)).toEqual(known.map(({ id }) => id));
    known = events;
    return events;
  };
  const done = async (command: SentCommand): Promise<string> => {
    everSent.push(command);
    const { position } = await sendCommand({ url: await running.url, token }, command);
    expect(isAccepted(command)).toBe(true);
    return String(position);
  };
  const matchesAt = async (minPosition: string): Promise<readonly ScoredMatch[]> =>
    scoredMatchesAt({ call: caller(await running.url) }, minPosition);
  /** Gives the season the matches that the situation needs, or removes them. */
  const prepare = async ({ onMatches }: Situation): Promise<readonly ScoredMatch[]> => {
    const matches = await matchesAt(String(known.at(-1)?.position ?? 0n));
    if (onMatches === matches.length > 0) return matches;
    if (!onMatches) await done(resetCommand(next()));
    return onMatches ? matchesAt(await done(importCommand(doubleRound(TEAMS, { scorers: true }), next()))) : [];
  };
  const repeat = async (sent: readonly SentCommand[]): Promise<void> => {
    const url = await running.url;
    for (const command of sent) {
      await expect.poll(() => sendCommand({ url, token }, command).then(() => isFinal(command))).toBe(true);
    }
  };

  const kill = async (situation: Situation): Promise<KillOutcome> => {
    const matches = await prepare(situation);
    const url = await running.url;
    const work = startWork({ url, token, matches, next });
    const { child } = running;
    const victim = { folder, url, token, work, chance, next, season, signal: child.kill.bind(child) };
    const sent = [...(await situation.kill(victim))];
    const { signal } = await running.ended;
    await work.ended;
    sent.push(...work.sent);
    everSent.push(...sent);

    running = serve(folder);
    await running.url;
    const left = await look();
    expectRecordedAsAnswered(adminId, left, sent);
    const unanswered = sent.filter((command) => !isFinal(command));
    const found = timesRecorded(adminId, left, unanswered).filter((times) => times > 0).length;
    await repeat(sent);
    expect(answeredWrongly(sent, situation.endsSeason)).toEqual([]);
    const events = await look();
    expectRecordedAsAnswered(adminId, events, sent);
    expectImportsWhole(events);
    await expectSound(folder);
    return {
      killed: signal === 'SIGKILL',
      accepted: sent.filter(isAccepted).length,
      refused: sent.filter(isRefused).length,
      unanswered: unanswered.length,
      found,
    };
  };

  return {
    kill,
    stop: async () => {
      expectRecordedAsAnswered(adminId, await look(), everSent);
      running.child.kill('SIGTERM');
      expect((await running.ended).code).toBe(0);
    },
  };
};

/** Each import is complete: each team was created once, and each match has its imported result once, as its first. */
const expectImportsWhole = (events: readonly Recorded<LeagueEvent>[]): void => {
  const created = events.flatMap((event) => (event.type === 'TeamCreated' ? [event.data.teamId] : []));
  expect(new Set(created).size).toBe(created.length);
  const entered = new Map<string, unknown[]>();
  for (const { type, data } of events) {
    if (type !== 'MatchResultEntered') continue;
    const { homeScore, awayScore } = data.result;
    entered.set(data.matchId, [...(entered.get(data.matchId) ?? []), { homeScore, awayScore }]);
  }
  for (const event of events) {
    if (event.type !== 'FixturesImported') continue;
    const { teamsToCreate } = event.data;
    expect(teamsToCreate.filter(({ teamId }) => !created.includes(teamId))).toEqual([]);
    const lacking = importedFixturesOf(event.data).filter(
      ({ matchId, result }) => result !== null && JSON.stringify(entered.get(matchId)) !== JSON.stringify([result]),
    );
    expect(lacking).toEqual([]);
  }
};

/** Each read model equals one rebuilt from the log, byte for byte, and all parts run at the log's head. */
export const expectSound = async (folder: string): Promise<void> => {
  const operations = await connectOperations(dataFolder(folder).socketFile);
  const lines = (await operations?.verify({ projections: 'all' }, () => {})) ?? [];
  expect(lines.filter(({ ok }) => !ok)).toEqual([]);
  // The read models, and the pictures.
  expect(lines).toHaveLength(registry.length + 1);
  const state = async () => {
    const { head, projections = [], processes = [] } = (await operations?.status()) ?? {};
    return [...projections, ...processes].map((part) => [part.name, part.state, part.position === head]);
  };
  const asItShouldBe = (await state()).map(([name]) => [name, 'running', true]);
  expect(asItShouldBe.length).toBeGreaterThan(registry.length);
  await expect.poll(state).toEqual(asItShouldBe);
};
