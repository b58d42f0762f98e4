import { PASSWORD_MIN } from '@league/command-api/identity/passwords.ts';
import * as z from 'zod/mini';
import { canonicalHost } from './http/hosts.ts';

/** The environment is wrong; names every faulty variable. The process exits 78 (EX_CONFIG, sysexits.h). */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export const EXIT_CONFIG = 78;

const wholeNumber = (least: number, most: number) =>
  z.pipe(z.string().check(z.regex(/^\d{1,6}$/)), z.pipe(z.transform(Number), z.int().check(z.gte(least), z.lte(most))));

/** Text of so many characters, counted as a person counts them: by code points. */
const text = (least: number, most: number) =>
  z.string().check(z.refine((value) => [...value].length >= least && [...value].length <= most));

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** An address to frame: https, or http on this machine; without a name and password, which every visitor would see. */
const frameUrl = z.string().check(
  z.refine((value) => {
    const url = /^[\x21-\x7e]{1,2000}$/.test(value) ? URL.parse(value) : null;
    if (url === null || url.username !== '' || url.password !== '') return false;
    return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname));
  }),
);

/** A league's name on shared servers: its database, its topic, the prefix of its streams. */
const leagueName = z.string().check(
  z.regex(/^[a-z0-9]{1,40}$/),
  // What MongoDB keeps for itself.
  z.refine((name) => !['admin', 'local', 'config'].includes(name)),
);

/** host:port, several with commas between. */
const brokerList = z.pipe(
  z.string().check(z.regex(/^[^\s,:]+:\d{1,5}(,[^\s,:]+:\d{1,5})*$/)),
  z.transform((list) => list.split(',')),
);

/** Names without ports, several with commas between. */
const hostList = z.pipe(
  z.string().check(z.refine((list) => list.split(',').every((name) => canonicalHost(name) !== undefined))),
  z.transform((list) => list.split(',').map((name) => canonicalHost(name) ?? name)),
);

/** Where visitors find the league: scheme and host, nothing behind. */
const publicUrl = z.string().check(
  z.refine((value) => {
    const url = /^https?:\/\/[^\s/?#@]+\/?$/i.test(value) ? URL.parse(value) : null;
    return url !== null && canonicalHost(url.hostname) !== undefined;
  }),
);

const schema = z.object({
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  PORT: z._default(wholeNumber(0, 65_535), 3000),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), './data'),
  LEAGUE: z._default(leagueName, 'league'),
  EVENT_LOG: z._default(z.enum(['sqlite', 'eventstoredb']), 'sqlite'),
  EVENTSTORE_URL: z.optional(z.string().check(z.regex(/^(esdb|kurrentdb)(\+discover)?:\/\/\S+$/))),
  EVENT_FEED: z._default(z.enum(['in-process', 'kafka']), 'in-process'),
  KAFKA_BROKERS: z.optional(brokerList),
  /** 'true' for TLS by the system's certificates, or the path of a file with the certificates to trust. */
  KAFKA_TLS: z.optional(z.string()),
  KAFKA_USERNAME: z.optional(z.string()),
  KAFKA_PASSWORD: z.optional(z.string()),
  KAFKA_SASL: z._default(z.enum(['plain', 'scram-sha-256', 'scram-sha-512']), 'scram-sha-512'),
  READ_MODELS: z._default(z.enum(['sqlite', 'mongodb']), 'sqlite'),
  MONGODB_URL: z.optional(z.string().check(z.regex(/^mongodb(\+srv)?:\/\/\S+$/))),
  /** Where /metrics and the particulars of /health/ready listen; nowhere without it, anywhere free for 0. */
  METRICS_PORT: z.optional(wholeNumber(0, 65_535)),
  METRICS_HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  ADMIN_USERNAME: z.optional(text(1, 100).check(z.regex(/\S/))),
  ADMIN_PASSWORD: z.optional(text(PASSWORD_MIN, 1000)),
  /** How many proxies stand in front; never `true`, or any client could choose its address by a header. */
  TRUST_PROXY: z._default(wholeNumber(0, 10), 0),
  /** Names under which the league is answered, besides those of its machine and of PUBLIC_URL (http/hosts.ts). */
  ALLOWED_HOSTS: z.optional(hostList),
  PUBLIC_URL: z.optional(publicUrl),
  /** Where the advertisements in the page come from; without it there are none. */
  ADS_FRAME_URL: z.optional(frameUrl),
  /** So many times shorter than in life is every pause before a server is tried again. For tests; see {@link readConfig}. */
  TEST_PACE: z._default(wholeNumber(1, 10), 1),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
});

