import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Catalogue, catalogue, eventTypes } from './catalogue.ts';
import { codec, createCodec, InvalidEvent, UnreadableEvent } from './codec.ts';
import {
  fixturesGenerated,
  fixturesImported,
  matchResultCorrected,
  matchResultEntered,
  seasonStarted,
  teamCreated,
} from './testing/sample-events.ts';

/**
 * A catalogue with several versions, for tests only: a transfer's fee is a text in version 1, a number of euros in
 * version 2, and an amount with its currency in version 3.
 */
const withHistory = {
  PlayerTransferred: {
    schema: z.strictObject({ player: z.string(), fee: z.strictObject({ amount: z.number(), currency: z.string() }) }),
    version: 3,
    upcasters: {
      1: (data) => ({ ...(data as object), fee: Number((data as { fee: string }).fee) }),
      2: (data) => ({ ...(data as object), fee: { amount: (data as { fee: number }).fee, currency: 'EUR' } }),
    },
  },
} as const satisfies Catalogue;

const historic = createCodec(withHistory);
const read = (version: number, data: object): unknown =>
  historic.decode('PlayerTransferred', version, JSON.stringify(data));
const newest = { type: 'PlayerTransferred', data: { player: 'Ada', fee: { amount: 5, currency: 'EUR' } } };

describe('an event of an older shape', () => {
  it('is lifted over every version in between', () => {
    expect(read(1, { player: 'Ada', fee: '5' })).toEqual(newest);
    expect(read(2, { player: 'Ada', fee: 5 })).toEqual(newest);
  });

  it('is left alone when it has the newest shape', () => {
    expect(read(3, newest.data)).toEqual(newest);
  });

  it('fits the newest schema after lifting, whatever was in it', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer(), fc.constantFrom(1, 2), (player, fee, version) => {
        const lifted = read(version, { player, fee: version === 1 ? String(fee) : fee });
        expect(historic.encode(lifted as typeof newest).version).toBe(3);
      }),
    );
  });

  it('cannot be read when the step from its version is missing', () => {
    const { 1: first } = withHistory.PlayerTransferred.upcasters;
    const gap = createCodec({ PlayerTransferred: { ...withHistory.PlayerTransferred, upcasters: { 1: first } } });
    expect(() => gap.decode('PlayerTransferred', 1, '{"fee":"5"}')).toThrow(
      new UnreadableEvent(`no upcaster for 'PlayerTransferred' from version 2`),
    );
  });

  it('cannot be read when a step fails at what is in it', () => {
    const trip = (): never => {
      throw new TypeError('no fee');
    };
    const tripping = createCodec({ PlayerTransferred: { ...withHistory.PlayerTransferred, upcasters: { 1: trip } } });
    expect(() => tripping.decode('PlayerTransferred', 1, '{}')).toThrow(
      new UnreadableEvent(`'PlayerTransferred' cannot be lifted from version 1: TypeError: no fee`),
    );
  });
});

describe('a stored event that this program does not know', () => {
  it.each([
    ['a type from elsewhere', 'TeamExploded', 1, '{}', `unknown event type 'TeamExploded'`],
    ['a newer version', 'TeamCreated', 4, '{}', `'TeamCreated' has version 4, this program reads up to 3`],
    ['a version before the first', 'TeamCreated', 0, '{}', `'TeamCreated' has version 0, this program reads up to 3`],
    ['half a JSON text', 'TeamCreated', 3, '{"teamId":', `the data of 'TeamCreated' is not JSON`],
    ['nothing', 'TeamCreated', 3, 'null', `the data of 'TeamCreated' is no object`],
    ['a text', 'TeamCreated', 3, '"Moda"', `the data of 'TeamCreated' is no object`],
    ['an older text', 'TeamCreated', 1, '"Moda"', `the data of 'TeamCreated' is no object`],
    ['nothing of an older version', 'TeamCreated', 1, 'null', `the data of 'TeamCreated' is no object`],
  ] as const)('is refused and named: %s', (_, type, version, data, message) => {
    expect(() => codec.decode(type, version, data)).toThrow(new UnreadableEvent(message));
  });

  it('is not checked beyond name, version and JSON, since it was checked when it was written', () => {
    expect(codec.decode('TeamCreated', 3, '{"later":true}')).toEqual({ type: 'TeamCreated', data: { later: true } });
  });
});

const reserved = { name: 'Ada', owner: teamCreated().data.teamId };

const withGoals = (homeScore: number): object => {
  const { data } = matchResultEntered();
  return { ...data, result: { ...data.result, homeScore } };
};

describe('an event on its way into the log', () => {
  it.each([
    seasonStarted(),
    fixturesGenerated(),
    fixturesImported(),
    teamCreated(),
    matchResultEntered(),
    matchResultCorrected(),
  ])('comes back as it went in: $type', (event) => {
    const { type, version, data } = codec.encode(event);
    expect(codec.decode(type, version, data)).toEqual(event);
  });

  it('is stored in the newest version', () => {
    expect(historic.encode(newest)).toEqual({
      type: 'PlayerTransferred',
      version: 3,
      data: JSON.stringify(newest.data),
    });
  });

  it.each([
    ['an unknown type', { type: 'TeamExploded', data: {} }, `unknown event type 'TeamExploded'`],
    ['a missing field', { type: 'TeamCreated', data: { name: 'Ada', logo: null } }, 'TeamCreated.teamId'],
    ['a field too many', { type: 'Reserved', data: { ...reserved, email: 'a@b.c' } }, 'Reserved'],
    [
      'a wrong value deep inside',
      { ...matchResultEntered(), data: withGoals(-1) },
      'MatchResultEntered.result.homeScore',
    ],
  ])('is refused when malformed, with the place of the fault: %s', (_, event, message) => {
    expect(() => codec.encode(event)).toThrow(InvalidEvent);
    expect(() => codec.encode(event)).toThrow(message);
  });
});

describe('the catalogue', () => {
  it.each(eventTypes)('has an upcaster for every version of %s but the newest', (type) => {
    const { version, upcasters } = catalogue[type];
    expect(Object.keys(upcasters).map(Number)).toEqual(Array.from({ length: version - 1 }, (_, index) => index + 1));
  });
});
