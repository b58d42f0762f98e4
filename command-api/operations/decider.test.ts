import { freshId } from '@league/events/testing/sample-events.ts';
import { describe, it } from 'vitest';
import { specify } from '../testing/specify.ts';
import { type OperationsEvent, operationsDecider } from './decider.ts';

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
  const event = { projection: 'teams', eventId: freshId(), stream: 'team-1', revision: 0 };
  const skipped = (data: typeof event): OperationsEvent => ({ type: 'ProjectionSkipped', data });

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

  it('is recorded of a process as an act of its own, once, whatever was skipped for a projection of the same name', () => {
    const { projection: process, ...place } = event;
    const skip = { type: 'SkipEvent', process, ...place } as const;
    const recorded: OperationsEvent = { type: 'ProcessSkipped', data: { process, ...place } };
    given(skipped(event)).when(skip).happens(recorded);
    given(recorded).when(skip).nothingHappens();
    given(recorded)
      .when({ type: 'SkipEvent', ...event })
      .happens(skipped(event));
  });
});
