import { join } from 'node:path';
import { startChild } from '../children.ts';
import { fixed, type Measurement, milliseconds, quantile, type Result } from '../measurement.ts';
import { importSeason, startLeague } from '../running-league.ts';
import { SEASON } from '../standings.bench.ts';
import { waitsOfOthers } from './other-clients.ts';
import type { Abuse, AbuseSoFar } from './pipeliner.child.ts';

const ABUSE = { connections: 50, requests: 700, liveClients: 500, unreading: 50 };

/** What visitors wait, and what the server takes, while others pipeline, listen without reading and ask without reading. */
export const abusePipelining: Measurement = {
  name: 'abuse-pipelining',
  run: async ({ folder, quick, rounds, say }): Promise<readonly Result[]> => {
    const league = await startLeague(join(folder, 'abused'), { TRUST_PROXY: '1' });
    const abuser = startChild('abuse/pipeliner.child.ts');
    try {
      await importSeason(league, SEASON);
      const roundMs = quick ? 2_000 : 10_000;
      const atRest = await waitsOfOthers(league.url, roundMs);
      const order: Abuse = { url: league.url, ...ABUSE };
      abuser.send(order);
      const [waits, memory]: [number[], number[]] = [[], []];
      let all: number[] = [];
      for (let round = 1; round <= rounds; round += 1) {
        const those = await waitsOfOthers(league.url, roundMs);
        all = [...all, ...those];
        waits.push(quantile(those, 0.99));
        memory.push(league.child.peakMb() ?? Number.NaN);
        say(
          `abuse-pipelining: round ${round}: ${milliseconds(those)}; ${fixed(memory.at(-1) ?? 0, 0)} MB at most so far`,
        );
      }
      abuser.send({});
      const { dialled, closed, unreadingClosed, liveClosed } = await abuser.message<AbuseSoFar>();
      const done =
        `${dialled} connections with ${ABUSE.requests} requests each, ${closed} closed by the server; ` +
        `${ABUSE.liveClients} live clients and ${ABUSE.unreading} others that read nothing, ${liveClosed} and ${unreadingClosed} closed`;
      const notes = [`all rounds: ${milliseconds(all)}; at rest: ${milliseconds(atRest)}`, done];
      const amount = { kind: 'amount', digits: 0 } as const;
      return [
        { ...amount, name: 'GET of others under abuse, p99', unit: 'ms', samples: waits, target: 100, notes },
        { ...amount, name: 'server under abuse, most memory', unit: 'MB', samples: memory, target: 400, notes: [] },
      ];
    } finally {
      await abuser.stop();
      await league.child.stop();
    }
  },
};
