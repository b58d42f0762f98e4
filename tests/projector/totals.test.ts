import type { LeagueEvent } from '@league/events/catalogue.ts';
import type { MatchResult } from '@league/events/match-result.ts';
import { outcomeOf } from '@league/events/rules/result-outcome.ts';
import { type Statistic, STATISTICS } from '@league/events/statistics.ts';
import {
  allPlayerStatisticsReset,
  fixture,
  fixturesGenerated,
  matchFacts,
  matchResult,
  matchResultAnnulled,
  matchResultCorrected,
  matchResultEntered,
  matchesDeleted,
  numberedId,
  playerLine,
  playerStatisticsDecreased,
  playerStatisticsReset,
  returnedMatch,
  seasonActUndone,
  seasonStarted,
  undoneDeletion,
} from '@league/events/testing/sample-events.ts';
import { given } from '@league/projector/projections/given-events.ts';
import { matchLines } from '@league/projector/projections/match-lines.projection.ts';
import { resultVersions } from '@league/projector/projections/result-versions.projection.ts';
import { seasonSquads } from '@league/projector/projections/season-squads.projection.ts';
import { seasons } from '@league/projector/projections/seasons.projection.ts';
import { takenOff } from '@league/projector/projections/taken-off.projection.ts';
import { seasonId, seasonsModel } from '@league/query-api/contract/seasons.ts';
import type { PlayerStats } from '@league/query-api/contract/leaders.ts';
import { readFigures } from '@league/query-api/players/figures.ts';
import { inMemoryReadModels } from '@league/query-api/testing/in-memory-read-models.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const MATCHES = 4;
const PLAYERS = 3;
const [home, away] = [numberedId(201), numberedId(202)];
const idOfMatch = (number: number): string => numberedId(100 + number);
const idOfPlayer = (number: number): string => numberedId(300 + number);
const players = Array.from({ length: PLAYERS }, (_, number) => idOfPlayer(number));

/** Something that an admin does; what it records follows from what was done before. */
type Step =
  | { readonly does: 'enter'; readonly match: number; readonly result: MatchResult }
  | { readonly does: 'annul'; readonly match: number }
  | { readonly does: 'resetAll' }
  | { readonly does: 'resetAllAndBack' }
  | { readonly does: 'deleteAndBack'; readonly match: number }
  | { readonly does: 'reset'; readonly player: number; readonly statistics: Statistic[] }
  | { readonly does: 'decrease'; readonly player: number; readonly statistics: Statistic[]; readonly amount: number };

const match = fc.nat(MATCHES - 1);
const player = fc.nat(PLAYERS - 1);
const count = fc.nat(4);
const figures = { goals: count, assists: count, saves: count, yellowCards: count, redCards: count };
const side = fc.constantFrom('home' as const, 'away' as const);
const position = fc.constantFrom(null, 'Kaleci' as const, 'Forvet' as const);
const line = fc
  .record({ player, side, position, manOfTheMatch: fc.boolean(), ...figures })
  .map(({ player: number, ...of }) => playerLine({ playerId: idOfPlayer(number), teamId: home, ...of }));
const lines = fc.uniqueArray(line, { selector: ({ playerId }) => playerId, maxLength: PLAYERS });
const result = fc
  .record({ homeScore: fc.nat(2), awayScore: fc.nat(2), lines, walkover: fc.constantFrom(null, null, 'home' as const) })
  .map((of) => matchResult(of));
const statistics = fc.subarray([...STATISTICS], { minLength: 1 });

const ofMatches: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('enter' as const), match, result }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('annul' as const), match }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('deleteAndBack' as const), match }) },
);
const ofTotals: fc.Arbitrary<Step> = fc.oneof(
  fc.constant({ does: 'resetAll' as const }),
  fc.constant({ does: 'resetAllAndBack' as const }),
  fc.record({ does: fc.constant('reset' as const), player, statistics }),
  fc.record({ does: fc.constant('decrease' as const), player, statistics, amount: fc.integer({ min: 1, max: 4 }) }),
);
const history = fc.array(fc.oneof({ weight: 3, arbitrary: ofMatches }, { weight: 1, arbitrary: ofTotals }), {
  maxLength: 20,
});

const planned = Array.from({ length: MATCHES }, (_, number) =>
  fixture({ matchId: idOfMatch(number), week: number + 1, home, away }),
);
const opening: readonly LeagueEvent[] = [seasonStarted(), fixturesGenerated({ matches: planned })];

const totalsBack = seasonActUndone({ undone: { act: 'AllPlayerStatisticsReset', players: 1 } });

/** The events of these steps, in their order; a step that changes nothing has none. */
const eventsOf = (steps: readonly Step[]): LeagueEvent[] => {
  const standing = new Map<number, MatchResult>();
  return steps.flatMap((step): LeagueEvent[] => {
    switch (step.does) {
      case 'resetAll':
        return [allPlayerStatisticsReset()];
      case 'resetAllAndBack':
        return [allPlayerStatisticsReset(), totalsBack];
      case 'reset':
        return [playerStatisticsReset({ playerId: idOfPlayer(step.player), statistics: step.statistics })];
      case 'decrease': {
        const { amount } = step;
        const changes = Object.fromEntries(step.statistics.map((name) => [name, { from: amount, to: 0 }]));
        return [playerStatisticsDecreased({ playerId: idOfPlayer(step.player), amount, changes })];
      }
      default:
        return ofMatch(step, standing);
    }
  });
};

