import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fixed, type Measurement, milliseconds, type Result } from '../measurement.ts';
import { ADMIN, type RunningLeague, startLeague } from '../running-league.ts';

const LOGINS = 600;
/** Within this a right login is answered whatever others do. */
const TARGET_MS = 1000;
const TARGET_MB = 400;

/**
 * A right login beside 600 that nobody waits for, from as many addresses and for as many names: from where the admin has
 * signed in before, and from where nobody knows them.
 */
export const abandonedLogins: Measurement = {
  name: 'abuse-logins',
  run: async ({ folder, rounds, quick, say }): Promise<readonly Result[]> => {
    const league = await startLeague(join(folder, 'logins'), { TRUST_PROXY: '1' });
    const atStartMb = league.child.peakMb() ?? Number.NaN;
    let refused = 0;
    const timed = async (from: string): Promise<number> => {
      const { ms, refusals } = await timeOfLogin(league, from);
      refused += refusals;
      return ms;
    };
    try {
      const quiet: number[] = [];
      for (let round = 0; round <= rounds; round += 1) quiet.push(await timed(HOME));
      const beside = { known: [] as number[], stranger: [] as number[] };
      for (let round = 0; round <= rounds; round += 1) {
        for (const from of ['known', 'stranger'] as const) {
          const flood = await abandon(league, quick ? LOGINS / 4 : LOGINS, round);
          const ms = await timed(from === 'known' ? HOME : `198.51.100.${round}`);
          for (const socket of flood) socket.destroy();
          // The first round is a warm-up.
          if (round > 0) beside[from].push(ms);
        }
        say(`abuse-logins: ${round === 0 ? 'warm-up' : `round ${round} of ${rounds}`}`);
      }
      const peakMb = league.child.peakMb();
      const notes = [`alone: ${milliseconds(quiet.slice(1))}; told to come again ${refused} times`];
      const time = (name: string, samples: readonly number[]): Result => ({
        kind: 'time',
        name: `right login beside ${LOGINS} abandoned, ${name}`,
        samples,
        target: TARGET_MS,
        notes,
      });
      return [
        time('from a known address', beside.known),
        time('from anywhere', beside.stranger),
        ...(peakMb === undefined ? [] : [memory(peakMb, atStartMb)]),
      ];
    } finally {
      await league.child.stop();
    }
  },
};

const memory = (peakMb: number, atStartMb: number): Result => ({
  kind: 'amount',
  name: 'memory under abandoned logins',
  unit: 'MB',
  digits: 0,
  samples: [peakMb],
  target: TARGET_MB,
  notes: [`before any: ${fixed(atStartMb, 0)} MB`],
});

/** Where the admin signs in first. */
const HOME = '192.0.2.1';

/** How soon a stranger who finds no place asks again; a person takes longer. */
const AGAIN_MS = 100;

/** Until the admin is in, who asks again where there was no place. */
const timeOfLogin = async ({ url }: RunningLeague, from: string) => {
  const started = performance.now();
  for (let refusals = 0; ; refusals += 1) {
    const answer = await fetch(`${url}/api/admins/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify(ADMIN),
    });
    const text = await answer.text();
    if (answer.ok) return { ms: performance.now() - started, refusals };
    if (from === HOME || !text.includes('LOGINS_BUSY')) throw new Error(`the login from ${from} was refused: ${text}`);
    await delay(AGAIN_MS);
  }
};

/** Sends logins, each on a connection of its own, and closes all of them once they are sent. */
const abandon = async ({ url }: RunningLeague, count: number, round: number): Promise<readonly Socket[]> => {
  const { hostname, port } = new URL(url);
  const sockets = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const socket = connect(Number(port), hostname).on('error', () => {});
      await once(socket, 'connect');
      const body = JSON.stringify({ username: `kimse-${round}-${index}`, password: 'yanlış parola' });
      const from = `10.${round}.${Math.floor(index / 250)}.${index % 250}`;
      const head = `POST /api/admins/login HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nX-Forwarded-For: ${from}`;
      socket.write(`${head}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
      return socket;
    }),
  );
  for (const socket of sockets) socket.end();
  return sockets;
};
