import type { LeagueEvent, LeagueEventOf } from '@league/events/catalogue.ts';
import type { Recorded } from '@league/events/envelope.ts';
import { fixturesOf, returnedById } from '@league/events/fixture-rows.ts';
import { matchStream, seasonsStream } from '@league/events/streams.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { handleMatch } from '../match/handle-match.ts';
import { startProcesses } from '../processes/process-runner.ts';
import { currentMatches, knownMatch } from '../season-authority/state.ts';
import { deleteTeam } from '../team/handle-team.ts';
import { createFakeCheckpoints, createFakeFeed } from '../testing/fake-stores.ts';
import { contextOf, createLeague, type TestLeague } from '../testing/league.ts';
import { deletedTeams } from './deleted-teams.process.ts';
import { deleteAllMatches, generateFixtures, resetSeason } from './handle-season.ts';
import { importFixtures } from './import-fixtures.ts';
import { importResults } from './import-results.process.ts';
import { unseenResults } from './unseen-results.process.ts';

let league: TestLeague;
let teams: readonly [string, string];
let matchId: string;
let other: string;

beforeEach(async () => {
  league = await createLeague();
  teams = [await league.team('Moda'), await league.team('Işık')];
  matchId = await league.match(...teams);
  other = await league.match(teams[1], teams[0], 2);
});

const replace = (context = contextOf()) =>
  generateFixtures(league.deps, { legs: 1, dates: undefined, replace: true }, context);

const last = <T extends LeagueEvent['type']>(type: T): Recorded<LeagueEventOf<T>> => {
  const event = league.store.recorded().findLast((one) => one.type === type);
  if (event === undefined) throw new Error(`no ${type}`);
  return event as Recorded<LeagueEventOf<T>>;
};
const existing = async () => currentMatches((await league.seasons.load()).state.seasons).map((match) => match.matchId);
const statusOf = async (id: string) => {
  const { acts } = (await league.seasons.load()).state;
  return (await league.seasons.match(id, acts).load()).state.status;
};
const restorings = () => league.types().filter((type) => type === 'FixturesRestored').length;

/** A result is recorded, and right behind it new fixtures that did not see it; then the program dies before its second look. */
const die = async (score: readonly [number, number] = [3, 1]): Promise<void> => {
  league.store.once('before-append', seasonsStream, () => league.result(matchId, score));
  league.store.once('after-append', seasonsStream, () => Promise.reject(new Error('killed')));
  await expect(replace()).rejects.toThrow('killed');
  expect(await existing()).toEqual(last('FixturesGenerated').data.matches.map(([id]) => id));
};

/** Runs the process until it has handled every event, its own included. */
const runProcess = async (): Promise<void> => {
  const runner = await startProcesses([unseenResults(league.deps)], {
    store: league.store,
    feed: createFakeFeed(league.store),
    checkpoints: createFakeCheckpoints({ 'unseen-results': 0n }),
    onFault: (...fault) => expect(fault).toEqual([]),
    onWaiting: (...why) => expect(why).toEqual([]),
    onStopped: (...why) => expect(why).toEqual([]),
  });
  for (let done = 0n; done < (await league.store.head()); ) {
    done = await league.store.head();
    expect(await runner.reached('unseen-results', done)).toBe(true);
  }
  await runner.stop();
};

/** Hands this event to the process. */
const react = (event: Recorded<LeagueEvent>) => unseenResults(league.deps).react(event);
const newMatch = (): string => last('FixturesGenerated').data.matches[0]?.[0] ?? '';

