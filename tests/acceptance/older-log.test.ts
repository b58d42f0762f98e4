import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import pino from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '@league/infra/programs/config.ts';
import { temporaryFolder } from '../kit/temporary-folder.ts';
import { startEmbedded } from '@league/infra/programs/main/embedded.ts';
import { ADMIN } from '../kit/admin.ts';
import { writeForeignEvent } from '../kit/foreign-event.ts';
import { settingsOn } from '../kit/settings.ts';
import { caller, type CallOptions } from './league-under-test.ts';
import { doubleRound, importSeason } from './made-up-season.ts';

/** A league on this folder, called as its admin, with what it told its operator; stopped at the end of the test. */
const startOn = async (folder: string, processesFrom?: bigint) => {
  const told: string[] = [];
  const embedded = await startEmbedded({
    config: readConfig({ ...settingsOn(folder), METRICS_PORT: '0' }),
    log: pino({ level: 'info' }, { write: (line) => void told.push((JSON.parse(line) as { msg: string }).msg) }),
    sample: false,
    ...(processesFrom === undefined ? {} : { processesFrom }),
  });
  let running = true;
  const stop = async (): Promise<void> => {
    if (running) await embedded.stop();
    running = false;
  };
  onTestFinished(stop);
  const call = caller(embedded.url);
  const { body } = await call<{ token: string }>('POST', '/api/admins/login', { body: ADMIN });
  const asAdmin: typeof call = (method, path, options?: CallOptions) =>
    call(method, path, { token: body.token, ...options });
  return { ...embedded, call: asAdmin, told, stop };
};

type Started = Awaited<ReturnType<typeof startOn>>;

/** Another twelve played matches, of other teams. */
const ofReserves = doubleRound(4, { played: true }).replaceAll('Takım', 'Yedek');

/** Enters a result for each of these matches. */
const play = async ({ call }: Started, matches: readonly string[], homeScore: number): Promise<void> => {
  for (const id of matches) {
    const { status } = await call('PUT', `/api/admin/match-result/${id}`, { body: { homeScore, awayScore: 0 } });
    expect(status).toBe(200);
  }
};

/** Each match with the score that is served, and the score that follows from the log. */
const scores = async ({ call, league }: Started) => {
  const position = await league.store.head();
  const { body } = await call<MatchAnswer[]>('GET', '/api/matches', { minPosition: position.toString() });
  const said = new Map<string, number | null>(body.map(({ _id }) => [_id, null]));
  for (const event of await league.store.readAll(0n, 10_000)) {
    if (event.type === 'MatchResultEntered') said.set(event.data.matchId, event.data.result.homeScore);
  }
  return { served: new Map(body.map(({ _id, homeScore }) => [_id, homeScore])), said };
};

/** Replaces the log of one folder by that of another, as an operator does while no server runs. */
const putLog = (from: string, to: string): void => {
  for (const name of readdirSync(to)) if (name.startsWith('events.db')) rmSync(join(to, name));
  for (const name of readdirSync(from)) if (name.startsWith('events.db')) cpSync(join(from, name), join(to, name));
};

/** A season of twelve matches, and a backup of its log from before any match was played. */
const seasonWithBackup = async () => {
  const [folder, backup] = [temporaryFolder(), temporaryFolder()];
  const league = await startOn(folder);
  const matches = await importSeason(league, doubleRound(4));
  await league.stop();
  putLog(folder, backup);
  return { folder, backup, matches };
};

describe('when an older log stands beside newer read models', () => {
  it('shows each match as the log has it, also when the log has grown past its former length', async () => {
    const { folder, backup, matches } = await seasonWithBackup();
    const before = await startOn(folder);
    await play(before, matches.slice(0, 6), 3);
    await before.stop();
    putLog(backup, folder);
    const restored = await startOn(folder);
    await play(restored, matches.slice(4), 1);
    await restored.stop();
    const after = await startOn(folder);
    const { served, said } = await scores(after);
    expect(served).toEqual(said);
    expect([...said.values()].filter((score) => score === 3)).toEqual([]);
  });
});

describe('when a read model cannot be rebuilt from an older log', () => {
  it('marks each answer from that read model as stale, and /health/ready says why', async () => {
    const { folder, backup, matches } = await seasonWithBackup();
    const before = await startOn(folder);
    await play(before, matches, 3);
    await before.stop();
    // The audit, which handles all events, stops at an event of a newer program; all other projections pass it.
    writeForeignEvent(join(backup, 'events.db'), { stream: 'cup-1', type: 'CupDrawn' });
    putLog(backup, folder);
    const { call, operatorsUrl } = await startOn(folder);
    for (const [path, stale] of [
      ['/api/admin/audit', '1'],
      ['/api/matches', null],
    ] as const) {
      const { status, headers } = await call('GET', path, { minPosition: '1', once: true });
      expect({ path, status, stale: headers.get('x-stale') }).toEqual({ path, status: 200, stale });
    }
    const health = await fetch(`${operatorsUrl}/health/ready`);
    expect([health.status, await health.text()]).toEqual([503, expect.stringMatching(/what serves is stale/)]);
  });
});

describe('when an older log stands beside newer processes', () => {
  it('runs none of them until an operator names where they start, and then imports again', async () => {
    const { folder, backup, matches } = await seasonWithBackup();
    const before = await startOn(folder);
    await play(before, matches, 3);
    // A process stores what it has handled; here a second import, which is missing in the older log.
    await importSeason(before, ofReserves);
    await before.stop();
    putLog(backup, folder);
    const restored = await startOn(folder);
    const states = ({ league }: Started) => league.processes.status().map(({ name, state }) => [name, state]);
    const importing = ({ league }: Started) => league.processes.status().find(({ name }) => name === 'import-results');
    expect(importing(restored)).toMatchObject({ state: 'waiting', reason: expect.stringContaining('the log ends at') });
    expect(restored.told).toContainEqual(
      expect.stringMatching(
        /^process import-results .*not in this log.* waits: start with --processes-from <position>$/,
      ),
    );
    const health = await fetch(`${restored.url}/health/ready`);
    expect(health.status).toBe(503);
    const head = await restored.league.store.head();
    await restored.stop();
    const named = await startOn(folder, head);
    expect(states(named).map(([, state]) => state)).toEqual(states(named).map(() => 'running'));
    expect(await importSeason(named, ofReserves)).toHaveLength(24);
    await named.stop();
    const after = await startOn(folder);
    expect(states(after).map(([, state]) => state)).toEqual(states(after).map(() => 'running'));
    const { served, said } = await scores(after);
    expect(served).toEqual(said);
  });
});

describe('when the log of another league stands beside the read models', () => {
  it('shows the matches of that log', async () => {
    const { folder, matches } = await seasonWithBackup();
    const own = await startOn(folder);
    await play(own, matches.slice(0, 3), 3);
    await own.stop();
    const other = temporaryFolder();
    const longer = await startOn(other);
    await play(longer, await importSeason(longer, doubleRound(6)), 2);
    await longer.stop();
    putLog(other, folder);
    const { served, said } = await scores(await startOn(folder));
    expect(said.size).toBe(30);
    expect(served).toEqual(said);
  });
});
