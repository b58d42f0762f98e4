import { newEvent, teamCreated, teamHistory } from '@league/events/testing/sample-events.ts';
import { operationsStream } from '@league/events/streams.ts';
import { expect, it } from 'vitest';
import { createFakeEventStore } from '../testing/fake-event-store.ts';
import { loadSkips } from './operators-acts.ts';

it('skips are found in every copy of the log, wherever the copy has the events', async () => {
  const skipped = newEvent(teamCreated());
  const act = newEvent({
    type: 'ProjectionSkipped',
    data: { projection: 'teams', eventId: skipped.id, stream: 'team-1', revision: 1 },
  } as const);
  const ofProcess = newEvent({
    type: 'ProcessSkipped',
    data: { process: 'teams', eventId: skipped.id, stream: 'team-1', revision: 1 },
  } as const);
  for (const before of [1, 5]) {
    const copy = createFakeEventStore();
    await copy.append('team-0', teamHistory(before), 'no-stream');
    await copy.append('team-1', [newEvent(teamCreated()), skipped], 'no-stream');
    await copy.append(operationsStream, [ofProcess, act], 'no-stream');
    expect(await loadSkips(copy)).toEqual([{ projection: 'teams', position: BigInt(before + 2) }]);
  }
});
