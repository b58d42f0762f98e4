import { fixturesOf } from '@league/events/fixture-rows.ts';
import { matchStream } from '@league/events/streams.ts';
import { describe, expect, it } from 'vitest';
import { startProcesses } from '../processes/process-runner.ts';
import { createFakeCheckpoints, createFakeFeed } from '../testing/fake-stores.ts';
import { contextOf, createLeague, type TestLeague } from '../testing/league.ts';
import { deleteAllMatches } from './handle-season.ts';
import { importFixtures } from './import-fixtures.ts';
import { importResults } from './import-results.process.ts';

const MATCHES = 100;

/** An import of a hundred results that is recorded and not carried out yet. */
const imported = async () => {
  const league = await createLeague();
  const lines = Array.from({ length: MATCHES }, (_, n) => `${n + 1},Moda,Işık,${n % 5},1`);
  const csv = ['week,home,away,homeScore,awayScore', ...lines].join('\n');
  const { outcome } = await importFixtures(league.deps, { csv, createTeams: true }, contextOf());
  if (outcome === undefined) throw new Error('nothing was imported');
  const [event] = outcome.events;
  if (event?.type !== 'FixturesImported') throw new Error('no fixtures');
  return { league, position: outcome.position, matches: fixturesOf(event.data), lines };
};

/** The same season with other scores, imported once the first ones stand: a hundred corrections that are not carried out yet. */
const corrected = async () => {
  const { league, position, matches, lines } = await imported();
  const runner = await start(league);
  await runner.reached('import-results', position);
  await runner.stop();
  const csv = ['week,home,away,homeScore,awayScore', ...lines.map((line) => line.replace(/1$/, '7'))].join('\n');
  const { outcome } = await importFixtures(league.deps, { csv, overwrite: true }, contextOf());
  if (outcome === undefined) throw new Error('nothing was imported');
  return { league, before: position, position: outcome.position, matches };
};

const start = (league: TestLeague, checkpoints = createFakeCheckpoints({ 'import-results': 0n })) =>
  startProcesses([importResults(league.deps)], {
    store: league.store,
    feed: createFakeFeed(league.store),
    checkpoints,
    onFault: () => undefined,
    onWaiting: () => undefined,
    onStopped: () => undefined,
  });

const corrections = (league: TestLeague) =>
  league.store.recorded().filter((event) => event.type === 'MatchResultCorrected');

const results = (league: TestLeague) => league.store.recorded().filter(({ type }) => type === 'MatchResultEntered');

describe('the process that enters the results of an import', () => {
  it('creates the teams and enters each result once, as the act of the one who imported', async () => {
    const { league, position } = await imported();
    const runner = await start(league);
    expect(await runner.reached('import-results', position)).toBe(true);
    await runner.stop();
    expect(new Set(results(league).map(({ stream }) => stream)).size).toBe(MATCHES);
    expect(results(league)).toHaveLength(MATCHES);
    const act = league.store.recorded().find(({ type }) => type === 'FixturesImported');
    expect(results(league)[0]?.metadata).toMatchObject({
      actor: act?.metadata.actor,
      correlationId: act?.metadata.correlationId,
      causationId: act?.id,
    });
  });

  it.each([0, 1, 63, 64, 99])('stopped after %i results goes on in another run, each result once', async (count) => {
    const { league, position, matches } = await imported();
    const checkpoints = createFakeCheckpoints({ 'import-results': 0n });
    const first = await start(league, checkpoints);
    const dead = new Error('power cut');
    const cut = matches[count]?.matchId ?? '';
    await new Promise<void>((resolve) => {
      league.store.once('before-append', matchStream(cut), () => {
        league.store.breaks(dead);
        resolve();
        return Promise.reject(dead);
      });
    });
    await first.stop();
    const before = results(league).length;
    expect(before).toBeLessThan(MATCHES);
    league.store.breaks(undefined);
    const second = await start(league, checkpoints);
    expect(await second.reached('import-results', position)).toBe(true);
    await second.stop();
    expect(results(league)).toHaveLength(MATCHES);
    expect(new Set(results(league).map(({ stream }) => stream)).size).toBe(MATCHES);
    expect(league.types().filter((type) => type === 'TeamCreated')).toHaveLength(2);
  });

  it.each([0, 64, 99])('stopped after %i corrections goes on in another run, each correction once', async (count) => {
    const { league, before, position, matches } = await corrected();
    const checkpoints = createFakeCheckpoints({ 'import-results': before });
    const first = await start(league, checkpoints);
    const dead = new Error('power cut');
    await new Promise<void>((resolve) => {
      league.store.once('before-append', matchStream(matches[count]?.matchId ?? ''), () => {
        league.store.breaks(dead);
        resolve();
        return Promise.reject(dead);
      });
    });
    await first.stop();
    expect(corrections(league).length).toBeLessThan(MATCHES);
    league.store.breaks(undefined);
    const second = await start(league, checkpoints);
    expect(await second.reached('import-results', position)).toBe(true);
    await second.stop();
    expect(corrections(league)).toHaveLength(MATCHES);
    expect(new Set(corrections(league).map(({ stream }) => stream)).size).toBe(MATCHES);
    expect(corrections(league)[0]).toMatchObject({ data: { corrected: { awayScore: 7 } } });
    expect(results(league)).toHaveLength(MATCHES);
  });

  it('leaves a result that somebody entered by hand meanwhile', async () => {
    const { league, position, matches } = await imported();
    const [match] = matches;
    await league.result(match?.matchId ?? '', [9, 9]);
    const runner = await start(league);
    await runner.reached('import-results', position);
    await runner.stop();
    const ofMatch = league.store.recorded().filter(({ stream }) => stream === matchStream(match?.matchId ?? ''));
    expect(ofMatch).toMatchObject([{ type: 'MatchResultEntered', data: { result: { homeScore: 9 } } }]);
    expect(results(league)).toHaveLength(MATCHES);
  });

  it('goes on where a rule says no: matches that are gone get no result, and the process is not stuck', async () => {
    const { league, position } = await imported();
    await deleteAllMatches(league.deps, contextOf());
    const runner = await start(league);
    expect(await runner.reached('import-results', position)).toBe(true);
    expect(runner.status()).toMatchObject([{ state: 'running' }]);
    await runner.stop();
    expect(results(league)).toEqual([]);
  });
});
