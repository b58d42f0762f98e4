import { handleMatch } from '@league/command-api/match/handle-match.ts';
import { Refused } from '@league/command-api/handling/refused.ts';
import { generateFixtures } from '@league/command-api/season/handle-season.ts';
import { contextOf, createLeague, type TestLeague } from '@league/command-api/testing/league.ts';
import type { LeagueEvent } from '@league/events/catalogue.ts';
import type { Recorded } from '@league/events/envelope.ts';
import { evolveSeasonActs, isVoid, noSeasonActs } from '@league/events/rules/season-acts.ts';
import { seasonsStream } from '@league/events/streams.ts';
import { registry } from '@league/projector/registry.ts';
import { foldingOf } from '@league/projector/running/fold.ts';
import {
  resultVersionsDocument,
  resultVersionsModel,
  type ResultVersionsDocument,
} from '@league/query-api/contract/result-versions.ts';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

/** A week's versions as tables see them: what counts of each match now, and all that was recorded before the deletion. */
const asTablesSee = (document: ResultVersionsDocument): object => ({
  ...document,
  matches: Object.entries(document.matches).map(([id, { versions, ...sides }]) => {
    const { score, playedAt, sides: others } = versions.at(-1) ?? { score: null };
    const counts = score === null ? null : { score, playedAt, ...sides, ...others };
    return { id, counts, recorded: versions.filter(({ kind }) => kind !== 'deleted' && kind !== 'restored') };
  }),
});

/**
 * All documents after these events, except those that also show void events: the audit, and the pairings that it names. Versions
 * of results are history too, so of these all but the deletion and the restoration themselves, as is when a match changed. The last goal of a running match, which is
 * shown for a minute, does not come back.
 */
const documentsAfter = (events: readonly Recorded<LeagueEvent>[]): object =>
  Object.fromEntries(
    registry
      .filter(({ name }) => name !== 'audit')
      .map((projection) => {
        const folding = foldingOf(projection);
        const documents = new Map<string, object>();
        let acts = noSeasonActs;
        for (const event of events) {
          acts = evolveSeasonActs(acts, event);
          const accepted = folding.accept(event, isVoid(acts, event));
          for (const id of accepted === undefined ? [] : folding.documentIds(accepted)) {
            const document = accepted && folding.evolve(documents.get(id) ?? null, accepted, id);
            if (document) documents.set(id, document);
            else documents.delete(id);
          }
        }
        const standing = documents.entries().map(([id, document]) => [
          id,
          projection.name === resultVersionsModel.name
            ? asTablesSee(resultVersionsDocument.parse(document))
            : {
                ...document,
                deletedMatches: undefined,
                resultAt: undefined,
                changedAt: undefined,
                lastGoal: undefined,
              },
        ]);
        return [projection.name, Object.fromEntries(standing)];
      }),
  );

const step = fc.record({
  act: fc.constantFrom('move', 'result', 'result', 'live', 'scheduled', 'cancelled'),
  match: fc.integer({ min: 0, max: 2 }),
  goals: fc.integer({ min: 0, max: 3 }),
});
type Step = Parameters<Parameters<typeof step.map>[0]>[0];

/** Three matches: without a date, with a date, and with a date and a stadium. */
const createMatches = async (league: TestLeague): Promise<readonly string[]> => {
  const [home, away, third] = [await league.team('Moda'), await league.team('Işık'), await league.team('Fener')];
  await generateFixtures(
    league.deps,
    {
      legs: 1,
      dates: { startDate: '2026-11-21', kickOffs: ['21:00'], daysBetweenWeeks: 7 },
      confirmed: true,
      replace: false,
    },
    contextOf(),
  );
  const made = league.store.recorded().findLast(({ type }) => type === 'FixturesGenerated');
  const planned = made?.type === 'FixturesGenerated' ? made.data.matches.map(([id]) => id) : [];
  return [await league.match(home, away, 9), await league.match(away, third, 10), ...planned.slice(0, 1)];
};

const carryOut = async (league: TestLeague, matchId: string, { act, goals }: Step): Promise<void> => {
  try {
    await handleMatch(
      league.deps,
      matchId,
      (planned) => {
        if (act === 'move') {
          const stadium = goals === 0 ? null : `Saha ${goals}`;
          return { type: 'ScheduleMatch', planned, date: `2026-12-0${goals + 1}T18:00:00.000Z`, stadium };
        }
        const parts = act === 'result' || act === 'live' ? { homeScore: goals, awayScore: 1 } : {};
        return { type: 'EnterMatchResult', planned, parts, status: act === 'result' ? 'finished' : act };
      },
      { ...contextOf(), now: Date.UTC(2026, 10, 22, goals) },
    );
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
};

it('restored fixtures leave each read model as if nobody had replaced them', { retry: 0 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const league = await createLeague();
      const matches = await createMatches(league);
      league.store.once('before-append', seasonsStream, async () => {
        for (const one of steps) await carryOut(league, matches[one.match] ?? '', one);
      });
      const wish = { legs: 1, dates: undefined, replace: true } as const;
      const refused = await generateFixtures(league.deps, wish, contextOf()).then(
        () => false,
        (error: unknown) => error instanceof Refused && error.code.startsWith('FIXTURES_'),
      );
      const events = league.store.recorded();
      const replaced = events.findLastIndex(({ type }) => type === 'FixturesGenerated');
      const before = documentsAfter(events.slice(0, replaced));
      expect(refused).toBe(/"(finished|live)"/.test(JSON.stringify(before)));
      expect(refused ? documentsAfter(events) : before).toEqual(before);
    }),
    { numRuns: 150 },
  );
});
