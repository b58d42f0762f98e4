import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { refusals } from '@league/command-api/contract/refusals.ts';
import { IMPORT_LIMIT_BYTES } from '@league/command-api/contract/season.ts';
import { describe, expect, it } from 'vitest';
import { CONFIG_NAMES, givenAdmin, readConfig } from '@league/infra/programs/config.ts';
import { memoryFlags } from '../kit/memory-flags.ts';
import { IMAGES } from '../kit/servers.setup.ts';
import {
  type ComposeFile,
  composeFile,
  exampleVariables,
  fileHere,
  type Service,
  VariableMissing,
} from './compose-file.ts';

const ROOT = new URL('../../', import.meta.url);
const packageJson = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8')) as {
  readonly workspaces: readonly string[];
  readonly optionalDependencies: Readonly<Record<string, string>>;
};
const PASSWORDS = { MONGODB_ROOT_PASSWORD: 'kok-sifre', MONGODB_PASSWORD: 'lig-sifre' };
const COMPOSE_FILES = ['compose.yaml', 'compose.tls.yaml', 'compose.embedded.yaml'];

const filledIn = { ...exampleVariables(), ...PASSWORDS };
const distributed = composeFile('compose.yaml', filledIn);
const embedded = composeFile('compose.embedded.yaml', exampleVariables());
const tls = composeFile('compose.tls.yaml', { ...filledIn, CERTIFICATES: '/etc/league/certificates' });

const PROCESSES = ['command-api', 'query-api', 'projector', 'forwarder'] as const;
const SERVERS = ['eventstoredb', 'kafka', 'mongodb'];

const serviceOf = ({ services }: ComposeFile, name: string): Service => services[name] ?? {};
const environmentOf = (service: Service): Record<string, string> =>
  Object.fromEntries(Object.entries(service.environment ?? {}).map(([name, value]) => [name, String(value)]));

const all = [distributed, embedded].flatMap(({ services }) => Object.entries(services));

describe('the settings of a process in a compose file', () => {
  const ours = [
    ...PROCESSES.map((name) => [name, serviceOf(distributed, name)] as const),
    ['embedded', serviceOf(embedded, 'league')] as const,
  ];

  it.each(ours)('%s: the program knows all of them, and starts with them', (_, service) => {
    const environment = environmentOf(service);
    expect(Object.keys(environment).filter((name) => !CONFIG_NAMES.includes(name))).toEqual([]);
    expect(() => givenAdmin(readConfig(environment))).not.toThrow();
    // The address that the health check requests.
    expect(service.healthcheck?.test.join(' ')).toContain(
      `http://127.0.0.1:${environment['METRICS_PORT']}/health/ready`,
    );
    const program = service.command?.find((part) => part.endsWith('.ts')) ?? '';
    expect(existsSync(fileURLToPath(new URL(program, ROOT)))).toBe(true);
  });

  it.each(PROCESSES)('%s: is started as npm run start does it', (name) => {
    const program = `infra/programs/main/${name}.ts`;
    expect(serviceOf(distributed, name).command).toEqual(['node', ...memoryFlags(name), program]);
  });

  it.each(PROCESSES)('%s: connect it to the three servers, behind nginx', (name) => {
    const config = readConfig(environmentOf(serviceOf(distributed, name)));
    expect(config).toMatchObject({ EVENT_LOG: 'eventstoredb', EVENT_FEED: 'kafka', READ_MODELS: 'mongodb' });
    expect(config.MONGODB_URL).toBe('mongodb://league:lig-sifre@mongodb:27017/?replicaSet=rs0&authSource=admin');
  });

  it.each(['command-api', 'query-api'])('%s: let it take the client’s address from nginx', (name) => {
    const config = readConfig(environmentOf(serviceOf(distributed, name)));
    expect(config).toMatchObject({ HOST: '0.0.0.0', PORT: 3000, TRUST_PROXY: 1 });
  });

  it.each(PROCESSES)('%s: take other servers, with TLS and passwords, from the environment', (name) => {
    const elsewhere = {
      EVENTSTORE_URL: 'esdb+discover://league:s3@esdb.example:2113?tlsCaFile=/certificates/ca.pem',
      KAFKA_BROKERS: 'a.example:9093,b.example:9093',
      KAFKA_TLS: '/certificates/ca.pem',
      KAFKA_USERNAME: 'league',
      KAFKA_PASSWORD: 's3',
      KAFKA_SASL: 'scram-sha-256',
      MONGODB_URL: 'mongodb+srv://league:s3@cluster.example/?tls=true',
      LEAGUE: 'kartal',
    };
    const service = serviceOf(composeFile('compose.yaml', { ...filledIn, ...elsewhere }), name);
    expect(readConfig(environmentOf(service))).toMatchObject({
      ...elsewhere,
      KAFKA_BROKERS: ['a.example:9093', 'b.example:9093'],
    });
  });

  it.each([
    ['command-api', 'compose.yaml'],
    ['query-api', 'compose.yaml'],
    ['league', 'compose.embedded.yaml'],
  ])('%s: take the host names of the league from the environment', (name, file) => {
    const names = { PUBLIC_URL: 'https://lig.example', ALLOWED_HOSTS: 'lig.example,www.lig.example' };
    const config = readConfig(environmentOf(serviceOf(composeFile(file, { ...filledIn, ...names }), name)));
    expect(config).toMatchObject({ ...names, ALLOWED_HOSTS: names.ALLOWED_HOSTS.split(',') });
  });

  it('let command-api and projector share the folder of the operators’ sockets', () => {
    for (const name of ['command-api', 'projector']) {
      expect(serviceOf(distributed, name)).toMatchObject({
        environment: { DATA_DIR: '/data' },
        volumes: ['data:/data'],
      });
    }
  });
});

