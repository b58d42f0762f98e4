import { join } from 'node:path';
import type { Registration } from '@league/command-api/contract/registration.ts';
import type { CommandContext } from '@league/command-api/handling/handle-command.ts';
import { createRegistration, type Registered } from '@league/command-api/identity/registration.ts';
import { playerByGamertag } from '@league/command-api/player/gamertags.ts';
import type { AccountStore } from '@league/command-api/ports/account-store.ts';
import { createFakeAccounts, plainPasswords } from '@league/command-api/testing/fake-stores.ts';
import { contextOf } from '@league/command-api/testing/league.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';
import { gamertagKey } from '@league/events/rules/text-identity.ts';
import { gamertagStream } from '@league/events/streams.ts';
import { startEventStoreDbDouble } from '@league/tests/doubles/eventstoredb/double.ts';
import { describeWithServers, freshLeague, serverUrl } from '@league/tests/kit/servers.ts';
import { SILENT } from '@league/tests/kit/silent.ts';
import { suiteMongo } from '@league/tests/kit/suite-mongo.ts';
import { temporaryFolder } from '@league/tests/kit/temporary-folder.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openMongoAccounts } from '../../adapters/accounts/mongodb-accounts.ts';
import { openAccounts } from '../../adapters/accounts/sqlite-accounts.ts';
import { openEventStoreDbEventStore } from '../../adapters/event-store/eventstoredb.ts';
import { createMemoryEventStore } from '../../adapters/event-store/memory.ts';
import { openSqliteEventStore } from '../../adapters/event-store/sqlite.ts';
import { openEventStoreDb } from '../../adapters/servers/eventstoredb.ts';

/** What a registration is written to. */
type Stores = { readonly store: EventStore; readonly accounts: AccountStore };

const KARTAL: Registration = {
  gamertag: 'Kartal',
  psoId: 'kartal-42',
  email: 'kartal@example.com',
  position: 'Sol Bek',
  jerseyNumber: 3,
  password: 'çok gizli parola',
};
const KARTALS = gamertagStream(gamertagKey('Kartal'));
const TAKEN = { code: 'GAMERTAG_TAKEN' };

const registering = (stores: Stores) => {
  const register = createRegistration({ ...stores, passwords: plainPasswords, now: () => Date.now() });
  return (wish: Partial<Registration> = {}, context: CommandContext = contextOf()): Promise<Registered> =>
    register({ ...KARTAL, ...wish }, context, { address: '192.0.2.1' });
};

/** The steps of a registration behind its account: nothing of the gamertag stands yet, it is reserved, the player is registered. */
type Step = 'before it is reserved' | 'once it is reserved' | 'once it is registered';

/** The store, in which `act` runs once at this step, before the one who registers goes on. */
const onceAt = (step: Step, store: EventStore, act: () => Promise<unknown>): EventStore => {
  let due = true;
  const at = async (reached: Step, stream: string): Promise<void> => {
    if (reached !== step || !due || (stream === KARTALS) === (step === 'once it is registered')) return;
    due = false;
    await act();
  };
  return {
    ...store,
    append: async (stream, events, expected) => {
      await at('before it is reserved', stream);
      const appended = await store.append(stream, events, expected);
      await at('once it is reserved', stream);
      await at('once it is registered', stream);
      return appended;
    },
  };
};

/** A command that its sender may send again. */
const keyed = (context: CommandContext): CommandContext => ({
  ...context,
  keyed: { digestAsSent: () => '', refuseAnswered: async () => {}, onRecorded: () => {} },
});

const registrations = async ({ store }: Stores): Promise<string[]> =>
  (await store.readAll(0n, 1000)).flatMap((event) => (event.type === 'PlayerRegistered' ? [event.data.playerId] : []));

const accountIds = ({ accounts }: Stores) => accounts.madeBefore(Number.MAX_SAFE_INTEGER);

