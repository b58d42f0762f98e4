import type { LeaseStore } from '@league/events/ports/lease-store.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHolder, type HolderParts, LEASE, seenBy } from '@league/tests/kit/lease-holders.ts';
import { LeaseLost } from './lease-renewals.ts';
import { createMemoryLeases } from '@league/tests/doubles/memory-leases.ts';

const BEAT_MS = 2_000;
const EXPIRY_MS = 6_000;
/** The longest pause between two tries. */
const TRY_MS = 750;

let leases: LeaseStore;
/** What happened, in order, in all processes. */
let story: string[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  leases = createMemoryLeases();
  story = [];
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const startHolder = (owner: string, more: Partial<HolderParts> = {}) =>
  createHolder(owner, { store: leases, story, ...more });

describe('a lease that nobody holds', () => {
  it('is had at once, and kept for as long as it is renewed', async () => {
    const one = startHolder('one');
    await pass(0);
    expect(one.status()).toEqual({ state: 'holding', detail: 'epoch 1' });
    await pass(20 * EXPIRY_MS);
    expect(story).toEqual(['one begins 1']);
    expect(one.isHeld()).toBe(true);
    expect((await leases.read(LEASE))?.beat).toBeGreaterThanOrEqual((20 * EXPIRY_MS) / BEAT_MS);
    one.stop();
    await one.ended;
  });

  it('is had by one of ten who start at the same moment; the others say who has it', async () => {
    const ten = Array.from({ length: 10 }, (_, n) => startHolder(`no. ${n}`));
    await pass(10 * TRY_MS);
    expect(story).toHaveLength(1);
    const owner = (await leases.read(LEASE))?.owner;
    const states = ten.map(({ status }) => status()).filter(({ state }) => state === 'standing-by');
    expect(states).toEqual(Array.from({ length: 9 }, () => ({ state: 'standing-by', detail: `held by ${owner}` })));
    for (const holder of ten) holder.stop();
    await Promise.all(ten.map(({ ended }) => ended));
  });
});

describe('who waits for a lease', () => {
  it('asks at most twice a second', async () => {
    const one = startHolder('one');
    await pass(0);
    const asked = vi.fn<LeaseStore['read']>((name) => leases.read(name));
    const two = startHolder('two', { store: { ...leases, read: asked } });
    await pass(60_000);
    expect(asked.mock.calls.length).toBeLessThanOrEqual(121);
    expect(asked.mock.calls.length).toBeGreaterThan(60_000 / TRY_MS - 2);
    one.stop();
    two.stop();
    await Promise.all([one.ended, two.ended]);
  });

  it('has it at the next try after it was let go of, in the next epoch', async () => {
    const one = startHolder('one');
    await pass(0);
    const two = startHolder('two');
    await pass(EXPIRY_MS * 3);
    one.stop();
    await one.ended;
    await pass(TRY_MS);
    expect(story).toEqual(['one begins 1', 'one ends 1', 'two begins 2']);
    two.stop();
    await two.ended;
    expect(await leases.read(LEASE)).toMatchObject({ epoch: 2, released: true });
  });

  it('takes it over when its beat stood still for the time of expiry, and not before the holder has let go', async () => {
    const { store, sight } = seenBy(leases);
    const one = startHolder('one', { store });
    await pass(0);
    const two = startHolder('two');
    await pass(BEAT_MS * 5);
    sight.state = 'away';
    await pass(EXPIRY_MS - BEAT_MS - 1);
    expect(story).toEqual(['one begins 1']);
    await pass(BEAT_MS + 2 * TRY_MS + 1);
    expect(story).toEqual(['one begins 1', 'one ends 1', 'two begins 2']);
    expect(one.status().state).toBe('standing-by');
    expect(one.notices.filter((text) => text.includes('cannot be renewed'))).toHaveLength(1);
    sight.state = 'well';
    await pass(2 * TRY_MS);
    expect(one.status()).toEqual({ state: 'standing-by', detail: 'held by two' });
    one.stop();
    two.stop();
    await Promise.all([one.ended, two.ended]);
  });

  it('goes on asking while the store is away, says so once, and has the lease when it is back', async () => {
    const { store, sight } = seenBy(leases);
    sight.state = 'away';
    const one = startHolder('one', { store });
    await pass(60_000);
    expect(one.status()).toMatchObject({ state: 'standing-by', detail: expect.stringContaining('MongoDB is away') });
    expect(one.notices).toHaveLength(1);
    sight.state = 'well';
    await pass(TRY_MS);
    expect(one.status().state).toBe('holding');
    one.stop();
    await one.ended;
  });

  it('gives up by itself only for what waiting does not help', async () => {
    const refused = new Error('wrong password');
    const one = startHolder('one', { store: { ...leases, read: () => Promise.reject(refused) } });
    await expect(one.ended).rejects.toBe(refused);
  });

  it('does not begin to work when the answer that it has the lease came too late', async () => {
    let answer = (): void => undefined;
    const late: LeaseStore = {
      ...leases,
      take: async (...asked) => {
        const taken = await leases.take(...asked);
        if (taken?.epoch === 1) await new Promise<void>((resolve) => (answer = resolve));
        return taken;
      },
    };
    const one = startHolder('one', { store: late });
    await pass(EXPIRY_MS);
    expect(one.status().state).toBe('standing-by');
    answer();
    await pass(0);
    expect(story).toEqual(['one begins 2']);
    expect(one.notices).toContainEqual(expect.stringContaining('epoch 1 is lost'));
    one.stop();
    await one.ended;
  });

  it('has its own lease back at once when its taking was never answered', async () => {
    await leases.take(LEASE, 'one', undefined);
    const one = startHolder('one');
    await pass(0);
    expect(one.status()).toEqual({ state: 'holding', detail: 'epoch 2' });
    one.stop();
    await one.ended;
  });
});

describe('who holds a lease', () => {
  it('loses it when somebody has taken it over, ends the work, and waits for it again', async () => {
    const one = startHolder('one');
    await pass(0);
    const taken = await leases.take(LEASE, 'thief', await leases.read(LEASE));
    if (taken === undefined) throw new Error('not taken');
    await pass(BEAT_MS);
    expect(story).toEqual(['one begins 1', 'one ends 1']);
    expect(one.endedBy()).toBeInstanceOf(LeaseLost);
    await pass(TRY_MS);
    expect(one.status()).toEqual({ state: 'standing-by', detail: 'held by thief' });
    await leases.release(taken);
    await pass(TRY_MS);
    expect(story.at(-1)).toBe('one begins 3');
    one.stop();
    await one.ended;
  });

  it('that was frozen knows before it does anything more, without any timer', async () => {
    const one = startHolder('one');
    await pass(BEAT_MS);
    one.clock.aheadMs = EXPIRY_MS - 1;
    expect(one.isHeld()).toBe(true);
    one.clock.aheadMs = EXPIRY_MS;
    expect(one.isHeld()).toBe(false);
    expect(story).toEqual(['one begins 1', 'one ends 1']);
    one.stop();
    await one.ended;
  });

  it('loses it when renewals are not answered, and an answer that comes later does not bring it back', async () => {
    const answers: (() => void)[] = [];
    const slow: LeaseStore = {
      ...leases,
      renew: async (lease) => {
        await new Promise<void>((resolve) => answers.push(resolve));
        return leases.renew(lease);
      },
    };
    const stuck = Promise.withResolvers<void>();
    const one = startHolder('one', { store: slow, work: () => stuck.promise });
    await pass(EXPIRY_MS - 1);
    expect(one.status().state).toBe('holding');
    await pass(1);
    expect(one.status()).toEqual({ state: 'standing-by', detail: 'has lost epoch 1' });
    for (const answer of answers) answer();
    await pass(EXPIRY_MS);
    expect(one.isHeld()).toBe(false);
    expect(story).toEqual(['one begins 1', 'one ends 1']);
    stuck.resolve();
    one.stop();
    await one.ended;
  });

  it('keeps it while its work ends, lets go of it after, and is done', async () => {
    const ending = Promise.withResolvers<void>();
    const one = startHolder('one', { work: () => ending.promise });
    await pass(0);
    const two = startHolder('two');
    one.stop();
    await pass(EXPIRY_MS * 5);
    expect(story).toEqual(['one begins 1', 'one ends 1']);
    expect(one.isHeld()).toBe(true);
    ending.resolve();
    await one.ended;
    await pass(TRY_MS);
    expect(story.at(-1)).toBe('two begins 2');
    two.stop();
    await two.ended;
  });

  it.each(['away', 'silent'] as const)('is done after two seconds when the store is %s at the end', async (state) => {
    const { store, sight } = seenBy(leases);
    const one = startHolder('one', { store });
    await pass(0);
    sight.state = state;
    one.stop();
    const ended = vi.fn<() => void>();
    void one.ended.then(ended);
    await pass(2_000);
    expect(ended).toHaveBeenCalledOnce();
  });

  it('leaves no timer behind', async () => {
    const one = startHolder('one');
    await pass(BEAT_MS);
    one.stop();
    await one.ended;
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('work that ends by itself', () => {
  it('ends the hold, and lets go of the lease', async () => {
    const one = startHolder('one', { work: () => Promise.resolve() });
    await one.ended;
    expect(await leases.read(LEASE)).toMatchObject({ epoch: 1, released: true });
  });

  it('with an error ends the hold with that', async () => {
    const bug = new Error('a bug');
    const one = startHolder('one', { work: () => Promise.reject(bug) });
    await expect(one.ended).rejects.toBe(bug);
    expect(await leases.read(LEASE)).toMatchObject({ epoch: 1, released: true });
  });

  it('with an error that came of a lease just lost does not: it waits again', async () => {
    const fenced = Promise.withResolvers<void>();
    const one = startHolder('one', { work: () => fenced.promise });
    await pass(0);
    await leases.take(LEASE, 'thief', await leases.read(LEASE));
    fenced.reject(new Error('the checkpoint belongs to epoch 2'));
    await pass(TRY_MS);
    expect(one.status()).toEqual({ state: 'standing-by', detail: 'held by thief' });
    expect(one.notices.at(-1)).toContain('the checkpoint belongs to epoch 2');
    one.stop();
    await one.ended;
  });
});
