import { randomUUID } from 'node:crypto';
import { RevisionConflict } from '@league/events/ports/event-store.ts';
import { noSeasonActs } from '@league/events/rules/season-acts.ts';
import { matchStream, seasonsStream } from '@league/events/streams.ts';
import { array, assert, asyncProperty, constantFrom, type Scheduler, integer, record, scheduler } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refused } from '../handling/refused.ts';
import { deleteAllMatches, generateFixtures, resetSeason } from '../season/handle-season.ts';
import { contextOf, createLeague, type TestLeague } from '../testing/league.ts';
import { handleMatch } from './handle-match.ts';
import { createMatchAuthority } from './match-authority.ts';
import { keptMatches, matchSource } from './match-source.ts';

const step = record({
  act: constantFrom('edit', 'edit', 'edit', 'annul', 'late', 'look', 'look', 'delete', 'plan', 'reset', 'replace'),
  /** Which match, and which of two command-api processes over one log. */
  match: integer({ min: 0, max: 3 }),
  process: integer({ min: 0, max: 1 }),
  goals: integer({ min: 0, max: 3 }),
});
type Step = Parameters<Parameters<typeof step.map>[0]>[0];

/** A league in which either of two processes carries out each step; a refusal is a valid outcome of a step. */
const play = async () => {
  const league = await createLeague();
  const { store } = league;
  const teams = [await league.team('Moda'), await league.team('Işık')] as const;
  const matches: string[] = [];
  const plan = async () => {
    matches.push(await league.match(...teams, matches.length + 1));
  };
  await plan();
  const processes = [league.deps, { ...league.deps, seasons: createMatchAuthority(store) }] as const;
  /** Within these bounds the cache evicts almost everything soon. */
  const kept = keptMatches(store, { streams: 2, events: 12 });

  const look = async (matchId: string): Promise<void> => {
    const { acts } = (await league.seasons.load()).state;
    for (const known of [acts, noSeasonActs, acts]) {
      const [ours, anew] = [await kept(matchId, known).load(), await matchSource(store, matchId, known).load()];
      expect({ ...ours, madeBy: undefined }).toEqual({ ...anew, madeBy: undefined });
      const ids = store.recorded().filter(({ stream }) => stream === matchStream(matchId));
      for (const id of ['none', ...ids.map(({ metadata }) => metadata.commandId)]) {
        expect(await ours.madeBy(id)).toEqual(await anew.madeBy(id));
      }
    }
  };

  /** Appends a result as a process would that had not seen any act on the season. */
  const late = async (deps: TestLeague['deps'], matchId: string): Promise<void> => {
    const own = store.recorded().filter(({ stream }) => stream === matchStream(matchId));
    const last = own.at(-1);
    const { now: recordedAt, ...metadata } = contextOf();
    if (last === undefined) return;
    await deps.store.append(
      last.stream,
      [{ id: randomUUID(), event: { type: last.type, data: last.data }, recordedAt, metadata }],
      last.revision,
    );
  };

  const carryOut = async ({ act, match, process, goals }: Step): Promise<unknown> => {
    const deps = processes[process] ?? league.deps;
    const matchId = matches[match % matches.length] ?? '';
    const context = contextOf();
    switch (act) {
      case 'edit':
      case 'annul':
        return handleMatch(
          deps,
          matchId,
          (planned) => ({
            type: 'EnterMatchResult',
            planned,
            parts: { homeScore: goals, awayScore: 0 },
            status: act === 'edit' ? 'finished' : 'live',
          }),
          context,
        );
      case 'late':
        return late(deps, matchId);
      case 'look':
        return look(matchId);
      case 'delete':
        return deleteAllMatches(deps, context);
      case 'plan':
        return plan();
      case 'reset':
        return resetSeason(deps, context);
      case 'replace': {
        // A result that the replace does not see slips in, so that the whole replace is taken back.
        const late = contextOf();
        store.once('before-append', seasonsStream, () => unlessRefused(league.result(matchId, [goals, 1], late)));
        return generateFixtures(deps, { legs: 1, dates: undefined, replace: true }, context);
      }
      default:
        return act satisfies never;
    }
  };
  return { league, matches, processes, carryOut, look };
};

/** Also refused by a conflict: with so many writers on one match, some give up. */
const unlessRefused = async (act: Promise<unknown>): Promise<void> => {
  try {
    await act;
  } catch (error) {
    if (!(error instanceof Refused || error instanceof RevisionConflict)) throw error;
  }
};

const inAnyOrder = async (league: TestLeague, s: Scheduler, acts: readonly (() => Promise<void>)[]): Promise<void> => {
  league.store.paces(() => s.schedule(Promise.resolve()));
  await s.waitFor(Promise.all(acts.map((act) => act())));
  league.store.paces(() => Promise.resolve());
};

describe('a match kept folded', () => {
  it('is the match folded anew, after any history of edits, season acts and late events, whoever wrote them', async () => {
    await assert(
      asyncProperty(array(step, { maxLength: 25 }), async (steps) => {
        const { matches, carryOut, look } = await play();
        for (const one of steps) await unlessRefused(carryOut(one));
        for (const matchId of matches) await look(matchId);
      }),
      { numRuns: 150 },
    );
  });

  it('is so too when edits, acts and looks overtake one another', async () => {
    const noLook = step.filter(({ act }) => act !== 'look' && act !== 'late' && act !== 'plan');
    await assert(
      asyncProperty(scheduler(), array(noLook, { minLength: 2, maxLength: 8 }), async (s, steps) => {
        const { league, matches, processes, carryOut, look } = await play();
        for (const matchId of matches) await look(matchId);
        await inAnyOrder(
          league,
          s,
          steps.map((one) => () => unlessRefused(carryOut(one))),
        );
        for (const matchId of matches) {
          await look(matchId);
          // What each process kept while it was overtaken.
          for (const { seasons } of processes) {
            const { acts } = (await seasons.load()).state;
            const ours = (await seasons.match(matchId, acts).load()).state;
            expect(ours).toEqual((await matchSource(league.store, matchId, acts).load()).state);
          }
        }
      }),
      { numRuns: 100 },
    );
  });
});
