import { type OfficialDocument, officialsModel } from '../contract/officials.ts';
import type { ProfileAnswer } from '../contract/players.ts';
import type { ReadView } from '../ports/read-model-reader.ts';

/** The offices of players by id; undefined for one who never asked for any. */
export type OfficesOf = (playerId: string) => OfficialDocument | undefined;

/** The offices of all players. */
export const readOffices = async (view: ReadView): Promise<OfficesOf> => {
  const byId = new Map((await view.list(officialsModel)).map((official) => [official.playerId, official]));
  return (playerId) => byId.get(playerId);
};

type Standing = NonNullable<OfficialDocument['referee']>['standing'];

/** An office as answers name it; one that ended is none. */
export const statusOf = (standing: Standing) => STATUS[standing];

const STATUS = { applied: 'pending', held: 'approved', rejected: 'rejected', dismissed: null } as const;

/** The roles that a player has by the offices that are held. */
export const officeRoles = (official: OfficialDocument | undefined): ('referee' | 'broadcaster')[] =>
  (['referee', 'broadcaster'] as const).filter((office) => official?.[office]?.standing === 'held');

type Offices = Pick<ProfileAnswer, 'refereeInfo' | 'broadcasterInfo'>;

/** A player's offices for those who may know of applications too: admins, and the player. */
export const allOffices = (official: OfficialDocument | undefined): Offices => {
  const { referee = null, broadcaster = null } = official ?? {};
  const asReferee = referee && statusOf(referee.standing);
  const asBroadcaster = broadcaster && statusOf(broadcaster.standing);
  return {
    refereeInfo:
      referee && asReferee
        ? { isRefereeApproved: asReferee === 'approved', status: asReferee, level: referee.level }
        : null,
    broadcasterInfo:
      broadcaster && asBroadcaster
        ? { isBroadcasterApproved: asBroadcaster === 'approved', status: asBroadcaster, platform: broadcaster.platform }
        : null,
  };
};

/** A player's offices for everybody: those that are held. */
export const heldOffices = (official: OfficialDocument | undefined): Offices => {
  const { refereeInfo, broadcasterInfo } = allOffices(official);
  return {
    refereeInfo: refereeInfo?.isRefereeApproved === true ? refereeInfo : null,
    broadcasterInfo: broadcasterInfo?.isBroadcasterApproved === true ? broadcasterInfo : null,
  };
};
