import type { LeagueEvent } from '@league/events/catalogue.ts';
import { RevisionConflict } from '@league/events/ports/event-store.ts';
import { noSeasonActs } from '@league/events/rules/season-acts.ts';
import { matchStream } from '@league/events/streams.ts';
import { array, assert, asyncProperty, constantFrom, integer, option, record, scheduler } from 'fast-check';
import { expect, it } from 'vitest';
import { Refused } from '../handling/refused.ts';
import { contextOf, createLeague } from '../testing/league.ts';
import { matchDecider, type MatchEvent, type MatchState } from './decider.ts';
import { matchSource } from './match-source.ts';

/** An edit by one of two processes. A key that comes again is the same command, with another body where the goals differ. */
const edit = record({
  process: integer({ min: 0, max: 1 }),
  key: constantFrom('a', 'b', 'c', 'd'),
  goals: integer({ min: 0, max: 1 }),
  seen: option(integer({ min: 0, max: 2 }), { nil: undefined }),
});

/** The results that events name one after the other: what each of them was decided on, and what it made. */
const chained = (state: MatchState, event: LeagueEvent): MatchState => {
  const before = state.status === 'finished' ? state.result : undefined;
  expect(event.type === 'MatchResultCorrected' ? event.data.previous : undefined).toEqual(before);
  return matchDecider.evolve(state, event as MatchEvent);
};

it('edits of one match by two processes that overtake one another are each decided on what stood, and made once', async () => {
  await assert(
    asyncProperty(scheduler(), array(edit, { minLength: 2, maxLength: 7 }), async (s, edits) => {
      const league = await createLeague();
      const matchId = await league.match(await league.team('Moda'), await league.team('Işık'));
      const processes = [league, league.inAnotherProcess()] as const;
      const stream = matchStream(matchId);
      league.store.paces(() => s.schedule(Promise.resolve()));
      const settling = Promise.allSettled(
        edits.map(async ({ process, key, goals, seen }, index) => {
          await s.schedule(Promise.resolve());
          const context = { ...contextOf(key, goals), now: index };
          return (processes[process] ?? league).result(matchId, [goals, 0], context, seen);
        }),
      );
      await s.waitFor(settling);
      league.store.paces(() => Promise.resolve());
      const outcomes = await settling;
      const recorded = league.store.recorded().filter((event) => event.stream === stream);

      recorded.reduce(chained, matchDecider.initialState());
      expect(new Set(recorded.map(({ metadata }) => metadata.commandId)).size).toBe(recorded.length);
      const failures = outcomes.flatMap((outcome): unknown[] =>
        outcome.status === 'rejected' ? [outcome.reason] : [],
      );
      expect(failures.filter((error) => !(error instanceof Refused || error instanceof RevisionConflict))).toEqual([]);
      for (const [index, outcome] of outcomes.entries()) {
        if (outcome.status === 'rejected') continue;
        // Who made something is told what the log has of it, and with it the state behind it.
        const { events, state } = outcome.value;
        for (const event of events) expect(recorded).toContainEqual(event);
        const last = events.at(-1);
        if (last === undefined) continue;
        expect(last.metadata.bodyDigest).toBe(contextOf('', edits[index]?.goals).bodyDigest);
        const until = recorded.filter(({ revision }) => revision <= last.revision);
        expect(state.resultRevision).toBe(until.length);
      }
      for (const { seasons } of processes) {
        const kept = seasons.match(matchId, (await seasons.load()).state.acts);
        const anew = await matchSource(league.store, matchId, noSeasonActs).load();
        expect({ ...(await kept.load()), madeBy: undefined }).toStrictEqual({ ...anew, madeBy: undefined });
      }
    }),
    { numRuns: 2_000 },
  );
});
