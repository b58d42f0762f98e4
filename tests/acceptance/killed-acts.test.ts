import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { PlayerAnswer } from '@league/query-api/contract/players.ts';
import type { UndoableAct } from '@league/events/rules/undoable-acts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeWithOwnMongodb, type OwnMongodb, ownMongodb } from '../kit/own-mongodb.ts';
import { describeWithServers } from '../kit/servers.ts';
import {
  type Call,
  done,
  type KillableLeague,
  killableOnFiles,
  killableOnServers,
  killedAt,
  lengthOf,
  typesBehind,
} from './killed-server.ts';
import { approved } from './web/people.ts';

type Counts = Readonly<Record<string, number>>;

/** An act on the season, with the events that follow from it and from its taking back, in a league of {@link playedSeason}. */
type Act = {
  readonly act: UndoableAct;
  readonly call: (team: string) => Call;
  readonly follows: Counts;
  readonly returns: Counts;
};

const ACTS: readonly Act[] = [
  {
    act: 'TeamWithdrawn',
    call: (team) => ['POST', `/api/teams/${team}/withdraw`, { played: 'annul', reason: 'Takım dağıldı' }],
    follows: { MatchResultAnnulled: 1, MatchStatusChanged: 1 },
    returns: { MatchResultEntered: 1, MatchStatusChanged: 1 },
  },
  {
    act: 'TransfersReset',
    call: () => ['POST', '/api/admin/reset-transfers'],
    follows: { PlayerReleased: 2 },
    returns: { PlayerAssignedToTeam: 2 },
  },
  {
    act: 'AllPlayerStatisticsReset',
    call: () => ['POST', '/api/admin/reset-player-stats'],
    follows: {},
    returns: {},
  },
  { act: 'MatchesDeleted', call: () => ['DELETE', '/api/admin/matches-and-stats'], follows: {}, returns: {} },
  { act: 'SeasonReset', call: () => ['POST', '/api/admin/reset-season'], follows: {}, returns: {} },
];

/** Three teams, of which two have met and have a player each, one of them with goals. Answers the team of the scorer. */
const playedSeason = async (league: KillableLeague): Promise<string> => {
  for (const name of ['Moda', 'Ege', 'Bolu']) await done(league, 'POST', '/api/teams', { name });
  const { position } = await done<{ position: string }>(league, 'POST', '/api/matches/generate-fixtures');
  const { body } = await league.call<MatchAnswer[]>('GET', '/api/matches', { minPosition: position });
  const [match] = body;
  const [home = '', away = ''] = [match?.homeTeam._id, match?.awayTeam._id];
  const [scorer, other] = [await approved(league, 'Golcü'), await approved(league, 'Kaleci')];
  await done(league, 'PUT', `/api/players/${scorer}/assign`, { teamId: home });
  await done(league, 'PUT', `/api/players/${other}/assign`, { teamId: away });
  const playerStats = [{ player: scorer, team: 'home', goals: 2 }];
  await done(league, 'PUT', `/api/matches/${match?._id}/results`, { homeScore: 2, awayScore: 1, playerStats });
  return home;
};

/** What visitors read of matches and players. */
const told = async (league: KillableLeague) => {
  const minPosition = String(await lengthOf(league));
  const { body: matches } = await league.call<MatchAnswer[]>('GET', '/api/matches', { minPosition });
  const { body: players } = await league.call<PlayerAnswer[]>('GET', '/api/players', { minPosition });
  return {
    matches: matches.map(({ _id, status, homeScore, awayScore }) => ({ _id, status, homeScore, awayScore })),
    players: players.map(({ gamertag, currentTeam, stats }) => ({ gamertag, team: currentTeam?._id, stats })),
  };
};

/**
 * Kills the league behind each event that follows from the act, and behind each that follows from taking it back; then everything is as
 * it was.
 */
const expectDoneOnce = async (league: KillableLeague, { act, call, follows, returns }: Act, team: string) => {
  const [begin, before] = [await lengthOf(league), await told(league)];
  const forth: Counts = { [act]: 1, ...follows };
  const back: Counts = { SeasonActUndone: 1, ...returns };
  const steps = sum(forth);
  for (let step = 1; step <= steps; step += 1) {
    await expectRecorded(league, forth, step, call(team));
    await expectRecorded(league, back, step, ['POST', '/api/admin/season/undo', { act }]);
  }
  expect(await told(league)).toEqual(before);
  // Nor has anything followed later.
  const once: Record<string, number> = { ...forth };
  for (const [type, count] of Object.entries(back)) once[type] = (once[type] ?? 0) + count;
  const all = Object.entries(once).map(([type, count]) => [type, count * steps]);
  expect(await typesBehind(league, begin)).toEqual(Object.fromEntries(all));
};

const sum = (counts: Counts): number => Object.values(counts).reduce((all, count) => all + count, 0);

const expectRecorded = async (league: KillableLeague, expected: Counts, step: number, call: Call): Promise<void> => {
  const before = await lengthOf(league);
  await killedAt(league, step, ...call);
  const recorded = () => typesBehind(league, before);
  await expect.poll(recorded, { message: `${call[1]}, killed at step ${step}` }).toEqual(expected);
};

describe('a league in one process on files', () => {
  let league: KillableLeague;
  let team: string;

  beforeAll(async () => {
    league = await killableOnFiles();
    team = await playedSeason(league);
  });
  afterAll(() => league?.stop());

  it.each(ACTS)(
    'that is killed at any step of $act, or of its taking back, finishes it once after the next start',
    (act) => expectDoneOnce(league, act, team),
  );
});

describeWithServers(['kafka', 'mongodb'], 'a league on servers', () => {
  // A reader that is killed in the midst of a transaction leaves it open, and lets everybody wait who drops something.
  describeWithOwnMongodb('with a MongoDB of its own', () => {
    let mongodb: OwnMongodb;
    let league: KillableLeague;
    let team: string;

    beforeAll(async () => {
      mongodb = await ownMongodb();
      await mongodb.up();
      league = await killableOnServers(mongodb.url);
      team = await playedSeason(league);
    });
    afterAll(async () => {
      await league?.stop();
      await mongodb?.remove();
    });

    // The four of the control panel.
    it.each(ACTS.filter(({ act }) => act !== 'TeamWithdrawn'))(
      'whose command API is killed at any step of $act, or of its taking back, finishes it once after the next start',
      (act) => expectDoneOnce(league, act, team),
    );
  });
});
