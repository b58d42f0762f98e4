import { parseArgs } from 'node:util';
import { ensureInstalled } from './ensure-installed.mjs';
import { pinnedNode, run } from './pinned-node.mjs';

/**
 * `npm run kills -- [--rounds 200] [--seed 7]`: kills leagues under load so many times, and says what was lost or doubled.
 * The test that `.ci/run` runs with 20; the seed it prints gives the same kills again, as far as the machine does.
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '200' }, seed: { type: 'string' } } });
const isNumber = (text) => text === undefined || /^[1-9]\d{0,5}$/.test(text);
if (!isNumber(values.rounds) || !isNumber(values.seed)) {
  console.error('league: --rounds and --seed are whole numbers from 1 on');
  process.exit(1);
}
process.env.TEST_CONTAINERS = '0';
process.env.KILLS_ROUNDS = values.rounds;
if (values.seed !== undefined) process.env.KILLS_SEED = values.seed;
await ensureInstalled('all');
process.exitCode = await run(pinnedNode, ['node_modules/vitest/vitest.mjs', 'run', 'tests/acceptance/kills']);
