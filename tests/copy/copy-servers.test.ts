import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { handle } from '@league/command-api/handling/handle-command.ts';
import { importFixtures } from '@league/command-api/season/import-fixtures.ts';
import { importResults } from '@league/command-api/season/import-results.process.ts';
import { startFirstSeason } from '@league/command-api/season/handle-season.ts';
import { type SettingsCommand, settingsDecider } from '@league/command-api/settings/decider.ts';
import { type EventStore, StoreUnavailable } from '@league/events/ports/event-store.ts';
import { whenAvailable } from '@league/events/ports/retries.ts';
import { imageAddress } from '@league/events/rules/image-address.ts';
import { backoff } from '@league/infra/adapters/servers/backoff.ts';
import type { ModelMoves } from '@league/query-api/ports/model-moves.ts';
import type { ModelPositions } from '@league/query-api/ports/model-positions.ts';
import type { ReadModelReader } from '@league/query-api/ports/read-model-reader.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { league as cli, withoutProgress } from '../acceptance/league-process.ts';
import { openMongoAccounts } from '@league/infra/adapters/accounts/mongodb-accounts.ts';
import { openAccounts } from '@league/infra/adapters/accounts/sqlite-accounts.ts';
import { readConfig } from '@league/infra/programs/config.ts';
import { dataFolder } from '@league/infra/programs/data-folder/data-folder.ts';
import { openSqliteEventStore } from '@league/infra/adapters/event-store/sqlite.ts';
import { temporaryFolder } from '../kit/temporary-folder.ts';
import { commandSide } from '@league/infra/programs/league/command-side.ts';
import { type League, openLeague } from '@league/infra/programs/league/open-league.ts';
import { contextOf, OPERATOR } from '@league/infra/programs/league/system-context.ts';
import { firstAdmin } from '@league/infra/programs/main/first-accounts.ts';
import { openingAtOnce } from '@league/infra/programs/main/process.ts';
import { leagueOperations } from '@league/infra/programs/operations/league-operations.ts';
import { verifyPictures } from '@league/infra/programs/operations/verify-pictures.ts';
import { openMongo } from '@league/infra/adapters/servers/mongodb.ts';
import { ADMIN } from '../kit/admin.ts';
import { dropDatabase } from '../kit/drop-database.ts';
import { startEventStoreDbDouble } from '../doubles/eventstoredb/double.ts';
import { removeLeague } from '../kit/remove-league.ts';
import { describeWithServers, freshLeague, serverUrl } from '../kit/servers.ts';
import { closingAfter } from './leagues-to-copy.ts';
import { setUnfinishedCopy } from '@league/infra/adapters/accounts/mongodb-unfinished-copy.ts';

const csvOf = (letter: string) =>
  [
    'week,home,away,homeScore,awayScore',
    ...[1, 2, 3, 4].map((week) => `${week},Işık ${letter}${week},Çağ ${letter}${week},${week},0`),
  ].join('\n');

/** Opens the league as a process of its own would, and waits for read models that are still being built. */
const open = (environment: Record<string, string>): Promise<League> =>
  openLeague({
    ...openingAtOnce(readConfig(environment), () => {}),
    waitFor: (_what, work) => whenAvailable(work, backoff, new AbortController().signal),
  });

const LOGO = new TextEncoder().encode('the picture of the league');
const LOGO_HASH = createHash('sha256').update(LOGO).digest('hex');

/** A league with a logo of its own, a played season, and an admin who is signed in. */
const playedIn = (path: string): Promise<string> =>
  closingAfter(open({ DATA_DIR: path }), async (league) => {
    await startFirstSeason(league.deps, contextOf(OPERATOR, Date.now()));
    await firstAdmin(league, league.folder.firstAccountsFile, ADMIN);
    const login = await league.identity.loginAdmin(ADMIN, { address: '127.0.0.1' });
    const body = { csv: csvOf('A'), createTeams: true };
    await leagueOperations(league, false).importSeason({ body }, () => {});
    await league.accounts.images.put(LOGO_HASH, LOGO, Date.now());
    await handle(league.store, {
      source: league.deps.settings,
      decider: settingsDecider,
      command: (): SettingsCommand => ({
        type: 'ChangeSettings',
        season: 1,
        teams: 0,
        patch: { logo: imageAddress(LOGO_HASH) },
      }),
      context: contextOf(OPERATOR, Date.now()),
    });
    return login.token;
  });

const picturesOf = ({ reader, accounts: { images } }: League) => verifyPictures({ reader, images });
const PICTURES = { projection: 'pictures', ok: true, detail: '1 logos stored, with the bytes of their names' };

/** The number of the embedded league's processes. */
const PROCESSES = 10;

const APPENDS_BEFORE_DEATH = 3;

