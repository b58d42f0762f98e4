import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { registry } from '@league/projector/registry.ts';
import { openSqliteEventStore } from '@league/infra/adapters/event-store/sqlite.ts';
import { startChild } from './children.ts';
import { writeHistory } from './history.ts';
import {
  type BenchOptions,
  fixed,
  interleave,
  type Measurement,
  median,
  type Result,
  type Sample,
} from './measurement.ts';
import { describeProfile } from './profile.ts';
import type { Pass } from './rebuild.child.ts';

const EVENTS = 300_000;
const ALL = registry.map(({ name }) => name);
const WITHOUT_AUDIT = ALL.filter((name) => name !== 'audit');

/** All projections rebuilt in one pass over the log, against reading and parsing the same log. */
export const rebuild: Measurement = {
  name: 'rebuild',
  run: async (options): Promise<readonly Result[]> => {
    const files = filesIn(options.folder);
    const events = await prepare(files, options);
    if (options.profile) {
      for (const names of [WITHOUT_AUDIT, ALL]) await profile(files, names, options);
      return [];
    }
    const peaks = { without: [0], with: [0] };
    const rebuilding = (names: readonly string[], seen: number[]) => async (): Promise<Sample> => {
      const pass = await runChild('rebuild.child.ts', [files.events, files.readModels, ...names]);
      seen.push(pass.peakMb);
      return sampleOf(pass);
    };
    const samples = await interleave(options, 'rebuild', {
      bare: async () => sampleOf(await runChild('parse.child.ts', [files.events])),
      'without audit': rebuilding(WITHOUT_AUDIT, peaks.without),
      'with audit': rebuilding(ALL, peaks.with),
    });
    const result = (name: 'without audit' | 'with audit', target: number, seen: readonly number[]): Result => ({
      kind: 'ratio',
      name: `rebuild ${name}`,
      unit: 'events/s',
      ours: samples[name],
      bare: samples.bare,
      target,
      notes: [
        `${events} events in ${fixed(events / median(samples[name].map(({ rate }) => rate)), 2)} s`,
        `memory at most ${fixed(Math.max(...seen), 0)} MB`,
      ],
    });
    return [result('without audit', 0.35, peaks.without), result('with audit', 0.15, peaks.with)];
  },
};

type Files = { readonly folder: string; readonly events: string; readonly readModels: string };

const filesIn = (parent: string): Files => {
  const folder = join(parent, 'rebuild');
  mkdirSync(folder, { recursive: true });
  return { folder, events: join(folder, 'events.db'), readModels: join(folder, 'read-models.db') };
};

/** A history, and read models of it: a rebuild stands beside what serves, and takes its place. */
const prepare = async (files: Files, { quick, say }: BenchOptions): Promise<number> => {
  const store = openSqliteEventStore(files.events);
  const events = await writeHistory(store, quick ? EVENTS / 4 : EVENTS);
  await store.close();
  say(`rebuild: a history of ${events} events is written`);
  await runChild('rebuild.child.ts', [files.events, files.readModels]);
  return events;
};

const runChild = async (file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Pass> => {
  const child = startChild(file, args, env);
  try {
    return await child.message<Pass>();
  } finally {
    await child.ended;
  }
};

const sampleOf = ({ events, ms, cpuMs }: Pass): Sample => ({
  rate: events / (ms / 1000),
  cpu: (cpuMs * 1000) / events,
});

const profile = async (files: Files, names: readonly string[], { say }: BenchOptions): Promise<void> => {
  const PROFILE_FILE = join(files.folder, 'rebuild.cpuprofile');
  const args = [files.events, files.readModels, ...names];
  const { events, peakMb } = await runChild('rebuild.child.ts', args, { PROFILE_FILE });
  say(`\nrebuild of ${names.join(', ')}, memory at most ${fixed(peakMb, 0)} MB`);
  say(describeProfile(PROFILE_FILE, events));
};
