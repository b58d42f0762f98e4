import { email } from '@league/command-api/contract/email.ts';
import { PASSWORD_MIN } from '@league/command-api/contract/identity.ts';
import * as z from 'zod/mini';
import { canonicalHost } from './http/hosts.ts';

/** The environment is wrong; names every faulty variable. The process exits 78 (EX_CONFIG, sysexits.h). */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export const EXIT_CONFIG = 78;

// The hint of each is told when its value is refused: what would be taken.

const matching = (pattern: RegExp, hint: string) => z.string().check(z.regex(pattern, hint));

const text = (hint: string, isGood: (value: string) => boolean) => z.string().check(z.refine(isGood, hint));

const wholeNumber = (least: number, most: number, hint: string) => {
  const number = z.int().check(z.gte(least, hint), z.lte(most, hint));
  return z.pipe(matching(/^\d{1,6}$/, hint), z.pipe(z.transform(Number), number));
};

const port = wholeNumber(0, 65_535, 'a port from 0 to 65535');

const oneOf = <const Value extends string>(...values: readonly [Value, Value, ...Value[]]) =>
  z.enum(values, `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`);

/** Whether there are so many characters, counted as a person counts them: by code points. */
const isLong = (value: string, least: number, most: number): boolean =>
  [...value].length >= least && [...value].length <= most;

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** An address to frame: https, or http on this machine; without a name and password, which every visitor would see. */
const isFrameUrl = (value: string): boolean => {
  const url = /^[\x21-\x7e]{1,2000}$/.test(value) ? URL.parse(value) : null;
  if (url === null || url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname));
};

/** A league's name on shared servers: its database, its topic, the prefix of its streams. MongoDB keeps three for itself. */
const isLeagueName = (value: string): boolean =>
  /^[a-z0-9]{1,40}$/.test(value) && !['admin', 'local', 'config'].includes(value);