/** Read models that nobody has announced. */
const NO_POSITIONS: ModelPositions & ModelMoves = {
  current: () => undefined,
  reached: () => Promise.resolve(false),
  onMoved: () => () => undefined,
};

/** An import whose process died in the middle of its work. */
const beginImport = async (path: string): Promise<void> => {
  const { eventsFile, accountsFile } = dataFolder(path);
  await closingAfter(Promise.resolve(openSqliteEventStore(eventsFile)), async (store) => {
    const accounts = openAccounts(accountsFile);
    const nobody = { positions: NO_POSITIONS, reader: {} as ReadModelReader };
    const { deps, adminNames } = commandSide({ store, accounts, ...nobody });
    const body = { csv: csvOf('B'), createTeams: true };
    const { outcome } = await importFixtures(deps, body, contextOf(OPERATOR, Date.now()));
    const [event] = await store.readAll((outcome?.position ?? 0n) - 1n, 1);
    if (event?.type !== 'FixturesImported') throw new Error('it is not the import');
    let left = APPENDS_BEFORE_DEATH;
    const dying: EventStore = {
      ...store,
      append: async (...append) => {
        left -= 1;
        if (left < 0) throw new StoreUnavailable('killed');
        return store.append(...append);
      },
    };
    await expect(importResults({ ...deps, adminNames, store: dying }).react(event)).rejects.toThrow('killed');
    accounts.close();
  });
};

/** The outcome of the imports: how often each team was created, and each result entered. */
const outcomesIn = async ({ store }: Pick<League, 'store'>) => {
  const events = await store.readAll(0n, 10_000);
  const teams = events.flatMap((event) => (event.type === 'TeamCreated' ? [event.data.name] : []));
  const results = events.flatMap((event) => (event.type === 'MatchResultEntered' ? [event.data.matchId] : []));
  return { teams: teams.toSorted(), results: results.length, ofMatches: new Set(results).size };
};

const TEAMS = ['A', 'B'].flatMap((letter) =>
  ['Çağ', 'Işık'].flatMap((name) => [1, 2, 3, 4].map((week) => `${name} ${letter}${week}`)),
);
const FINISHED = { teams: TEAMS.toSorted(), results: 8, ofMatches: 8 };

const suite = (eventStoreUrl: () => Promise<string>): void => {
  const servers = async () => {
    const environment = {
      LEAGUE: freshLeague(),
      EVENTSTORE_URL: await eventStoreUrl(),
      MONGODB_URL: serverUrl('mongodb'),
    };
    onTestFinished(() => removeLeague(environment));
    return environment;
  };
  const copy = (to: string, path: string, environment: Record<string, string>, ...more: readonly string[]) =>
    cli(['copy', '--to', to, ...more], { ...environment, DATA_DIR: path }).ended;

  it('continues where it was, with its pictures, completes a running import once, and can be copied back', async () => {
    const [root, environment] = [temporaryFolder(), await servers()];
    const home = join(root, 'home');
    const token = await playedIn(home);
    await beginImport(home);

    const there = await copy('eventstoredb', home, environment);
    expect(withoutProgress(there)).toBe('');
    expect(there.out).toMatch(/both are the same league\n$/);
    expect(there.code).toBe(0);
    const figures = there.out.split('\n').map((line) => line.replace(/^(source|target): /, ''));
    expect([figures[2], figures[3]]).toEqual([figures[0], figures[1]]);
    expect(there.out).toContain(`1 accounts, 1 sessions, ${PROCESSES} process checkpoints`);

    const onServers = { ...environment, EVENT_LOG: 'eventstoredb', READ_MODELS: 'mongodb' };
    await closingAfter(open({ ...onServers, DATA_DIR: join(root, 'there') }), async (league) => {
      expect(await league.processes.reached('import-results', await importPosition(league.store))).toBe(true);
      expect(await outcomesIn(league)).toEqual(FINISHED);
      expect(await league.sessions.identify(token)).toMatchObject({ roles: ['admin'] });
      expect(await picturesOf(league)).toEqual(PICTURES);
      const refused = await copy('sqlite', join(root, 'early'), environment);
      expect(refused).toMatchObject({ code: 1, out: '' });
      expect(refused.err).toMatch(/^league: command-api runs on these servers \(.*\): stop it first\n$/);
    });

    const back = await copy('sqlite', join(root, 'back'), environment, '--json');
    expect([back.code, withoutProgress(back)]).toEqual([0, '']);
    const side = {
      log: { events: expect.any(Number), sha256: expect.stringMatching(/^\w{64}$/) },
      accounts: {
        accounts: 1,
        sessions: 1,
        checkpoints: PROCESSES,
        images: 1,
        sha256: expect.stringMatching(/^\w{64}$/),
      },
    };
    const report = JSON.parse(back.out) as Record<'source' | 'target', typeof side>;
    expect(report).toEqual({ same: true, copied: report.source.log.events, source: side, target: report.source });
    await closingAfter(open({ DATA_DIR: join(root, 'back') }), async (league) => {
      expect(await outcomesIn(league)).toEqual(FINISHED);
      expect(league.processes.status().map(({ state }) => state)).toEqual(
        Array.from({ length: PROCESSES }, () => 'running'),
      );
      expect(await league.sessions.identify(token)).toMatchObject({ roles: ['admin'] });
      expect(await picturesOf(league)).toEqual(PICTURES);
      expect(league.accounts.digestKey).toEqual(digestKeyOf(home));
    });
  });

  it('is not served before it is complete, and refused where another league is', async () => {
    const [root, environment] = [temporaryFolder(), await servers()];
    const home = join(root, 'home');
    await playedIn(home);
    const mongo = openMongo(environment.MONGODB_URL, environment.LEAGUE);
    onTestFinished(mongo.close);
    // The leftovers of a copy that was killed while it wrote the accounts.
    await setUnfinishedCopy(mongo, true);
    const left = (name: string) => mongo.database.collection<{ _id: string }>(name);
    await left('accounts').insertOne({ _id: 'x', usernameKey: 'x' } as { _id: string });
    await left('process_checkpoints').insertOne({ _id: 'import-results', position: '9'.repeat(20) } as { _id: string });
    await expect(openMongoAccounts(mongo)).rejects.toThrow(StoreUnavailable);
    const half = await copy('sqlite', join(root, 'half'), environment);
    expect(half.code).toBe(1);
    expect(half.err).toBe("league: the copy of a league to these servers is not finished: run 'league copy' again\n");
    expect(await copy('eventstoredb', home, environment)).toMatchObject({ code: 0 });
    await openMongoAccounts(mongo);
    await mongo.database.collection('sessions').deleteMany({});
    const changed = await copy('eventstoredb', home, environment);
    expect(changed.code).toBe(1);
    expect(changed.out).toMatch(/copied 0 events; NOT the same league: the target lacks the session \w{64} of account/);

    await dropDatabase(mongo);
    const other = { ...environment, LEAGUE: freshLeague() };
    onTestFinished(() => removeLeague(other));
    const otherMongo = openMongo(other.MONGODB_URL, other.LEAGUE);
    onTestFinished(otherMongo.close);
    await otherMongo.database.collection<{ _id: string }>('pointers').insertOne({ _id: 'standings' });
    const refused = await copy('eventstoredb', home, other);
    expect(refused.code).toBe(1);
    expect(refused.err).toContain(`the target is not empty: database ${other.LEAGUE} holds pointers without a log`);
  });
};

