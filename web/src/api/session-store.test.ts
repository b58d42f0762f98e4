import { describe, expect, it } from 'vitest';
import { createSessionStore } from './session-store.ts';

const KEY = 'league.session';
const admin = { token: 't1', _id: '1', id: '1', username: 'admin', isAdmin: true };
const player = { token: 't1', _id: '2', id: '2', gamertag: 'Kartal42', isAdmin: false, sessionId: 's1' };

const browser = (stored?: string) => {
  const kept = new Map(stored === undefined ? [] : [[KEY, stored]]);
  const storage = {
    length: 0,
    clear: () => kept.clear(),
    key: () => null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } satisfies Storage;
  let tell: (event: { key: string | null }) => void = () => undefined;
  const events = { addEventListener: (_type: 'storage', listener: typeof tell) => void (tell = listener) };
  return { kept, storage, events, otherTabChanged: () => tell({ key: KEY }) };
};

describe('a stored session', () => {
  it.each([
    ['an admin, as releases before players stored it', admin],
    ['an admin who plays', { ...player, isAdmin: true }],
    ['a player', player],
  ])('of %s is taken up at the start', (_of, stored) => {
    const { storage, events } = browser(JSON.stringify(stored));
    expect(createSessionStore(() => storage, events).current()).toEqual(stored);
  });

  it('of a newer release is taken up without what is unknown here', () => {
    const { storage, events } = browser(JSON.stringify({ ...player, roles: ['referee'] }));
    expect(createSessionStore(() => storage, events).current()).toEqual(player);
  });

  it.each(['{broken', 'null', '[]', '{"token":1}', '{"isAdmin":true}'])(
    'starts signed out when it reads %s',
    (text) => {
      const { storage, events } = browser(text);
      expect(createSessionStore(() => storage, events).current()).toBeNull();
    },
  );

  it('may be forbidden by the browser; then it lasts as long as the tab', () => {
    const forbidden = (): Storage => {
      throw new Error('SecurityError');
    };
    const store = createSessionStore(forbidden, browser().events);
    expect(store.current()).toBeNull();
    store.begin(admin);
    expect(store.current()).toEqual(admin);
  });
});

describe('signing in and out', () => {
  it('is kept, told to listeners, and undone', () => {
    const { kept, storage, events } = browser();
    const store = createSessionStore(() => storage, events);
    let told = 0;
    const stop = store.subscribe(() => (told += 1));
    store.begin(admin);
    expect(JSON.parse(kept.get(KEY) ?? '')).toEqual(admin);
    store.end();
    expect(kept.has(KEY)).toBe(false);
    stop();
    store.begin(admin);
    expect(told).toBe(2);
  });

  it('leaves who it was for signing in again, and nothing else', () => {
    const { kept, storage, events } = browser(JSON.stringify(admin));
    const store = createSessionStore(() => storage, events);
    expect(store.ended()).toBeNull();
    store.endIfStill('t1');
    expect(store.ended()).toEqual({ name: 'admin', isAdmin: true });
    expect(kept.size).toBe(0);
  });

  it('tells a player who is to sign in again from an admin', () => {
    const { storage, events } = browser(JSON.stringify(player));
    const store = createSessionStore(() => storage, events);
    store.endIfStill('t1');
    expect(store.ended()).toEqual({ name: 'Kartal42', isAdmin: false });
  });

  it('in another tab counts here too', () => {
    const { kept, storage, events, otherTabChanged } = browser(JSON.stringify(admin));
    const store = createSessionStore(() => storage, events);
    kept.delete(KEY);
    otherTabChanged();
    expect(store.current()).toBeNull();
  });

  it('is not undone by the refusal of an older token', () => {
    const { storage, events } = browser(JSON.stringify(admin));
    const store = createSessionStore(() => storage, events);
    store.begin({ ...admin, token: 't2' });
    store.endIfStill('t1');
    expect(store.current()?.token).toBe('t2');
    store.endIfStill('t2');
    expect(store.current()).toBeNull();
  });
});
