import { PASSWORD_MIN } from '@league/command-api/identity/passwords.ts';
import * as z from 'zod/mini';

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

const schema = z.object({
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  PORT: z._default(wholeNumber(0, 65_535), 3000),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), './data'),
  ADMIN_USERNAME: z.optional(text(1, 100).check(z.regex(/\S/))),
  ADMIN_PASSWORD: z.optional(text(PASSWORD_MIN, 1000)),
  /** How many proxies stand in front; never `true`, or anybody could choose an address (facts.md). */
  TRUST_PROXY: z._default(wholeNumber(0, 10), 0),
  /** Where the advertisements in the page come from; without it there are none. */
  ADS_FRAME_URL: z.optional(frameUrl),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
});

export type Config = z.infer<typeof schema>;

const HINTS: Readonly<Record<string, string>> = {
  PORT: 'a port from 0 to 65535',
  TRUST_PROXY: 'the number of proxies in front, 0 to 10',
  ADS_FRAME_URL: 'an https address (http on this machine only), without a password, in ASCII',
  ADMIN_USERNAME: '1 to 100 characters, not only spaces',
  ADMIN_PASSWORD: `${PASSWORD_MIN} to 1000 characters`,
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent',
};

/** The settings of this process. Empty variables count as absent. @throws ConfigError */
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
  return parsed.data;
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
