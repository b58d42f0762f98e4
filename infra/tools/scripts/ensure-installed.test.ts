import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@league/tests/kit/temporary-folder.ts';
import { describe, expect, it } from 'vitest';

const packages = {
  '': {},
  'node_modules/@league/web': { link: true },
  'node_modules/express': {},
  'node_modules/vitest': { dev: true },
  'node_modules/node-elsewhere': { optional: true, os: ['elsewhere'], cpu: ['x64'] },
};

/** Stands in for npm: notes how it was called, warns as npm does, and makes what our scripts look for. */
const NPM = `#!/bin/sh
echo "$*" >>npm-calls
echo 'npm warn EBADENGINE Unsupported engine' >&2
if [ -e offline ]; then echo 'npm error network the registry does not answer' >&2; exit 7; fi
case "$1" in ci) rm -rf node_modules ;; esac
mkdir -p node_modules/.bin node_modules/express node_modules/vitest
ln -sf '${process.execPath}' node_modules/.bin/node
touch node_modules/express/package.json
case "$*" in *--include=dev*) touch node_modules/vitest/package.json ;; esac
`;

/** A clone with nothing installed: our scripts, a lock, and a league that says that it runs. */
const clone = () => {
  const folder = temporaryFolder();
  const at = (name: string): string => path.join(folder, name);
  const write = (name: string, text: string): void => {
    mkdirSync(path.dirname(at(name)), { recursive: true });
    writeFileSync(at(name), text);
  };
  cpSync(import.meta.dirname, at('infra/tools/scripts'), { recursive: true });
  write('infra/programs/main/memory-flags.json', '{}');
  write('infra/programs/cli/league.ts', "console.log('running');");
  write('package-lock.json', JSON.stringify({ packages }));
  write('bin/npm', NPM);
  chmodSync(at('bin/npm'), 0o755);
  const node = (script: string, ...args: string[]) => {
    const env = { ...process.env, PATH: `${at('bin')}:${process.env['PATH']}` };
    const { status, stdout, stderr } = spawnSync(process.execPath, [at(`infra/tools/scripts/${script}`), ...args], {
      env,
    });
    return { code: status, output: String(stdout), said: String(stderr).split('\n').slice(0, -1) };
  };
  return {
    write,
    read: (name: string): string => readFileSync(at(name), 'utf8'),
    remove: (name: string): void => rmSync(at(name)),
    start: () => node('run.mjs', 'league'),
    check: () => node('ensure-installed.mjs'),
    calls: (): string[] =>
      existsSync(at('npm-calls')) ? readFileSync(at('npm-calls'), 'utf8').trim().split('\n') : [],
  };
};

describe('the first start', () => {
  it('installs what a start needs, says so in two lines of ours, and runs the program', () => {
    const { start, calls } = clone();
    expect(start()).toEqual({
      code: 0,
      output: 'running\n',
      said: [
        'league: installing what a start needs (nothing is installed yet)',
        expect.stringMatching(/^league: 1 of 1 packages, \d+ s$/),
      ],
    });
    expect(calls()).toEqual(['ci --omit=dev']);
  });

  it('shows the end of npm’s output when npm fails, and names the file with all of it', () => {
    const { start, read, write } = clone();
    write('offline', '');
    const { code, said } = start();
    expect([code, said.slice(2)]).toEqual([
      7,
      [
        '  npm warn EBADENGINE Unsupported engine',
        '  npm error network the registry does not answer',
        'league: npm ci --omit=dev failed with code 7; all that it said is in artefacts/install.log',
      ],
    ]);
    expect(read('artefacts/install.log')).toContain('npm error network');
  });
});

describe('a start', () => {
  it('installs nothing over a finished install of either kind, and says nothing', () => {
    const { start, check, calls } = clone();
    start();
    expect(start().said).toEqual([]);
    check();
    expect(start().said).toEqual([]);
    expect(calls()).toEqual(['ci --omit=dev', 'install --no-save --include=dev']);
  });

  it('installs again over an install that was cut short', () => {
    const { start, remove, calls } = clone();
    start();
    remove('node_modules/.installed');
    expect(start().said[0]).toBe('league: installing what a start needs (the last install was not finished)');
    expect(calls()).toEqual(['ci --omit=dev', 'ci --omit=dev']);
  });

  it('installs as much as was there when package-lock.json has changed', () => {
    const { start, check, write, calls } = clone();
    start();
    write('package-lock.json', JSON.stringify({ packages, other: 1 }));
    start();
    check();
    write('package-lock.json', JSON.stringify({ packages, other: 2 }));
    start();
    expect(calls()).toEqual(['ci --omit=dev', 'ci --omit=dev', 'install --no-save --include=dev', 'ci --include=dev']);
  });
});

describe('tests and checks', () => {
  it('add what the install of a start lacks, and remove nothing', () => {
    const { start, check, calls } = clone();
    start();
    expect(check().said).toEqual([
      'league: installing what tests and checks need (a start needed less)',
      expect.stringMatching(/^league: 2 of 2 packages, \d+ s$/),
    ]);
    expect(check().said).toEqual([]);
    expect(calls()).toEqual(['ci --omit=dev', 'install --no-save --include=dev']);
  });
});
