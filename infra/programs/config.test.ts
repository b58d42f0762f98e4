import { describe, expect, it } from 'vitest';
import { type Config, ConfigError, givenAdmin, readConfig } from './config.ts';

/** What is said of a bad environment. */
const faultsOf = (environment: Record<string, string | undefined>): string => {
  try {
    givenAdmin(readConfig(environment));
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('the environment was accepted');
};

const DEFAULTS: Config = {
  HOST: '127.0.0.1',
  PORT: 3000,
  DATA_DIR: './data',
  LEAGUE: 'league',
  EVENT_LOG: 'sqlite',
  EVENT_FEED: 'in-process',
  KAFKA_SASL: 'scram-sha-512',
  READ_MODELS: 'sqlite',
  METRICS_HOST: '127.0.0.1',
  ADMIN_USERNAME: undefined,
  ADMIN_PASSWORD: undefined,
  TRUST_PROXY: 0,
  ADS_FRAME_URL: undefined,
  PAGE_WAIT_MS: 200,
  TEST_PACE: 1,
  LOG_LEVEL: 'info',
};

describe('the settings of a league', () => {
  it('are these when nothing is set', () => {
    expect(readConfig({})).toEqual(DEFAULTS);
  });

  it('are these when everything is set empty', () => {
    const empty = Object.fromEntries(Object.keys(DEFAULTS).map((name) => [name, '']));
    expect(readConfig(empty)).toEqual(DEFAULTS);
    expect(readConfig({ PORT: undefined })).toEqual(DEFAULTS);
  });

  it('take what is set, and look at nothing else', () => {
    const environment = {
      HOST: '0.0.0.0',
      PORT: '8080',
      DATA_DIR: '/srv/lig',
      ADMIN_USERNAME: 'yönetici',
      ADMIN_PASSWORD: ' on karakter ',
      TRUST_PROXY: '2',
      ADS_FRAME_URL: 'https://reklam.example/kare?lig=1',
      CONTACT_EMAIL: 'lig@lig.example',
      LOG_LEVEL: 'debug',
    };
    const settings = readConfig({ ...environment, PATH: '/bin', npm_config_port: '1', PLANET: 'x' });
    expect(settings).toEqual({ ...DEFAULTS, ...environment, PORT: 8080, TRUST_PROXY: 2 });
  });

  it('take another pace of pauses in a test run alone, where all processes are given the same', () => {
    expect(readConfig({ TEST_PACE: '5', VITEST: 'true' })).toEqual({ ...DEFAULTS, TEST_PACE: 5 });
    expect(faultsOf({ TEST_PACE: '5' })).toMatch(/^bad settings: TEST_PACE is for tests/);
    expect(faultsOf({ TEST_PACE: '0', VITEST: 'true' })).toMatch(/TEST_PACE: for tests, 1 to 10/);
  });

  it('take the servers of a league that has outgrown one machine', () => {
    const environment = {
      LEAGUE: 'lig2',
      EVENT_LOG: 'eventstoredb',
      EVENTSTORE_URL: 'esdb+discover://lig:parola@esdb.example:2113?tls=true',
      EVENT_FEED: 'kafka',
      KAFKA_BROKERS: 'k1.example:9092,k2.example:9092',
      KAFKA_TLS: 'true',
      KAFKA_USERNAME: 'lig',
      KAFKA_PASSWORD: 'parola',
      READ_MODELS: 'mongodb',
      MONGODB_URL: 'mongodb+srv://lig:parola@m.example/?tls=true',
      METRICS_PORT: '9464',
    };
    const brokers = ['k1.example:9092', 'k2.example:9092'];
    expect(readConfig(environment)).toEqual({
      ...DEFAULTS,
      ...environment,
      KAFKA_BROKERS: brokers,
      METRICS_PORT: 9464,
    });
  });

  it.each([
    [{ EVENT_LOG: 'eventstoredb' }, 'EVENT_LOG=eventstoredb needs EVENTSTORE_URL'],
    [{ EVENT_FEED: 'kafka' }, 'EVENT_FEED=kafka needs KAFKA_BROKERS'],
    [{ READ_MODELS: 'mongodb' }, 'READ_MODELS=mongodb needs MONGODB_URL'],
    [{ KAFKA_USERNAME: 'lig' }, 'KAFKA_USERNAME and KAFKA_PASSWORD go together'],
    [{ KAFKA_PASSWORD: 'parola' }, 'KAFKA_USERNAME and KAFKA_PASSWORD go together'],
  ])('are incomplete with %j', (environment, fault) => {
    expect(faultsOf(environment)).toBe(`bad settings: ${fault}`);
  });

  it.each([
    ['PORT', ['0', '65535', '03000'], ['65536', '-1', '80.5', '1e3', '0x50', ' 80', '80 ', 'http', '９０']],
    ['LEAGUE', ['lig', '2026', 'a'.repeat(40)], ['Lig', 'lig-2', 'admin', 'local', 'config', 'ı', 'a'.repeat(41)]],
    ['KAFKA_BROKERS', ['a:1', 'a:1,b:2'], ['a', 'a:1,', ' a:1', 'http://a:1', 'a:b']],
    ['EVENTSTORE_URL', ['esdb://a:2113', 'kurrentdb+discover://a'], ['http://a:2113', 'esdb://', 'a:2113']],
    ['MONGODB_URL', ['mongodb://a', 'mongodb+srv://a/?tls=true'], ['a:27017', 'mongo://a', 'mongodb://']],
    ['METRICS_PORT', ['0', '9464'], ['-1', '65536', 'x']],
    ['TRUST_PROXY', ['0', '1', '10'], ['11', '-1', 'true', '127.0.0.1', 'loopback', '0.5']],
    [
      'ADS_FRAME_URL',
      [
        'https://reklam.example',
        'HTTPS://A.EXAMPLE/%20?a=1&b=2#c',
        'http://localhost:8080/x',
        'http://127.0.0.1/',
        'http://[::1]:3/',
      ],
      [
        'http://reklam.example',
        'http://127.0.0.1.example',
        'http://localhost.example/',
        'reklam.example',
        '//reklam.example',
        'javascript:alert(1)',
        'data:text/html,x',
        'file:///etc/passwd',
        'https://',
        'https://ad:parola@reklam.example',
        'https://ad@reklam.example',
        ' https://reklam.example',
        'https://reklam.example\n',
        'https://reklám.example',
        `https://reklam.example/${'x'.repeat(2000)}`,
      ],
    ],
    [
      'ALLOWED_HOSTS',
      [
        'lig.example',
        'lig.example,puan.example',
        'a_b',
        '192.0.2.1',
        '[2001:db8::1]',
        'Şampiyon.example',
        'lig.example.',
      ],
      [
        'lig.example,',
        ',',
        'lig.example, puan.example',
        'lig.example:80',
        'https://lig.example',
        '*',
        '*.lig.example',
        'lig.example/x',
        'ad@lig.example',
        '2001:db8::1',
        'lig example',
        'lig.example?x',
        'a..b',
      ],
    ],
    [
      'CONTACT_EMAIL',
      ['lig@lig.example', 'a.b+c@x-y.example'],
      ['lig', 'lig@', '@lig.example', 'lig@lig', 'lig@lig.example ', 'Lig <lig@lig.example>', 'şampiyon@lig.example'],
    ],
    [
      'PUBLIC_URL',
      ['https://lig.example', 'https://lig.example/', 'http://192.0.2.1:8080', 'https://şampiyon.example:8443'],
      [
        'lig.example',
        'ftp://lig.example',
        'https://lig.example/lig',
        'https://lig.example/?x',
        'https://lig.example/#x',
        'https://ad:parola@lig.example',
        'https://ad@lig.example',
        'https://',
        'https://*',
        ' https://lig.example',
      ],
    ],
    ['LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], ['INFO', 'verbose', 'warning', '30']],
  ])('takes for %s %j, and names it for %j', (name, good, bad) => {
    for (const value of good) expect(readConfig({ [name]: value })).toHaveProperty(name);
    for (const value of bad) expect(faultsOf({ [name]: value })).toMatch(new RegExp(`^bad settings: ${name}: .{10,}$`));
  });

  it.each([
    ['ADMIN_USERNAME', ['x', 'x'.repeat(100)], [' ', '\t', 'x'.repeat(101)]],
    // Ten characters are ten by count, not by halves of characters.
    [
      'ADMIN_PASSWORD',
      ['1234567890', ' '.repeat(10), '🔑'.repeat(10), 'x'.repeat(1000)],
      ['123456789', '🔑'.repeat(9), 'x'.repeat(1001)],
    ],
  ])('takes for %s %j, and names it for %j', (name, good, bad) => {
    const other = { ADMIN_USERNAME: 'yönetici', ADMIN_PASSWORD: 'on karakter' };
    for (const value of good) expect(readConfig({ ...other, [name]: value })).toHaveProperty(name, value);
    for (const value of bad) expect(faultsOf({ ...other, [name]: value })).toMatch(`bad settings: ${name}: `);
  });

  it('names every fault at once, and repeats no value of a password', () => {
    const said = faultsOf({
      PORT: 'http',
      TRUST_PROXY: 'true',
      LOG_LEVEL: 'loud',
      ADMIN_USERNAME: ' ',
      ADMIN_PASSWORD: 'kısa-7431',
      HOST: '::1',
    });
    expect(said.split('; ').map((fault) => /[A-Z_]+(?=:)/.exec(fault)?.[0])).toEqual([
      'PORT',
      'ADMIN_USERNAME',
      'ADMIN_PASSWORD',
      'TRUST_PROXY',
      'LOG_LEVEL',
    ]);
    expect(said).not.toContain('kısa-7431');
    expect(said).not.toContain('\n');
  });
});

describe('the first admin that the settings name', () => {
  it('is nobody when neither is set', () => {
    expect(givenAdmin(readConfig({}))).toBeUndefined();
  });

  it('has both name and password', () => {
    const environment = { ADMIN_USERNAME: 'yönetici', ADMIN_PASSWORD: 'on karakter' };
    expect(givenAdmin(readConfig(environment))).toEqual({ username: 'yönetici', password: 'on karakter' });
  });

  it.each([{ ADMIN_USERNAME: 'yönetici' }, { ADMIN_USERNAME: 'yönetici', ADMIN_PASSWORD: '' }])(
    'is refused when half of it is missing: %j',
    (environment) => {
      expect(faultsOf(environment)).toBe('bad settings: ADMIN_USERNAME and ADMIN_PASSWORD go together');
    },
  );
});
