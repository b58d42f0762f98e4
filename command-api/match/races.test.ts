import { isVoid } from '@league/events/rules/season-acts.ts';
import { matchStream, seasonsStream } from '@league/events/streams.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteAllMatches, generateFixtures, resetSeason } from '../season/handle-season.ts';
import { contextOf, createLeague, type TestLeague } from '../testing/league.ts';
import { matchSource } from './match-source.ts';

/**
 * A season act lands while a result is on its way (docs/rules.md#void-events). The result reads `seasons`, appends to its own stream, which
 * it reads where somebody else wrote first, and reads `seasons` once more: every gap is forced here.
 */
const acts = [
  {
    name: 'a season reset',
    run: (league: TestLeague) => resetSeason(league.deps, contextOf()),
    before: 'SEASON_CLOSED',
    behind: 'SEASON_CLOSED',
  },
  {
    name: 'the deletion of all matches',
    run: (league: TestLeague) => deleteAllMatches(league.deps, contextOf()),
    before: 'MATCH_NOT_FOUND',
    behind: 'MATCH_DELETED',
  },
  {
    name: 'new fixtures in place of the old',
    run: (league: TestLeague) =>
      generateFixtures(league.deps, { legs: 1, dates: undefined, replace: true }, contextOf()),
    before: 'MATCH_NOT_FOUND',
    behind: 'MATCH_DELETED',
  },
] as const;

let league: TestLeague;
let matchId: string;

beforeEach(async () => {
  league = await createLeague();
  matchId = await league.match(await league.team('Moda'), await league.team('Işık'));
});

const ofMatch = () => league.store.recorded().filter((event) => event.stream === matchStream(matchId));

/** Whether the match's only event counts for nothing. */
const onlyOneIsVoid = async (): Promise<boolean> => {
  const events = ofMatch();
  const [event] = events;
  expect(events).toHaveLength(1);
  if (event === undefined) throw new Error('the match has no event');
  return isVoid((await league.seasons.load()).state.acts, event);
};

describe.each(acts)('$name and a result', ({ run, before, behind }) => {
  it('before the result is looked at: refused, nothing recorded', async () => {
    await run(league);
    await expect(league.result(matchId, [3, 1])).rejects.toMatchObject({ code: before });
    expect(ofMatch()).toEqual([]);
  });

  it('between the decision and the append: recorded behind the act, void, and refused', async () => {
    league.store.once('before-append', matchStream(matchId), () => run(league));
    await expect(league.result(matchId, [3, 1])).rejects.toMatchObject({ code: behind });
    expect(await onlyOneIsVoid()).toBe(true);
  });

  it('between the decision and the append: the repeat of the void command is refused again, and recorded no second time', async () => {
    league.store.once('before-append', matchStream(matchId), () => run(league));
    const context = contextOf('k');
    await expect(league.result(matchId, [3, 1], context)).rejects.toMatchObject({ code: behind });
    await expect(league.result(matchId, [3, 1], context)).rejects.toMatchObject({ code: behind });
    expect(ofMatch()).toHaveLength(1);
  });

  it('between the decision and the append: what is void leaves the match as it was', async () => {
    league.store.once('before-append', matchStream(matchId), () => run(league));
    await expect(league.result(matchId, [3, 1])).rejects.toMatchObject({ code: behind });
    const source = matchSource(league.store, matchId, (await league.seasons.load()).state.acts);
    expect((await source.load()).state).toMatchObject({ status: 'scheduled', resultRevision: 0 });
  });

  it('where the first answer was lost, the repeat of a void command is refused as well', async () => {
    league.store.once('before-append', matchStream(matchId), () => run(league));
    league.store.once('after-append', matchStream(matchId), () => Promise.reject(new Error('connection cut')));
    const context = contextOf('k');
    await expect(league.result(matchId, [3, 1], context)).rejects.toThrow('connection cut');
    await expect(league.result(matchId, [3, 1], context)).rejects.toMatchObject({ code: behind });
    expect(await onlyOneIsVoid()).toBe(true);
  });
});

describe.each(acts.slice(0, 2))('$name and a result', ({ run, behind }) => {
  it('while the match is read, since somebody else wrote first: recorded behind the act, void, and refused', async () => {
    league.store.once('before-append', matchStream(matchId), () => league.result(matchId, [1, 0]));
    const another = { ...league, ...league.inAnotherProcess() };
    league.store.once('before-read', matchStream(matchId), () => run(another));
    await expect(league.result(matchId, [3, 1])).rejects.toMatchObject({ code: behind });
    const { acts: taken } = (await league.seasons.load()).state;
    expect(ofMatch().map((event) => isVoid(taken, event))).toEqual([false, true]);
  });

  it('between the append and the last look: the result came first, so it counts', async () => {
    league.store.once('after-append', matchStream(matchId), () => run(league));
    expect((await league.result(matchId, [3, 1])).state.status).toBe('finished');
    expect(league.types().at(-1)).toMatch(/SeasonReset|MatchesDeleted/);
    expect(await onlyOneIsVoid()).toBe(false);
  });

  it('after the answer: the result counts, and its repeat is answered as the first time', async () => {
    const context = contextOf('k');
    const first = await league.result(matchId, [3, 1], context);
    await run(league);
    expect(await league.result(matchId, [3, 1], context)).toMatchObject({
      state: first.state,
      position: first.position,
    });
    expect(await onlyOneIsVoid()).toBe(false);
  });

  it('with an edit of a result that counted: the edit is void, what it would have changed is not', async () => {
    await league.result(matchId, [3, 1]);
    league.store.once('before-append', matchStream(matchId), () => run(league));
    await expect(league.result(matchId, [3, 2])).rejects.toMatchObject({
      code: expect.stringMatching(/CLOSED|DELETED/),
    });
    const { acts: taken } = (await league.seasons.load()).state;
    expect(ofMatch().map((event) => isVoid(taken, event))).toEqual([false, true]);
  });
});

describe('new fixtures in place of the old', () => {
  const replace = () => generateFixtures(league.deps, { legs: 1, dates: undefined, replace: true }, contextOf());

  it('are refused as soon as the result is recorded, answered or not', async () => {
    let refusal: unknown;
    league.store.once('after-append', matchStream(matchId), () =>
      replace().catch((error: unknown) => {
        refusal = error;
      }),
    );
    await league.result(matchId, [3, 1]);
    expect(refusal).toMatchObject({ code: 'FIXTURES_PLAYED' });
    expect(await onlyOneIsVoid()).toBe(false);
  });

  it('are decided again when the season moved while they were made', async () => {
    league.store.once('before-append', seasonsStream, async () => {
      await league.match(await league.team('Fener'), await league.team('Göztepe'), 2);
    });
    const { events } = await replace();
    expect(events).toMatchObject([{ type: 'FixturesGenerated' }]);
    const [made] = events;
    if (made?.type !== 'FixturesGenerated') throw new Error('no fixtures');
    expect(made.data.replaced).toHaveLength(2);
    expect(made.data.teams).toHaveLength(4);
  });
});

describe('two resets at once', () => {
  it('close one season only: the second is told so', async () => {
    league.store.once('before-append', seasonsStream, () => resetSeason(league.deps, contextOf()));
    await expect(resetSeason(league.deps, contextOf())).rejects.toMatchObject({ code: 'SEASON_NOT_CURRENT' });
    expect((await league.seasons.load()).state.seasons.current).toBe(2);
  });
});
