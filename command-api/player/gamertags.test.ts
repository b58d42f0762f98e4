import { type EventStore, StoreUnavailable } from '@league/events/ports/event-store.ts';
import { gamertagKey } from '@league/events/rules/text-identity.ts';
import { gamertagStream, playerStream } from '@league/events/streams.ts';
import { numberedId } from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import { createFakeEventStore } from '../testing/fake-event-store.ts';
import { contextOf } from '../testing/league.ts';
import type { PlayerCommand } from './decider.ts';
import {
  gamertagHolder,
  handleNamed,
  handlePlayer,
  isGamertagHeld,
  playerByGamertag,
  refuseTakenGamertag,
  registerPlayer,
} from './gamertags.ts';

const [first, second] = [numberedId(1), numberedId(2)];

const setup = (userNames: readonly string[] = []) => {
  const store = createFakeEventStore();
  const accounts = {
    byUsername: async (username: string) =>
      userNames.includes(username) ? { id: numberedId(900), username, personal: {}, createdAt: 0 } : undefined,
  };
  const deps = { store, accounts };
  const register = (playerId: string, gamertag: string, context = contextOf()) =>
    registerPlayer(deps, { playerId, gamertag, position: 'Kaleci', jerseyNumber: 1 }, context);
  const rename = (playerId: string, gamertag: string) =>
    handleNamed(
      deps,
      playerId,
      { gamertag: () => gamertag, command: () => ({ type: 'ChangeDetails', playerId, gamertag, personal: [] }) },
      contextOf(),
    );
  const registered = () =>
    store.recorded().flatMap((event) => (event.type === 'PlayerRegistered' ? [event.data.playerId] : []));
  return { store, deps, register, rename, registered };
};

const TAKEN = { code: 'GAMERTAG_TAKEN' };
const died = () => Promise.reject(new Error('crash'));

describe('a gamertag', () => {
  it('belongs to the first who registers under it, in any spelling of the same key', async () => {
    const { deps, store, register } = setup();
    await register(first, 'IŞIK ’07');
    await expect(register(second, "ışık '07")).rejects.toMatchObject(TAKEN);
    await expect(refuseTakenGamertag(deps, "Işık '07", second)).rejects.toMatchObject(TAKEN);
    expect(await playerByGamertag(store, "işik '07")).toBe(first);
  });

  it('goes to one of 20 who want it at once, whatever their i', async () => {
    const { register, registered } = setup();
    const spellings = ['Isik', 'İSİK', 'ısık', 'isik', 'ISIK'];
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => register(numberedId(n + 1), spellings[n % 5] ?? '')),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const codes = all.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code?: unknown }).code] : []));
    expect(new Set(codes)).toEqual(new Set(['GAMERTAG_TAKEN']));
    expect(registered()).toHaveLength(1);
  });

  it('stays its player’s after a renaming, who may take it again', async () => {
    const { store, register, rename } = setup();
    await register(first, 'Işık');
    await rename(first, 'Moda');
    await expect(register(second, 'Işık')).rejects.toMatchObject(TAKEN);
    expect(await playerByGamertag(store, 'Işık')).toBe(first);
    await rename(first, 'Işık');
    expect(await playerByGamertag(store, 'Moda')).toBe(first);
  });

  it('is no admin’s user name, in either apostrophe', async () => {
    const { store, register } = setup(["O'Neil"]);
    await expect(register(first, 'O’Neil')).rejects.toMatchObject(TAKEN);
    expect(store.recorded()).toEqual([]);
    expect(await isGamertagHeld(store, 'Moda')).toBe(false);
    await register(first, 'Moda');
    expect(await isGamertagHeld(store, 'MODA')).toBe(true);
  });
});

describe('an unfinished registration', () => {
  const unfinished = async () => {
    const all = setup();
    all.store.once('before-append', playerStream(first), died);
    await expect(all.register(first, 'Işık', contextOf('k'))).rejects.toThrow('crash');
    expect(await gamertagHolder(all.store, 'Işık')).toEqual({ status: 'underWay', playerId: first });
    return all;
  };

  it('is finished by its repeat', async () => {
    const { store, register } = await unfinished();
    await register(first, 'Işık', contextOf('k'));
    expect(await playerByGamertag(store, 'Işık')).toBe(first);
  });

  it('leaves its gamertag to anybody else, and is then refused', async () => {
    const { register, registered } = await unfinished();
    await register(second, 'ışık');
    await expect(register(first, 'Işık', contextOf('k'))).rejects.toMatchObject(TAKEN);
    expect(registered()).toEqual([second]);
  });

  it('can go on under another gamertag', async () => {
    const { store, register } = await unfinished();
    await register(second, 'ışık');
    await register(first, 'Moda');
    expect(await playerByGamertag(store, 'Moda')).toBe(first);
  });

  it('is called off by one, however many want its gamertag', async () => {
    const { deps, store, registered } = await unfinished();
    const giveUp: PlayerCommand = { type: 'GiveUpGamertag', playerId: first, gamertag: 'Işık' };
    /** Others call it off right before this one, each time. */
    const append: EventStore['append'] = async (stream, events, expected) => {
      if (stream === playerStream(first)) await handlePlayer(store, first, () => giveUp, contextOf());
      return store.append(stream, events, expected);
    };
    const wish = { playerId: second, gamertag: 'ışık', position: null, jerseyNumber: null };
    await registerPlayer({ ...deps, store: { ...store, append } }, wish, contextOf());
    expect(registered()).toEqual([second]);
    const { events } = await store.readStream(playerStream(first));
    expect(events.map(({ type }) => type)).toEqual(['Released']);
  });

  it('leaves it also to somebody than whom others who want it are faster each time', async () => {
    const { store, register, registered } = await unfinished();
    const command = () => ({ type: 'GiveUpGamertag', playerId: first, gamertag: 'Işık' }) as const;
    for (let time = 0; time < 4; time += 1) {
      store.once('before-append', playerStream(first), () => handlePlayer(store, first, command, contextOf()));
    }
    await register(second, 'ışık');
    expect(registered()).toEqual([second]);
  });

  it('does not come after the one who took its gamertag while it went on', async () => {
    const { store, register, registered } = setup();
    store.once('before-append', playerStream(first), () => register(second, 'IŞIK'));
    await expect(register(first, 'Işık')).rejects.toMatchObject(TAKEN);
    expect(registered()).toEqual([second]);
  });
});

describe('a renaming', () => {
  it('whose gamertag was reserved and that was never recorded leaves it to others', async () => {
    const { store, register, rename } = setup();
    await register(first, 'Işık');
    store.once('before-append', playerStream(first), died);
    await expect(rename(first, 'Moda')).rejects.toThrow('crash');
    await register(second, 'Moda');
    await expect(rename(first, 'Moda')).rejects.toMatchObject(TAKEN);
  });

  it('does not say that nothing was recorded once the gamertag is reserved', async () => {
    const { store, register, rename } = setup();
    await register(first, 'Işık');
    const away = () => Promise.reject(new StoreUnavailable('away'));
    store.once('before-append', playerStream(first), away);
    await expect(rename(first, 'Moda')).rejects.toMatchObject({ name: 'RecordingUncertain' });
    store.once('before-append', gamertagStream(gamertagKey('Ege')), away);
    await expect(rename(first, 'Ege')).rejects.toMatchObject({ name: 'StoreUnavailable' });
  });
});
