import type { LeagueEventOf } from '@league/events/catalogue.ts';
import type { DismissalCause, OfficialField, Platform, RefereeLevel } from '@league/events/officials.ts';
import type { Decider } from '../handling/decider.ts';
import { Refused } from '../handling/refused.ts';

/** The two offices that an approved player can hold. */
export type Office = 'referee' | 'broadcaster';

export type OfficialEvent = LeagueEventOf<
  | 'RefereeApplied'
  | 'RefereeAppointed'
  | 'RefereeApproved'
  | 'RefereeRejected'
  | 'RefereeDismissed'
  | 'BroadcasterApplied'
  | 'BroadcasterAppointed'
  | 'BroadcasterApproved'
  | 'BroadcasterRejected'
  | 'BroadcasterDismissed'
>;

/** `personal` names what the command writes to the account. */
type Channel = { readonly platform: Platform; readonly personal: readonly OfficialField[] };

/** `isApproved`: whether the player is, which the player's own stream says. */
export type OfficialCommand = { readonly playerId: string } & (
  | {
      readonly type: 'ApplyAsReferee';
      readonly isApproved: boolean;
      readonly level: RefereeLevel;
      readonly experienceYears: number;
    }
  | ({ readonly type: 'ApplyAsBroadcaster'; readonly isApproved: boolean } & Channel)
  | { readonly type: 'AppointReferee'; readonly isApproved: boolean; readonly personal: readonly OfficialField[] }
  | ({ readonly type: 'AppointBroadcaster'; readonly isApproved: boolean } & Channel)
  | { readonly type: 'Grant'; readonly office: Office; readonly isApproved: boolean }
  | { readonly type: 'Refuse'; readonly office: Office }
  | { readonly type: 'Dismiss'; readonly office: Office }
  /** The player has left the league: held offices end, and open applications are refused. */
  | { readonly type: 'EndOffices'; readonly cause: Exclude<DismissalCause, 'dismissed'> }
);

/** Where an office stands. One that was refused or ended may be asked for again. */
type Standing = 'none' | 'applied' | 'held' | 'rejected' | 'dismissed';

export type OfficialState = {
  readonly referee: {
    readonly standing: Standing;
    /** The player's own words in the last application. */
    readonly said: { readonly level: RefereeLevel; readonly experienceYears: number } | undefined;
  };
  readonly broadcaster: { readonly standing: Standing; readonly platform: Platform | undefined };
};

const initialState = (): OfficialState => ({
  referee: { standing: 'none', said: undefined },
  broadcaster: { standing: 'none', platform: undefined },
});

/** How the events of an office are called. */
const NAME = { referee: 'Referee', broadcaster: 'Broadcaster' } as const;
const ALREADY = { referee: 'ALREADY_REFEREE', broadcaster: 'ALREADY_BROADCASTER' } as const;
const NOT_FOUND = { referee: 'REFEREE_NOT_FOUND', broadcaster: 'BROADCASTER_NOT_FOUND' } as const;

const decide = (command: OfficialCommand, state: OfficialState): OfficialEvent[] => {
  const { playerId } = command;
  switch (command.type) {
    case 'ApplyAsReferee': {
      const { level, experienceYears } = command;
      refuseUnfit('referee', command, state);
      const { standing, said } = state.referee;
      const same = said?.level === level && said.experienceYears === experienceYears;
      return standing === 'applied' && same
        ? []
        : [{ type: 'RefereeApplied', data: { playerId, level, experienceYears } }];
    }
    case 'ApplyAsBroadcaster': {
      const { platform, personal } = command;
      refuseUnfit('broadcaster', command, state);
      const { standing, platform: before } = state.broadcaster;
      return standing === 'applied' && before === platform && personal.length === 0
        ? []
        : [{ type: 'BroadcasterApplied', data: { playerId, platform, personal: [...personal] } }];
    }
    case 'AppointReferee':
      refuseUnfit('referee', command, state);
      return [{ type: 'RefereeAppointed', data: { playerId, personal: [...command.personal] } }];
    case 'AppointBroadcaster': {
      const { platform, personal } = command;
      refuseUnfit('broadcaster', command, state);
      return [{ type: 'BroadcasterAppointed', data: { playerId, platform, personal: [...personal] } }];
    }
    case 'Grant':
      return grant(command, state);
    case 'Refuse':
      return refuse(command, state);
    case 'Dismiss':
      if (state[command.office].standing !== 'held') throw new Refused(NOT_FOUND[command.office]);
      return [dismissed(command.office, playerId, 'dismissed')];
    case 'EndOffices':
      return (['referee', 'broadcaster'] as const).flatMap((office) => {
        if (state[office].standing === 'held') return [dismissed(office, playerId, command.cause)];
        return state[office].standing === 'applied' ? [rejected(office, playerId)] : [];
      });
    default:
      return command satisfies never;
  }
};

