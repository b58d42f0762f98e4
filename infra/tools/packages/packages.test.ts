import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { withAddresses } from './lock-addresses.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

type Manifest = { readonly name: string; readonly dependencies?: Readonly<Record<string, string>> };
type Lock = { readonly packages: Readonly<Record<string, unknown>> };

/** Packages that send home who installs or runs them, and clients of services that count visitors. */
const TELEMETRY =
  /scarf|telemetry|analytics|posthog|sentry|segment|mixpanel|amplitude|bugsnag|datadog|rollbar|honeybadger|newrelic/;
/** An interface of prom-client's. It sends nothing unless a program installs a sender, and ours installs none. */
const SENDS_NOTHING = 'node_modules/@opentelemetry/api';

/** The workspaces that a start loads, or builds the web of. */
const STARTED = ['events', 'command-api', 'projector', 'query-api', 'web', 'infra'];
const UNUSED_BY_A_START =
  /(^|\/)(node_modules|dist|testing|tools)\/|\.(test|contract|setup)\.tsx?$|projections\/given-events\.ts$/;

const sourcesOf = (workspace: string): string[] =>
  globSync(`${workspace}/**/*.{ts,tsx,css}`, { cwd: ROOT }).filter((file) => !UNUSED_BY_A_START.test(file));

/** The packages from elsewhere that a source imports, except for types alone. */
const importsOf = (source: string): string[] =>
  [...source.matchAll(/^@?import (?!type\b)[^;']*'([^']+)'|\b(?:import|import\.meta\.resolve)\('([^']+)'/gm)]
    .map(([, from = '', later = '']) => from || later)
    .filter((from) => !/^(?:[./]|node:|@league\/)/.test(from))
    .map((from) => /^(?:@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? from);

describe('package-lock.json', () => {
  it('names no package of telemetry', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as Lock;
    const found = Object.keys(packages).filter((folder) => TELEMETRY.test(folder));
    expect(found).toEqual([SENDS_NOTHING]);
  });

  it('has the address of every package, so that npm need not ask for it (else: npm run generate)', () => {
    const lock = read('package-lock.json');
    expect(withAddresses(lock)).toBe(lock);
    expect(lock).not.toMatch(/"resolved": "(?!https:\/\/registry\.invalid\/)\w+:/);
    expect(read('.npmrc').split('\n')).toContain('replace-registry-host=registry.invalid');
  });

  it('is installed without running a script of any package', () => {
    expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
  });
});

describe('what a start loads', () => {
  it.each(STARTED)('%s has as dependencies, since a start installs no devDependencies', (workspace) => {
    const { dependencies = {} } = JSON.parse(read(`${workspace}/package.json`)) as Manifest;
    const loaded = sourcesOf(workspace).flatMap((file) => importsOf(read(file)).map((name) => [name, file] as const));
    expect(loaded.filter(([name]) => !(name in dependencies))).toEqual([]);
    expect(sourcesOf(workspace).length).toBeGreaterThan(10);
  });
});
