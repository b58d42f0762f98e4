import type { EventStore } from '@league/events/ports/event-store.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { healthOf, partOf } from './health.ts';
import { measureLog } from './league-metrics.ts';
import { logPart, projectionsPart } from './league-parts.ts';
import { createMetrics } from './metrics.ts';

/** Work that never ends, and how often it was begun. */
const hanging = () => {
  const work = vi.fn<() => Promise<never>>(() => new Promise(() => {}));
  return { work, begun: () => work.mock.calls.length };
};

/** Lets everything go on that waits for nothing but its turn. */
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

const LATE = 'no answer within 2000 ms';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the health of a process whose parts never answer', () => {
  it('asks them side by side and is told after two seconds, whatever their number', async () => {
    const [first, second] = [hanging(), hanging()];
    const ask = healthOf(
      partOf('log', first.work),
      () => [{ name: 'Kafka', ok: true, detail: 'is there' }],
      partOf('accounts', second.work),
    );
    const parts = ask();
    await settle();
    expect([first.begun(), second.begun()]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await parts).toEqual([
      { name: 'log', ok: false, detail: LATE },
      { name: 'Kafka', ok: true, detail: 'is there' },
      { name: 'accounts', ok: false, detail: LATE },
    ]);
  });

  it('is told of a projections’ thread that hangs', async () => {
    const asked = projectionsPart({ status: hanging().work })();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await asked).toEqual([{ name: 'projections', ok: false, detail: 'no answer within 4000 ms' }]);
  });

  it('begins nothing again for those who come later: they are told the same, at once when it is late already', async () => {
    const { work, begun } = hanging();
    const ask = partOf('log', work);
    const first = ask();
    await vi.advanceTimersByTimeAsync(1_500);
    const second = ask();
    await vi.advanceTimersByTimeAsync(500);
    // No timer runs any more: what is not answered now never will be.
    for (const asked of [first, second, ask(), ask()]) expect(await asked).toMatchObject({ ok: false, detail: LATE });
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(await ask()).toMatchObject({ ok: false, detail: LATE });
    expect(begun()).toBe(1);
  });

  it('asks again once the work has ended, and never answers with what was found before', async () => {
    const under: PromiseWithResolvers<string>[] = [];
    const ask = partOf('log', () => {
      const next = Promise.withResolvers<string>();
      under.push(next);
      return next.promise;
    });
    const late = ask();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await late).toMatchObject({ ok: false });
    under[0]?.resolve('at position 1');
    await settle();
    const [fresh, shared] = [ask(), ask()];
    under[1]?.resolve('at position 2');
    expect(await Promise.all([fresh, shared])).toEqual([
      { name: 'log', ok: true, detail: 'at position 2' },
      { name: 'log', ok: true, detail: 'at position 2' },
    ]);
    under.splice(0);
    const failing = ask();
    under[0]?.reject(new Error('it is away'));
    expect(await failing).toEqual({ name: 'log', ok: false, detail: 'it is away' });
  });
});

describe('the figures of a process whose log never answers', () => {
  it('come after two seconds all the same, and pile up no reads', async () => {
    const { work, begun } = hanging();
    const store: Pick<EventStore, 'head'> = { head: work };
    const metrics = createMetrics({ league: 'league', process: 'test' });
    measureLog(metrics, store);
    metrics.gauge('league_forwarder_position', 'another figure', () => 7);
    const ask = logPart(store);
    for (let scrape = 1; scrape <= 3; scrape += 1) {
      const [text, part] = [metrics.text(), ask()];
      await vi.advanceTimersByTimeAsync(2_000);
      expect(await text).toMatch(/^league_forwarder_position\{.*\} 7$/m);
      expect(await part).toEqual({ name: 'log', ok: false, detail: LATE });
    }
    // One for the part and one for the figure.
    expect(begun()).toBe(2);
  });
});
