import { array, assert, asyncProperty, constantFrom, scheduler } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharedLooks } from './shared-looks.ts';

/** A look that the test ends, one after the other. */
const heldLooks = () => {
  const begun: PromiseWithResolvers<string>[] = [];
  const look = sharedLooks(() => {
    const own = Promise.withResolvers<string>();
    begun.push(own);
    return own.promise;
  });
  return { begun, look };
};

/** Whatever waits for a promise that is settled has gone on. */
const settled = () => new Promise(setImmediate);

describe('shared looks', () => {
  it('begin at once where none is under way, and are one for all who ask in the same breath', async () => {
    const { begun, look } = heldLooks();
    const asked = [look(), look(), look()];
    await settled();
    expect(begun).toHaveLength(1);
    begun[0]?.resolve('first');
    expect(await Promise.all(asked)).toEqual(['first', 'first', 'first']);
  });

  it('are never joined under way: all who ask meanwhile share the next, which begins when that has ended', async () => {
    const { begun, look } = heldLooks();
    const first = look();
    await settled();
    const behind = [look(), look()];
    await settled();
    behind.push(look());
    expect(begun).toHaveLength(1);
    begun[0]?.resolve('first');
    expect(await first).toBe('first');
    await settled();
    expect(begun).toHaveLength(2);
    begun[1]?.resolve('second');
    expect(await Promise.all(behind)).toEqual(['second', 'second', 'second']);
    expect(begun).toHaveLength(2);
  });

  it('that fail take those behind them along, who would wait for what is away once more; who asks later has a new one', async () => {
    const { begun, look } = heldLooks();
    const outcomes = [look().catch(String)];
    await settled();
    outcomes.push(look().catch(String), look().catch(String));
    begun[0]?.reject(new Error('away'));
    expect(await Promise.all(outcomes)).toEqual(['Error: away', 'Error: away', 'Error: away']);
    expect(begun).toHaveLength(1);
    const later = look();
    await settled();
    begun[1]?.resolve('back');
    expect(await later).toBe('back');
  });

  it('are no new ones for a failure that nobody waited behind', async () => {
    const { begun, look } = heldLooks();
    const lost = look().catch(() => look());
    await settled();
    begun[0]?.reject(new Error('away'));
    await settled();
    expect(begun).toHaveLength(2);
    begun[1]?.resolve('again');
    expect(await lost).toBe('again');
  });
});

describe('shared looks, in any order of steps', () => {
  const steps = array(constantFrom('ask', 'ask', 'append', 'fail'), { minLength: 1, maxLength: 20 });

  it('show everyone all that was appended before they asked, one look at a time, and leave nobody waiting', async () => {
    await assert(
      asyncProperty(scheduler(), steps, async (s, acts) => {
        let appended = 0;
        let failing = 0;
        let [underWay, looks] = [0, 0];
        const look = sharedLooks(async () => {
          looks += 1;
          underWay += 1;
          expect(underWay).toBe(1);
          try {
            await s.schedule(Promise.resolve(), 'the question reaches the log');
            const seen = appended;
            if (failing > 0) {
              failing -= 1;
              throw new Error('away');
            }
            await s.schedule(Promise.resolve(), 'the answer comes back');
            return seen;
          } finally {
            underWay -= 1;
          }
        });
        const answers: { readonly before: number; readonly seen: number | 'failed' }[] = [];
        const act = async (name: (typeof acts)[number]): Promise<void> => {
          await s.schedule(Promise.resolve(), name);
          if (name === 'append') appended += 1;
          if (name === 'fail') failing += 1;
          if (name !== 'ask') return;
          const before = appended;
          const seen = await look().catch(() => 'failed' as const);
          answers.push({ before, seen });
        };
        await s.waitFor(Promise.all(acts.map(act)));
        const asked = acts.filter((name) => name === 'ask').length;
        expect(answers).toHaveLength(asked);
        expect(looks).toBeLessThanOrEqual(asked);
        const failed = answers.filter(({ seen }) => seen === 'failed');
        expect(answers.filter(({ before, seen }) => seen !== 'failed' && seen < before)).toEqual([]);
        expect(failed.length === 0 || acts.includes('fail')).toBe(true);
        failing = 0;
        expect(await s.waitFor(look())).toBe(appended);
      }),
      { numRuns: 500 },
    );
  });
});