/** An approved player may come to an office, and only to one that the player does not hold. */
const refuseUnfit = (office: Office, { isApproved }: { readonly isApproved: boolean }, state: OfficialState): void => {
  if (!isApproved) throw new Refused('PLAYER_NOT_APPROVED');
  if (state[office].standing === 'held') throw new Refused(ALREADY[office]);
};

const grant = (command: Extract<OfficialCommand, { type: 'Grant' }>, state: OfficialState): OfficialEvent[] => {
  const { office, playerId, isApproved } = command;
  const { standing } = state[office];
  if (standing === 'held') return [];
  if (standing !== 'applied' && standing !== 'rejected') throw new Refused(NOT_FOUND[office]);
  if (!isApproved) throw new Refused('PLAYER_NOT_APPROVED');
  return [{ type: `${NAME[office]}Approved`, data: { playerId } }];
};

/** A holder of the office is dismissed, not refused. */
const refuse = (
  { office, playerId }: Extract<OfficialCommand, { type: 'Refuse' }>,
  state: OfficialState,
): OfficialEvent[] => {
  switch (state[office].standing) {
    case 'applied':
      return [rejected(office, playerId)];
    case 'rejected':
      return [];
    case 'held':
      throw new Refused(ALREADY[office]);
    case 'none':
    case 'dismissed':
      throw new Refused(NOT_FOUND[office]);
    default:
      return state[office].standing satisfies never;
  }
};

const rejected = (office: Office, playerId: string): OfficialEvent => ({
  type: `${NAME[office]}Rejected`,
  data: { playerId },
});

const dismissed = (office: Office, playerId: string, cause: DismissalCause): OfficialEvent => ({
  type: `${NAME[office]}Dismissed`,
  data: { playerId, cause },
});

const evolve = (state: OfficialState, event: OfficialEvent): OfficialState => {
  const { referee, broadcaster } = state;
  switch (event.type) {
    case 'RefereeApplied': {
      const { level, experienceYears } = event.data;
      return { ...state, referee: { standing: 'applied', said: { level, experienceYears } } };
    }
    case 'RefereeAppointed':
    case 'RefereeApproved':
      return { ...state, referee: { ...referee, standing: 'held' } };
    case 'RefereeRejected':
      return { ...state, referee: { ...referee, standing: 'rejected' } };
    case 'RefereeDismissed':
      return { ...state, referee: { ...referee, standing: 'dismissed' } };
    case 'BroadcasterApplied':
      return { ...state, broadcaster: { standing: 'applied', platform: event.data.platform } };
    case 'BroadcasterAppointed':
      return { ...state, broadcaster: { standing: 'held', platform: event.data.platform } };
    case 'BroadcasterApproved':
      return { ...state, broadcaster: { ...broadcaster, standing: 'held' } };
    case 'BroadcasterRejected':
      return { ...state, broadcaster: { ...broadcaster, standing: 'rejected' } };
    case 'BroadcasterDismissed':
      return { ...state, broadcaster: { ...broadcaster, standing: 'dismissed' } };
    default:
      return event satisfies never;
  }
};

/** The rules of a player's offices (docs/rules.md#officials). */
export const officialDecider: Decider<OfficialCommand, OfficialState, OfficialEvent> = {
  decide,
  evolve,
  initialState,
};
