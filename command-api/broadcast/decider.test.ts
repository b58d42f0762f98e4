import { matchFacts, numberedId } from '@league/events/testing/sample-events.ts';
import { describe, it } from 'vitest';
import { specify } from '../testing/specify.ts';
import { type BroadcastCommand, broadcastDecider, type BroadcastEvent, COUNT_EVERY_MS } from './decider.ts';

const { given } = specify(broadcastDecider);
const [ada, efe] = [numberedId(31), numberedId(32)];
const match = matchFacts();
const over = { match, isOver: true };
const open = { match, isOver: false };

const assigned = (playerId: string, role: 'main' | 'co' = 'main'): BroadcastEvent => ({
  type: 'BroadcasterAssignedToMatch',
  data: { ...match, role, playerId, platform: 'Twitch', personal: [] },
});
const removed = (
  playerId: string,
  cause: 'removed' | 'replaced' | 'dismissed',
  role: 'main' | 'co' = 'main',
): BroadcastEvent => ({
  type: 'BroadcasterRemovedFromMatch',
  data: { ...match, role, playerId, cause },
});
type Assign = Extract<BroadcastCommand, { type: 'AssignBroadcaster' }>;
const assign = (playerId: string, more: Partial<Assign> = {}): BroadcastCommand => ({
  type: 'AssignBroadcaster',
  ...open,
  role: 'main',
  playerId,
  platform: 'Twitch',
  personal: [],
  from: null,
  confirmed: false,
  facts: { name: 'Ada', isInOffice: true, playsFor: null, busyAt: null, standing: 'Efe' },
  ...more,
});
const facts = (more: Partial<Assign['facts']>): Pick<Assign, 'facts'> => ({
  facts: { name: 'Ada', isInOffice: true, playsFor: null, busyAt: null, standing: null, ...more },
});
const remove = (playerId?: string): BroadcastCommand => ({ type: 'RemoveBroadcaster', ...open, playerId });
const dismiss: BroadcastCommand = { type: 'DismissBroadcaster', ...open, playerId: ada };

describe('a broadcaster of a match', () => {
  it('is one main one, and any number of others', () => {
    given().when(assign(ada)).happens(assigned(ada));
    given(assigned(ada)).when(assign(ada)).nothingHappens();
    given(assigned(ada))
      .when(assign(efe, { role: 'co' }))
      .happens(assigned(efe, 'co'));
    given(assigned(ada))
      .when(assign(ada, { role: 'co' }))
      .refused('ALREADY_AT_MATCH');
  });

  it('takes the place of another only by who knows it', () => {
    given(assigned(efe))
      .when(assign(ada))
      .refused('BROADCASTER_STANDS', { values: { name: 'Efe' } });
    given(assigned(efe))
      .when(assign(ada, { from: efe }))
      .happens(removed(efe, 'replaced'), assigned(ada));
  });

  it('holds the office, and neither plays nor is busy unless that is known', () => {
    given()
      .when(assign(ada, facts({ isInOffice: false })))
      .refused('BROADCASTER_NOT_FOUND');
    given()
      .when(assign(ada, facts({ playsFor: 'Moda' })))
      .refused('OFFICIAL_PLAYS');
    given()
      .when(assign(ada, facts({ busyAt: 'Moda – Ege' })))
      .refused('OFFICIAL_BUSY');
    given()
      .when(assign(ada, { ...facts({ playsFor: 'Moda' }), confirmed: true }))
      .happens(assigned(ada));
  });

  it('is removed: the main one, or whoever is named', () => {
    given(assigned(ada), assigned(efe, 'co')).when(remove()).happens(removed(ada, 'removed'));
    given(assigned(ada), assigned(efe, 'co'))
      .when(remove(efe))
      .happens(removed(efe, 'removed', 'co'));
    given().when(remove()).nothingHappens();
    given().when(remove(efe)).nothingHappens();
  });

  it('is dismissed from the match', () => {
    given(assigned(ada)).when(dismiss).happens(removed(ada, 'dismissed'));
    given(assigned(efe)).when(dismiss).nothingHappens();
  });

  it('stays once the match is over', () => {
    given(assigned(efe))
      .when(assign(ada, { ...over, from: efe }))
      .refused('MATCH_OVER');
    given(assigned(efe))
      .when({ ...remove(), ...over })
      .refused('MATCH_OVER');
    given(assigned(ada))
      .when({ ...dismiss, ...over })
      .nothingHappens();
  });
});

