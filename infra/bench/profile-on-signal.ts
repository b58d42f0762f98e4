import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { join } from 'node:path';

/** Loaded with `--import`: profiles the process from one SIGUSR2 to the next, into PROFILE_DIR. Costs nothing until then. */

let session: Session | undefined;

process.on('SIGUSR2', () => {
  if (session === undefined) {
    session = new Session();
    session.connect();
    session.post('Profiler.enable');
    session.post('Profiler.setSamplingInterval', { interval: 200 });
    session.post('Profiler.start');
    return;
  }
  const started = session;
  session = undefined;
  started.post('Profiler.stop', (_error, { profile }) => {
    writeFileSync(join(process.env['PROFILE_DIR'] ?? '.', 'server.cpuprofile'), JSON.stringify(profile));
    started.disconnect();
  });
});
