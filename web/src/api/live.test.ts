import type { LiveMoved } from '@league/query-api/contract/live.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLive, type LiveSource } from './live.ts';
import { createWatched } from './watched.ts';

const CLOSED = 2;
const CONNECTING = 0;

/** Stands for the browser's EventSource; the test sends its events. */
const fakeSource = (path: string) => {
  const listeners = new Map<string, ((event: MessageEvent) => void)[]>();
  const state = { readyState: CONNECTING as number, closed: false };
  const addEventListener = (name: string, listener: (event: MessageEvent) => void) =>
    void listeners.set(name, [...(listeners.get(name) ?? []), listener]);
  return {
    path,
    state,
    source: {
      addEventListener,
      close: () => {
        state.closed = true;
      },
      get readyState() {
        return state.readyState;
      },
    } as unknown as LiveSource,
    hear: (name: string, data: unknown = '', lastEventId = '') => {
      const event = { data: typeof data === 'string' ? data : JSON.stringify(data), lastEventId } as MessageEvent;
      for (const listener of listeners.get(name) ?? []) listener(event);
    },
  };
};

const setUp = () => {
  const opened: ReturnType<typeof fakeSource>[] = [];
  const begun: object[] = [];
  const moves: (LiveMoved | null)[] = [];
  const strangers: string[] = [];
  const back: string[] = [];
  const offlineSince = createWatched<Date | null>(null);
  const live = createLive({
    open: (path) => {
      const made = fakeSource(path);
      opened.push(made);
      return made.source;
    },
    onBegun: (versions) => {
      begun.push(versions);
      moves.push(null);
    },
    onMoved: (moved) => void moves.push(moved),
    onLost: () => void back.push('lost'),
    onReconnected: () => void back.push('back'),
    onUnknownServer: () => void strangers.push('stranger'),
    offlineSince,
    random: () => 1,
  });
  live.start();
  const last = () => {
    const made = opened.at(-1);
    if (made === undefined) throw new Error('nothing was opened');
    return made;
  };
  return { live, opened, begun, moves, strangers, back, last, offlineSince };
};

const moved: LiveMoved = { position: '42', models: { standings: ['1/8'] } };

