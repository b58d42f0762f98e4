import { join } from 'node:path';
import { setImmediate as round } from 'node:timers/promises';
import { freshId, newEvent, teamCreated } from '@league/events/testing/sample-events.ts';
import { temporaryFolder } from '@league/tests/kit/temporary-folder.ts';
import { expect, it, onTestFinished } from 'vitest';
import { openSqliteEventStore } from './sqlite.ts';

const openLog = () => {
  const store = openSqliteEventStore(join(temporaryFolder(), 'events.db'));
  onTestFinished(() => store.close());
  let commits = 0;
  store.onAppended(() => {
    commits += 1;
  });
  const append = () => store.append(`team-${freshId()}`, [newEvent(teamCreated())], 'no-stream');
  return { append, commits: () => commits };
};

it('writes what comes in the round after the first of a group with the same sync', async () => {
  const { append, commits } = openLog();
  const first = append();
  await round();
  await Promise.all([first, append(), append()]);
  expect(commits()).toBe(1);
});

it('begins another group once one is written', async () => {
  const { append, commits } = openLog();
  await append();
  await append();
  expect(commits()).toBe(2);
});
