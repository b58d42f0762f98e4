import type { LeagueEvent } from '@league/events/catalogue.ts';
import { numberedId, playerDetailsChanged, playerRegistered } from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import { given } from './given-events.ts';
import { playerNames } from './player-names.projection.ts';

const after = given(playerNames);
const playerId = numberedId(1);
const registered = playerRegistered({ playerId, gamertag: 'Kartal42' });
const renamed = playerDetailsChanged({ playerId, changes: { gamertag: { from: 'Kartal42', to: 'Şahin' } } });
const deleted: LeagueEvent = { type: 'PlayerDeleted', data: { playerId, gamertag: 'Şahin' } };

describe('player names', () => {
  it('are the gamertags as they are now', () => {
    expect(after(registered)).toEqual({ [playerId]: { id: playerId, gamertag: 'Kartal42', deleted: false } });
    expect(after(registered, renamed)).toEqual({ [playerId]: { id: playerId, gamertag: 'Şahin', deleted: false } });
  });

  it('stay for the past when a player is deleted', () => {
    expect(after(registered, renamed, deleted)).toEqual({
      [playerId]: { id: playerId, gamertag: 'Şahin', deleted: true },
    });
  });

  it('are not touched by an edit of anything else', () => {
    const edited = playerDetailsChanged({
      playerId,
      changes: { jerseyNumber: { from: 10, to: 9 } },
      personal: ['email'],
    });
    const { documentIds } = playerNames as unknown as { documentIds: (event: LeagueEvent) => readonly string[] };
    expect(documentIds(edited)).toEqual([]);
  });
});
