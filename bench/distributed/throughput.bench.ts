import { join } from 'node:path';
import { openSqliteEventStore } from '@league/infra/adapters/event-store/sqlite.ts';
import { writeHistory } from '../history.ts';
import {
  type BenchOptions,
  fixed,
  interleave,
  type Measurement,
  type RatioResult,
  type Result,
  type Sample,
} from '../measurement.ts';
import { type Pass, runPass, sampleOf } from '../pass.ts';
import { leagueEnvironment, NEEDED_SERVERS, removeMeasured } from './servers.ts';

/** Long enough for the rate of what is fast, and for what writes documents as many as a minute or so takes. */
const LONG = 50_000;
const SHORT = 5_000;

/** Forwarder and projections, from the log to Kafka and MongoDB, against reading and decoding the log alone. */
export const distributedThroughput: Measurement = {
  name: 'distributed-throughput',
  needs: NEEDED_SERVERS,
  run: async (options): Promise<readonly Result[]> => {
    const long = await writeLog(options, 'long', LONG);
    const short = await writeLog(options, 'short', SHORT);
    const peaks = new Map<string, number>();
    const pass = (work: string, file: string) => async (): Promise<Sample> => {
      const measured = await runWork(work, file, options.say);
      peaks.set(work, Math.max(measured.peakMb, peaks.get(work) ?? 0));
      return sampleOf(measured);
    };
    const { bare, ...sides } = await interleave(options, 'distributed-throughput', {
      bare: pass('read', long),
      forward: pass('forward', long),
      build: pass('build', short),
      follow: pass('follow', short),
    });
    const result = (work: keyof typeof sides, name: string, target: number): RatioResult => ({
      kind: 'ratio',
      name,
      unit: 'events/s',
      ours: sides[work],
      bare,
      target,
      notes: [
        'bare is readAll of the SQLite log, decoded; CPU time is that of our process, without the servers',
        `memory at most ${fixed(peaks.get(work) ?? Number.NaN, 0)} MB`,
      ],
    });
    // What a server that syncs every transaction allows: SecantusDB 0.7 writes 2,600 documents a second (docs/client-libraries.md#mongodb).
    return [
      result('forward', 'forwarder: log → Kafka, acknowledged', 0.2),
      result('build', 'rebuild of all projections into MongoDB', 0.01),
      result('follow', 'all projections live, log → Kafka → MongoDB', 0.005),
    ];
  },
};

const writeLog = async ({ folder, quick, say }: BenchOptions, name: string, atLeast: number): Promise<string> => {
  const file = join(folder, `${name}.db`);
  const store = openSqliteEventStore(file);
  const events = await writeHistory(store, quick ? atLeast / 5 : atLeast);
  await store.close();
  say(`distributed-throughput: a history of ${events} events is written`);
  return file;
};

/** In a process and a league of its own. */
const runWork = async (work: string, file: string, say: BenchOptions['say']): Promise<Pass> => {
  const environment = leagueEnvironment();
  try {
    return await runPass('distributed/throughput.child.ts', [work, file], environment);
  } finally {
    await removeMeasured(environment, say);
  }
};