describe('a stream of a match', () => {
  const START = Date.parse('2026-11-21T18:00:00.000Z');
  const set = (
    isLive: boolean | undefined,
    more: Partial<Extract<BroadcastCommand, { type: 'SetStream' }>> = {},
  ): BroadcastCommand => ({
    type: 'SetStream',
    ...open,
    playerId: ada,
    isLive,
    now: START,
    ...more,
  });
  const started: BroadcastEvent = { type: 'StreamStarted', data: { ...match, playerId: ada, platform: 'Twitch' } };
  const stopped = (cause: 'stopped' | 'removed' | 'over'): BroadcastEvent => ({
    type: 'StreamStopped',
    data: { ...match, playerId: ada, cause },
  });
  const counted = (viewers: number, at = START): BroadcastEvent => ({
    type: 'ViewersCounted',
    data: { ...match, playerId: ada, viewers, countedAt: new Date(at).toISOString() },
  });

  it('is started and stopped once, by a broadcaster of the match', () => {
    given(assigned(ada)).when(set(true)).happens(started);
    given(assigned(ada), started).when(set(true)).nothingHappens();
    given(assigned(ada), started).when(set(false)).happens(stopped('stopped'));
    given(assigned(ada)).when(set(false)).nothingHappens();
    for (const nobody of [{}, { playerId: null }]) given().when(set(true, nobody)).refused('NOT_BROADCASTER');
    given(assigned(efe)).when(set(true)).refused('NOT_BROADCASTER');
  });

  it('begins before the match is over, and may outlive it', () => {
    given(assigned(ada))
      .when(set(true, { isOver: true }))
      .refused('STREAM_TOO_LATE');
    given(assigned(ada), started)
      .when(set(true, { isOver: true, viewers: 5 }))
      .happens(counted(5));
    given(assigned(ada), started)
      .when(set(false, { isOver: true }))
      .happens(stopped('stopped'));
  });

  it('is neither started nor started again by a count alone', () => {
    given(assigned(ada))
      .when(set(undefined, { viewers: 12 }))
      .refused('STREAM_NOT_RUNNING');
    given(assigned(ada), started, stopped('removed'))
      .when(set(undefined, { viewers: 12 }))
      .refused('STREAM_NOT_RUNNING');
    given(assigned(ada), started)
      .when(set(undefined, { viewers: 12 }))
      .happens(counted(12));
  });

  it('has its viewers counted at most once a minute, where the number changes', () => {
    given(assigned(ada))
      .when(set(true, { viewers: 12 }))
      .happens(started, counted(12));
    const soon = START + COUNT_EVERY_MS - 1;
    const later = START + COUNT_EVERY_MS;
    const before = [assigned(ada), started, counted(12)];
    given(...before)
      .when(set(true, { viewers: 20, now: soon }))
      .nothingHappens();
    given(...before)
      .when(set(true, { viewers: 20, now: later }))
      .happens(counted(20, later));
    given(...before)
      .when(set(true, { viewers: 12, now: later }))
      .nothingHappens();
    given(...before, stopped('stopped'))
      .when(set(true, { viewers: 3, now: soon }))
      .happens(started, counted(3, soon));
  });

  it('ends with its broadcaster, and where the match is over for long', () => {
    given(assigned(ada), started).when(remove()).happens(stopped('removed'), removed(ada, 'removed'));
    given(assigned(ada), started).when(dismiss).happens(stopped('removed'), removed(ada, 'dismissed'));
    given(assigned(ada), started)
      .when({ ...dismiss, isOver: true })
      .happens(stopped('removed'));
    given(assigned(ada), started)
      .when({ type: 'StopStreams', ...over })
      .happens(stopped('over'));
    given(assigned(ada))
      .when({ type: 'StopStreams', ...over })
      .nothingHappens();
  });
});
