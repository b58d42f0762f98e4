import type { LeagueEvent } from '@league/events/catalogue.ts';
import { numberedId } from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import { given } from './given-events.ts';
import { officials } from './officials.projection.ts';

const after = given(officials);
const playerId = numberedId(1);
const since = expect.any(String);

const applied: LeagueEvent = { type: 'RefereeApplied', data: { playerId, level: 'Uzman', experienceYears: 5 } };
const appointed: LeagueEvent = { type: 'RefereeAppointed', data: { playerId, personal: ['refereeNotes'] } };
const shows: LeagueEvent = { type: 'BroadcasterAppointed', data: { playerId, platform: 'Kick', personal: [] } };

describe('officials', () => {
  it('stand where the last event put them, and keep what a referee said', () => {
    const said = { level: 'Uzman', experienceYears: 5, since };
    const nothing = { playerId, broadcaster: null, personalChangedAt: null };
    expect(after(applied)[playerId]).toEqual({ ...nothing, referee: { ...said, standing: 'applied' } });
    for (const [type, standing] of [
      ['RefereeApproved', 'held'],
      ['RefereeRejected', 'rejected'],
    ] as const) {
      expect(after(applied, { type, data: { playerId } })[playerId]).toEqual({
        ...nothing,
        referee: { ...said, standing },
      });
    }
    const dismissed: LeagueEvent = { type: 'RefereeDismissed', data: { playerId, cause: 'dismissed' } };
    expect(after(applied, appointed, dismissed)[playerId]).toMatchObject({
      referee: { ...said, standing: 'dismissed' },
    });
  });

  it('hold both offices, and say when personal data was written', () => {
    expect(after(appointed, shows)[playerId]).toEqual({
      playerId,
      referee: { standing: 'held', since, level: null, experienceYears: null },
      broadcaster: { standing: 'held', since, platform: 'Kick' },
      personalChangedAt: since,
    });
  });

  it.each([
    ['BroadcasterApproved', 'held'],
    ['BroadcasterRejected', 'rejected'],
  ] as const)('of %s are %s on their platform, and nothing without one', (type, standing) => {
    const event: LeagueEvent = { type, data: { playerId } };
    expect(after(shows, event)[playerId]).toMatchObject({ broadcaster: { standing, platform: 'Kick' } });
    expect(after(event)).toEqual({});
  });

  it('leave with the player', () => {
    expect(after(applied, { type: 'PlayerDeleted', data: { playerId, gamertag: 'Kartal42' } })).toEqual({});
  });
});
