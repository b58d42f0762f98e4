import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/**
 * Proves `.oxlintrc.json`: a rule that silently stopped working would let the architecture rot unseen. Every case is a
 * file in a copy of the house; oxlint runs once over all of them with the real configuration.
 */

const root = path.resolve(import.meta.dirname, '../../..');

type Diagnostic = { readonly filename: string; readonly code: string };

const cases: { readonly file: string; readonly source: string }[] = [];
let diagnostics: readonly Diagnostic[];
let house: string;

const rulesBrokenBy = (file: string): string[] =>
  diagnostics.filter(({ filename }) => filename === file).map(({ code }) => code);

/** A case in a folder of its own, so that files which must have a certain name do not meet. */
const place = (folder: string, name: string, source: string): string => {
  const file = `${folder}/case-${cases.length}/${name}`;
  cases.push({ file, source: `${source}\n` });
  return file;
};

const inOneLine = (source: string): string => source.replace(/\n\s*/g, ' ');

const refuses = (rule: string, folder: string, name: string, source: string): void => {
  const file = place(folder, name, source);
  it(`refuses in ${folder}/${name}: ${inOneLine(source)}`, () => expect(rulesBrokenBy(file)).toContain(rule));
};

const accepts = (folder: string, name: string, source: string): void => {
  const file = place(folder, name, source);
  it(`accepts in ${folder}/${name}: ${inOneLine(source)}`, () => expect(rulesBrokenBy(file)).toEqual([]));
};

const lint = (folder: string): Promise<string> =>
  new Promise((resolve) => {
    const bin = path.join(root, 'node_modules/oxlint/bin/oxlint');
    const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024 };
    execFile(process.execPath, [bin, '--type-aware', '--format', 'json'], options, (_error, stdout) => resolve(stdout));
  });

beforeAll(async () => {
  house = await mkdtemp(path.join(tmpdir(), 'league-lint-'));
  for (const file of ['.oxlintrc.json', '.gitignore', 'package.json', 'tsconfig.base.json', 'tsconfig.json']) {
    await cp(path.join(root, file), path.join(house, file));
  }
  await cp(path.join(root, 'infra/tools/lint/league-plugin.ts'), path.join(house, 'infra/tools/lint/league-plugin.ts'));
  await symlink(path.join(root, 'node_modules'), path.join(house, 'node_modules'));
  for (const { file, source } of cases) {
    await mkdir(path.join(house, path.dirname(file)), { recursive: true });
    await writeFile(path.join(house, file), source);
  }
  ({ diagnostics } = JSON.parse(await lint(house)) as { diagnostics: Diagnostic[] });
});

afterAll(() => rm(house, { recursive: true }));

const IMPORTS = 'eslint(no-restricted-imports)';

