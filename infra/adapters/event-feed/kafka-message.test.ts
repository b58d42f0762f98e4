import type { LeagueEvent } from '@league/events/catalogue.ts';
import type { Recorded } from '@league/events/envelope.ts';
import { matchResultEntered, newEvent, teamCreated } from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import { eventMessage, parseMessage, placeMessage } from './kafka-message.ts';

const recorded = (event: LeagueEvent = teamCreated(), position = 8n): Recorded<LeagueEvent> => {
  const { id, recordedAt, metadata } = newEvent(event);
  return { ...event, id, recordedAt, metadata, stream: 'team-1', revision: 3n, position };
};

const parsed = (value: string | null) => parseMessage(value === null ? null : Buffer.from(value));

describe('a message of the topic', () => {
  it.each([teamCreated({ name: 'Şimşek "Spor" İĞÜ' }), matchResultEntered()])('brings a $type as it was', (event) => {
    const original = recorded(event);
    const { key, value } = eventMessage(original, 5n);
    expect(key).toBe('team-1');
    expect(parsed(value)).toEqual({ position: 8n, previous: 5n, event: original, bytes: Buffer.byteLength(value) });
  });

  it('says positions beyond what a number can hold', () => {
    const position = 18_446_744_073_709_551_615n;
    const { value } = eventMessage(recorded(teamCreated(), position), position - 1n);
    expect(parsed(value)).toMatchObject({ position, previous: position - 1n, event: { position } });
  });

  it('may bring the place alone', () => {
    expect(parsed(placeMessage(recorded(), 0n).value)).toMatchObject({ position: 8n, previous: 0n, event: undefined });
  });

  it('brings the place alone of what is too long, and of what could not be stored again', () => {
    const long = { ...recorded(), metadata: { ...recorded().metadata, reason: 'ş'.repeat(2_000_000) } };
    const odd = recorded({
      type: 'TeamCreated',
      data: { teamId: 'x', name: 'Ada', logo: null, city: null, crest: null },
    });
    for (const event of [long, odd]) {
      expect(parsed(eventMessage(event, 7n).value)).toMatchObject({ position: 8n, previous: 7n, event: undefined });
    }
  });

  const whole = (): Record<string, unknown> =>
    JSON.parse(eventMessage(recorded(), 7n).value) as Record<string, unknown>;

  it.each([
    ['of an unknown type', { type: 'TeamExploded' }],
    ['of a newer version', { version: 99 }],
    ['without readable data', { data: '{"teamId":' }],
    ['with data that is no text', { data: {} }],
    ['without metadata', { metadata: undefined }],
    ['without a time', { recordedAt: null }],
  ])('%s stands for a place: the log is asked', (_, change) => {
    const message = parsed(JSON.stringify({ ...whole(), ...change }));
    expect(message).toMatchObject({ position: 8n, previous: 7n, event: undefined });
  });

  it.each([
    ['nothing', null],
    ['empty', ''],
    ['no JSON', '{"position":"0'],
    ['no object', '[1]'],
    ['without a position', JSON.stringify({ ...whole(), position: undefined })],
    ['with a position that is none', JSON.stringify({ ...whole(), position: '-8' })],
    ['with a revision that is none', JSON.stringify({ ...whole(), revision: '1e3' })],
    ['that names itself as the one before', JSON.stringify({ ...whole(), previous: '8' })],
    ['that names a later one as the one before', JSON.stringify({ ...whole(), previous: '9' })],
  ])('that is garbage (%s) counts as lost', (_, value) => {
    expect(parsed(value)).toBeUndefined();
  });
});
