import { writeSync } from 'node:fs';
import { openMongo } from '@league/infra/adapters/servers/mongodb.ts';
import { holdLease, leaseOwner } from '@league/infra/adapters/leases/hold-lease.ts';
import { createMongoLeases } from '@league/infra/adapters/leases/mongodb-leases.ts';

/**
 * For infra/adapters/leases/freeze.test.ts: holds a lease and works without a pause, a line to stdout for each step, until it is killed. Each step
 * waits for the server, so that a process that was frozen is woken by an answer, not by a timer.
 * Arguments: MongoDB's URL, the league.
 */
const [url = '', league = ''] = process.argv.slice(2);
const mongo = openMongo(url, league);
const leases = createMongoLeases(mongo);
const say = (line: string): void => {
  writeSync(1, `${line}\n`);
};

say('waits');
await holdLease(
  {
    leases,
    name: 'projector',
    owner: leaseOwner(),
    signal: new AbortController().signal,
    onNotice: () => undefined,
  },
  async (lease) => {
    say(`begins ${lease.epoch}`);
    for (;;) {
      await leases.read(lease.name);
      if (!lease.isHeld()) break;
      say(`works ${lease.epoch}`);
    }
    say(`lost ${lease.epoch}`);
  },
).ended;
