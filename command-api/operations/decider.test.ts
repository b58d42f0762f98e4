import { freshId } from '@league/events/testing/sample-events.ts';
import { describe, it } from 'vitest';
import { specify } from '../testing/specify.ts';
import { type OperationsEvent, operationsDecider, type SkippedEvent } from './decider.ts';

const { given } = specify(operationsDecider);

const asked = (...projections: string[]): OperationsEvent => ({ type: 'RebuildRequested', data: { projections } });

describe('asking for a rebuild', () => {
  it('is recorded each time, whatever was asked before', () => {
    given()
      .when({ type: 'RequestRebuild', projections: ['standings'] })
      .happens(asked('standings'));
    given(asked('standings')).when({ type: 'RequestRebuild', projections: [] }).happens(asked());
  });
});

describe('skipping an event', () => {
  const event: SkippedEvent = { projection: 'teams', eventId: freshId(), stream: 'team-1', revision: 0 };
  const skipped = (data: SkippedEvent): OperationsEvent => ({ type: 'ProjectionSkipped', data });

  it('is recorded with what finds the event in any copy of the log', () => {
    given()
      .when({ type: 'SkipEvent', ...event })
      .happens(skipped(event));
  });

  it('happens once for the same event and projection', () => {
    given(skipped(event), asked('teams'))
      .when({ type: 'SkipEvent', ...event })
      .nothingHappens();
  });

  it('is for one projection, and for one event', () => {
    const [elsewhere, later] = [
      { ...event, projection: 'audit' },
      { ...event, eventId: freshId(), revision: 1 },
    ];
    given(skipped(event))
      .when({ type: 'SkipEvent', ...elsewhere })
      .happens(skipped(elsewhere));
    given(skipped(event), skipped(elsewhere))
      .when({ type: 'SkipEvent', ...later })
      .happens(skipped(later));
  });
});
