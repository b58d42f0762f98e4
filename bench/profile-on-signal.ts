import { startProfiling, stopProfiling } from './profiling.ts';

/** Loaded with `--import`: profiles the process from one SIGUSR2 to the next, into PROFILE_FILE. Costs nothing until then. */

let running = false;

process.on('SIGUSR2', () => {
  if (running) stopProfiling(process.env['PROFILE_FILE'] ?? 'server.cpuprofile');
  else startProfiling();
  running = !running;
});
