import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { LeagueEvent } from '@league/events/catalogue.ts';
import type { Recorded } from '@league/events/envelope.ts';
import { describe, expect, it } from 'vitest';
import { openSqliteEventStore } from './sqlite.ts';
import { temporaryFolder } from '@league/tests/kit/temporary-folder.ts';

const CHILD = fileURLToPath(new URL('./kill.child.ts', import.meta.url));
const APPENDS = 1_000;

/** Kills the writing process when it has acknowledged so many appends; gives all lines that it got out before it died. */
const runAndKill = async (file: string, afterAcknowledgements: number): Promise<string[]> => {
  const child = spawn(process.execPath, [CHILD, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (lines.length === afterAcknowledgements) child.kill('SIGKILL');
  }
  const [code, signal] = (await exited) as [number | null, string | null];
  if (signal !== 'SIGKILL' && code !== 0) throw new Error(`the writer ended with ${code ?? signal}`);
  return lines;
};

const recordedIn = async (file: string): Promise<readonly Recorded<LeagueEvent>[]> => {
  const store = openSqliteEventStore(file, { onNotice: () => undefined });
  try {
    return await store.readAll(0n, APPENDS * 2);
  } finally {
    await store.close();
  }
};

/** Positions from 1 and revisions from 0 without gaps, no event twice, and every acknowledged event where it was said to be. */
const expectWhole = (events: readonly Recorded<LeagueEvent>[], acknowledged: readonly string[]): void => {
  expect(events.map((event) => event.position)).toEqual(events.map((_, index) => BigInt(index + 1)));
  expect(new Set(events.map((event) => event.id)).size).toBe(events.length);
  const next = new Map<string, bigint>();
  for (const { stream, revision } of events) {
    expect(revision).toBe(next.get(stream) ?? 0n);
    next.set(stream, revision + 1n);
  }
  const recorded = new Set(
    events.map(({ id, stream, revision, position }) => `${id} ${stream} ${revision} ${position}`),
  );
  expect(acknowledged.filter((line) => !recorded.has(line))).toEqual([]);
};

describe('a writer killed under load', () => {
  it.each([1, 2, 7, 20, 21, 55, 130, 255, 400, 620, 850, 999])(
    'has lost nothing of %i acknowledged appends',
    async (count) => {
      const file = `${temporaryFolder()}/events.db`;
      const acknowledged = await runAndKill(file, count);
      expect(acknowledged.length).toBeGreaterThanOrEqual(count);
      expectWhole(await recordedIn(file), acknowledged);
    },
  );

  it('comes to each event once when it begins again and again with the same event ids', async () => {
    const file = `${temporaryFolder()}/events.db`;
    const acknowledged: string[] = [];
    for (const count of [3, 150, 450, 800, APPENDS + 1]) acknowledged.push(...(await runAndKill(file, count)));
    const events = await recordedIn(file);
    expect(events).toHaveLength(APPENDS);
    expectWhole(events, acknowledged);
  });
});
