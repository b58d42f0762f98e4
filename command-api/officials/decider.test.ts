import { numberedId } from '@league/events/testing/sample-events.ts';
import { describe, it } from 'vitest';
import { specify } from '../testing/specify.ts';
import { type OfficialCommand, officialDecider, type OfficialEvent } from './decider.ts';

const playerId = numberedId(1);
const { given } = specify(officialDecider);

const applied: OfficialEvent = { type: 'RefereeApplied', data: { playerId, level: 'Yeni', experienceYears: 1 } };
const appointed: OfficialEvent = { type: 'RefereeAppointed', data: { playerId, personal: [] } };
const approved: OfficialEvent = { type: 'RefereeApproved', data: { playerId } };
const rejected: OfficialEvent = { type: 'RefereeRejected', data: { playerId } };
const dismissed: OfficialEvent = { type: 'RefereeDismissed', data: { playerId, cause: 'dismissed' } };
const onTwitch: OfficialEvent = {
  type: 'BroadcasterApplied',
  data: { playerId, platform: 'Twitch', personal: ['channelLink'] },
};
const broadcaster: OfficialEvent = {
  type: 'BroadcasterAppointed',
  data: { playerId, platform: 'Kick', personal: ['channelLink'] },
};

const apply: OfficialCommand = {
  type: 'ApplyAsReferee',
  playerId,
  isApproved: true,
  level: 'Yeni',
  experienceYears: 1,
};
const applyToShow: OfficialCommand = {
  type: 'ApplyAsBroadcaster',
  playerId,
  isApproved: true,
  platform: 'Twitch',
  personal: ['channelLink'],
};
const appoint: OfficialCommand = { type: 'AppointReferee', playerId, isApproved: true, personal: [] };
const appointToShow: OfficialCommand = {
  type: 'AppointBroadcaster',
  playerId,
  isApproved: true,
  platform: 'Kick',
  personal: ['channelLink'],
};
const grant: OfficialCommand = { type: 'Grant', office: 'referee', playerId, isApproved: true };
const refuse: OfficialCommand = { type: 'Refuse', office: 'referee', playerId };
const dismiss: OfficialCommand = { type: 'Dismiss', office: 'referee', playerId };

describe('an application', () => {
  it('is made, changed, and not recorded twice', () => {
    given().when(apply).happens(applied);
    given(applied).when(apply).nothingHappens();
    given(applied)
      .when({ ...apply, experienceYears: 2 })
      .happens({ type: 'RefereeApplied', data: { playerId, level: 'Yeni', experienceYears: 2 } });
    given().when(applyToShow).happens(onTwitch);
    given(onTwitch)
      .when({ ...applyToShow, personal: [] })
      .nothingHappens();
  });

  it('is granted or refused, once', () => {
    given(applied).when(grant).happens(approved);
    given(applied, approved).when(grant).nothingHappens();
    given(applied).when(refuse).happens(rejected);
    given(applied, rejected).when(refuse).nothingHappens();
    given(onTwitch)
      .when({ ...grant, office: 'broadcaster' })
      .happens({ type: 'BroadcasterApproved', data: { playerId } });
  });

  it('that was refused may still be granted, and may be made anew', () => {
    given(applied, rejected).when(grant).happens(approved);
    given(applied, rejected).when(apply).happens(applied);
    given(appointed, dismissed).when(apply).happens(applied);
  });

  it.each([[[]], [[appointed, dismissed]]])('that was not made is neither granted nor refused: %j', (history) => {
    given(...history)
      .when(grant)
      .refused('REFEREE_NOT_FOUND');
    given(...history)
      .when(refuse)
      .refused('REFEREE_NOT_FOUND');
    given(...history)
      .when({ ...refuse, office: 'broadcaster' })
      .refused('BROADCASTER_NOT_FOUND');
  });
});

describe('an office', () => {
  it('is for approved players only', () => {
    for (const command of [apply, applyToShow, appoint, appointToShow]) {
      given()
        .when({ ...command, isApproved: false })
        .refused('PLAYER_NOT_APPROVED');
    }
    given(applied)
      .when({ ...grant, isApproved: false })
      .refused('PLAYER_NOT_APPROVED');
  });

  it('is given by an appointment, with or without an application', () => {
    given().when(appoint).happens(appointed);
    given(applied).when(appoint).happens(appointed);
    given(appointed, dismissed).when(appoint).happens(appointed);
    given().when(appointToShow).happens(broadcaster);
  });

  it('is held once', () => {
    given(appointed).when(appoint).refused('ALREADY_REFEREE');
    given(applied, approved).when(apply).refused('ALREADY_REFEREE');
    given(appointed).when(refuse).refused('ALREADY_REFEREE');
    given(broadcaster).when(appointToShow).refused('ALREADY_BROADCASTER');
    given(broadcaster).when(applyToShow).refused('ALREADY_BROADCASTER');
  });

  it('is held beside the other one', () => {
    given(appointed).when(appointToShow).happens(broadcaster);
    given(broadcaster).when(appoint).happens(appointed);
  });

  it('ends by a dismissal, once', () => {
    given(appointed).when(dismiss).happens(dismissed);
    given(appointed, dismissed).when(dismiss).refused('REFEREE_NOT_FOUND');
    given(applied).when(dismiss).refused('REFEREE_NOT_FOUND');
    given(appointed)
      .when({ ...dismiss, office: 'broadcaster' })
      .refused('BROADCASTER_NOT_FOUND');
  });

  it('ends with the player, and what was asked for is refused', () => {
    given(appointed, onTwitch)
      .when({ type: 'EndOffices', playerId, cause: 'deleted' })
      .happens(
        { type: 'RefereeDismissed', data: { playerId, cause: 'deleted' } },
        { type: 'BroadcasterRejected', data: { playerId } },
      );
    given(applied, rejected).when({ type: 'EndOffices', playerId, cause: 'rejected' }).nothingHappens();
  });
});
