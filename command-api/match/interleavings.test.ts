import { isVoid } from '@league/events/rules/season-acts.ts';
import { matchStream } from '@league/events/streams.ts';
import { array, assert, asyncProperty, constantFrom, integer, type Scheduler, scheduler } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refused } from '../handling/refused.ts';
import { deleteAllMatches, generateFixtures, resetSeason } from '../season/handle-season.ts';
import { contextOf, createLeague, type TestLeague } from '../testing/league.ts';
import { knownMatch } from '../season-authority/state.ts';

/** The acts run with their reads and appends interleaved: the scheduler tries orders, and shrinks to one that fails. */
const inAnyOrder = async <T>(league: TestLeague, s: Scheduler, acts: readonly (() => Promise<T>)[]) => {
  league.store.paces(() => s.schedule(Promise.resolve()));
  const settled = Promise.allSettled(acts.map((act) => act()));
  await s.waitFor(settled);
  league.store.paces(() => Promise.resolve());
  return settled;
};

const withOneMatch = async () => {
  const league = await createLeague();
  const matchId = await league.match(await league.team('Moda'), await league.team('Işık'));
  return {
    league,
    matchId,
    ofMatch: () => league.store.recorded().filter((event) => event.stream === matchStream(matchId)),
  };
};

const RUNS = { numRuns: 60 };

describe('edits of one result that saw the same revision, in any order, by either of two processes', () => {
  it('exactly one is recorded; the others are shown what stands now', async () => {
    await assert(
      asyncProperty(scheduler(), integer({ min: 2, max: 5 }), async (s, editors) => {
        const { league, matchId, ofMatch } = await withOneMatch();
        const processes = [league, league.inAnotherProcess()];
        const edits = Array.from(
          { length: editors },
          (_, n) => () => (processes[n % 2] ?? league).result(matchId, [n, 0], contextOf(), 0),
        );
        const settled = await inAnyOrder(league, s, edits);
        expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        const [event] = ofMatch();
        expect(ofMatch()).toHaveLength(1);
        const score = event?.type === 'MatchResultEntered' ? event.data.result.homeScore : undefined;
        for (const outcome of settled) {
          if (outcome.status === 'fulfilled') continue;
          expect(outcome.reason).toMatchObject({
            code: 'STALE_RESULT',
            details: { current: { resultRevision: 1, homeScore: score } },
          });
        }
      }),
      RUNS,
    );
  });
});

describe('results and season acts, in any order, by either of two processes', () => {
  const acts = {
    reset: (league: TestLeague) => resetSeason(league.deps, contextOf()),
    delete: (league: TestLeague) => deleteAllMatches(league.deps, contextOf()),
    replace: (league: TestLeague) =>
      generateFixtures(league.deps, { legs: 1, dates: undefined, replace: true }, contextOf()),
  };
  // Mostly replaces, since they have the most steps in which they can be overtaken.
  const act = constantFrom(...(['replace', 'replace', 'replace', 'reset', 'delete'] as const));
  const someActs = array(act, { minLength: 1, maxLength: 2 });

  it('who is answered well has a result that counts and goes with no new fixtures; who is refused has none', async () => {
    await assert(
      asyncProperty(scheduler(), someActs, async (s, names) => {
        const { league, matchId, ofMatch } = await withOneMatch();
        const commands = [contextOf(), contextOf()];
        const processes = [league, league.inAnotherProcess()];
        const results = commands.map(
          (context, n) => () => (processes[n % 2] ?? league).result(matchId, [n + 1, 0], context),
        );
        const settled = await inAnyOrder<unknown>(league, s, [
          ...results,
          ...names.map((name) => () => acts[name](league)),
        ]);
        const taken = (await league.seasons.load()).state.acts;
        const refused: unknown = expect.any(Refused);
        for (const [index, context] of commands.entries()) {
          const made = ofMatch().filter(({ metadata }) => metadata.commandId === context.commandId);
          const answer = settled[index];
          expect({
            answered: answer?.status === 'fulfilled' || answer?.reason,
            counting: made.filter((event) => !isVoid(taken, event)).length,
          }).toEqual(
            answer?.status === 'fulfilled' ? { answered: true, counting: 1 } : { answered: refused, counting: 0 },
          );
        }
        const played = settled.slice(0, commands.length).some(({ status }) => status === 'fulfilled');
        const { seasons } = (await league.seasons.load()).state;
        // Only the deletion of all matches also takes matches that were played.
        const mayBeGone = !played || names.includes('delete');
        expect(knownMatch(seasons, matchId)?.deleted === true && !mayBeGone).toBe(false);
      }),
      { numRuns: 400 },
    );
  });
});