const importPosition = async (store: EventStore): Promise<bigint> => {
  const imports = (await store.readAll(0n, 10_000)).filter(({ type }) => type === 'FixturesImported');
  return imports.at(-1)?.position ?? 0n;
};

const digestKeyOf = (path: string): Buffer => {
  const { digestKey, close } = openAccounts(dataFolder(path).accountsFile);
  close();
  return digestKey;
};

describeWithServers(['mongodb'], 'a league copied to the double of EventStoreDB and to MongoDB', () =>
  suite(async () => {
    const double = await startEventStoreDbDouble();
    onTestFinished(double.close);
    return double.url;
  }),
);

describeWithServers(['mongodb', 'eventstoredb'], 'a league copied to EventStoreDB and MongoDB', () =>
  suite(async () => serverUrl('eventstoredb')),
);

describe('settings with which no copy is possible', () => {
  const failing = async (args: readonly string[], environment: Record<string, string>) => {
    const { code, err } = await cli(['copy', ...args], { DATA_DIR: temporaryFolder(), ...environment }).ended;
    return { code, err: err.split('\n')[0] };
  };
  const urls = { EVENTSTORE_URL: 'esdb://127.0.0.1:1?tls=false', MONGODB_URL: 'mongodb://127.0.0.1:1' };

  it('are reported in one line', async () => {
    expect(await failing([], urls)).toMatchObject({ code: 1, err: expect.stringContaining('--to <log>') });
    expect(await failing(['--to', 'kafka'], urls)).toMatchObject({
      code: 1,
      err: expect.stringContaining('eventstoredb, sqlite'),
    });
    expect(await failing(['--to', 'sqlite'], {})).toEqual({
      code: 78,
      err: 'league: bad settings: a copy needs EVENTSTORE_URL and MONGODB_URL, where the servers are',
    });
    expect(await failing(['--to', 'eventstoredb'], { ...urls, READ_MODELS: 'mongodb' })).toEqual({
      code: 1,
      err: 'league: a league with EVENT_LOG=sqlite and READ_MODELS=mongodb cannot be copied: both in files, or both on servers',
    });
    expect(await failing(['--to', 'eventstoredb'], urls)).toMatchObject({
      code: 1,
      err: expect.stringContaining('there is no league in'),
    });
  });
});