describe('passwords', () => {
  it('have no default: with an unfilled copy of .env.example nothing distributed starts', () => {
    expect(() => composeFile('compose.yaml', exampleVariables())).toThrow(VariableMissing);
    for (const missing of Object.keys(PASSWORDS)) {
      expect(() => composeFile('compose.yaml', { ...filledIn, [missing]: '' })).toThrow(new VariableMissing(missing));
    }
    const secrets = Object.entries(exampleVariables()).filter(([name]) => /PASSWORD|USERNAME|_URL/.test(name));
    expect(secrets.length).toBeGreaterThan(6);
    expect(secrets.filter(([, value]) => value !== '')).toEqual([]);
  });

  it('are listed in .env.example, as is each other variable', () => {
    const asked = new Set(
      COMPOSE_FILES.flatMap((file) => [...fileHere(file).matchAll(/\$\{(\w+)/g)]).map(([, name = '']) => name),
    );
    const named = [...fileHere('.env.example').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name = '']) => name);
    expect(named.filter((name) => name !== 'COMPOSE_FILE').toSorted()).toEqual([...asked].toSorted());
  });
});

describe('from outside', () => {
  it('only nginx can be reached, and only from this machine unless told otherwise', () => {
    const published = Object.entries(distributed.services).filter(([, { ports = [] }]) => ports.length > 0);
    expect(published.map(([name, { ports }]) => [name, ports])).toEqual([['nginx', ['127.0.0.1:8080:8080']]]);
    expect(serviceOf(tls, 'nginx').ports).toEqual(['127.0.0.1:8443:8443']);
    expect(serviceOf(embedded, 'league').ports).toEqual(['127.0.0.1:8080:3000']);
  });

  it('no other service is on a network with a way out, and nginx on none with a server', () => {
    const { services, networks = {} } = distributed;
    for (const [name, service] of Object.entries(services)) {
      const open = (service.networks ?? ['default']).filter((network) => networks[network]?.internal !== true);
      expect([name, open]).toEqual([name, name === 'nginx' ? ['outside'] : []]);
    }
    for (const name of SERVERS) expect(serviceOf(distributed, name).networks).toEqual(['servers']);
    expect(serviceOf(distributed, 'nginx').networks).not.toContain('servers');
  });

  it('nginx knows the two APIs by their names, ports and limits', () => {
    const conf = fileHere('nginx.conf');
    const servers = [...conf.matchAll(/^\s*server (\S+) resolve;$/gm)].map(([, server = '']) => server);
    const apis = PROCESSES.filter((name) => name.endsWith('-api'));
    expect(servers.toSorted()).toEqual(
      apis.map((name) => `${name}:${environmentOf(serviceOf(distributed, name))['PORT']}`).toSorted(),
    );
    expect(conf).toMatch(
      new RegExp(`location = /api/matches/import \\{\\s+client_max_body_size ${IMPORT_LIMIT_BYTES / 1024 / 1024}m;`),
    );
    expect(conf).toContain(refusals.STORE_UNAVAILABLE.message);
  });
});