const ofMatch = (
  step: Extract<Step, { does: 'enter' | 'annul' | 'deleteAndBack' }>,
  standing: Map<number, MatchResult>,
): LeagueEvent[] => {
  const facts = matchFacts({ matchId: idOfMatch(step.match), week: step.match + 1, home, away });
  const previous = standing.get(step.match);
  if (step.does === 'deleteAndBack') {
    const { matchId, week } = facts;
    const result = previous === undefined ? null : outcomeOf(previous);
    const status = previous === undefined ? ('scheduled' as const) : ('finished' as const);
    const back = returnedMatch({ matchId, week, home, away, status, result, resultRevision: 1 });
    return [matchesDeleted({ matches: [{ matchId, week }] }), seasonActUndone({ undone: undoneDeletion(back) })];
  }
  if (step.does === 'annul') {
    standing.delete(step.match);
    return previous === undefined ? [] : [matchResultAnnulled({ ...facts, previous })];
  }
  standing.set(step.match, step.result);
  return previous === undefined
    ? [matchResultEntered({ ...facts, result: step.result })]
    : [matchResultCorrected({ ...facts, previous, corrected: step.result })];
};

/** What the query API answers of each player, once the projections have folded the events. */
const answered = async (events: readonly LeagueEvent[]): Promise<PlayerStats[]> => {
  const models = inMemoryReadModels();
  for (const projection of [seasons, matchLines, seasonSquads, takenOff, resultVersions]) {
    const documents = given(projection)(...opening, ...events);
    for (const [id, document] of Object.entries(documents)) {
      models.put(projection.model, id, document, 1n);
    }
  }
  return models.reader.snapshot(async (view) => {
    const season = await view.get(seasonsModel, seasonId(1));
    const ofAll = await readFigures(view, season);
    for (const playerId of players) {
      const alone = await readFigures(view, season, [playerId]);
      expect(alone(playerId)).toEqual(ofAll(playerId));
    }
    return players.map((playerId) => ofAll(playerId).stats);
  });
};

/** The same as a person would count it, statistic by statistic, with nothing of the program's rule. */
const countedByHand = (events: readonly LeagueEvent[], playerId: string, name: Statistic): number => {
  const firstEntry = new Map<string, number>();
  const results = new Map<string, MatchResult>();
  let lastReset = -1;
  let taken = 0;
  events.forEach((event, index) => {
    if (event.type === 'MatchResultEntered') {
      if (!firstEntry.has(event.data.matchId)) firstEntry.set(event.data.matchId, index);
      results.set(event.data.matchId, event.data.result);
    }
    if (event.type === 'MatchResultCorrected') results.set(event.data.matchId, event.data.corrected);
    if (event.type === 'MatchResultAnnulled') results.delete(event.data.matchId);
    const ofPlayer = event.type === 'PlayerStatisticsReset' && event.data.playerId === playerId;
    const ofAll = event.type === 'AllPlayerStatisticsReset' && events[index + 1] !== totalsBack;
    if (ofAll || (ofPlayer && event.data.statistics.includes(name))) {
      lastReset = index;
      taken = 0;
    }
    if (event.type === 'PlayerStatisticsDecreased' && event.data.playerId === playerId && name in event.data.changes) {
      taken += event.data.amount;
    }
  });
  let sum = 0;
  for (const [matchId, { lines: all, walkover, homeScore, awayScore }] of results) {
    const one = all.find((each) => each.playerId === playerId);
    if (one === undefined || walkover !== null || (firstEntry.get(matchId) ?? 0) < lastReset) continue;
    const conceded = one.side === 'home' ? awayScore : homeScore;
    if (name === 'matchesPlayed') sum += 1;
    else if (name === 'cleanSheets') sum += one.position === 'Kaleci' && conceded === 0 ? 1 : 0;
    else sum += Number(one[name] ?? 0);
  }
  return Math.max(0, sum - taken);
};

/** Nobody records them in these histories. */
const UNRECORDED: ReadonlySet<Statistic> = new Set(['shots', 'passes', 'gkCatches']);

describe('totals of players', () => {
  it('are what a person counts, whatever was corrected, annulled, reset and taken off', { retry: 0 }, () =>
    fc.assert(
      fc.asyncProperty(history, async (steps) => {
        const events = eventsOf(steps);
        const stats = await answered(events);
        const counted = players.map((playerId) =>
          Object.fromEntries(
            STATISTICS.map((name) => [name, UNRECORDED.has(name) ? null : countedByHand(events, playerId, name)]),
          ),
        );
        expect(stats).toEqual(counted.map((of) => ({ ...of, gkSaves: of['saves'] })));
      }),
      { numRuns: 150 },
    ),
  );

  it('are the same in whatever order matches are entered, where nothing is taken off between', { retry: 0 }, () =>
    fc.assert(
      fc.asyncProperty(fc.array(ofMatches, { maxLength: 14 }), fc.infiniteStream(fc.nat()), async (steps, order) => {
        const byMatch = Map.groupBy(steps, (step) => ('match' in step ? step.match : 0));
        const queues = [...byMatch.values()].map((queue) => [...queue]);
        const mixed: Step[] = [];
        // Steps of one match keep their order; which match is next is chance.
        while (queues.some((queue) => queue.length > 0)) {
          const left = queues.filter((queue) => queue.length > 0);
          const next = left[Number(order.next().value) % left.length]?.shift();
          if (next !== undefined) mixed.push(next);
        }
        expect(await answered(eventsOf(mixed))).toEqual(await answered(eventsOf(steps)));
      }),
      { numRuns: 100 },
    ),
  );
});
