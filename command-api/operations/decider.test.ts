import { describe, it } from 'vitest';
import { specify } from '../testing/specify.ts';
import { type OperationsEvent, operationsDecider } from './decider.ts';

const { given } = specify(operationsDecider);

describe('asking for a rebuild', () => {
  const asked = (...projections: string[]): OperationsEvent => ({ type: 'RebuildRequested', data: { projections } });

  it('is recorded each time, whatever was asked before', () => {
    given()
      .when({ type: 'RequestRebuild', projections: ['standings'] })
      .happens(asked('standings'));
    given(asked('standings')).when({ type: 'RequestRebuild', projections: [] }).happens(asked());
  });
});
