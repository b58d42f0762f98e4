import type { LeagueEvent } from '@league/events/catalogue.ts';
import type { Recorded } from '@league/events/envelope.ts';
import { newEvent, teamCreated } from '@league/events/testing/sample-events.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EventMessage } from './kafka-message.ts';
import { createRecentEvents, type RecentEvents } from './recent-events.ts';

const { id, event, recordedAt, metadata } = newEvent(teamCreated());

/** Positions are tens, as those of a log whose positions have gaps. */
const message = (number: number, readable = true, bytes = 100): EventMessage => {
  const position = BigInt(number) * 10n;
  const recorded: Recorded<LeagueEvent> = {
    ...event,
    id,
    recordedAt,
    metadata,
    stream: 'team-1',
    revision: 0n,
    position,
  };
  return { position, previous: position - 10n, event: readable ? recorded : undefined, bytes };
};

const positions = (recent: RecentEvents, after: bigint, limit = 100): readonly bigint[] =>
  recent.following(after, limit).map(({ position }) => position);

const holding = (...numbers: readonly number[]): RecentEvents => {
  const recent = createRecentEvents(1_000, 1e6);
  for (const number of numbers) recent.take(message(number));
  return recent;
};

describe('the recent events', () => {
  it('say what follows a place that they know', () => {
    const recent = holding(4, 5, 6);
    expect(positions(recent, 30n)).toEqual([40n, 50n, 60n]);
    expect(positions(recent, 40n)).toEqual([50n, 60n]);
    expect(positions(recent, 47n, 1)).toEqual([50n]);
    expect(positions(recent, 60n)).toEqual([]);
  });

  it('say nothing of what follows a place before them', () => {
    expect(positions(holding(4, 5), 29n)).toEqual([]);
    expect(positions(holding(), 0n)).toEqual([]);
  });

  it('know repeats and gaps', () => {
    const recent = holding(4, 5);
    expect([4, 5, 6, 6, 9, 8, 10].map((number) => recent.take(message(number)))).toEqual([
      'known',
      'known',
      'next',
      'known',
      'gap',
      'known',
      'next',
    ]);
    expect(positions(recent, 60n)).toEqual([]);
    expect(positions(recent, 80n)).toEqual([90n, 100n]);
  });

  it('take what comes after they were cleared for no gap, and what they had for a repeat', () => {
    const recent = holding(4, 5);
    recent.clear();
    expect([5, 9].map((number) => recent.take(message(number)))).toEqual(['known', 'next']);
    expect(positions(recent, 50n)).toEqual([]);
    expect(recent.last()).toBe(90n);
  });

  it('stop before an event that only the log can give, and go on behind it', () => {
    const recent = holding(1);
    recent.take(message(2, false));
    recent.take(message(3));
    expect(positions(recent, 0n)).toEqual([10n]);
    expect(positions(recent, 10n)).toEqual([]);
    expect(positions(recent, 20n)).toEqual([30n]);
  });

  it('throw what is known to be wrong with the very next event, behind those before it', () => {
    const recent = holding(1);
    const error = new Error('poison');
    recent.take({ ...message(2, false), error });
    recent.take(message(3));
    expect(positions(recent, 0n)).toEqual([10n]);
    expect(() => recent.following(10n, 100)).toThrow(error);
    expect(positions(recent, 20n)).toEqual([30n]);
  });

  it('keep no more than they may', () => {
    const recent = createRecentEvents(100, 1_000);
    for (let number = 1; number <= 300; number += 1) recent.take(message(number, true, 1));
    const kept = positions(recent, 2_500n);
    expect(kept.at(-1)).toBe(3_000n);
    expect(positions(recent, 1_990n)).toEqual([]);
    recent.take(message(301, true, 5_000));
    expect(positions(recent, 3_000n)).toEqual([]);
    recent.take(message(302, true, 1));
    expect(positions(recent, 3_010n)).toEqual([3_020n]);
  });

  it('never leave out an event between two, whatever order messages come in', { retry: 0 }, () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 200 }), (numbers) => {
        const recent = createRecentEvents(10, 1e6);
        for (const number of numbers) {
          recent.take(message(number));
          for (let after = 0n; after <= 300n; after += 10n) {
            const found = positions(recent, after);
            expect(found).toEqual(found.map((_, index) => after + 10n * BigInt(index + 1)));
          }
        }
      }),
      { numRuns: 50 },
    );
  });
});
