import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createEyes, forgetOthers } from './eyes.ts';
import { createSessionStore } from './session-store.ts';

const KEY = 'league.session';
const ali = { token: 't1', _id: '1', id: '1', username: 'ali', isAdmin: true };
const veli = { token: 't2', _id: '2', id: '2', username: 'veli', isAdmin: true };

/** A tab in which Ali has signed in and read a public address and one that only admins may read. */
const setUp = () => {
  const kept = new Map([[KEY, JSON.stringify(ali)]]);
  const storage = {
    length: 0,
    clear: () => kept.clear(),
    key: () => null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } satisfies Storage;
  let changeElsewhere: (event: { key: string | null }) => void = () => {};
  const sessions = createSessionStore(() => storage, {
    addEventListener: (_type, listener) => void (changeElsewhere = listener),
  });
  const eyes = createEyes(sessions);
  const client = new QueryClient();
  eyes.subscribe(() => forgetOthers(client, eyes.current()));
  client.setQueryData(['/api/teams'], 'teams');
  client.setQueryData(['/api/admin/audit', eyes.current()], 'records');
  return {
    sessions,
    eyes,
    otherTab: (session: typeof ali) => {
      kept.set(KEY, JSON.stringify(session));
      changeElsewhere({ key: KEY });
    },
    left: () =>
      client
        .getQueryCache()
        .findAll()
        .map(({ state }) => state.data),
  };
};

const ALL = ['teams', 'records'];

describe('what was read by calls that are not public', () => {
  it('is forgotten by signing out', () => {
    const { sessions, left } = setUp();
    expect(left()).toEqual(ALL);
    sessions.end();
    expect(left()).toEqual(['teams']);
  });

  it('is forgotten when the server refuses the token', () => {
    const { sessions, left } = setUp();
    sessions.endIfStill('t1');
    expect(left()).toEqual(['teams']);
  });

  it('is forgotten when another person signs in, here or in another tab', () => {
    const here = setUp();
    here.sessions.begin(veli);
    expect(here.left()).toEqual(['teams']);
    expect(here.eyes.current()).toEqual({ eyes: '2' });
    const there = setUp();
    there.otherTab(veli);
    expect(there.left()).toEqual(['teams']);
  });

  it('is forgotten when an admin signs in as the player that the same person is', () => {
    const { sessions, left } = setUp();
    sessions.begin({ ...ali, token: 't3', isAdmin: false });
    expect(left()).toEqual(['teams']);
  });

  it('stays when the same person signs in with a new token', () => {
    const { sessions, left } = setUp();
    sessions.begin({ ...ali, token: 't3' });
    expect(left()).toEqual(ALL);
  });

  it('stays while a form stands on it, and goes when the form is closed', () => {
    const { sessions, eyes, left } = setUp();
    const release = eyes.hold();
    const before = eyes.current();
    sessions.endIfStill('t1');
    expect(left()).toEqual(ALL);
    expect(eyes.current()).toBe(before);
    release();
    expect(left()).toEqual(['teams']);
    expect(eyes.current()).toEqual({ eyes: null });
  });

  it('is not lost at all when the same person signs in again over the open form', () => {
    const { sessions, eyes, left } = setUp();
    const release = eyes.hold();
    sessions.endIfStill('t1');
    sessions.begin({ ...ali, token: 't3' });
    release();
    expect(left()).toEqual(ALL);
  });

  it('stays until the last of two forms is closed, whichever is closed twice', () => {
    const { sessions, eyes, left } = setUp();
    const [first, second] = [eyes.hold(), eyes.hold()];
    sessions.begin(veli);
    first();
    first();
    expect(left()).toEqual(ALL);
    second();
    expect(left()).toEqual(['teams']);
  });
});
