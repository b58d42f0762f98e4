import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/api.ts';

/** A random number generator of its own, so that the tournament is the same in every run. */
const seeded = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

const TEAMS = ['Moda', 'Işık', 'Fener', 'Göztepe', 'Altay', 'Bursa', 'Sivas', 'Rize'];
const FIRST = ['Ada', 'Efe', 'Ece', 'Can', 'İpek', 'Ömer', 'Şule', 'N’Dri', 'Jean-Luc', 'O.'];
const PLAYERS = 14;

type Goal = { name: string; side: 'home' | 'away'; minute: number; ownGoal?: boolean };

/** All play all, with who scored; and what each player then has, worked out apart from the league's own code. */
const tournament = () => {
  const random = seeded(18);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const nameOf = (team: string, player: number) => `${FIRST[player % FIRST.length]} ${team} ${player}`;
  const goals = new Map<string, number>();
  const teamOf = new Map<string, string>();
  let own = 0;
  const matches = TEAMS.flatMap((home, nth) =>
    TEAMS.slice(nth + 1).map((away, index) => {
      const score = { home: upTo(4), away: upTo(3) };
      const scorers = (['home', 'away'] as const).flatMap((side) =>
        Array.from({ length: score[side] }, (): Goal => {
          const ownGoal = random() < 0.1;
          const team = (side === 'home') === ownGoal ? away : home;
          const name = nameOf(team, upTo(PLAYERS - 1));
          own += Number(ownGoal);
          goals.set(name, (goals.get(name) ?? 0) + Number(!ownGoal));
          teamOf.set(name, team);
          return { name, side, minute: 1 + upTo(119), ...(ownGoal ? { ownGoal } : {}) };
        }),
      );
      return { week: nth * 10 + index + 1, home, away, homeScore: score.home, awayScore: score.away, scorers };
    }),
  );
  return { matches, goals, teamOf, own };
};

describe('a whole tournament with its scorers', () => {
  it('gives every scorer the goals that the tournament names', async () => {
    const api = await startApi();
    const { matches, goals, teamOf, own } = tournament();
    const body = { matches, createTeams: true, createPlayers: true };
    const answer = await api.send({ path: '/api/matches/import', body });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ teams: 8, matches: 28, results: 28, players: goals.size });
    const events = api.store.recorded();
    const gamertags = new Map(
      events.flatMap((event) =>
        event.type === 'PlayerRegistered' ? [[event.data.playerId, event.data.gamertag]] : [],
      ),
    );
    const scored = new Map<string, number>();
    let [ownGoals, incidents] = [0, 0];
    for (const event of events) {
      if (event.type !== 'MatchResultEntered') continue;
      const { result } = event.data;
      for (const { playerId, goals: more } of result.lines) {
        const name = gamertags.get(playerId) ?? '';
        scored.set(name, (scored.get(name) ?? 0) + more);
      }
      ownGoals += result.incidents.filter(({ type }) => type === 'ownGoal').length;
      incidents += result.incidents.length;
      expect(result.incidents).toHaveLength(result.homeScore + result.awayScore);
    }
    expect(scored).toEqual(goals);
    expect([ownGoals, incidents]).toEqual([own, matches.flatMap(({ scorers }) => scorers).length]);
    const teams = new Map(
      events.flatMap((event) => (event.type === 'TeamCreated' ? [[event.data.teamId, event.data.name]] : [])),
    );
    const assigned = events.flatMap((event) =>
      event.type === 'PlayerAssignedToTeam'
        ? [[gamertags.get(event.data.playerId) ?? '', teams.get(event.data.teamId)] as const]
        : [],
    );
    expect(new Map(assigned)).toEqual(teamOf);
    expect(assigned).toHaveLength(teamOf.size);
    expect(api.faults).toEqual([]);
  });
});
