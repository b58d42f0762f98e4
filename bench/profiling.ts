import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';

const SAMPLE_EVERY_US = 200;

let session: Session | undefined;

/** From here on this process notes what it spends its time on. */
export const startProfiling = (): void => {
  session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.setSamplingInterval', { interval: SAMPLE_EVERY_US });
  session.post('Profiler.start');
};

/** Writes what was noted as a `.cpuprofile`. */
export const stopProfiling = (file: string): void => {
  session?.post('Profiler.stop', (_error, { profile }) => writeFileSync(file, JSON.stringify(profile)));
  session?.disconnect();
  session = undefined;
};
