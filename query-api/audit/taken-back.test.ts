import { formatPosition } from '@league/events/envelope.ts';
import { describe, expect, it } from 'vitest';
import type { AuditDocument } from '../contract/audit.ts';
import { undoings } from './taken-back.ts';

const entry = (position: number, type: string, more: Partial<AuditDocument> = {}): AuditDocument => ({
  position: formatPosition(BigInt(position)),
  eventId: `e${position}`,
  type,
  stream: 'seasons',
  recordedAt: '2026-09-04T18:00:00.000Z',
  actorId: 'a',
  actorRole: 'admin',
  reason: null,
  correlationId: 'c',
  causationId: 'c',
  season: 1,
  matchId: null,
  teamId: null,
  playerId: null,
  adminId: null,
  void: false,
  before: null,
  after: null,
  ...more,
});

const undo = (position: number, act: string, season = 1): AuditDocument =>
  entry(position, 'SeasonActUndone', { season, before: { act } });

/** "5 took back 3", for all that were taken back. */
const pairs = (
  acts: readonly AuditDocument[],
  deductions: readonly AuditDocument[] = [],
): readonly (readonly [number, number])[] =>
  undoings({ acts, deductions }).map((pair) => [Number(pair.undo.position), Number(pair.undone.position)]);

describe('what was taken back', () => {
  it('is the last act of that type which stands', () => {
    const acts = [
      entry(1, 'TransfersReset'),
      entry(2, 'TransfersReset'),
      undo(3, 'TransfersReset'),
      entry(4, 'SeasonReset'),
      undo(5, 'TransfersReset'),
      undo(6, 'SeasonReset'),
    ];
    expect(pairs(acts)).toEqual([
      [3, 2],
      [5, 1],
      [6, 4],
    ]);
  });

  it('is the last such act of its season, on a team as on all of it', () => {
    const deleted = (position: number, more: Partial<AuditDocument>) => entry(position, 'MatchesDeleted', more);
    const acts = [deleted(1, {}), deleted(2, { teamId: 'a' }), deleted(3, { season: 2 })];
    expect(pairs([...acts, undo(4, 'MatchesDeleted'), undo(5, 'MatchesDeleted', 2)])).toEqual([
      [4, 2],
      [5, 3],
    ]);
  });

  it('is nothing where no such act stands', () => {
    expect(pairs([undo(1, 'MatchesDeleted'), entry(2, 'MatchesDeleted')])).toEqual([]);
  });

  it('is the deduction of that id, whatever was deducted between', () => {
    const deductions = [
      entry(1, 'PointsDeducted', { deductionId: 'x' }),
      entry(2, 'PointsDeducted', { deductionId: 'y' }),
      entry(3, 'PointDeductionLifted', { deductionId: 'x' }),
      entry(4, 'PointDeductionLifted'),
    ];
    expect(pairs([], deductions)).toEqual([[3, 1]]);
  });
});
