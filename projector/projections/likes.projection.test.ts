import type { LeagueEvent } from '@league/events/catalogue.ts';
import { numberedId } from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import { given } from './given-events.ts';
import { likes } from './likes.projection.ts';

const after = given(likes);
const [playerId, ada, ece] = [numberedId(1), numberedId(2), numberedId(3)];
const liked = (by: string): LeagueEvent => ({ type: 'PlayerLiked', data: { playerId, by } });
const unliked = (by: string): LeagueEvent => ({ type: 'PlayerUnliked', data: { playerId, by } });

describe('likes', () => {
  it('hold everybody who likes a player, once', () => {
    expect(after(liked(ada), liked(ece), liked(ada))).toEqual({ [playerId]: { playerId, by: [ada, ece] } });
  });

  it('are taken back, and leave nothing when the last one is', () => {
    expect(after(liked(ada), liked(ece), unliked(ada), unliked(ada))).toEqual({ [playerId]: { playerId, by: [ece] } });
    expect(after(liked(ada), unliked(ada))).toEqual({});
  });

  it('leave with the player who is liked', () => {
    expect(after(liked(ada), { type: 'PlayerDeleted', data: { playerId, gamertag: 'Kartal42' } })).toEqual({});
  });
});
