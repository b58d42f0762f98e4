import type { LeagueEvent } from '@league/events/catalogue.ts';
import { formatPosition } from '@league/events/envelope.ts';
import {
  broadcasterAssignedToMatch,
  numberedId,
  refereeAssignedToMatch,
  refereeRemovedFromMatch,
} from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import { audit } from './audit.projection.ts';
import { given } from './given-events.ts';

const playerId = numberedId(6);

describe('an audit entry of an official', () => {
  const summaries: readonly (readonly [LeagueEvent, object])[] = [
    [
      { type: 'RefereeApplied', data: { playerId, level: 'Yeni', experienceYears: 1 } },
      { playerId, before: null, after: { level: 'Yeni', experienceYears: 1 } },
    ],
    [
      { type: 'RefereeAppointed', data: { playerId, personal: ['refereeNotes'] } },
      { playerId, before: null, after: { personal: ['refereeNotes'] } },
    ],
    [
      { type: 'RefereeAppointed', data: { playerId, personal: [] } },
      { playerId, before: null, after: null },
    ],
    [
      { type: 'RefereeDismissed', data: { playerId, cause: 'deleted' } },
      { playerId, before: null, after: { cause: 'deleted' } },
    ],
    [
      { type: 'BroadcasterApplied', data: { playerId, platform: 'Kick', personal: ['channelLink'] } },
      { playerId, before: null, after: { platform: 'Kick', personal: ['channelLink'] } },
    ],
    [
      { type: 'BroadcasterApproved', data: { playerId } },
      { playerId, before: null, after: { status: 'approved' } },
    ],
    [
      { type: 'RefereeRejected', data: { playerId } },
      { playerId, before: null, after: { status: 'rejected' } },
    ],
    [refereeAssignedToMatch({ role: 'var', playerId }), { playerId, before: null, after: { role: 'var', playerId } }],
    [
      broadcasterAssignedToMatch({ playerId, personal: ['streamLinks'] }),
      { playerId, before: null, after: { role: 'main', playerId, platform: 'Twitch', personal: ['streamLinks'] } },
    ],
    [
      refereeRemovedFromMatch({ playerId, cause: 'dismissed' }),
      { playerId, before: { role: 'main', playerId }, after: { playerId: null, cause: 'dismissed' } },
    ],
  ];
  it.each(summaries)('says what was said, and of personal fields their names alone: $type', (event, expected) => {
    expect(given(audit)(event)[formatPosition(1n)]).toMatchObject(expected);
  });
});
