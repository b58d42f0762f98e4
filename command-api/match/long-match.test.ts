import { randomUUID } from 'node:crypto';
import type { NewEvent } from '@league/events/envelope.ts';
import { noSeasonActs } from '@league/events/rules/season-acts.ts';
import { matchStream } from '@league/events/streams.ts';
import { appendAll } from '@league/events/testing/append-all.ts';
import { describe, expect, it } from 'vitest';
import { resetSeason } from '../season/handle-season.ts';
import { contextOf, createLeague, type TestLeague } from '../testing/league.ts';
import { matchDecider } from './decider.ts';
import { plannedMatch } from './match-authority.ts';

const EDITS = 4_000;

/** A match whose result was edited thousands of times, and a count of the events that the store hands out from then on. */
const longMatch = async () => {
  const league = await createLeague();
  const matchId = await league.match(await league.team('Moda'), await league.team('Işık'));
  const stream = matchStream(matchId);
  await league.result(matchId, [1, 0]);
  await appendAll(league.store, stream, await moreEdits(league, matchId), 0n);
  // Reads the match once, so that the events of the other writer are known here.
  await league.seasons.match(matchId, (await league.seasons.load()).state.acts).load();
  league.store.reads.length = 0;
  const length = () => league.store.recorded().filter((event) => event.stream === stream).length;
  return {
    league,
    matchId,
    /** The most events that these reads can have handed out: for each read, all events behind its start. */
    eventsRead: () => {
      const reads = league.store.reads.filter((read) => read.stream === stream);
      return reads.reduce((sum, { from }) => sum + Math.max(0, length() - Number(from)), 0);
    },
    length,
  };
};

/** All edits after the first. */
const moreEdits = async ({ seasons }: TestLeague, matchId: string): Promise<NewEvent[]> => {
  const planned = plannedMatch((await seasons.load()).state, matchId);
  let { state } = await seasons.match(matchId, noSeasonActs).load();
  return Array.from({ length: EDITS - 1 }, (_, n) => {
    const parts = { homeScore: (n + 2) % 50, awayScore: 0 };
    const [event] = matchDecider.decide({ type: 'EnterMatchResult', planned, parts, status: 'finished' }, state);
    if (event === undefined) throw new Error('nothing changed');
    state = matchDecider.evolve(state, event);
    const { now: recordedAt, ...metadata } = contextOf();
    return { id: randomUUID(), event, recordedAt, metadata };
  });
};

describe('a match with thousands of edits', () => {
  it('is written by reading only what came since', async () => {
    const { league, matchId, eventsRead, length } = await longMatch();
    expect((await league.result(matchId, [1, 1])).state.resultRevision).toBe(EDITS + 1);
    expect(length()).toBe(EDITS + 1);
    expect(eventsRead()).toBeLessThanOrEqual(2);
  });

  it('shows a stale edit what stands, and by whom, without reading it all', async () => {
    const { league, matchId, eventsRead } = await longMatch();
    await expect(league.result(matchId, [1, 1], contextOf(), 1)).rejects.toMatchObject({
      code: 'STALE_RESULT',
      details: { current: { resultRevision: EDITS, homeScore: EDITS % 50, changedBy: 'Hakan' } },
    });
    expect(eventsRead()).toBeLessThanOrEqual(2);
  });

  it('answers a repeat as the first time', async () => {
    const { league, matchId, length } = await longMatch();
    const context = contextOf();
    const first = await league.result(matchId, [7, 7], context);
    await league.result(matchId, [8, 8]);
    expect(await league.result(matchId, [7, 7], context)).toMatchObject({
      state: first.state,
      position: first.position,
    });
    expect(length()).toBe(EDITS + 2);
  });

  it('whose season ends while an edit is on its way leaves that edit out', async () => {
    const { league, matchId } = await longMatch();
    league.store.once('before-append', matchStream(matchId), () => resetSeason(league.deps, contextOf()));
    await expect(league.result(matchId, [9, 9])).rejects.toMatchObject({ code: 'SEASON_CLOSED' });
    const { acts } = (await league.seasons.load()).state;
    expect((await league.seasons.match(matchId, acts).load()).state.resultRevision).toBe(EDITS);
  });
});
