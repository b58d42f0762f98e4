import { startChild } from './children.ts';
import type { Sample } from './measurement.ts';
import { startProfiling, stopProfiling } from './profiling.ts';

/** One pass over a log, measured in a process of its own. */
export type Pass = { readonly events: number; readonly ms: number; readonly cpuMs: number; readonly peakMb: number };

/**
 * Does the work and tells the parent what it took, with a profile where PROFILE_FILE says so. The work answers how long the
 * part took that counts, ms, or nothing where that is all of it.
 */
export const measurePass = async (events: number, work: () => Promise<number | void>): Promise<void> => {
  const profile = process.env['PROFILE_FILE'];
  if (profile !== undefined) startProfiling();
  const [started, cpuBefore] = [performance.now(), process.cpuUsage()];
  const counted = await work();
  const ms = counted ?? performance.now() - started;
  const { user, system } = process.cpuUsage(cpuBefore);
  if (profile !== undefined) stopProfiling(profile);
  const peakMb = process.resourceUsage().maxRSS / 1024;
  process.send?.({ events, ms, cpuMs: (user + system) / 1000, peakMb } satisfies Pass);
};

/** Runs a `….child.ts` to its end and answers the pass that it measured. */
export const runPass = async (file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Pass> => {
  const child = startChild(file, args, env);
  try {
    return await child.message<Pass>();
  } finally {
    await child.ended;
  }
};

export const sampleOf = ({ events, ms, cpuMs }: Pass): Sample => ({
  rate: events / (ms / 1000),
  cpu: (cpuMs * 1000) / events,
});
