import { RecordingUncertain, StoreUnavailable } from '@league/events/ports/event-store.ts';
import { expect, it } from 'vitest';
import { failureLines } from './failures.ts';

it.each([new StoreUnavailable('the log is away'), new RecordingUncertain('the log went away')])(
  '%s is told in one line, without a stack',
  (error) => {
    expect(failureLines(error)).toEqual([`league: ${error.message}`]);
  },
);