describe('import directions', () => {
  const targets = {
    events: '@league/events/match.ts',
    'events/access': '@league/events/access/rights.ts',
    'command-api/contract': '@league/command-api/contract/match.ts',
    'command-api': '@league/command-api/match/routes.ts',
    'query-api/contract': '@league/query-api/contract/standings.ts',
    'query-api': '@league/query-api/standings/routes.ts',
    projector: '@league/projector/define-projection.ts',
    web: '@league/web/src/main.tsx',
    infra: '@league/infra/adapters/event-store/sqlite.ts',
    tests: '@league/tests/kit/servers.ts',
    bench: '@league/bench/history.ts',
  };
  type Target = keyof typeof targets;
  const everything = Object.keys(targets) as Target[];
  const domain = everything.filter((target) => !['web', 'infra', 'tests', 'bench'].includes(target));
  const mayImport: Readonly<Record<string, readonly Target[]>> = {
    'events/src': [],
    'events/src/testing': [],
    'events/access': [],
    'command-api/match': ['events', 'events/access'],
    'command-api/contract': ['events', 'events/access'],
    'query-api/standings': ['events', 'events/access'],
    'query-api/contract': ['events', 'events/access'],
    projector: ['events', 'query-api/contract'],
    'web/src': ['command-api/contract', 'query-api/contract'],
    'infra/programs/main': domain,
    tests: [...domain, 'infra'],
    bench: [...domain, 'infra', 'tests'],
    docs: domain,
  };

  for (const [folder, allowed] of Object.entries(mayImport)) {
    for (const target of everything) {
      const source = `export { thing } from '${targets[target]}';`;
      if (allowed.includes(target)) accepts(folder, 'module.ts', source);
      else if (folder.split('/')[0] !== target) refuses(IMPORTS, folder, 'module.ts', source);
    }
  }
  refuses(IMPORTS, 'infra/adapters/leases', 'module.ts', "export { thing } from '../../../programs/config.ts';");
  refuses(IMPORTS, 'infra/adapters/leases', 'module.ts', `export { thing } from '${targets.tests}';`);
  accepts('infra/programs/main', 'module.test.ts', `export { thing } from '${targets.tests}';`);
  refuses(IMPORTS, 'infra/programs/main', 'module.test.ts', `export { thing } from '${targets.bench}';`);

  describe('in every form of import', () => {
    refuses(IMPORTS, 'command-api', 'module.ts', "export * from '@league/infra/x.ts';");
    refuses(
      IMPORTS,
      'command-api',
      'module.ts',
      "import { x } from '@league/infra/x.ts';\nexport const y: unknown = x;",
    );
    refuses(IMPORTS, 'command-api', 'module.ts', "import type { X } from '@league/infra/x.ts';\nexport type Y = X;");
    refuses(IMPORTS, 'command-api', 'module.ts', "export const x: unknown = await import('@league/infra/x.ts');");
    refuses(IMPORTS, 'command-api', 'module.test.ts', "export { x } from '@league/infra/x.ts';");
    refuses(
      'typescript(consistent-type-imports)',
      'command-api',
      'module.ts',
      "export type X = import('@league/infra/x.ts').X;",
    );
  });

  describe('events knows zod and nothing else', () => {
    accepts('events/src', 'module.ts', "export { z } from 'zod';");
    accepts('events/src', 'module.ts', "export { string } from 'zod/mini';");
    refuses(IMPORTS, 'events/src', 'module.ts', "export { readFileSync } from 'node:fs';");
    refuses(IMPORTS, 'events/src', 'module.ts', "export { readFileSync } from 'fs';");
    refuses(IMPORTS, 'events/src', 'module.ts', "export { Router } from 'express';");
    refuses(IMPORTS, 'events/src/ports', 'module.ts', "export { setTimeout } from 'node:timers/promises';");
    accepts('events/src', 'module.contract.ts', "export { it } from 'vitest';");
    accepts('events/src', 'module.test.ts', "export { property } from 'fast-check';");
    accepts('events/src/testing', 'module.ts', "export { setTimeout } from 'node:timers/promises';");
    refuses(IMPORTS, 'events/src', 'module.test.ts', "export { Router } from 'express';");
  });

  describe('events/access knows events and http, and is known by what answers requests', () => {
    accepts('events/access', 'module.ts', "export type { Actor } from '../../src/envelope.ts';");
    accepts('events/access', 'module.ts', "export { STATUS_CODES } from 'node:http';");
    refuses(IMPORTS, 'events/access', 'module.ts', "export { readFileSync } from 'node:fs';");
    refuses(IMPORTS, 'events/access', 'module.ts', "export { Router } from 'express';");
    accepts('events/access', 'module.contract.ts', "export { it } from 'vitest';");
    refuses(IMPORTS, 'events/src', 'module.ts', "export { checkOf } from '../../access/rights.ts';");
    refuses(IMPORTS, 'events/src', 'module.test.ts', "export { checkOf } from '../../access/rights.ts';");
    refuses(IMPORTS, 'command-api/match', 'decider.ts', "export { checkOf } from '@league/events/access/rights.ts';");
  });

  describe('folders of command-api import those that stand below them', () => {
    const rule = 'league(import-downwards)';
    accepts('command-api/season', 'module.ts', "export { x } from '../../match/x.ts';");
    refuses(rule, 'command-api/match', 'module.ts', "export { x } from '../../season/x.ts';");
    refuses(rule, 'command-api/match', 'module.ts', "import type { X } from '../../season/x.ts';\nexport type Y = X;");
    refuses(rule, 'command-api/match', 'module.ts', "export { x } from '../../not-named/x.ts';");
    accepts('command-api/match', 'module.test.ts', "export { x } from '../../season/x.ts';");
    accepts('command-api/testing', 'module.ts', "export { x } from '../../season/x.ts';");
  });

  describe('no way around by relative paths', () => {
    const rule = 'league(stay-in-package)';
    refuses(rule, 'command-api', 'module.ts', "export { x } from '../../events/src/match.ts';");
    refuses(rule, 'command-api', 'module.ts', "export * from '../../infra/x.ts';");
    refuses(rule, 'infra/programs/main', 'module.ts', "export { x } from '../../../../web/src/main.tsx';");
    refuses(rule, 'web/src', 'module.ts', "import type { X } from '../../../events/src/x.ts';\nexport type Y = X;");
    refuses(rule, 'web/src', 'module.ts', "export const x: unknown = await import('../../../events/src/x.ts');");
    refuses(rule, 'web/src', 'module.ts', "export type X = import('../../../events/src/x.ts').X;");
    accepts('query-api/standings', 'module.ts', "export { x } from '../../contract/standings.ts';");
    accepts('query-api', 'module.ts', "export { x } from './beside.ts';");
  });
});

