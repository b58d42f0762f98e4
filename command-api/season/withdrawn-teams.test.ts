import type { LeagueEvent, LeagueEventOf } from '@league/events/catalogue.ts';
import type { Recorded } from '@league/events/envelope.ts';
import { matchStream, seasonsStream } from '@league/events/streams.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { handleMatch } from '../match/handle-match.ts';
import { startProcesses } from '../processes/process-runner.ts';
import { currentMatches } from '../season-authority/state.ts';
import { createFakeCheckpoints, createFakeFeed } from '../testing/fake-stores.ts';
import { contextOf, createLeague, type TestLeague } from '../testing/league.ts';
import { deleteAllMatches, generateFixtures, resetSeason } from './handle-season.ts';
import { replanMatch } from './replan-match.ts';
import { unseenResults } from './unseen-results.process.ts';
import { undoLastAct } from './undo-season-act.ts';
import { withdrawTeam } from './withdraw-team.ts';
import { withdrawnTeams } from './withdrawn-teams.process.ts';

let league: TestLeague;
let checkpoints: ReturnType<typeof createFakeCheckpoints>;
let moda: string;
let ege: string;
let bolu: string;
let first: string;
let second: string;
let third: string;

beforeEach(async () => {
  league = await createLeague();
  checkpoints = createFakeCheckpoints({ 'withdrawn-teams': 0n });
  [moda, ege, bolu] = [await league.team('Moda'), await league.team('Ege'), await league.team('Bolu')];
  first = await league.match(moda, ege);
  second = await league.match(bolu, moda, 2);
  third = await league.match(ege, bolu, 3);
  await league.result(first, [2, 1]);
});

const withdraw = (played: 'keep' | 'annul', teamId = moda) =>
  withdrawTeam(league.deps, { teamId, played, reason: 'Takım dağıldı', season: undefined }, contextOf());
const undo = () => undoLastAct(league.deps, {}, contextOf());

const becomes = (matchId: string, status: 'scheduled' | 'live' | 'cancelled') =>
  handleMatch(
    league.deps,
    matchId,
    (planned) => ({ type: 'EnterMatchResult', planned, parts: {}, status }),
    contextOf(),
  );

const statuses = async (...ids: readonly string[]) => {
  const { acts } = (await league.seasons.load()).state;
  const matches = await Promise.all(ids.map((id) => league.seasons.match(id, acts).load()));
  return matches.map(({ state }) =>
    state.status === 'finished' ? `${state.result.homeScore}-${state.result.awayScore}` : state.status,
  );
};

const last = <T extends LeagueEvent['type']>(type: T): Recorded<LeagueEventOf<T>> => {
  const event = league.store.recorded().findLast((one) => one.type === type);
  if (event === undefined) throw new Error(`no ${type}`);
  return event as Recorded<LeagueEventOf<T>>;
};
/** The events that followed from a withdrawal or from its taking back. */
const followed = () => league.store.recorded().filter(({ data }) => 'withdrawnTeam' in data);
/** The process has lost its place, and is told to begin anew. */
const beginAnew = () => checkpoints.restart('withdrawn-teams', { position: 0n, eventId: undefined });
const react = (event: Recorded<LeagueEvent>) => withdrawnTeams(league.deps).react(event);

/** Runs the process from where it stood last until it has handled every event, its own included. */
const runProcess = async (): Promise<void> => {
  const runner = await startProcesses([withdrawnTeams(league.deps)], {
    store: league.store,
    feed: createFakeFeed(league.store),
    checkpoints,
    onFault: (...fault) => expect(fault).toEqual([]),
    onWaiting: (...why) => expect(why).toEqual([]),
    onStopped: (...why) => expect(why).toEqual([]),
  });
  for (let done = 0n; done < (await league.store.head()); ) {
    done = await league.store.head();
    expect(await runner.reached('withdrawn-teams', done)).toBe(true);
  }
  await runner.stop();
};

describe('a program that dies while it settles the matches of a team', () => {
  it.each([
    ['keep', ['2-1', '3-0'], 1],
    ['annul', ['cancelled', 'cancelled'], 2],
  ] as const)('goes on after its next start, and has done it once (%s)', async (played, expected, events) => {
    await withdraw(played);
    const hit = matchStream(second);
    league.store.once('after-append', hit, () => Promise.reject(new Error('killed')));
    await expect(react(last('TeamWithdrawn'))).rejects.toThrow('killed');
    await runProcess();
    await beginAnew();
    await runProcess();
    expect(await statuses(first, second, third)).toEqual([...expected, 'scheduled']);
    expect(followed()).toHaveLength(events);
  });

  it('also while it takes the withdrawal back', async () => {
    await withdraw('annul');
    await runProcess();
    await undo();
    league.store.once('after-append', matchStream(first), () => Promise.reject(new Error('killed')));
    await expect(react(last('SeasonActUndone'))).rejects.toThrow('killed');
    await runProcess();
    await beginAnew();
    await runProcess();
    expect(await statuses(first, second, third)).toEqual(['2-1', 'scheduled', 'scheduled']);
    expect(followed()).toHaveLength(4);
  });
});

