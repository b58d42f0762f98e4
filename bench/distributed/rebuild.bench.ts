import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openSqliteEventStore } from '@league/infra/adapters/event-store/sqlite.ts';
import { writeHistory } from '../history.ts';
import { type BenchOptions, fixed, type Measurement, milliseconds, type Result } from '../measurement.ts';
import { readAt } from '../running-league.ts';
import { type RunningDistributed, startDistributed } from './running-distributed.ts';
import { NEEDED_SERVERS } from './servers.ts';
import { type Seen, startReader } from './watching-reader.ts';

const EVENTS = 100_000;
const WRITE_EVERY_MS = 200;
/** Far longer than it should take: a bound for a machine that is busy. */
const FIRST_BUILD_MS = 600_000;
const MEMORY_MB = 300;

/**
 * `league rebuild all` of a long history into MongoDB, while an admin corrects results and a visitor reads. What the
 * visitor is given must make sense in itself, and never be older than what he was given before: else this fails.
 */
export const distributedRebuild: Measurement = {
  name: 'distributed-rebuild',
  needs: NEEDED_SERVERS,
  run: async (options): Promise<readonly Result[]> => {
    const { folder, quick, say } = options;
    const data = join(folder, 'league');
    mkdirSync(data);
    const store = openSqliteEventStore(join(data, 'events.db'));
    const events = await writeHistory(store, quick ? EVENTS / 10 : EVENTS);
    const historyUpTo = await store.head();
    await store.close();
    say(`distributed-rebuild: a history of ${events} events is written`);
    const started = performance.now();
    const league = await startDistributed(data, { say, historyUpTo, readyMs: FIRST_BUILD_MS });
    const firstMs = performance.now() - started;
    say(`distributed-rebuild: all ready after ${fixed(firstMs / 1000)} s; memory ${fixed(peakOf(league), 0)} MB`);
    try {
      return [await rebuildWatched(league, events, firstMs, options)];
    } finally {
      await league.stop();
    }
  },
};

/** The memory of the projector is that of its whole life: of the first build as well as of the rebuild. */
const rebuildWatched = async (
  league: RunningDistributed,
  events: number,
  firstMs: number,
  { say }: BenchOptions,
): Promise<Result> => {
  const before = peakOf(league);
  const matches = (await readAt(league, '/api/matches', '0')) as readonly { readonly _id: string }[];
  const matchId = matches[0]?._id ?? '';
  const reader = startReader(league.url, matchId);
  const writer = startWriter(league, matchId);
  const started = performance.now();
  let shown = 0;
  const outcomes = await league.operations.rebuild({ projections: 'all', reason: 'bench' }, ({ done, total }) => {
    const tenth = Math.floor((10 * done) / total);
    if (tenth > shown) say(`distributed-rebuild: ${done} of ${total}`);
    shown = tenth;
  });
  const ms = performance.now() - started;
  const failed = outcomes.find(({ ok }) => !ok);
  if (failed !== undefined) throw new Error(`${failed.projection}: ${failed.detail}`);
  const written = await writer.stop();
  const seen = await reader.stop();
  await expectLatest(league, matchId, written);
  return {
    kind: 'amount',
    name: `rebuild of ${events} events into MongoDB while commands run: memory of the projector`,
    unit: 'MB',
    digits: 0,
    samples: [peakOf(league)],
    target: MEMORY_MB,
    notes: [
      `${fixed(ms / 1000)} s, ${fixed(events / (ms / 1000), 0)} events/s; the first build, with the start of all processes, ${fixed(firstMs / 1000)} s`,
      `memory after the first build ${fixed(before, 0)} MB`,
      `meanwhile ${written.times.length} results: ${milliseconds(written.times)}`,
      readsNote(seen),
    ],
  };
};

const readsNote = ({ times, stale, moves }: Seen): string =>
  `meanwhile ${times.length} reads, all of them whole, ${moves} results seen to come, ${stale} reads stale: ${milliseconds(times)}`;

const peakOf = ({ projector }: RunningDistributed): number => projector.peakMb() ?? Number.NaN;

type Written = { readonly times: readonly number[]; readonly score: number; readonly position: string };

/** Corrects the result of a match again and again, to another score each time. */
const startWriter = ({ send }: RunningDistributed, matchId: string): { readonly stop: () => Promise<Written> } => {
  const times: number[] = [];
  const ending = new AbortController();
  let [score, position] = [0, '0'];
  const write = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      const next = delay(WRITE_EVERY_MS);
      const started = performance.now();
      ({ position } = await send('PUT', `/api/admin/match-result/${matchId}`, scoreOf(score + 1)));
      score += 1;
      times.push(performance.now() - started);
      await next;
    }
  };
  const writing = write();
  // It is heard of when it is stopped.
  writing.catch(() => {});
  return {
    stop: async () => {
      ending.abort();
      await writing;
      return { times, score, position };
    },
  };
};

/** A player's goal in the history's lines counts for a team: no side of a match in it has more than these (history.ts). */
const GOALS_OF_LINES = 4;
const MOST_GOALS = 99;
const STEPS = MOST_GOALS - GOALS_OF_LINES + 1;

/** Both sides' goals for the n-th result, never below the goals of the lines: away counts up each time that home has come round. */
const scoreOf = (count: number) => ({
  homeScore: GOALS_OF_LINES + (count % STEPS),
  awayScore: GOALS_OF_LINES + Math.floor(count / STEPS),
});

/** What was accepted last is what can be read in the end. */
const expectLatest = async (
  league: RunningDistributed,
  matchId: string,
  { score, position }: Written,
): Promise<void> => {
  const matches = (await readAt(league, '/api/matches', position)) as readonly Match[];
  const match = matches.find(({ _id }) => _id === matchId);
  const wanted = scoreOf(score);
  if (match?.homeScore === wanted.homeScore && match.awayScore === wanted.awayScore) return;
  throw new Error(`the last result is lost: ${JSON.stringify(wanted)} was accepted, ${JSON.stringify(match)} is read`);
};

type Match = { readonly _id: string; readonly homeScore: number | null; readonly awayScore: number | null };
