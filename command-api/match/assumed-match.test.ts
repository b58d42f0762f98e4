import { RecordingUncertain } from '@league/events/ports/event-store.ts';
import { matchStream } from '@league/events/streams.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AnsweredBefore, type CommandContext, type KeyedCommand } from '../handling/handle-command.ts';
import { contextOf, createLeague, NOW, type TestLeague } from '../testing/league.ts';
import { matchSource } from './match-source.ts';

let league: TestLeague;
let matchId: string;
/** Enters a result in this process, and in another one over the same log. */
let here: (
  score: readonly [number, number],
  context?: CommandContext,
  seen?: number,
) => ReturnType<TestLeague['result']>;
let elsewhere: typeof here;

beforeEach(async () => {
  league = await createLeague();
  matchId = await league.match(await league.team('Moda'), await league.team('Işık'));
  here = (...wish) => league.result(matchId, ...wish);
  const another = league.inAnotherProcess();
  elsewhere = (...wish) => another.result(matchId, ...wish);
  league.store.reads.length = 0;
});

const ofMatch = () => league.store.recorded().filter(({ stream }) => stream === matchStream(matchId));
const readsOfMatch = () => league.store.reads.filter(({ stream }) => stream === matchStream(matchId));

/** What this process keeps of the match is what the log has of it. */
const isKeptAsItIs = async (): Promise<void> => {
  const { acts } = (await league.seasons.load()).state;
  const kept = league.seasons.match(matchId, acts).assumed?.();
  const anew = await matchSource(league.store, matchId, acts).load();
  expect({ ...kept, madeBy: undefined }).toStrictEqual({ ...anew, madeBy: undefined });
};

describe('a match as a process knows it', () => {
  it('is decided on without reading it, from its first event on', async () => {
    for (const home of [1, 2, 3]) await here([home, 0]);
    expect(readsOfMatch()).toEqual([]);
    expect(ofMatch().map(({ type }) => type)).toEqual([
      'MatchResultEntered',
      'MatchResultCorrected',
      'MatchResultCorrected',
    ]);
    await isKeptAsItIs();
  });

  it('is read, from there on, where somebody else wrote first', async () => {
    await here([1, 0]);
    await elsewhere([2, 0]);
    league.store.reads.length = 0;
    await here([3, 0]);
    expect(readsOfMatch()).toEqual([{ stream: matchStream(matchId), from: 1n }]);
    expect(ofMatch().at(-1)).toMatchObject({ data: { previous: { homeScore: 2 }, corrected: { homeScore: 3 } } });
    await isKeptAsItIs();
  });

  it('is read before an edit is refused: what it was made on may be new', async () => {
    await elsewhere([2, 0]);
    expect((await here([3, 0], contextOf(), 1)).state.resultRevision).toBe(2);
    await elsewhere([4, 0]);
    await expect(here([5, 0], contextOf(), 2)).rejects.toMatchObject({
      code: 'STALE_RESULT',
      details: { current: { resultRevision: 3, homeScore: 4 } },
    });
  });

  it('is read before a wish is taken to be true already', async () => {
    await here([1, 0]);
    await elsewhere([2, 0]);
    expect((await here([1, 0])).events).toMatchObject([{ type: 'MatchResultCorrected' }]);
  });

  it('whose wish has become true elsewhere gets nothing', async () => {
    await elsewhere([1, 0]);
    expect(await here([1, 0])).toMatchObject({ events: [], position: ofMatch()[0]?.position });
    expect(ofMatch()).toHaveLength(1);
  });

  it('is right also where it was not known whether an append was done', async () => {
    const context = contextOf('k');
    league.store.once('after-append', matchStream(matchId), () => Promise.reject(new RecordingUncertain('cut')));
    await expect(here([1, 0], context)).rejects.toThrow('cut');
    expect(await here([1, 0], { ...context, now: NOW + 5_000 })).toMatchObject({ state: { resultRevision: 1 } });
    expect(ofMatch()).toMatchObject([{ recordedAt: NOW }]);
    await isKeptAsItIs();
  });
});

describe('a command that another process has recorded, unseen here', () => {
  it.each([
    ['at the same moment', 0],
    ['later', 5_000],
  ])('and that is sent again %s is answered as there', async (_, later) => {
    const context = contextOf('k');
    const first = await elsewhere([1, 0], context);
    const again = await here([1, 0], { ...context, now: NOW + later });
    expect(again).toMatchObject({ state: { resultRevision: 1 }, position: first.position, events: first.events });
    expect(ofMatch()).toHaveLength(1);
    await isKeptAsItIs();
  });

  it('is answered as there also after more was recorded', async () => {
    const context = contextOf('k');
    const first = await elsewhere([1, 0], context);
    await elsewhere([2, 0]);
    expect((await here([1, 0], context)).state).toMatchObject({ resultRevision: 1, result: { homeScore: 1 } });
    expect((await here([1, 0], context)).position).toBe(first.position);
    expect(ofMatch()).toHaveLength(2);
    await here([3, 0]);
    await isKeptAsItIs();
  });

  it('is answered as there though it comes to something else here', async () => {
    const context = contextOf('k');
    await elsewhere([1, 0], context);
    expect((await here([5, 5], context)).state).toMatchObject({ result: { homeScore: 1 } });
    expect(ofMatch()).toHaveLength(1);
    await isKeptAsItIs();
  });

  it('is refused with another body', async () => {
    await elsewhere([1, 0], contextOf('k', 'one'));
    await expect(here([2, 0], contextOf('k', 'another'))).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(ofMatch()).toHaveLength(1);
  });
});

describe('a command that was answered before', () => {
  const kept = { commandId: 'k', bodyDigest: '', at: NOW, answer: '' };
  const keyed = (refuseAnswered: KeyedCommand['refuseAnswered']): CommandContext => ({
    ...contextOf('k'),
    keyed: { digestAsSent: () => '', refuseAnswered, onRecorded: vi.fn<() => void>() },
  });

  it('and recorded nothing is not decided again', async () => {
    await expect(
      here(
        [1, 0],
        keyed(() => Promise.reject(new AnsweredBefore(kept))),
      ),
    ).rejects.toThrow(AnsweredBefore);
    expect(ofMatch()).toEqual([]);
  });

  it('and that the log has, unseen here, is answered from the log', async () => {
    const first = await elsewhere([1, 0], contextOf('k'));
    const again = await here(
      [1, 0],
      keyed(() => Promise.reject(new AnsweredBefore(kept))),
    );
    expect(again.events).toEqual(first.events);
  });

  it('while it was on its way again is asked for once more where a colleague wrote after that answer', async () => {
    const answered = vi.fn<() => Promise<void>>().mockResolvedValueOnce().mockRejectedValue(new AnsweredBefore(kept));
    league.store.once('before-append', matchStream(matchId), () => elsewhere([2, 0]));
    await expect(here([1, 0], keyed(answered))).rejects.toThrow(AnsweredBefore);
    expect(ofMatch()).toMatchObject([{ data: { result: { homeScore: 2 } } }]);
  });
});
