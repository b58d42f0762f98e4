import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { matchStream, seasonsStream } from '@league/events/streams.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { handleMatch } from '../match/handle-match.ts';
import { matchSource } from '../match/match-source.ts';
import { currentMatches } from '../season-authority/state.ts';
import { contextOf, createLeague, type TestLeague } from '../testing/league.ts';
import { generateFixtures } from './handle-season.ts';

/**
 * New fixtures replace the old while a result command is being carried out (ADR 22). The replace reads `seasons` and every
 * match, appends, and reads every match once more: a result that was answered 2xx is never deleted by fixtures that did not see
 * it.
 */
let league: TestLeague;
let matchId: string;
let other: string;

beforeEach(async () => {
  league = await createLeague();
  const [moda, isik] = [await league.team('Moda'), await league.team('Işık')];
  matchId = await league.match(moda, isik);
  other = await league.match(isik, moda, 2);
});

const replace = (context = contextOf()) =>
  generateFixtures(league.deps, { legs: 1, dates: undefined, replace: true }, context);

const becomes = (status: 'live' | 'scheduled') =>
  handleMatch(
    league.deps,
    matchId,
    (planned) => ({ type: 'EnterMatchResult', planned, parts: {}, status }),
    contextOf(),
  );

/** Every existing match with the state of its stream. */
const standing = async (): Promise<object> => {
  const { seasons, acts } = (await league.seasons.load()).state;
  const matches = currentMatches(seasons).map(async ({ matchId: id }) => {
    const { status, resultRevision } = (await matchSource(league.store, id, acts).load()).state;
    return [id, { status, resultRevision }] as const;
  });
  return Object.fromEntries(await Promise.all(matches));
};
const untouched = { status: 'scheduled', resultRevision: 0 };
const played = { status: 'finished', resultRevision: 1 };

const restorings = () => league.types().filter((type) => type === 'FixturesRestored').length;

describe('new fixtures in place of the old, while a result is entered', () => {
  it.each([
    ['when its match was read already', 'after-read'],
    ['just before they are recorded', 'before-append'],
  ] as const)('%s: refused, and all is as it was, with the result', async (_, moment) => {
    const stream = moment === 'after-read' ? matchStream(matchId) : seasonsStream;
    league.store.once(moment, stream, () => league.result(matchId, [3, 1]));
    await expect(replace()).rejects.toMatchObject({ code: 'FIXTURES_PLAYED', details: { values: { matches: 1 } } });
    expect(await standing()).toEqual({ [matchId]: played, [other]: untouched });
    expect((await league.result(matchId, [3, 2])).state.resultRevision).toBe(2);
  });

  it('are refused again when they are repeated, whatever was played since, and restored no second time', async () => {
    const context = contextOf('k');
    league.store.once('before-append', seasonsStream, () => league.result(matchId, [3, 1]));
    const refusal = { code: 'FIXTURES_PLAYED', details: { values: { matches: 1 } } };
    await expect(replace(context)).rejects.toMatchObject(refusal);
    await league.result(other, [0, 0]);
    await expect(replace(context)).rejects.toMatchObject(refusal);
    expect(await standing()).toEqual({ [matchId]: played, [other]: played });
    expect(restorings()).toBe(1);
  });

  it('where the first answer was lost, the repeat looks again and is refused', async () => {
    const context = contextOf('k');
    league.store.once('before-append', seasonsStream, () => league.result(matchId, [3, 1]));
    league.store.once('after-append', seasonsStream, () => Promise.reject(new Error('connection cut')));
    await expect(replace(context)).rejects.toThrow('connection cut');
    expect(restorings()).toBe(0);
    await expect(replace(context)).rejects.toMatchObject({ code: 'FIXTURES_PLAYED' });
    expect(await standing()).toEqual({ [matchId]: played, [other]: untouched });
  });

  it('where the log is away before the second look, say that the outcome is unknown', async () => {
    league.store.once('before-append', seasonsStream, () => league.result(matchId, [3, 1]));
    const lost = () => Promise.reject(new StoreUnavailable('disk'));
    league.store.once('after-append', seasonsStream, async () =>
      league.store.once('before-read', matchStream(matchId), lost),
    );
    await expect(replace()).rejects.toMatchObject({ code: 'OUTCOME_UNKNOWN' });
  });

  it('stand where the result was taken back before they were recorded', async () => {
    league.store.once('before-append', seasonsStream, async () => {
      await league.result(matchId, [3, 1]);
      await becomes('scheduled');
    });
    await replace();
    expect(await standing()).not.toHaveProperty(matchId);
    expect(restorings()).toBe(0);
  });

  it('are refused while another replace that took a result along is still to be taken back', async () => {
    league.store.once('before-append', seasonsStream, () => league.result(matchId, [3, 1]));
    league.store.once('after-append', seasonsStream, () => Promise.reject(new Error('killed')));
    await expect(replace()).rejects.toThrow('killed');
    await expect(replace()).rejects.toMatchObject({ code: 'FIXTURES_PLAYED' });
  });
});

describe('new fixtures in place of the old, with a match that is live', () => {
  const refusal = { code: 'FIXTURES_LIVE', details: { values: { matches: 1 } } };

  it('are refused, and say how many are', async () => {
    await becomes('live');
    await expect(replace()).rejects.toMatchObject(refusal);
    expect(league.types()).not.toContain('FixturesGenerated');
  });

  it('are taken back where it went live just before they were recorded', async () => {
    league.store.once('before-append', seasonsStream, () => becomes('live'));
    await expect(replace()).rejects.toMatchObject(refusal);
    expect(await standing()).toEqual({ [matchId]: { status: 'live', resultRevision: 0 }, [other]: untouched });
  });
});
