import type { AuditEntry } from '@league/query-api/contract/audit.ts';
import type { AdminsPlayer, PlayerAnswer, ProfileAnswer } from '@league/query-api/contract/players.ts';
import type { StandingRow } from '@league/query-api/contract/standings.ts';
import type { MatchHistoryEntry } from '@league/query-api/contract/statistics.ts';
import type { LeaderAnswer } from '@league/query-api/contract/leaders.ts';
import type { TeamWithSquad } from '@league/query-api/contract/teams.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { approved } from '../web/people.ts';

type Method = 'POST' | 'PUT' | 'DELETE';
type Acted = { readonly _id: string; readonly position: string; readonly message: string };

/** Two teams, a player in each, and a match between them. */
const arranged = async (league: LeagueUnderTest) => {
  const act = async (method: Method, path: string, body: object): Promise<Acted> => {
    const answer = await league.call<Acted>(method, path, { body });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const read = async <Body>(path: string, minPosition: string): Promise<Body> =>
    (await league.call<Body>('GET', path, { minPosition, token: null })).body;
  const [kartal, ege] = [
    (await act('POST', '/api/teams', { name: 'Kartal' }))._id,
    (await act('POST', '/api/teams', { name: 'Ege' }))._id,
  ];
  const [isik, cagri] = [await approved(league, 'Işık'), await approved(league, 'Çağrı')];
  await act('PUT', `/api/players/${isik}/assign`, { teamId: kartal });
  await act('PUT', `/api/players/${cagri}/assign`, { teamId: ege });
  const match = await act('POST', '/api/matches', { week: 1, homeTeam: kartal, awayTeam: ege });
  const enter = (body: object, matchId = match._id) => act('PUT', `/api/matches/${matchId}/results`, body);
  return { act, read, kartal, ege, isik, cagri, enter, matchId: match._id };
};

type Arranged = Awaited<ReturnType<typeof arranged>>;

/** Everything that the public reads of the two players, at one position. */
const shown = async ({ read, kartal, isik }: Arranged, minPosition: string) => {
  const goals = await read<LeaderAnswer[]>('/api/players/leaders/goals', minPosition);
  const saves = await read<LeaderAnswer[]>('/api/players/leaders/saves', minPosition);
  const table = await read<StandingRow[]>('/api/leaderboards/standings', minPosition);
  const profile = (gamertag: string) =>
    read<ProfileAnswer>(`/api/players/gamertag/${encodeURIComponent(gamertag)}/profile`, minPosition);
  const history = async (gamertag: string) =>
    (
      await read<{ matchHistory: MatchHistoryEntry[] }>(
        `/api/players/gamertag/${encodeURIComponent(gamertag)}/matches`,
        minPosition,
      )
    ).matchHistory;
  const [ofIsik, ofCagri] = [await profile('Işık'), await profile('Çağrı')];
  const players = await read<PlayerAnswer[]>('/api/players?first=24', minPosition);
  const squad = await read<TeamWithSquad>(`/api/teams/${kartal}`, minPosition);
  return {
    goals: goals.map(({ gamertag, stats }) => [gamertag, stats.goals]),
    saves: saves.map(({ gamertag, stats }) => [gamertag, stats.saves, stats.cleanSheets]),
    table: table.map(({ teamInfo, points, goalsFor }) => [teamInfo.name, points, goalsFor]),
    profiles: [ofIsik, ofCagri].map(({ stats, career, overallRating }) => [stats.goals, career.goals, overallRating]),
    outcomes: [await history('Işık'), await history('Çağrı')].map((entries) =>
      entries.map(({ outcome, goals: scored, match }) => [outcome, scored, match.homeScore, match.awayScore]),
    ),
    listed: players.map(({ gamertag, stats }) => [gamertag, stats.matchesPlayed, stats.goals]),
    inSquad: squad.players.find(({ _id }) => _id === isik)?.stats.goals,
  };
};

describe('lines of a result', () => {
  let league: LeagueUnderTest;
  let given: Arranged;
  beforeAll(async () => {
    league = await startLeagueUnderTest();
    given = await arranged(league);
  });
  afterAll(() => league.stop());

  describe('in the order in which it happens', () => {
    it('an entry fills table, leaders, profiles, histories, lists and squad', async () => {
      const { enter, isik, cagri } = given;
      const { position } = await enter({
        homeScore: 2,
        awayScore: 0,
        playerStats: [
          { player: isik, team: 'home', goals: 2, rating: 8, position: 'Forvet' },
          { player: cagri, team: 'away', saves: 4, position: 'Kaleci' },
        ],
      });
      expect(await shown(given, position)).toEqual({
        goals: [['Işık', 2]],
        saves: [['Çağrı', 4, 0]],
        table: [
          ['Kartal', 3, 2],
          ['Ege', 0, 0],
        ],
        profiles: [
          [2, 2, 80],
          [0, 0, null],
        ],
        outcomes: [[['win', 2, 2, 0]], [['loss', 0, 2, 0]]],
        listed: [
          ['Çağrı', 1, 0],
          ['Işık', 1, 2],
        ],
        inSquad: 2,
      });
    });

    it('a correction moves all of them, for both players', async () => {
      const { enter, isik, cagri } = given;
      const { position } = await enter({
        homeScore: 0,
        awayScore: 1,
        reason: 'skor ters girildi',
        playerStats: [
          { player: isik, team: 'home', saves: 3, position: 'Kaleci' },
          { player: cagri, team: 'away', goals: 1, rating: 9.5, position: 'Kaleci', saves: 3 },
        ],
      });
      expect(await shown(given, position)).toEqual({
        goals: [['Çağrı', 1]],
        saves: [
          ['Çağrı', 3, 1],
          ['Işık', 3, 0],
        ],
        table: [
          ['Ege', 3, 1],
          ['Kartal', 0, 0],
        ],
        profiles: [
          [0, 0, null],
          [1, 1, 95],
        ],
        outcomes: [[['loss', 0, 0, 1]], [['win', 1, 0, 1]]],
        listed: [
          ['Çağrı', 1, 1],
          ['Işık', 1, 0],
        ],
        inSquad: 0,
      });
    });

    it('a decrease and a reset take off totals, and nothing of career and history', async () => {
      const { act, cagri, read } = given;
      const path = `/api/players/${cagri}/stats`;
      const wish = { statsToDelete: ['gkSaves'], operation: 'decrease', amount: 2, reason: 'iki kez sayıldı' };
      const decreased = await act('DELETE', path, wish);
      expect(decreased.message).toBe('Çağrı oyuncusunun seçilen istatistikleri başarıyla silindi!');
      expect((await shown(given, decreased.position)).saves).toEqual([
        ['Işık', 3, 0],
        ['Çağrı', 1, 1],
      ]);
      const more = await league.call<object>('DELETE', path, { body: { ...wish, amount: 2 } });
      expect(more).toMatchObject({ status: 422, body: { errors: [{ path: 'amount' }] } });
      const reset = await act('DELETE', path, { statsToDelete: ['goals'], operation: 'reset' });
      const after = await shown(given, reset.position);
      expect([after.goals, after.profiles[1], after.outcomes[1]]).toEqual([[], [0, 1, 95], [['win', 1, 0, 1]]]);
      const [entry] = (
        await league.call<AuditEntry[]>('GET', '/api/admin/audit?limit=1', { minPosition: reset.position })
      ).body;
      expect(entry).toMatchObject({
        type: 'PlayerStatisticsReset',
        playerId: cagri,
        players: [{ gamertag: 'Çağrı' }],
        before: { goals: 1 },
        after: { goals: 0 },
      });
      const profile = await read<ProfileAnswer>('/api/players/gamertag/%C3%87a%C4%9Fr%C4%B1/profile', reset.position);
      expect(profile.stats).toMatchObject({ saves: 1, gkSaves: 1, matchesPlayed: 1, cleanSheets: 1 });
    });

    it('a later correction of that match moves its history alone, a new match counts', async () => {
      const { act, enter, cagri, kartal, ege } = given;
      const line = { player: cagri, goals: 2, position: 'Forvet' };
      const corrected = await enter({ awayScore: 2, playerStats: [{ ...line, team: 'away' }] });
      const after = await shown(given, corrected.position);
      expect([after.goals, after.profiles[1], after.table[0]]).toEqual([[], [0, 2, null], ['Ege', 3, 2]]);
      const next = await act('POST', '/api/matches', { week: 2, homeTeam: ege, awayTeam: kartal });
      const entered = await enter({ homeScore: 2, awayScore: 0, playerStats: [{ ...line, team: 'home' }] }, next._id);
      const later = await shown(given, entered.position);
      expect([later.goals, later.profiles[1]]).toEqual([[['Çağrı', 2]], [2, 4, null]]);
      const gone = await act('DELETE', `/api/matches/${next._id}`, {});
      expect((await shown(given, gone.position)).profiles[1]).toEqual([0, 2, null]);
    });

    it('a reset of all players empties the boards; a deleted player stays in the history', async () => {
      const { act, read, isik, matchId } = given;
      const all = await act('POST', '/api/admin/reset-player-stats', { reason: 'yeni devre' });
      expect(all).toMatchObject({ message: 'Tüm oyuncu istatistikleri sıfırlandı!', players: 1 });
      const after = await shown(given, all.position);
      expect([after.goals, after.saves, after.listed]).toEqual([
        [],
        [],
        [
          ['Çağrı', 0, 0],
          ['Işık', 0, 0],
        ],
      ]);
      const { position } = await act('DELETE', `/api/players/${isik}`, {});
      const listed = await league.call<AdminsPlayer[]>('GET', '/api/players', { minPosition: position });
      expect(listed.body.map(({ gamertag }) => gamertag)).toEqual(['Çağrı']);
      expect(await read(`/api/matches/${matchId}`, position)).toMatchObject({ homeScore: 0, awayScore: 2 });
    });
  });
});