describe('purity', () => {
  const GLOBALS = 'eslint(no-restricted-globals)';
  const PROPERTIES = 'eslint(no-restricted-properties)';
  const pure = [
    ['command-api/match', 'decider.ts'],
    ['projector/projections', 'standings.projection.ts'],
    ['events/src', 'match.ts'],
    ['events/src/rules', 'ranking.ts'],
  ] as const;
  const impurities = [
    [IMPORTS, "export { readFileSync } from 'node:fs';"],
    [IMPORTS, "export { randomUUID } from 'crypto';"],
    [IMPORTS, "export { Router } from 'express';"],
    [IMPORTS, "export { MongoClient } from 'mongodb';"],
    [PROPERTIES, 'export const x = Date.now();'],
    [PROPERTIES, 'const { now } = Date;\nexport const x = now();'],
    [PROPERTIES, 'export const x = Temporal.Now.instant();'],
    [PROPERTIES, 'export const x = Math.random();'],
    [GLOBALS, 'export const x = crypto.randomUUID();'],
    [GLOBALS, 'export const x = globalThis.crypto.randomUUID();'],
    [GLOBALS, 'export const x = process.env;'],
    [GLOBALS, 'export const x = performance.now();'],
    [GLOBALS, "export const x = fetch('/');"],
    [GLOBALS, 'setTimeout(() => {}, 1);'],
    ['league(no-clock)', 'export const x = new Date();'],
    ['league(no-clock)', 'export const x = Date();'],
    ['league(no-async)', 'export const x = async () => {};'],
    ['league(no-async)', 'export async function x() {}'],
    ['league(no-async)', 'export const x = { async y() {} };'],
    ['league(no-async)', 'export const x = await Promise.resolve(1);'],
    ['league(no-async)', "export const x: unknown = import('./y.ts');"],
  ] as const;

  for (const [folder, name] of pure) {
    for (const [rule, source] of impurities) refuses(rule, folder, name, source);
    accepts(folder, name, "export const x = (at: string): Date => new Date(at);\nexport { y } from './y.ts';");
  }
  accepts('command-api/match', 'decider.ts', "export { x } from '@league/events/match.ts';");
  accepts(
    'projector/projections',
    'standings.projection.ts',
    "export { x } from '@league/query-api/contract/standings.ts';",
  );
  refuses(
    IMPORTS,
    'projector/projections',
    'standings.projection.ts',
    "export { x } from '@league/query-api/ports/x.ts';",
  );

  describe('does not bind what is beside the pure code', () => {
    const clock = 'export const now = async (): Promise<Date> => new Date(Date.now());';
    accepts('command-api/handling', 'handle-command.ts', clock);
    accepts('command-api/match', 'decider.test.ts', clock);
    accepts('projector/running', 'run-projection.ts', clock);
    accepts('events/src/ports', 'event-store.contract.ts', clock);
    accepts('events/src/testing', 'memory-event-store.ts', clock);
  });
});

