import { RecordingUncertain, StoreUnavailable } from '@league/events/ports/event-store.ts';
import { expect, it } from 'vitest';
import { failureLines } from './failures.ts';

it.each([new StoreUnavailable('the log is away'), new RecordingUncertain('the log went away')])(
  '%s is told in one line, without a stack',
  (error) => {
    expect(failureLines(error)).toEqual([`league: ${error.message}`]);
  },
);

it('a bug is told with its stack and that of its cause, which may be of another thread', () => {
  const cause = Object.assign(new TypeError('it is null'), {
    stack: 'TypeError: it is null\n    at projector.worker.ts:7',
  });
  const [told] = failureLines(new Error('the thread has failed', { cause }));
  expect(told).toMatch(/^league: Error: the thread has failed\n +at .*failures\.test\.ts/);
  expect(told).toContain('projector.worker.ts:7');
});