/** Where visitors find the league: scheme and host, nothing behind. */
const isPublicUrl = (value: string): boolean => {
  const url = /^https?:\/\/[^\s/?#@]+\/?$/i.test(value) ? URL.parse(value) : null;
  return url !== null && canonicalHost(url.hostname) !== undefined;
};

const isEmail = (value: string): boolean => value.trim() === value && email.safeParse(value).success;

const brokerList = z.pipe(
  matching(/^[^\s,:]+:\d{1,5}(,[^\s,:]+:\d{1,5})*$/, 'host:port, several with commas between'),
  z.transform((list) => list.split(',')),
);

/** Names without ports. */
const hostList = z.pipe(
  text('names without ports, several with commas between, such as lig.example,www.lig.example', (list) =>
    list.split(',').every((name) => canonicalHost(name) !== undefined),
  ),
  z.transform((list) => list.split(',').map((name) => canonicalHost(name) ?? name)),
);

const schema = z.object({
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(port, 3000),
  DATA_DIR: z._default(z.string(), './data'),
  LEAGUE: z._default(
    text('up to 40 lower-case letters and digits; not admin, local or config', isLeagueName),
    'league',
  ),
  EVENT_LOG: z._default(oneOf('sqlite', 'eventstoredb'), 'sqlite'),
  EVENTSTORE_URL: z.optional(
    matching(/^(esdb|kurrentdb)(\+discover)?:\/\/\S+$/, 'a connection string, such as esdb://127.0.0.1:2113?tls=false'),
  ),
  EVENT_FEED: z._default(oneOf('in-process', 'kafka'), 'in-process'),
  KAFKA_BROKERS: z.optional(brokerList),
  /** 'true' for TLS by the system's certificates, or the path of a file with the certificates to trust. */
  KAFKA_TLS: z.optional(z.string()),
  KAFKA_USERNAME: z.optional(z.string()),
  KAFKA_PASSWORD: z.optional(z.string()),
  KAFKA_SASL: z._default(oneOf('plain', 'scram-sha-256', 'scram-sha-512'), 'scram-sha-512'),
  READ_MODELS: z._default(oneOf('sqlite', 'mongodb'), 'sqlite'),
  MONGODB_URL: z.optional(
    matching(/^mongodb(\+srv)?:\/\/\S+$/, 'a connection string, such as mongodb://127.0.0.1:27017/?replicaSet=rs0'),
  ),
  /** Where /metrics and the particulars of /health/ready are served; without it nowhere; 0 takes any free port. */
  METRICS_PORT: z.optional(port),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  ADMIN_USERNAME: z.optional(
    text('1 to 100 characters, not only spaces', (name) => isLong(name, 1, 100) && /\S/.test(name)),
  ),
  ADMIN_PASSWORD: z.optional(
    text(`${PASSWORD_MIN} to 1000 characters`, (password) => isLong(password, PASSWORD_MIN, 1000)),
  ),
  /** How many proxies stand in front; never `true`, or any client could choose its address by a header. */
  TRUST_PROXY: z._default(wholeNumber(0, 10, 'the number of proxies in front, 0 to 10'), 0),
  /** Names by which requests may address the league, besides those of its machine and of PUBLIC_URL (http/hosts.ts). */
  ALLOWED_HOSTS: z.optional(hostList),
  PUBLIC_URL: z.optional(text('the address of the site without a path, such as https://lig.example', isPublicUrl)),
  /** Where the people of the league can be written to, on its pages about itself. */
  CONTACT_EMAIL: z.optional(text('an e-mail address in ASCII, such as lig@lig.example', isEmail)),
  /** Where the advertisements in the page come from; without it there are none. */
  ADS_FRAME_URL: z.optional(
    text('an https address (http on this machine only), without a password, in ASCII', isFrameUrl),
  ),
  /** How long a visitor waits for a page to be rendered, before the browser has to make it (docs/adr/0059). 0 renders none. */
  PAGE_WAIT_MS: z._default(wholeNumber(0, 60_000, 'milliseconds, 0 to 60000'), 200),
  /** So many times shorter than in life is every pause before a server is tried again. For tests; see {@link readConfig}. */
  TEST_PACE: z._default(wholeNumber(1, 10, 'for tests, 1 to 10'), 1),
  LOG_LEVEL: z._default(oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'), 'info'),
});

export type Config = z.infer<typeof schema>;

/** The variables that this program reads, for what is checked against them (infra/deploy). */
export const CONFIG_NAMES: readonly string[] = Object.keys(schema.shape);

/** The settings of this process. Empty variables count as absent. TEST_PACE is refused outside a test run. @throws ConfigError */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): Config => {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success)
    throw badSettings(parsed.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`));
  const config = parsed.data;
  if (given['TEST_PACE'] !== undefined && given['VITEST'] !== 'true') {
    throw badSettings(['TEST_PACE is for tests: servers would be asked too often']);
  }
  const missing = NEEDED.filter(([name, choice, needed]) => config[name] === choice && config[needed] === undefined);
  const faults: string[] = missing.map(([name, choice, needed]) => `${name}=${choice} needs ${needed}`);
  const halfALogin = (config.KAFKA_USERNAME === undefined) !== (config.KAFKA_PASSWORD === undefined);
  if (halfALogin) faults.push('KAFKA_USERNAME and KAFKA_PASSWORD go together');
  if (faults.length > 0) throw badSettings(faults);
  return config;
};

/** The settings that a choice needs. */
const NEEDED = [
  ['EVENT_LOG', 'eventstoredb', 'EVENTSTORE_URL'],
  ['EVENT_FEED', 'kafka', 'KAFKA_BROKERS'],
  ['READ_MODELS', 'mongodb', 'MONGODB_URL'],
] as const;

const badSettings = (faults: readonly string[]): ConfigError => new ConfigError(`bad settings: ${faults.join('; ')}`);

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