/** What holds wherever registrations are written. */
const registrationSuite = (name: string, open: () => Promise<Stores>): void => {
  describe(`a registration in ${name}`, () => {
    it.each<Step>(['before it is reserved', 'once it is reserved'])(
      'is taken over %s, while its first owner goes on, who is refused and leaves nothing',
      async (step) => {
        const stores = await open();
        const other = registering(stores);
        let taken: Registered | undefined;
        const store = onceAt(step, stores.store, async () => {
          taken = await other({ gamertag: 'KARTAL', email: 'b@example.com' });
        });
        await expect(registering({ ...stores, store })()).rejects.toMatchObject(TAKEN);
        expect(await registrations(stores)).toEqual([taken?.playerId]);
        expect(await accountIds(stores)).toEqual([taken?.playerId]);
        expect(await playerByGamertag(stores.store, 'kartal')).toBe(taken?.playerId);
      },
    );

    it.each<Step>(['before it is reserved', 'once it is reserved'])(
      'is finished by its owner after a crash %s, and before that by nobody else',
      async (step) => {
        const stores = await open();
        const store = onceAt(step, stores.store, () => Promise.reject(new Error('the process died')));
        await expect(registering({ ...stores, store })()).rejects.toThrow('died');
        const again = registering(stores);
        await expect(again({ password: 'tahmin edilen' })).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
        const { playerId } = await again();
        expect(await registrations(stores)).toEqual([playerId]);
        expect(await accountIds(stores)).toEqual([playerId]);
      },
    );

    it('is there after a crash once it is registered, and a repeat is answered as the first time', async () => {
      const stores = await open();
      const store = onceAt('once it is registered', stores.store, () => Promise.reject(new Error('the process died')));
      const context = keyed(contextOf());
      await expect(registering({ ...stores, store })({}, context)).rejects.toThrow('died');
      const again = registering(stores);
      await expect(again()).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
      const { playerId } = await again({}, context);
      expect(await registrations(stores)).toEqual([playerId]);
      expect(await accountIds(stores)).toEqual([playerId]);
    });

    it('is one of twenty at once for one gamertag, and the only account', async () => {
      const stores = await open();
      const register = registering(stores);
      const spellings = ['Isik', 'ISIK', 'ısık', 'İSİK'];
      const all = await Promise.allSettled(
        Array.from({ length: 20 }, (_, n) =>
          register({ gamertag: spellings[n % 4] ?? '', email: `k${n}@example.com` }),
        ),
      );
      const made = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value.playerId] : []));
      const codes = all.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code?: unknown }).code] : []));
      expect(made).toHaveLength(1);
      expect(new Set(codes)).toEqual(new Set(['GAMERTAG_TAKEN']));
      expect(await registrations(stores)).toEqual(made);
      expect(await accountIds(stores)).toEqual(made);
    });

    it('is one of twenty at once with one e-mail', async () => {
      const stores = await open();
      const register = registering(stores);
      const all = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => register({ gamertag: `Kartal ${n}` })));
      const made = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value.playerId] : []));
      const codes = all.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code?: unknown }).code] : []));
      expect(made).toHaveLength(1);
      expect(new Set(codes)).toEqual(new Set(['EMAIL_TAKEN']));
      expect(await registrations(stores)).toEqual(made);
      expect(await accountIds(stores)).toEqual(made);
    });
  });
};

const accountsFile = (): AccountStore => {
  const file = openAccounts(join(temporaryFolder(), 'accounts.db'));
  onTestFinished(file.close);
  return file.accounts;
};

const logFile = (): EventStore => {
  const store = openSqliteEventStore(join(temporaryFolder(), 'events.db'));
  onTestFinished(store.close);
  return store;
};

const logAt = (url: string): EventStore => {
  const server = openEventStoreDb(url, { log: SILENT });
  onTestFinished(server.close);
  return openEventStoreDbEventStore(server, freshLeague());
};

registrationSuite('memory', async () => ({ store: createMemoryEventStore(), accounts: createFakeAccounts() }));
registrationSuite('files', async () => ({ store: logFile(), accounts: accountsFile() }));
registrationSuite('a double of EventStoreDB', async () => {
  const double = await startEventStoreDbDouble();
  onTestFinished(double.close);
  return { store: logAt(double.url), accounts: accountsFile() };
});

describeWithServers(['eventstoredb'], 'over a real EventStoreDB', () => {
  registrationSuite('its log', async () => ({ store: logAt(serverUrl('eventstoredb')), accounts: accountsFile() }));
});

describeWithServers(['mongodb'], 'with accounts in MongoDB', () => {
  const mongo = suiteMongo(freshLeague());
  registrationSuite('a file', async () => {
    await mongo.emptied();
    return { store: logFile(), accounts: (await openMongoAccounts(mongo.mongo())).accounts };
  });
});