describe('a container', () => {
  it.each(all)('%s: runs as an ordinary user, is restarted and checked, and has a fixed version', (_, service) => {
    expect(service).toMatchObject({
      restart: 'unless-stopped',
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      logging: { driver: 'local' },
      healthcheck: { test: expect.arrayContaining(['CMD']) },
    });
    // The image that is built here names its user itself (Dockerfile).
    const user = service.image === 'league:local' ? 'node' : service.user;
    expect(user).toMatch(/^(?!root|0)\w+$/);
    expect(service.image).toMatch(/^[\w./-]+:(local|\d[\w.-]+)$/);
  });

  it.each([...PROCESSES.map((name) => [name, distributed] as const), ['league', embedded] as const])(
    '%s: has time to end its requests, and can write only to its folder',
    (name, file) => {
      const { stop_grace_period = '', read_only } = serviceOf(file, name);
      expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThan(15);
      expect(read_only).toBe(true);
    },
  );

  it('of a server has the version that the tests use', () => {
    expect(Object.fromEntries(SERVERS.map((name) => [name, serviceOf(distributed, name).image]))).toEqual(IMAGES);
  });

  it('mounts declared volumes, and files that exist', () => {
    for (const file of [distributed, embedded]) {
      const sources = Object.values(file.services).flatMap(({ volumes = [] }) =>
        volumes.map((v) => v.split(':')[0] ?? ''),
      );
      const [files, volumes] = [sources.filter((s) => s.startsWith('./')), sources.filter((s) => !s.startsWith('./'))];
      expect(new Set(volumes)).toEqual(new Set(Object.keys(file.volumes ?? {})));
      for (const name of files) expect(() => fileHere(name)).not.toThrow();
    }
  });

  it('waits for services that exist', () => {
    for (const { services } of [distributed, embedded]) {
      for (const { depends_on = [] } of Object.values(services)) {
        const needs = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
        expect(Object.keys(services)).toEqual(expect.arrayContaining(needs));
      }
    }
  });
});

describe('the image', () => {
  const dockerfile = fileHere('Dockerfile');

  it('has the Node of package.json, and runs as a user who cannot change it', () => {
    const { optionalDependencies } = packageJson;
    expect(Object.keys(optionalDependencies).filter((name) => !name.startsWith('node-'))).toEqual([]);
    expect([...new Set(Object.values(optionalDependencies))]).toEqual([
      /^ARG NODE_VERSION=(.+)$/m.exec(dockerfile)?.[1],
    ]);
    expect([...dockerfile.matchAll(/^USER (.+)$/gm)].map(([, user = '']) => user)).toEqual(['node']);
    expect(dockerfile).not.toContain('--chown');
  });

  it('installs the packages of all workspaces, and contains all but the web’s sources, docs, tests and benches', () => {
    const copied = [...dockerfile.matchAll(/^COPY (\S+)\/package\.json \1\/$/gm)].map(([, name = '']) => name);
    expect(copied.toSorted()).toEqual([...packageJson.workspaces, ...packageJson.workspaces].toSorted());
    const held = [...dockerfile.matchAll(/^COPY (\S+) \1\/$/gm)].map(([, name = '']) => name);
    expect(held.toSorted()).toEqual(
      packageJson.workspaces.filter((name) => !['web', 'docs', 'tests', 'bench'].includes(name)).toSorted(),
    );
  });
});

describe("MongoDB's health check", () => {
  const check = (hello: Record<string, unknown>) => {
    const done: unknown[] = [];
    const db = { hello: () => hello, getSiblingDB: () => ({ auth: (...as: unknown[]) => done.push(['auth', ...as]) }) };
    const environment = { env: { MONGO_INITDB_ROOT_USERNAME: 'root', MONGO_INITDB_ROOT_PASSWORD: 's3' } };
    const rs = { initiate: ({ _id }: { readonly _id: string }) => done.push(['initiate', _id]) };
    runInNewContext(fileHere('mongodb-health.js'), {
      db,
      rs,
      process: environment,
      quit: (code: number) => done.push(['quit', code]),
    });
    return done;
  };

  it('initiates the replica set once, and reports only a primary as healthy', () => {
    const asRoot = ['auth', 'root', 's3'];
    expect(check({ isWritablePrimary: false, isreplicaset: true })).toEqual([asRoot, ['initiate', 'rs0'], ['quit', 1]]);
    expect(check({ isWritablePrimary: false, setName: 'rs0' })).toEqual([asRoot, ['quit', 1]]);
    expect(check({ isWritablePrimary: true, setName: 'rs0' })).toEqual([]);
  });
});