describe('a league whose program died between new fixtures and its second look', () => {
  it('has its fixtures back once the processes run, with the result, by one act however often it is done', async () => {
    await die();
    await runProcess();
    await react(last('FixturesGenerated'));
    expect([await existing(), restorings()]).toEqual([[matchId, other], 1]);
    expect(await statusOf(matchId)).toBe('finished');
  });

  it('names what comes back, what stands of it, and what goes, as the act of the same person', async () => {
    await die();
    const made = last('FixturesGenerated');
    await react(made);
    const { data, metadata } = last('FixturesRestored');
    const enteredAt = new Date(last('MatchResultEntered').recordedAt).toISOString();
    expect([...returnedById(data).values()]).toMatchObject([
      { matchId, week: 1, status: 'finished', result: { homeScore: 3 }, resultRevision: 1, enteredAt },
      { matchId: other, week: 2, status: 'scheduled', result: null, resultRevision: 0, enteredAt: null },
    ]);
    expect(data.removed).toEqual(made.data.matches.map(([id, week]) => [id, week]));
    expect(metadata).toMatchObject({ actor: made.metadata.actor, causationId: made.id });
  });

  it('leaves new fixtures alone that took nothing along', async () => {
    await replace();
    await react(last('FixturesGenerated'));
    expect(restorings()).toBe(0);
  });

  it('has its old fixtures back in a season that was closed meanwhile', async () => {
    await die();
    await resetSeason(league.deps, contextOf());
    await react(last('FixturesGenerated'));
    const { seasons } = (await league.seasons.load()).state;
    expect([matchId, other, newMatch()].map((id) => knownMatch(seasons, id)?.deleted)).toEqual([false, false, true]);
  });

  it('has the result back where all matches were deleted meanwhile: what was deleted were the new ones', async () => {
    await die();
    await deleteAllMatches(league.deps, contextOf());
    await react(last('FixturesGenerated'));
    expect(await existing()).toEqual([matchId, other]);
    expect(last('FixturesRestored').data.removed).toEqual([]);
  });

  it('has no matches of a team that was deleted meanwhile', async () => {
    const third = await league.team('Fener');
    const kept = await league.match(third, teams[1], 3);
    await die();
    await deleteTeam(league.deps, teams[0], contextOf());
    const process = deletedTeams(league.deps);
    await process.react(last('TeamDeleted'));
    await react(last('FixturesGenerated'));
    await process.react(last('FixturesRestored'));
    expect(await existing()).toEqual([kept]);
  });
});

describe('a result between new fixtures and their restoring', () => {
  it('of a match that was away is refused, void for ever, and counts when it is sent anew', async () => {
    const late = contextOf('late');
    league.store.once('before-append', matchStream(other), async () => {
      await league.result(matchId, [3, 1]);
      await appendUnseeing();
    });
    await expect(league.result(other, [1, 0], late)).rejects.toMatchObject({ code: 'MATCH_DELETED' });
    await react(last('FixturesGenerated'));
    expect(await statusOf(other)).toBe('scheduled');
    await expect(league.result(other, [1, 0], late)).rejects.toMatchObject({ code: 'MATCH_RESTORED' });
    expect((await league.result(other, [2, 0])).state).toMatchObject({ status: 'finished', resultRevision: 1 });
  });

  /** Appends new fixtures as another command-api would that saw no result. */
  const appendUnseeing = async (): Promise<void> => {
    const { state, revision } = await league.seasons.load();
    const replaced = currentMatches(state.seasons).map(({ matchId: id, week }): [string, number] => [id, week]);
    const { now: recordedAt, ...metadata } = contextOf();
    const data = { season: 1, teams: [...teams], dates: [], matches: [], replaced };
    const event = { type: 'FixturesGenerated', data } as const;
    await league.store.append(seasonsStream, [{ id: metadata.commandId, event, recordedAt, metadata }], revision);
  };

  it('of a new match keeps that one beside those that come back', async () => {
    await die();
    await league.result(newMatch(), [5, 0]);
    await react(last('FixturesGenerated'));
    expect(await existing()).toEqual([matchId, other, newMatch()]);
    expect(last('FixturesRestored').data.removed).toEqual([]);
  });

  it('of a new match that slips in before the restoring brings that one back as well, and no other', async () => {
    await league.team('Fener');
    await die();
    const made = await existing();
    league.store.once('before-append', seasonsStream, () => league.result(newMatch(), [5, 0]));
    await runProcess();
    const [first] = league.store.recorded().filter(({ type }) => type === 'FixturesRestored');
    expect(first?.type === 'FixturesRestored' && first.data.removed.map(([id]) => id)).toEqual(made);
    expect(await existing()).toEqual([matchId, other, newMatch()]);
    expect([await statusOf(newMatch()), restorings()]).toEqual(['finished', 2]);
    if (first !== undefined) await react(first);
    expect(restorings()).toBe(2);
  });
});

