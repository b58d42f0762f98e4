import type { LeagueEvent } from '@league/events/catalogue.ts';
import { numberedId, playerAssigned, playerReleased, seasonReset } from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import { given, recordedAt } from './given-events.ts';
import { playedTeams } from './played-teams.projection.ts';

const after = given(playedTeams);
const [playerId, teamId, otherTeam] = [numberedId(1), numberedId(7), numberedId(8)];
const joined = playerAssigned({ playerId, teamId });
const moved = playerAssigned({ playerId, teamId: otherTeam, from: teamId, season: 2 });
const teamDeleted: LeagueEvent = {
  type: 'TeamDeleted',
  data: { teamId, name: 'Kartallar', season: 1, matches: [], players: [playerId], playersBecome: 'free' },
};
const first = { teamId, season: 1, startDate: recordedAt(1), endDate: null, ended: null };

describe('played teams', () => {
  it('begin with the first team', () => {
    expect(after(joined)).toEqual({ [playerId]: { playerId, teams: [first] } });
  });

  it('end with a move to the next team', () => {
    expect(after(joined, moved)[playerId]).toEqual({
      playerId,
      teams: [
        { ...first, endDate: recordedAt(2), ended: 'moved' },
        { teamId: otherTeam, season: 2, startDate: recordedAt(2), endDate: null, ended: null },
      ],
    });
  });

  it.each(['released', 'teamDeleted', 'rejected', 'deleted'] as const)(
    'end by a release, and say that it was %s',
    (cause) => {
      expect(after(joined, playerReleased({ playerId, teamId, cause }))[playerId]).toEqual({
        playerId,
        teams: [{ ...first, endDate: recordedAt(2), ended: cause }],
      });
    },
  );

  it('end with their team, when it was deleted and not when the release came', () => {
    const released = playerReleased({ playerId, teamId, cause: 'teamDeleted' });
    expect(after(joined, teamDeleted, released)[playerId]).toEqual({
      playerId,
      teams: [{ ...first, endDate: recordedAt(2), ended: 'teamDeleted' }],
    });
  });

  it('are not ended by what happens to another team', () => {
    expect(after(joined, moved, teamDeleted, playerReleased({ playerId, teamId }))).toEqual(after(joined, moved));
  });

  it('are one over the end of a season, of the one in which it began', () => {
    const again = playerAssigned({ playerId, teamId, from: teamId, season: 2 });
    expect(after(joined, seasonReset(), again)).toEqual(after(joined));
  });

  it('are two where a player comes back', () => {
    const back = playerAssigned({ playerId, teamId });
    expect(after(joined, playerReleased({ playerId, teamId }), back)[playerId]).toMatchObject({
      teams: [{ ended: 'released' }, { teamId, startDate: recordedAt(3), ended: null }],
    });
  });

  it('leave with a deleted player', () => {
    const deleted: LeagueEvent = { type: 'PlayerDeleted', data: { playerId, gamertag: 'Kartal42' } };
    expect(after(joined, deleted, playerReleased({ playerId, teamId, cause: 'deleted' }))).toEqual({});
  });
});
