import { expect, it } from 'vitest';
import type { LeagueStatus } from '../operations/operations.ts';
import { statusText } from './status.ts';

const STATUS: LeagueStatus = {
  folder: '/srv/league',
  running: true,
  head: '72',
  parts: [
    { name: 'log', ok: true, detail: 'at position 72' },
    { name: 'MongoDB', ok: false, detail: 'no answer within 2000 ms' },
    { name: 'projection teams', ok: false, detail: 'stopped at TeamCreated 1' },
  ],
  projections: [
    { name: 'teams', version: 1, state: 'stopped', position: '9', lag: '63', reason: 'at TeamCreated 1' },
    { name: 'standings', version: 12, state: 'running', position: '72', lag: '0' },
  ],
  processes: [{ name: 'import-results', state: 'failing', position: '72', reason: 'the log is away' }],
};

it('shows what is not ready, and a table each of projections and processes', () => {
  expect(statusText(STATUS)).toBe(
    `/srv/league: log up to position 72, server running

not ready: MongoDB: no answer within 2000 ms

projection  version  state    position  lag
teams       1        stopped  9         63   at TeamCreated 1
standings   12       running  72        0

process         state    position
import-results  failing  72        the log is away`,
  );
});

it('shows no table of what does not run in the processes that were asked', () => {
  expect(statusText({ ...STATUS, parts: [], projections: [] })).toBe(
    `/srv/league: log up to position 72, server running

process         state    position
import-results  failing  72        the log is away`,
  );
  expect(statusText({ ...STATUS, parts: [], processes: [] })).not.toContain('process ');
});