describe('a withdrawal that is taken back', () => {
  it('while its matches are settled leaves them as they were', async () => {
    await withdraw('annul');
    league.store.once('before-append', matchStream(second), () => undo());
    await react(last('TeamWithdrawn'));
    expect(await statuses(first, second)).toContain('cancelled');
    await runProcess();
    expect(await statuses(first, second, third)).toEqual(['2-1', 'scheduled', 'scheduled']);
  });

  it('before the process has heard of it leaves them untouched', async () => {
    await withdraw('annul');
    await undo();
    await runProcess();
    expect(followed()).toEqual([]);
  });

  it.each([
    ['annul', 'second'],
    ['annul', 'first'],
    ['keep', 'second'],
  ] as const)(
    'by another process, while this one settles a last match, has that one taken back as well (%s, the %s)',
    async (played, which) => {
      const matchId = which === 'first' ? first : second;
      const before = await statuses(first, second);
      await withdraw(played);
      league.store.once('before-append', matchStream(matchId), async () => {
        await undo();
        await react(last('SeasonActUndone'));
      });
      await react(last('TeamWithdrawn'));
      expect(await statuses(first, second)).not.toEqual(before);
      const { id: eventId, position } = last('SeasonActUndone');
      await checkpoints.restart('withdrawn-teams', { position, eventId });
      await runProcess();
      expect(await statuses(first, second)).toEqual(before);
    },
  );

  it('and follows again in another way, is settled in that one', async () => {
    await withdraw('annul');
    await react(last('TeamWithdrawn'));
    await undo();
    await withdraw('keep');
    await runProcess();
    await beginAnew();
    await runProcess();
    expect(await statuses(first, second)).toEqual(['2-1', '3-0']);
  });
});

describe('somebody who had not seen the withdrawal', () => {
  it('and starts a match before it is settled, has it settled all the same', async () => {
    league.store.once('before-append', matchStream(second), () => withdraw('keep'));
    await becomes(second, 'live');
    expect(await statuses(second)).toEqual(['live']);
    await runProcess();
    expect(await statuses(second)).toEqual(['3-0']);
  });

  it('and plans a cancelled match again, has it cancelled again, by the act of whoever withdrew the team', async () => {
    await becomes(second, 'cancelled');
    league.store.once('before-append', matchStream(second), async () => {
      await withdraw('annul');
      await runProcess();
    });
    await becomes(second, 'scheduled');
    expect(await statuses(second)).toEqual(['scheduled']);
    await runProcess();
    expect(await statuses(second)).toEqual(['cancelled']);
    expect(last('MatchStatusChanged').metadata).toMatchObject({
      causationId: last('TeamWithdrawn').id,
      correlationId: last('TeamWithdrawn').metadata.correlationId,
    });
    await undo();
    await runProcess();
    expect(await statuses(first, second)).toEqual(['2-1', 'scheduled']);
  });

  it('and opens a match again that the team has played, has it awarded to the other side', async () => {
    league.store.once('before-append', matchStream(first), async () => {
      await withdraw('keep');
      await runProcess();
    });
    await becomes(first, 'scheduled');
    await runProcess();
    expect(await statuses(first, second)).toEqual(['0-3', '3-0']);
  });

  it('and enters a result before it is settled, keeps it or loses it like one entered before', async () => {
    league.store.once('before-append', matchStream(second), () => withdraw('annul'));
    await league.result(second, [1, 1]);
    await runProcess();
    expect(await statuses(second)).toEqual(['cancelled']);
    await undo();
    await runProcess();
    expect(await statuses(second)).toEqual(['1-1']);
  });
});

describe('matches of a team that has left', () => {
  it('that come back with fixtures are settled as well', async () => {
    league.store.once('before-append', seasonsStream, () => league.result(third, [0, 0]));
    league.store.once('after-append', seasonsStream, () => Promise.reject(new Error('killed')));
    await becomes(first, 'cancelled');
    await expect(
      generateFixtures(league.deps, { legs: 1, dates: undefined, replace: true }, contextOf()),
    ).rejects.toThrow('killed');
    await withdraw('annul');
    await runProcess();
    await unseenResults(league.deps).react(last('FixturesGenerated'));
    const back = currentMatches((await league.seasons.load()).state.seasons).map(({ matchId }) => matchId);
    expect(back).toEqual(expect.arrayContaining([first, second, third]));
    await runProcess();
    expect(await statuses(first, second, third)).toEqual(['cancelled', 'cancelled', '0-0']);
  });

  it('that come back to it from another team are settled as well', async () => {
    const home = await league.match(moda, ege, 4);
    league.store.once('before-append', seasonsStream, () => league.result(home, [2, 0]));
    league.store.once('after-append', seasonsStream, () => Promise.reject(new Error('killed')));
    const wish = { week: undefined, date: undefined, home: bolu, away: undefined, stadium: undefined };
    await expect(replanMatch(league.deps, { matchId: home, wish, allowSameWeek: false }, contextOf())).rejects.toThrow(
      'killed',
    );
    await withdraw('annul');
    await runProcess();
    expect(await statuses(home)).toEqual(['2-0']);
    await unseenResults(league.deps).react(last('MatchReplanned'));
    await runProcess();
    expect(await statuses(home)).toEqual(['cancelled']);
  });

  it('stay as they are once the season is over', async () => {
    await withdraw('annul');
    const withdrawn = last('TeamWithdrawn');
    await resetSeason(league.deps, contextOf());
    await react(withdrawn);
    expect(followed()).toEqual([]);
  });

  it('that are deleted while they are settled do no harm', async () => {
    await withdraw('annul');
    league.store.once('before-append', matchStream(second), () => deleteAllMatches(league.deps, contextOf()));
    await react(last('TeamWithdrawn'));
    await runProcess();
    expect(currentMatches((await league.seasons.load()).state.seasons)).toEqual([]);
  });
});
