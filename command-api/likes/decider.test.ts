import { numberedId } from '@league/events/testing/sample-events.ts';
import { describe, it } from 'vitest';
import { specify } from '../testing/specify.ts';
import { type LikeCommand, likeDecider, type LikeEvent } from './decider.ts';

const [by, one, other] = [numberedId(1), numberedId(2), numberedId(3)];
const { given } = specify(likeDecider);

const liked = (playerId: string): LikeEvent => ({ type: 'PlayerLiked', data: { playerId, by } });
const unliked = (playerId: string): LikeEvent => ({ type: 'PlayerUnliked', data: { playerId, by } });
const like = (playerId: string): LikeCommand => ({ type: 'SetLike', playerId, by, liked: true });
const unlike = (playerId: string): LikeCommand => ({ type: 'SetLike', playerId, by, liked: false });

describe('a like', () => {
  it('is given once, and taken back once', () => {
    given().when(like(one)).happens(liked(one));
    given(liked(one)).when(like(one)).nothingHappens();
    given(liked(one)).when(unlike(one)).happens(unliked(one));
    given(liked(one), unliked(one)).when(unlike(one)).nothingHappens();
    given(liked(one)).when(like(other)).happens(liked(other));
  });

  it('is not for the own profile', () => {
    given().when(like(by)).refused('OWN_PROFILE');
  });

  it('goes with the player who gave it', () => {
    given(liked(one), liked(other), unliked(one)).when({ type: 'WithdrawLikes', by }).happens(unliked(other));
    given().when({ type: 'WithdrawLikes', by }).nothingHappens();
  });
});
