import { join } from 'node:path';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { newEvent, teamCreated } from '@league/events/testing/sample-events.ts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { LONG_MS } from '@league/tests/kit/patience.ts';
import { openSqliteEventStore } from './sqlite.ts';
import { temporaryFolder } from '@league/tests/kit/temporary-folder.ts';

/** A log that a server writes to, and a reader beside it whose look for news can be made to fail. */
const writerAndReader = () => {
  const file = join(temporaryFolder(), 'events.db');
  const writer = openSqliteEventStore(file);
  onTestFinished(writer.close);
  let fault: string | undefined;
  const looks = vi.fn<() => void>();
  const mayFail = (statement: StatementSync): StatementSync => {
    const get = statement.get.bind(statement);
    statement.get = () => {
      looks();
      if (fault !== undefined) throw new Error(fault);
      return get();
    };
    return statement;
  };
  const notices: string[] = [];
  const reader = openSqliteEventStore(file, {
    readOnly: true,
    onNotice: (text) => notices.push(text),
    onOpen: (db: DatabaseSync) => {
      const prepare = db.prepare.bind(db);
      db.prepare = (sql) => (sql === 'PRAGMA data_version' ? mayFail(prepare(sql)) : prepare(sql));
    },
  });
  onTestFinished(reader.close);
  const breaks = (text: string | undefined): void => {
    fault = text;
  };
  const looksAgain = async (): Promise<void> => {
    looks.mockClear();
    await vi.waitFor(() => expect(looks.mock.calls.length).toBeGreaterThan(2), LONG_MS);
  };
  return { writer, reader, notices, looks, breaks, looksAgain };
};

describe('a reader beside a running server', () => {
  it.each(['database is locked', 'disk I/O error'])(
    'says once that it cannot look for news (%s), tries again, and hears then of what was written meanwhile',
    async (fault) => {
      const { writer, reader, notices, breaks, looksAgain } = writerAndReader();
      const heard = vi.fn<() => void>();
      onTestFinished(reader.onAppended(heard));
      breaks(fault);
      await looksAgain();
      await writer.append('team-1', [newEvent(teamCreated())], 'no-stream');
      await looksAgain();
      expect(notices).toEqual([expect.stringContaining(fault)]);
      expect(heard).not.toHaveBeenCalled();
      breaks(undefined);
      await vi.waitFor(() => expect(heard).toHaveBeenCalled(), LONG_MS);
      expect(await reader.head()).toBe(1n);
      expect(notices).toEqual([expect.stringContaining(fault), expect.stringContaining('again')]);
    },
  );

  it('looks for news only while somebody listens', async () => {
    const { reader, looks, looksAgain } = writerAndReader();
    expect(looks).not.toHaveBeenCalled();
    const stopTimer = vi.spyOn(globalThis, 'clearInterval');
    onTestFinished(() => stopTimer.mockRestore());
    const [first, second] = [reader.onAppended(() => {}), reader.onAppended(() => {})];
    await looksAgain();
    first();
    expect(stopTimer).not.toHaveBeenCalled();
    second();
    expect(stopTimer).toHaveBeenCalledOnce();
  });
});