export type Config = z.infer<typeof schema>;

/** The variables that this program reads, for what is checked against them (infra/deploy). */
export const CONFIG_NAMES: readonly string[] = Object.keys(schema.shape);

const HINTS: Readonly<Record<string, string>> = {
  PORT: 'a port from 0 to 65535',
  LEAGUE: 'up to 40 lower-case letters and digits; not admin, local or config',
  EVENT_LOG: 'sqlite or eventstoredb',
  EVENTSTORE_URL: 'a connection string, such as esdb://127.0.0.1:2113?tls=false',
  EVENT_FEED: 'in-process or kafka',
  KAFKA_BROKERS: 'host:port, several with commas between',
  KAFKA_SASL: 'plain, scram-sha-256 or scram-sha-512',
  READ_MODELS: 'sqlite or mongodb',
  MONGODB_URL: 'a connection string, such as mongodb://127.0.0.1:27017/?replicaSet=rs0',
  METRICS_PORT: 'a port from 0 to 65535',
  TRUST_PROXY: 'the number of proxies in front, 0 to 10',
  ALLOWED_HOSTS: 'names without ports, several with commas between, such as lig.example,www.lig.example',
  PUBLIC_URL: 'the address of the site without a path, such as https://lig.example',
  ADS_FRAME_URL: 'an https address (http on this machine only), without a password, in ASCII',
  ADMIN_USERNAME: '1 to 100 characters, not only spaces',
  ADMIN_PASSWORD: `${PASSWORD_MIN} to 1000 characters`,
  TEST_PACE: 'for tests, 1 to 10',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent',
};

/** The settings of this process. Empty variables count as absent. TEST_PACE is refused outside a test run. @throws ConfigError */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): Config => {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return `${name}: ${HINTS[name] ?? 'not acceptable'}`;
    });
    throw new ConfigError(`bad settings: ${faults.join('; ')}`);
  }
  if (given['TEST_PACE'] !== undefined && given['VITEST'] !== 'true') {
    throw new ConfigError('bad settings: TEST_PACE is for tests: servers would be asked too often');
  }
  const missing = NEEDED.filter(({ when, needs }) => when(parsed.data) && parsed.data[needs] === undefined);
  if (missing.length > 0) throw new ConfigError(`bad settings: ${missing.map(({ says }) => says).join('; ')}`);
  return parsed.data;
};

/** What a choice brings with it. */
const NEEDED: readonly {
  readonly when: (config: Config) => boolean;
  readonly needs: keyof Config;
  readonly says: string;
}[] = [
  {
    when: ({ EVENT_LOG }) => EVENT_LOG === 'eventstoredb',
    needs: 'EVENTSTORE_URL',
    says: 'EVENT_LOG=eventstoredb needs EVENTSTORE_URL',
  },
  {
    when: ({ EVENT_FEED }) => EVENT_FEED === 'kafka',
    needs: 'KAFKA_BROKERS',
    says: 'EVENT_FEED=kafka needs KAFKA_BROKERS',
  },
  {
    when: ({ READ_MODELS }) => READ_MODELS === 'mongodb',
    needs: 'MONGODB_URL',
    says: 'READ_MODELS=mongodb needs MONGODB_URL',
  },
  {
    when: ({ KAFKA_USERNAME }) => KAFKA_USERNAME !== undefined,
    needs: 'KAFKA_PASSWORD',
    says: 'KAFKA_USERNAME and KAFKA_PASSWORD go together',
  },
  {
    when: ({ KAFKA_PASSWORD }) => KAFKA_PASSWORD !== undefined,
    needs: 'KAFKA_USERNAME',
    says: 'KAFKA_USERNAME and KAFKA_PASSWORD go together',
  },
];

/**
 * What a process of the distributed profile asks of its settings: read models, accounts and leases must be where the other
 * processes see them. @throws ConfigError
 */
export const requireSharedStores = ({ READ_MODELS }: Config, process: string): void => {
  if (READ_MODELS === 'mongodb') return;
  throw new ConfigError(`bad settings: ${process} runs beside other processes and needs READ_MODELS=mongodb`);
};

/** The first admin that the environment names, if it does. @throws ConfigError when it names only half of one */
export const givenAdmin = ({ ADMIN_USERNAME: username, ADMIN_PASSWORD: password }: Config): GivenAdmin | undefined => {
  if (username === undefined && password === undefined) return undefined;
  if (username === undefined || password === undefined) {
    throw new ConfigError('bad settings: ADMIN_USERNAME and ADMIN_PASSWORD go together');
  }
  return { username, password };
};

export type GivenAdmin = { readonly username: string; readonly password: string };
