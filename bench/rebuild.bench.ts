import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { registry } from '@league/projector/registry.ts';
import { openSqliteEventStore } from '@league/infra/adapters/event-store/sqlite.ts';
import memoryFlags from '@league/infra/programs/main/memory-flags.json' with { type: 'json' };
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
import { runPass, sampleOf } from './pass.ts';
import { describeProfile } from './profile.ts';

const EVENTS = 300_000;
/** As a projector has it. */
const MEMORY = { NODE_OPTIONS: memoryFlags.projector.join(' ') };
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
    const peaks: number[] = [];
    const rebuilding = (names: readonly string[]) => async (): Promise<Sample> => {
      const pass = await runPass('rebuild.child.ts', [files.events, files.readModels, ...names], MEMORY);
      peaks.push(pass.peakMb);
      return sampleOf(pass);
    };
    const samples = await interleave(options, 'rebuild', {
      bare: async () => sampleOf(await runPass('parse.child.ts', [files.events])),
      'without audit': rebuilding(WITHOUT_AUDIT),
      'with audit': rebuilding(ALL),
    });
    const result = (name: 'without audit' | 'with audit', target: number): Result => ({
      kind: 'ratio',
      name: `rebuild with lines, ${name}`,
      unit: 'events/s',
      ours: samples[name],
      bare: samples.bare,
      target,
      notes: [`${events} events in ${fixed(events / median(samples[name].map(({ rate }) => rate)), 2)} s`],
    });
    return [
      result('without audit', 0.3),
      result('with audit', 0.2),
      {
        kind: 'amount',
        name: 'rebuild, most memory',
        unit: 'MB',
        digits: 0,
        samples: peaks,
        target: 350,
        notes: [],
      },
    ];
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
  await runPass('rebuild.child.ts', [files.events, files.readModels]);
  return events;
};

const profile = async (files: Files, names: readonly string[], { say }: BenchOptions): Promise<void> => {
  const PROFILE_FILE = join(files.folder, 'rebuild.cpuprofile');
  const args = [files.events, files.readModels, ...names];
  const { events, peakMb } = await runPass('rebuild.child.ts', args, { ...MEMORY, PROFILE_FILE });
  say(`\nrebuild of ${names.join(', ')}, memory at most ${fixed(peakMb, 0)} MB`);
  say(describeProfile(PROFILE_FILE, events));
};
