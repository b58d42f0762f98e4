import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'league-summary-'));
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  await cp(path.join(root, 'tests/kit/skip.ts'), path.join(folder, 'skip.ts'));
});

afterEach(() => rm(folder, { recursive: true }));

/** Runs vitest with the reporter over files of tests of this source; answers its exit code and the lines it printed. */
const run = async (
  source: string,
  files: readonly string[] = ['some.test.ts'],
): Promise<{ readonly failed: boolean; readonly lines: readonly string[] }> => {
  const imports = "import { beforeAll, describe, it } from 'vitest';\nimport { describeWhere } from './skip.ts';\n";
  for (const file of files) await writeFile(path.join(folder, file), imports + source);
  const reporters = ['--reporter=default', `--reporter=${path.join(root, 'infra/tools/scripts/summary-reporter.mjs')}`];
  const args = [path.join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--root', folder, ...reporters];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: folder }, (error, stdout) => {
      resolve({ failed: error !== null, lines: stdout.trimEnd().split('\n') });
    });
  });
};

describe('the last line of the output', () => {
  it('counts what passed and what was skipped, by name and with the reason', async () => {
    const { failed, lines } = await run(`
      it('runs', () => {});
      it('waits', ({ skip }) => skip('not on Sundays'));
      describeWhere(false, 'no server here', 'on a server', () => {
        it('one', () => {});
        describe('inside', () => it('two', () => {}));
      });
      describeWhere(true, 'no server here', 'at home', () => it('three', () => {}));
    `);
    expect(failed).toBe(false);
    expect(lines.slice(-3)).toEqual([
      'skipped: some.test.ts > waits — not on Sundays',
      'skipped: some.test.ts > on a server — no server here',
      '2 passed, 0 failed, 3 skipped',
    ]);
  });

  it.for([
    ['a test', "it('x', () => { throw new Error('no'); });", '0 passed, 1 failed'],
    [
      'a hook',
      "describe('x', () => { beforeAll(() => { throw 1; }); it('y', () => {}); });",
      '0 passed, 1 failed, 1 skipped',
    ],
    ['a file that does not load', "import './missing.ts';", '0 passed, 1 failed'],
    ['an error nobody caught', "it('x', () => { Promise.reject(new Error('no')); });", '1 passed, 1 failed'],
    ['a file without tests', '', '0 passed, 1 failed'],
  ] as const)('counts %s as failed', async ([, source, last]) => {
    const { failed, lines } = await run(source);
    expect(failed).toBe(true);
    expect(lines.at(-1)).toBe(last);
  });
});

it('names the ten files that took longest, how long the run took, and how long it computed', async () => {
  const files = Array.from({ length: 11 }, (_, index) => `part-${index}.test.ts`);
  const { lines } = await run("it('runs', () => {});", files);
  const named = lines.flatMap((line) => /^ *\d+ s {2}(part-\d+\.test\.ts)$/.exec(line)?.[1] ?? []);
  expect(new Set(named).size).toBe(10);
  expect(lines.slice(-2)).toEqual([
    expect.stringMatching(/^11 files took \d+ min \d+ s, and \d+ min \d+ s of CPU$/),
    '11 passed, 0 failed',
  ]);
});
