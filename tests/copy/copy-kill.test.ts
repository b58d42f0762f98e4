import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openAccounts } from '@league/infra/adapters/accounts/sqlite-accounts.ts';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { dataFolder } from '@league/infra/programs/data-folder/data-folder.ts';
import { openSqliteEventStore } from '@league/infra/adapters/event-store/sqlite.ts';
import { temporaryFolder } from '../kit/temporary-folder.ts';
import { startEventStoreDbDouble } from '../doubles/eventstoredb/double.ts';
import { compareLogs } from '@league/infra/programs/copy/compare-logs.ts';
import { copyLeague, type Side, type Target } from '@league/infra/programs/copy/copy-league.ts';
import { closingAfter, makeLeague, noNotices, openStandIn, QUIETLY, SAMPLE_EVENTS } from './leagues-to-copy.ts';
import { openFolderSource, openFolderTarget } from '@league/infra/programs/copy/open-sides.ts';

const CHILD = fileURLToPath(new URL('./copy.child.ts', import.meta.url));

/** Runs the copy until it dies at this step; false when it came to its end before. */
const dies = async (step: number, args: readonly string[]): Promise<boolean> => {
  const child = spawn(process.execPath, [CHILD, ...args, String(step)], { stdio: 'inherit' });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  if (signal !== 'SIGKILL' && code !== 0) throw new Error(`the copy ended with ${code ?? signal}`);
  return signal === 'SIGKILL';
};

const world = async () => {
  const double = await startEventStoreDbDouble();
  onTestFinished(double.close);
  const root = temporaryFolder();
  const folder = await makeLeague(join(root, 'league'));
  const standIn = (league: string) => {
    const path = join(root, league);
    mkdirSync(path, { recursive: true });
    return { path, ...openStandIn(double.url, league, path) };
  };
  return { double, root, folder, standIn };
};

const expectSame = async (source: Side, target: Target, sha256: string): Promise<number> => {
  const { copied, difference, log, accounts } = await copyLeague(source, target, QUIETLY);
  expect(difference).toBeUndefined();
  expect(log.target).toMatchObject({ count: SAMPLE_EVENTS, sha256 });
  expect(accounts.target).toMatchObject({ accounts: 3, sessions: 3, checkpoints: 4 });
  expect(await target.isUnfinished()).toBe(false);
  return copied;
};

/**
 * The steps: the mark, pages of events (200 and the rest, by 80), accounts, and removing the mark; each
 * counts twice, before and after.
 */
const STEPS = 2 * (1 + 3 + Math.ceil((SAMPLE_EVENTS - 200) / 80) + 1 + 1);
/** All steps except before the mark is made and after it is removed. */
const UNFINISHED = Array.from({ length: STEPS }, (_, index) => index > 0 && index < STEPS - 1);

describe('a copy killed at any step', () => {
  it('to the servers is completed by the next run, with each event once and in order', async () => {
    const { double, folder, standIn } = await world();
    const source = () => openFolderSource(folder, noNotices);
    const whole = standIn('whole');
    const { log } = await closingAfter(source(), (from) => copyLeague(from, whole, QUIETLY));
    await whole.close();
    const [unfinished, copied, missing]: [boolean[], number[], number[]] = [[], [], []];
    for (let step = 1; ; step += 1) {
      const target = standIn(`k${step}`);
      onTestFinished(target.close);
      if (!(await dies(step, ['eventstoredb', folder.path, double.url, `k${step}`, target.path]))) break;
      unfinished.push(await target.isUnfinished());
      missing.push(SAMPLE_EVENTS - (await target.log.page(0n, 10_000)).length);
      copied.push(await closingAfter(source(), (from) => expectSame(from, target, log.source.sha256)));
    }
    expect(unfinished).toEqual(UNFINISHED);
    expect(copied).toEqual(missing);
    expect(new Set(copied).size).toBeGreaterThan(3);
  });

  it('to files is completed by the next run, and no server opens them before', async () => {
    const { double, root, folder, standIn } = await world();
    const servers = standIn('ada');
    onTestFinished(servers.close);
    const { log } = await closingAfter(openFolderSource(folder, noNotices), (from) =>
      copyLeague(from, servers, QUIETLY),
    );
    const [unfinished, copied]: [boolean[], number[]] = [[], []];
    for (let step = 1; ; step += 1) {
      const back = dataFolder(join(root, `k${step}`));
      if (!(await dies(step, ['sqlite', back.path, double.url, 'ada', servers.path]))) break;
      unfinished.push(refusesToOpen(back.eventsFile));
      copied.push(
        await closingAfter(openFolderTarget(back, noNotices), (to) => expectSame(servers, to, log.source.sha256)),
      );
      const { accounts, close } = openAccounts(back.accountsFile);
      expect(await accounts.byUsername('ışıl çağrı')).toBeDefined();
      close();
    }
    expect(unfinished).toEqual(UNFINISHED);
    expect(new Set(copied).size).toBeGreaterThan(3);
  });
});

describe('a copy to the servers that is killed', () => {
  it.each([31, 199])('once %d events are there is completed by the next copy', async (count) => {
    const { double, folder, standIn } = await world();
    const target = standIn('ada');
    onTestFinished(target.close);
    const args = ['eventstoredb', folder.path, double.url, 'ada', target.path];
    const child = spawn(process.execPath, [CHILD, ...args], { stdio: 'inherit' });
    const ended = once(child, 'exit');
    while (double.log.records.filter(({ stream }) => stream.startsWith('ada.')).length < count)
      await double.log.grown();
    child.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
    await closingAfter(openFolderSource(folder, noNotices), async (source) => {
      const sha256 = (await compareLogs(source.log, source.log, [])).source.sha256;
      const missing = SAMPLE_EVENTS - (await target.log.page(0n, 10_000)).length;
      expect(await expectSame(source, target, sha256)).toBe(missing);
    });
  });
});

const refusesToOpen = (file: string): boolean => {
  try {
    void openSqliteEventStore(file, { readOnly: true }).close();
    return false;
  } catch (error) {
    if (error instanceof StoreUnavailable) return true;
    throw error;
  }
};
