import type { BroadcasterMatch } from '@league/query-api/contract/own-matches.ts';
import { describe, expect, it } from 'vitest';
import { matchOf } from '../../testing/match-of.ts';
import { inBroadcastOrder, isControlled } from './broadcast-order.ts';

const broadcaster = { _id: 'arda', gamertag: 'Arda', deleted: false };

const ownMatch = (_id: string, { isLive = false, ...part }: Partial<BroadcasterMatch> & { isLive?: boolean } = {}) => ({
  ...matchOf({ _id, ...part }),
  broadcasterRole: 'main_broadcaster' as const,
  stream: { broadcaster, platform: 'Twitch' as const, isLive, viewerCount: 0 },
});

describe('the matches that a broadcaster shows', () => {
  it('stand by what comes next, running streams and matches first, and those without a date last', () => {
    const { coming } = inBroadcastOrder([
      ownMatch('undated', { date: null }),
      ownMatch('later', { date: '2026-12-04T18:00:00.000Z' }),
      ownMatch('sooner', { date: '2026-11-27T18:00:00.000Z' }),
      ownMatch('running', { status: 'live', date: '2026-12-11T18:00:00.000Z' }),
      ownMatch('shown', { status: 'finished', date: '2026-12-18T18:00:00.000Z', isLive: true }),
    ]);
    expect(coming.map(({ _id }) => _id)).toEqual(['shown', 'running', 'sooner', 'later', 'undated']);
  });

  it('stand by date when they are over, the newest first', () => {
    const { coming, over } = inBroadcastOrder([
      ownMatch('old', { status: 'finished', date: '2026-10-04T18:00:00.000Z' }),
      ownMatch('new', { status: 'cancelled', date: '2026-10-11T18:00:00.000Z' }),
    ]);
    expect(coming).toEqual([]);
    expect(over.map(({ _id }) => _id)).toEqual(['new', 'old']);
  });

  it('have a stream to control until they are over, and as long as it runs', () => {
    expect(isControlled(ownMatch('m'))).toBe(true);
    expect(isControlled(ownMatch('m', { status: 'live' }))).toBe(true);
    expect(isControlled(ownMatch('m', { status: 'finished' }))).toBe(false);
    expect(isControlled(ownMatch('m', { status: 'cancelled' }))).toBe(false);
    expect(isControlled(ownMatch('m', { status: 'finished', isLive: true }))).toBe(true);
  });
});