describe('new fixtures in place of imported ones', () => {
  it('are refused while the results of the import are still being written', async () => {
    await deleteAllMatches(league.deps, contextOf());
    await importFixtures(league.deps, { csv: 'week,home,away,homeScore,awayScore\n1,Moda,Işık,2,1' }, contextOf());
    await expect(replace()).rejects.toMatchObject({ code: 'FIXTURES_PLAYED', details: { values: { matches: 1 } } });
  });

  it('take them where somebody cancelled the match meanwhile', async () => {
    await deleteAllMatches(league.deps, contextOf());
    await importFixtures(league.deps, { csv: 'week,home,away,homeScore,awayScore\n1,Moda,Işık,2,1' }, contextOf());
    const [imported = ''] = await existing();
    const status = 'cancelled' as const;
    await handleMatch(
      league.deps,
      imported,
      (planned) => ({ type: 'EnterMatchResult', planned, parts: {}, status }),
      contextOf(),
    );
    await replace();
    expect(await existing()).not.toContain(imported);
  });
});

/** Makes every nth read end after reads that began later. */
const someLater = (nth: number) => {
  let reads = 0;
  return async (): Promise<void> => {
    reads += 1;
    for (let turn = 0; turn < (reads % nth === 0 ? 3 : 0); turn += 1) await new Promise(setImmediate);
  };
};

describe('results of an import that are still being written', () => {
  const written = async (): Promise<void> => {
    await importResults(league.deps).react(last('FixturesImported'));
    for (const event of league.store.recorded()) {
      if (event.type === 'FixturesGenerated' || event.type === 'FixturesRestored') {
        await unseenResults(league.deps).react(event);
      }
    }
  };

  it('are in the way of new fixtures, also of a match whose first result was taken back', async () => {
    await league.result(matchId, [3, 1]);
    await handleMatch(
      league.deps,
      matchId,
      (planned) => ({ type: 'EnterMatchResult', planned, parts: {}, status: 'scheduled' }),
      contextOf(),
    );
    await importFixtures(league.deps, { csv: 'week,home,away,homeScore,awayScore\n1,Moda,Işık,2,1' }, contextOf());
    await expect(replace()).rejects.toMatchObject({ code: 'FIXTURES_PLAYED' });
    await written();
    expect(await statusOf(matchId)).toBe('finished');
  });

  it('keep the new fixtures for which they came before the old ones were brought back', async () => {
    await die();
    const { matches } = last('FixturesGenerated').data;
    const fixture = fixturesOf(last('FixturesGenerated').data)[0];
    const [home, away] = fixture?.home === teams[0] ? ['Moda', 'Işık'] : ['Işık', 'Moda'];
    const csv = `week,home,away,homeScore,awayScore\n${fixture?.week},${home},${away},7,0`;
    await importFixtures(league.deps, { csv }, contextOf());
    await unseenResults(league.deps).react(last('FixturesGenerated'));
    await written();
    expect(await existing()).toEqual(expect.arrayContaining([matchId, other, ...matches.map(([id]) => id)]));
    expect(await statusOf(fixture?.matchId ?? '')).toBe('finished');
  });
});

describe('more fixtures than one act brings back', () => {
  it('all come back, and all new ones go, also where the program died in between', async () => {
    const many = await createLeague();
    for (let team = 0; team < 65; team += 1) await many.team(`Takım ${team}`);
    const generate = () => generateFixtures(many.deps, { legs: 1, dates: undefined, replace: true }, contextOf());
    await generate();
    const planned = currentMatches((await many.seasons.load()).state.seasons);
    expect(planned).toHaveLength(2_080);
    const played = planned.at(-1)?.matchId ?? '';
    many.store.once('before-append', seasonsStream, () => many.result(played, [3, 1]));
    many.store.once('after-append', seasonsStream, async () => {
      many.store.paces(someLater(2));
      many.store.once('after-append', seasonsStream, () => Promise.reject(new Error('killed')));
    });
    await expect(generate()).rejects.toThrow('killed');
    expect(many.types().filter((type) => type === 'FixturesRestored')).toHaveLength(1);
    const replacing = many.store.recorded().findLast(({ type }) => type === 'FixturesGenerated');
    if (replacing === undefined) throw new Error('no fixtures');
    // Reads end in another order each time; the restored matches may not depend on it.
    many.store.paces(someLater(3));
    // Until all are restored, the matches that were played refuse other new fixtures.
    await expect(generate()).rejects.toMatchObject({ code: 'FIXTURES_PLAYED' });
    await unseenResults(many.deps).react(replacing);
    expect(currentMatches((await many.seasons.load()).state.seasons)).toEqual(planned);
  });
});
