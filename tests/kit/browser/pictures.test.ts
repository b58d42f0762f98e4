import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { describeWhere } from '../skip.ts';
import { findChromium } from './chromium.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const HARNESS = join(import.meta.dirname, 'describe-in-browser.ts');

/** Runs a suite of browser tests of its own, since a failing test is what is looked at; answers its folder of artefacts. */
const run = async (source: string): Promise<string> => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'failed'));
  writeFileSync(join(folder, 'failed/match-day-passes.1.png'), 'from an earlier run');
  const imports = `
    import { expect, it } from ${JSON.stringify(join(ROOT, 'node_modules/vitest/dist/index.js'))};
    import { describeInBrowser } from ${JSON.stringify(HARNESS)};
    import { screenshot } from ${JSON.stringify(join(import.meta.dirname, 'pictures.ts'))};`;
  writeFileSync(join(folder, 'some.test.ts'), imports + source);
  const args = [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--root', folder];
  await new Promise<void>((resolve) => {
    execFile(process.execPath, args, { env: { ...process.env, ARTEFACTS_DIR: folder } }, () => resolve());
  });
  return folder;
};

describeWhere(findChromium() !== undefined, 'no Chromium on this machine', 'pictures of pages', () => {
  it('are kept where asked for and of failed tests, and not those of an earlier run', async () => {
    const folder = await run(`
      describeInBrowser('match day', (openPage) => {
        it('passes', async () => screenshot(await openPage('data:text/html,<h1>Maç'), 'match-375-light'));
        it('fails', async () => expect(await (await openPage('data:text/html,<h1>Maç')).title()).toBe('Maç'));
        it('has troubles', async () => { await openPage('data:text/html,<script>console.error(1)</script>'); });
      });`);
    expect(readdirSync(join(folder, 'failed'))).toEqual(['match-day-fails.1.png', 'match-day-has-troubles.1.png']);
    expect(existsSync(join(folder, 'screens/match-375-light.png'))).toBe(true);
  });
});
