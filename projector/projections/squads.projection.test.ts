import type { LeagueEvent } from '@league/events/catalogue.ts';
import { numberedId, playerAssigned, playerReleased } from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import { given } from './given-events.ts';
import { squads } from './squads.projection.ts';

const after = given(squads);
const [teamId, otherTeam] = [numberedId(7), numberedId(8)];
const [ada, ece] = [numberedId(1), numberedId(2)];
const deleted = (...players: string[]): LeagueEvent => ({
  type: 'TeamDeleted',
  data: { teamId, name: 'Kartallar', season: 1, matches: [], players, playersBecome: 'free' },
});

describe('squads', () => {
  it('hold the players of a team in the order in which they came', () => {
    expect(after(playerAssigned({ playerId: ece, teamId }), playerAssigned({ playerId: ada, teamId }))).toEqual({
      [teamId]: { teamId, players: [ece, ada] },
    });
  });

  it('lose a player who moves to another team', () => {
    const both = [playerAssigned({ playerId: ada, teamId }), playerAssigned({ playerId: ece, teamId })];
    expect(after(...both, playerAssigned({ playerId: ada, teamId: otherTeam, from: teamId }))).toEqual({
      [teamId]: { teamId, players: [ece] },
      [otherTeam]: { teamId: otherTeam, players: [ada] },
    });
  });

  it('leave nothing when the last one goes', () => {
    expect(after(playerAssigned({ playerId: ada, teamId }), playerReleased({ playerId: ada, teamId }))).toEqual({});
  });

  it('end with their team, also where one joined whom the deletion does not name', () => {
    const both = [playerAssigned({ playerId: ada, teamId }), playerAssigned({ playerId: ece, teamId })];
    const released = playerReleased({ playerId: ada, teamId, cause: 'teamDeleted' });
    expect(after(...both, deleted(ada), released)).toEqual({});
  });
});