describe('strictness', () => {
  refuses('typescript(no-explicit-any)', 'infra', 'a.ts', 'export const x: any = 1;');
  refuses('typescript(no-non-null-assertion)', 'infra', 'a.ts', 'export const x = (y: string | null) => y!;');
  refuses('typescript(no-floating-promises)', 'infra', 'a.ts', 'Promise.resolve(1);');
  refuses('typescript(no-misused-promises)', 'infra', 'a.ts', '[1].forEach(async () => {});');
  refuses(
    'typescript(switch-exhaustiveness-check)',
    'infra',
    'a.ts',
    "export const x = (y: 'a' | 'b'): void => {\n  switch (y) {\n    case 'a':\n  }\n};",
  );
  refuses(
    'typescript(consistent-type-imports)',
    'infra',
    'a.ts',
    "import { EventEmitter } from 'node:events';\nexport type X = EventEmitter;",
  );
  refuses('typescript(consistent-type-definitions)', 'infra', 'a.ts', 'export interface X {\n  y: 1;\n}');
  refuses('eslint(no-console)', 'infra/programs/main', 'a.ts', "console.log('x');");
  for (const folder of ['infra/programs/cli', 'infra/tools/scripts', 'bench'])
    accepts(folder, 'a.ts', "console.log('x');");
  refuses('eslint(no-var)', 'infra', 'a.ts', 'export var x = 1;');
  refuses('eslint(prefer-const)', 'infra', 'a.ts', 'let x = 1;\nexport const y = x;');
  refuses('eslint(eqeqeq)', 'infra', 'a.ts', 'export const x = (y: unknown) => y == 1;');
  refuses('import(no-default-export)', 'infra', 'a.ts', 'export default 1;');
  accepts('web', 'vite.config.ts', 'export default 1;');
  refuses('unicorn(filename-case)', 'infra', 'someName.ts', 'export const x = 1;');
  accepts('web/src/routes', '$teamId.tsx', 'export const x = 1;');
  refuses('vitest(no-focused-tests)', 'infra', 'a.test.ts', "import { it } from 'vitest';\nit.only('x', () => {});");
  refuses('vitest(no-disabled-tests)', 'infra', 'a.test.ts', "import { it } from 'vitest';\nit.skip('x', () => {});");

  describe('cycles', () => {
    const file = place('command-api', 'a.ts', "import { b } from './b.ts';\nexport const a = (): unknown => b;");
    const other = `${path.dirname(file)}/b.ts`;
    cases.push({ file: other, source: "import { a } from './a.ts';\nexport const b = (): unknown => a;\n" });
    it('refuses two files that import each other', () => expect(rulesBrokenBy(other)).toContain('import(no-cycle)'));

    const types = place('infra', 'a.ts', "import type { B } from './b.ts';\nexport type A = readonly B[];");
    const back = `${path.dirname(types)}/b.ts`;
    cases.push({ file: back, source: "import { type A } from './a.ts';\nexport type B = { readonly all: A };\n" });
    it('refuses it also where only types go around', () => expect(rulesBrokenBy(back)).toContain('import(no-cycle)'));
  });

  describe('budgets', () => {
    const lines = (count: number): string =>
      Array.from({ length: count }, (_, n) => `export const x${n} = 1;`).join('\n');
    const budgets = [
      ['infra', 'adapter.ts', 350],
      ['command-api', 'decider.ts', 250],
      ['command-api', 'routes.ts', 200],
      ['projector', 'standings.projection.ts', 150],
      ['web/src/routes', 'index.tsx', 40],
    ] as const;
    for (const [folder, name, max] of budgets) {
      const fits = place(folder, name, lines(max));
      const tooLong = place(folder, name, lines(max + 1));
      it(`${name} in ${folder} has at most ${max} lines`, () => {
        expect(rulesBrokenBy(fits)).toEqual([]);
        expect(rulesBrokenBy(tooLong)).toEqual(['eslint(max-lines)']);
      });
    }
  });
});
