import type { LeagueEvent } from '@league/events/catalogue.ts';
import {
  numberedId,
  playerAssigned,
  playerDetailsChanged,
  playerRegistered,
  playerReleased,
} from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import { given, recordedAt } from './given-events.ts';
import { players } from './players.projection.ts';

const after = given(players);
const [playerId, teamId, otherTeam] = [numberedId(1), numberedId(7), numberedId(8)];
const registered = playerRegistered({ playerId, gamertag: 'Kartal42' });
const approved: LeagueEvent = { type: 'PlayerApproved', data: { playerId } };
const rejected: LeagueEvent = { type: 'PlayerRejected', data: { playerId, reasonGiven: true } };
const deleted: LeagueEvent = { type: 'PlayerDeleted', data: { playerId, gamertag: 'Kartal42' } };
const assigned = playerAssigned({ playerId, teamId });
const teamDeleted = (of: string, ...ids: string[]): LeagueEvent => ({
  type: 'TeamDeleted',
  data: { teamId: of, name: 'Kartallar', season: 1, matches: [], players: ids, playersBecome: 'free' },
});

describe('players', () => {
  it('shows who registered, and waits for approval', () => {
    expect(after(registered)).toEqual({
      [playerId]: {
        id: playerId,
        gamertag: 'Kartal42',
        position: 'Orta Saha',
        jerseyNumber: 10,
        favoritePosition: null,
        status: 'pending',
        isAdmin: false,
        teamId: null,
        createdAt: recordedAt(1),
        personalChangedAt: null,
      },
    });
  });

  it('approves, rejects, and approves after all', () => {
    expect(after(registered, approved)[playerId]).toMatchObject({ status: 'approved' });
    expect(after(registered, rejected)[playerId]).toMatchObject({ status: 'rejected' });
    expect(after(registered, rejected, approved)[playerId]).toMatchObject({ status: 'approved' });
  });

  it("changes what an admin's edit names, and leaves the rest", () => {
    const changes = { gamertag: { from: 'Kartal42', to: 'Şahin' }, jerseyNumber: { from: 10, to: null } };
    expect(after(registered, playerDetailsChanged({ playerId, changes }))[playerId]).toMatchObject({
      gamertag: 'Şahin',
      jerseyNumber: null,
      position: 'Orta Saha',
      personalChangedAt: null,
    });
  });

  it('shows the favourite position of the profile', () => {
    const changes = { favoritePosition: { from: null, to: 'Forvet' as const } };
    const edited: LeagueEvent = { type: 'PlayerProfileChanged', data: { playerId, changes, personal: [] } };
    expect(after(registered, edited)[playerId]).toMatchObject({ favoritePosition: 'Forvet', personalChangedAt: null });
  });

  it.each<[string, LeagueEvent]>([
    ['the profile', { type: 'PlayerProfileChanged', data: { playerId, changes: {}, personal: ['bio'] } }],
    ["an admin's edit", playerDetailsChanged({ playerId, personal: ['email'] })],
    ['a rejection, whose reason is joined', rejected],
  ])('moves with personal data that is changed by %s', (_, event) => {
    expect(after(registered, event)[playerId]).toMatchObject({ personalChangedAt: recordedAt(2) });
    expect(after(registered, event, event)[playerId]).toMatchObject({ personalChangedAt: recordedAt(3) });
  });

  it('puts into a team, moves to another, and makes free', () => {
    const moved = playerAssigned({ playerId, teamId: otherTeam, from: teamId });
    const released = playerReleased({ playerId, teamId: otherTeam });
    expect(after(registered, assigned)[playerId]).toMatchObject({ teamId });
    expect(after(registered, assigned, moved)[playerId]).toMatchObject({ teamId: otherTeam });
    expect(after(registered, assigned, moved, released)[playerId]).toMatchObject({ teamId: null });
  });

  it('keeps the team through a release from another', () => {
    expect(after(registered, assigned, playerReleased({ playerId, teamId: otherTeam }))[playerId]).toMatchObject({
      teamId,
    });
  });

  it('makes the players of a deleted team free, but not one who had left it', () => {
    expect(after(registered, assigned, teamDeleted(teamId, playerId))[playerId]).toMatchObject({ teamId: null });
    const moved = playerAssigned({ playerId, teamId: otherTeam, from: teamId });
    expect(after(registered, assigned, moved, teamDeleted(teamId, playerId))[playerId]).toMatchObject({
      teamId: otherTeam,
    });
  });

  it('marks a player with admin access, and knows nothing of admins who do not play', () => {
    const granted: LeagueEvent = { type: 'AdminAccessGranted', data: { adminId: playerId } };
    const revoked: LeagueEvent = { type: 'AdminAccessRevoked', data: { adminId: playerId } };
    expect(after(registered, granted)[playerId]).toMatchObject({ isAdmin: true });
    expect(after(registered, granted, revoked)[playerId]).toMatchObject({ isAdmin: false });
    expect(after({ type: 'AdminAccessGranted', data: { adminId: numberedId(9) } })).toEqual({});
  });

  it('keeps nothing of a deleted player, whatever follows', () => {
    const release = playerReleased({ playerId, teamId, cause: 'deleted' });
    expect(after(registered, assigned, deleted, release, approved, teamDeleted(teamId, playerId))).toEqual({});
  });
});
