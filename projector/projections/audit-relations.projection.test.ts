import type { LeagueEvent } from '@league/events/catalogue.ts';
import { formatPosition } from '@league/events/envelope.ts';
import {
  matchResultEntered,
  pointDeductionLifted,
  pointsDeducted,
  sampleMetadata,
} from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import { foldingOf } from '../running/fold.ts';
import { audit } from './audit.projection.ts';
import { given } from './given-events.ts';

const entryOf = (event: LeagueEvent): object | undefined => given(audit)(event)[formatPosition(1n)];

describe('an audit entry', () => {
  it('says that it follows from another event, where its command did not come by itself', () => {
    const event = {
      ...matchResultEntered(),
      stream: 's',
      position: 1n,
      revision: 0n,
      recordedAt: 0,
      id: 'event-1',
      metadata: sampleMetadata({ commandId: 'command', causationId: 'event-0' }),
    };
    const folding = foldingOf(audit);
    const accepted = folding.accept(event, false);
    expect(accepted && folding.evolve(null, accepted, formatPosition(1n))).toMatchObject({ caused: true });
    expect(entryOf(matchResultEntered())).not.toHaveProperty('caused');
  });

  it('knows the deduction that it makes or lifts', () => {
    const { deductionId } = pointsDeducted().data;
    expect(entryOf(pointsDeducted())).toMatchObject({ deductionId });
    expect(entryOf(pointDeductionLifted({ deductionId }))).toMatchObject({ deductionId });
  });
});