describe('hearing what moved', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('tells which read models moved, and how far', () => {
    const { last, moves } = setUp();
    last().hear('hello', { position: '41' }, 'a.1');
    vi.advanceTimersByTime(1_000);
    last().hear('moved', moved, 'a.2');
    expect(moves.slice(1)).toEqual([moved]);
  });

  it('passes on together what comes in one rush, the last position of it', () => {
    const { last, moves } = setUp();
    last().hear('hello', { position: '41' }, 'a.1');
    vi.advanceTimersByTime(1_000);
    last().hear('moved', moved, 'a.2');
    last().hear('moved', { position: '43', models: { matches: ['m1'] } }, 'a.3');
    last().hear('moved', { position: '44', models: { teams: null } }, 'a.4');
    expect(moves.slice(1)).toEqual([moved]);
    vi.advanceTimersByTime(100);
    expect(moves.slice(2)).toEqual([{ position: '44', models: { matches: ['m1'], teams: null } }]);
  });

  it('takes up the line where it left off when it is started again', () => {
    const { live, last, opened } = setUp();
    last().hear('hello', { position: '41' }, 'a.1');
    live.stop();
    live.start();
    live.start();
    expect(opened.map(({ path }) => path)).toEqual(['/api/live', '/api/live?lastEventId=a.1']);
  });

  it.each([
    ['{"position":"41","resumed":false,"models":{"teams":"1.1-41"}}', { teams: '1.1-41' }],
    ['{', {}],
  ])('says at which versions it begins, once: %s', (hello, versions) => {
    const { last, begun } = setUp();
    last().hear('hello', hello, 'a.1');
    last().hear('hello', hello, 'a.1');
    expect(begun).toEqual([versions]);
  });

  it.each(['', '{', '{"models":1}', 'null'])('takes everything as moved by a message it cannot read: %j', (data) => {
    const { last, moves } = setUp();
    last().hear('hello', { position: '41' }, 'a.1');
    vi.advanceTimersByTime(1_000);
    last().hear('moved', data, 'a.2');
    expect(moves).toEqual([null, null]);
  });

  it('says when it is back after it was lost, and not when it was there all the time', () => {
    const { last, back } = setUp();
    last().hear('hello', { position: '41' }, 'a.1');
    last().hear('beat');
    expect(back).toEqual([]);
    last().hear('error');
    last().hear('hello', { position: '41' }, 'a.1');
    expect(back).toEqual(['back']);
  });

  it('says that it is lost once that has lasted some seconds, but not while there is no network', () => {
    const { last, back, offlineSince } = setUp();
    last().hear('hello', { position: '41' }, 'a.1');
    last().hear('error');
    vi.advanceTimersByTime(4_000);
    expect(back).toEqual([]);
    offlineSince.set(new Date());
    vi.advanceTimersByTime(20_000);
    expect(back).toEqual([]);
    offlineSince.set(null);
    vi.advanceTimersByTime(6_000);
    expect(back[0]).toBe('lost');
  });

  it('asks again every few seconds while the line is down, and stops when it is back', () => {
    const { last, moves } = setUp();
    last().hear('hello', { position: '41' }, 'a.1');
    last().hear('error');
    vi.advanceTimersByTime(15_000);
    expect(moves).toHaveLength(1 + 3);
    last().hear('hello', { position: '41' }, 'a.1');
    vi.advanceTimersByTime(15_000);
    expect(moves).toHaveLength(1 + 3);
  });

  it('takes up a line that the browser gave up where it broke', () => {
    const { last, opened } = setUp();
    last().hear('hello', { position: '41' }, 'a.1');
    last().hear('moved', moved, 'a.2');
    last().state.readyState = CLOSED;
    last().hear('error');
    vi.advanceTimersByTime(1_000);
    expect(opened.map(({ path }) => path)).toEqual(['/api/live', '/api/live?lastEventId=a.2']);
  });

  it('notices a server that does not know what was heard last, and not one that does', () => {
    const { last, strangers } = setUp();
    last().hear('hello', { position: '41' }, 'a.1');
    last().hear('moved', moved, 'a.2');
    last().hear('hello', { position: '42', resumed: true, models: {} }, 'a.2');
    expect(strangers).toEqual([]);
    last().hear('hello', { position: '12', resumed: false, models: {} }, 'a.2');
    expect(strangers).toEqual(['stranger']);
  });

  it('waits longer after each refusal, half a minute at most', () => {
    const { last, opened } = setUp();
    const waits = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000];
    for (const [attempt, wait] of waits.entries()) {
      last().state.readyState = CLOSED;
      last().hear('error');
      vi.advanceTimersByTime(wait - 1);
      expect(opened).toHaveLength(attempt + 1);
      vi.advanceTimersByTime(1);
      expect(opened).toHaveLength(attempt + 2);
    }
  });

  it('replaces a line that has fallen silent, however open it looks', () => {
    const { last, opened } = setUp();
    last().hear('hello', { position: '41' }, 'a.1');
    const [first] = opened;
    vi.advanceTimersByTime(30_000);
    last().hear('beat');
    vi.advanceTimersByTime(30_000);
    expect(opened).toHaveLength(1);
    vi.advanceTimersByTime(20_000);
    expect(opened).toHaveLength(2);
    expect(first?.state.closed).toBe(true);
  });

  it('tries nothing while there is no network, and at once when it is back', () => {
    const { last, opened, moves, offlineSince } = setUp();
    last().hear('hello', { position: '41' }, 'a.1');
    const told = moves.length;
    offlineSince.set(new Date());
    last().state.readyState = CLOSED;
    last().hear('error');
    vi.advanceTimersByTime(600_000);
    expect(opened).toHaveLength(1);
    expect(moves).toHaveLength(told);
    offlineSince.set(null);
    expect(opened.map(({ path }) => path)).toEqual(['/api/live', '/api/live?lastEventId=a.1']);
  });

  it('is closed where the browser would go on trying without a network', () => {
    const { last, opened, offlineSince } = setUp();
    const [first] = opened;
    offlineSince.set(new Date());
    last().hear('error');
    expect(first?.state.closed).toBe(true);
    vi.advanceTimersByTime(600_000);
    offlineSince.set(null);
    expect(opened).toHaveLength(2);
  });

  it('does not start by itself because the network is back', () => {
    const { live, opened, offlineSince } = setUp();
    live.stop();
    offlineSince.set(new Date());
    offlineSince.set(null);
    expect(opened).toHaveLength(1);
  });

  it('starts with the network where there was none', () => {
    const { live, opened, offlineSince } = setUp();
    live.stop();
    offlineSince.set(new Date());
    live.start();
    expect(opened).toHaveLength(1);
    offlineSince.set(null);
    expect(opened).toHaveLength(2);
  });

  it('is silent once stopped', () => {
    const { live, last, opened, moves } = setUp();
    last().hear('error');
    live.stop();
    vi.advanceTimersByTime(120_000);
    expect(opened).toHaveLength(1);
    expect(moves).toEqual([]);
  });
});
