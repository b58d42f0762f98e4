import type { LeagueEventOf } from '@league/events/catalogue.ts';
import type { PersonalField, ReleaseCause } from '@league/events/player.ts';
import type { PlayerPosition } from '@league/events/positions.ts';
import { gamertagKey } from '@league/events/rules/text-identity.ts';
import type { Decider } from '../handling/decider.ts';
import { Refused } from '../handling/refused.ts';
import { type StatisticsEvent, type TakenBySeason, type TakeOff, takenAfter, takeOff } from './totals-taken.ts';
import { withDetails } from './with-details.ts';

export type PlayerEvent = LeagueEventOf<
  | 'PlayerRegistered'
  | 'PlayerApproved'
  | 'PlayerRejected'
  | 'PlayerDetailsChanged'
  | 'PlayerProfileChanged'
  | 'PlayerAssignedToTeam'
  | 'PlayerReleased'
  | 'PasswordResetIssued'
  | 'PasswordChanged'
  | 'PlayerDeleted'
  | 'Released'
  | StatisticsEvent['type']
>;

/** How long a rejected player may still be approved, before everything personal is erased (docs/rules.md#players). */
export const REJECTED_FOR_MS = 30 * 24 * 3_600_000;

/** A season's number goes into the events that end or begin a membership. */
type Seasonal = { readonly season: number };

export type PlayerCommand = { readonly playerId: string } & (
  | {
      readonly type: 'Register';
      readonly gamertag: string;
      readonly position: PlayerPosition | null;
      readonly jerseyNumber: number | null;
    }
  /** `now` is epoch ms. */
  | { readonly type: 'Approve'; readonly now: number }
  /** `anew`: the reason is another one than was given before. */
  | ({ readonly type: 'Reject'; readonly reasonGiven: boolean; readonly anew: boolean } & Seasonal)
  /** `personal` names what changes of the account. */
  | {
      readonly type: 'ChangeDetails';
      readonly gamertag?: string;
      readonly position?: PlayerPosition | null;
      readonly jerseyNumber?: number | null;
      readonly personal: readonly PersonalField[];
    }
  | {
      readonly type: 'ChangeProfile';
      readonly favoritePosition?: PlayerPosition | null;
      readonly personal: readonly PersonalField[];
    }
  /** `from`: the team that the sender saw the player in. `presentTeam`: the name of the team that stands there, null for one that is gone. `back`: a release is taken back. */
  | ({
      readonly type: 'AssignToTeam';
      readonly teamId: string;
      readonly from?: string | null;
      readonly presentTeam: string | null;
      readonly back?: true | undefined;
    } & Seasonal)
  /** `only`: nothing happens where the player is in another team. */
  | ({
      readonly type: 'Release';
      readonly cause: ReleaseCause;
      readonly from?: string | null;
      readonly only?: string;
      readonly presentTeam: string | null;
    } & Seasonal)
  | { readonly type: 'IssueResetCode' }
  | { readonly type: 'RecordPasswordChanged'; readonly how: 'own' | 'resetCode' }
  /** `rejectedBefore`, epoch ms: nothing happens unless the player was rejected before, and is so still; frees the gamertags. */
  | ({ readonly type: 'Delete'; readonly rejectedBefore?: number } & Seasonal)
  /**
   * Another player takes a gamertag that was reserved for this one. The event makes a registration or a renaming that is under
   * way meet a conflict, so that it is decided again.
   */
  | { readonly type: 'GiveUpGamertag'; readonly gamertag: string }
  | TakeOff
);

/** `keys` are those of the gamertag and of all that the player had before. */
export type ExistingPlayer = {
  readonly status: 'existing';
  readonly gamertag: string;
  readonly keys: readonly string[];
  readonly approval: 'pending' | 'approved' | 'rejected';
  /** When the player was last rejected, epoch ms. */
  readonly rejectedAt: number;
  readonly position: PlayerPosition | null;
  readonly jerseyNumber: number | null;
  readonly favoritePosition: PlayerPosition | null;
  readonly teamId: string | null;
  /** What was taken off the totals. */
  readonly taken: TakenBySeason;
};

/** `none`: no such player, or one whose registration is unfinished. */
export type PlayerState =
  | { readonly status: 'none' }
  | ExistingPlayer
  | { readonly status: 'deleted'; readonly gamertag: string; readonly keys: readonly string[] };

const initialState = (): PlayerState => ({ status: 'none' });

const decide = (command: PlayerCommand, state: PlayerState): PlayerEvent[] => {
  const { playerId } = command;
  if (command.type === 'Register') return register(command, state);
  if (command.type === 'GiveUpGamertag') {
    const { gamertag: name } = command;
    return bears(state, name) ? [] : [{ type: 'Released', data: { name, owner: playerId } }];
  }
  if (state.status !== 'existing') throw new Refused('PLAYER_NOT_FOUND');
  switch (command.type) {
    case 'Approve':
      return approve(command, state);
    case 'Reject':
      return reject(command, state);
    case 'ChangeDetails':
      return changeDetails(command, state);
    case 'ChangeProfile':
      return changeProfile(command, state);
    case 'AssignToTeam':
      return assign(command, state);
    case 'Release':
      return release(command, state);
    case 'IssueResetCode':
      return [{ type: 'PasswordResetIssued', data: { playerId } }];
    case 'RecordPasswordChanged':
      return [{ type: 'PasswordChanged', data: { playerId, how: command.how } }];
    case 'Delete':
      return remove(command, state);
    case 'ResetStatistics':
    case 'DecreaseStatistics':
      return takeOff(command, state.taken);
    default:
      return command satisfies never;
  }
};

type Of<Type extends PlayerCommand['type']> = Extract<PlayerCommand, { type: Type }>;

/** Whether the gamertag is the player's, now or formerly. */
export const bears = (state: PlayerState, gamertag: string): boolean =>
  state.status !== 'none' && state.keys.includes(gamertagKey(gamertag));

const register = ({ playerId, gamertag, position, jerseyNumber }: Of<'Register'>, state: PlayerState) => {
  if (state.status === 'none') {
    return [{ type: 'PlayerRegistered', data: { playerId, gamertag, position, jerseyNumber } } satisfies PlayerEvent];
  }
  if (state.status === 'deleted') throw new Refused('GAMERTAG_TAKEN', { values: { name: gamertag } });
  if (!bears(state, gamertag)) throw new Refused('EMAIL_TAKEN');
  return [];
};

const approve = ({ playerId, now }: Of<'Approve'>, { approval, rejectedAt }: ExistingPlayer): PlayerEvent[] => {
  if (approval === 'approved') return [];
  if (approval === 'rejected' && now - rejectedAt > REJECTED_FOR_MS) throw new Refused('PLAYER_NOT_FOUND');
  return [{ type: 'PlayerApproved', data: { playerId } }];
};

const reject = (command: Of<'Reject'>, state: ExistingPlayer): PlayerEvent[] => {
  const { playerId, reasonGiven, anew, season } = command;
  if (state.approval === 'rejected' && !anew) return [];
  return [
    ...released(playerId, state, 'rejected', season),
    { type: 'PlayerRejected', data: { playerId, reasonGiven } },
  ];
};

/** The end of the player's membership, where there is one. */
const released = (playerId: string, { teamId }: ExistingPlayer, cause: ReleaseCause, season: number): PlayerEvent[] =>
  teamId === null ? [] : [{ type: 'PlayerReleased', data: { playerId, teamId, cause, season } }];

const changeDetails = (command: Of<'ChangeDetails'>, state: ExistingPlayer): PlayerEvent[] => {
  const { playerId, gamertag, position, jerseyNumber, personal } = command;
  const changes = {
    ...(gamertag === undefined || gamertag === state.gamertag
      ? {}
      : { gamertag: { from: state.gamertag, to: gamertag } }),
    ...(position === undefined || position === state.position
      ? {}
      : { position: { from: state.position, to: position } }),
    ...(jerseyNumber === undefined || jerseyNumber === state.jerseyNumber
      ? {}
      : { jerseyNumber: { from: state.jerseyNumber, to: jerseyNumber } }),
  };
  if (Object.keys(changes).length === 0 && personal.length === 0) return [];
  return [{ type: 'PlayerDetailsChanged', data: { playerId, changes, personal: [...personal] } }];
};

const changeProfile = (command: Of<'ChangeProfile'>, state: ExistingPlayer): PlayerEvent[] => {
  const { playerId, favoritePosition, personal } = command;
  const same = favoritePosition === undefined || favoritePosition === state.favoritePosition;
  if (same && personal.length === 0) return [];
  const changes = same ? {} : { favoritePosition: { from: state.favoritePosition, to: favoritePosition } };
  return [{ type: 'PlayerProfileChanged', data: { playerId, changes, personal: [...personal] } }];
};

const assign = (command: Of<'AssignToTeam'>, state: ExistingPlayer): PlayerEvent[] => {
  const { playerId, teamId, season, back } = command;
  if (state.approval !== 'approved') throw new Refused('PLAYER_NOT_APPROVED');
  if (state.teamId === teamId) return [];
  refuseMoved(command, state);
  return [
    {
      type: 'PlayerAssignedToTeam',
      data: { playerId, teamId, from: state.teamId, season, ...(back && { takesReleaseBack: back }) },
    },
  ];
};

const release = (command: Of<'Release'>, state: ExistingPlayer): PlayerEvent[] => {
  const { playerId, cause, season, only = state.teamId } = command;
  if (state.teamId === null || state.teamId !== only) return [];
  refuseMoved(command, state);
  return released(playerId, state, cause, season);
};

/** Refused where the player stands in another team than the sender saw; one that is gone counts as none. */
const refuseMoved = ({ from, presentTeam }: Of<'AssignToTeam'> | Of<'Release'>, { teamId }: ExistingPlayer): void => {
  if (from === undefined || from === teamId || presentTeam === null) return;
  throw new Refused('PLAYER_MOVED', { values: { team: presentTeam } });
};

const remove = ({ playerId, season, rejectedBefore }: Of<'Delete'>, state: ExistingPlayer): PlayerEvent[] => {
  const { approval, rejectedAt, gamertag } = state;
  if (rejectedBefore !== undefined && (approval !== 'rejected' || rejectedAt >= rejectedBefore)) return [];
  const freed = rejectedBefore === undefined ? {} : { gamertagFreed: true as const };
  return [
    ...released(playerId, state, 'deleted', season),
    { type: 'PlayerDeleted', data: { playerId, gamertag, ...freed } },
  ];
};

/** A rejection lapses, by the time at which it was recorded, epoch ms; what was taken off totals counts by its position. */
type Placed = { readonly recordedAt: number; readonly position: bigint };

const evolve = (state: PlayerState, event: PlayerEvent & Placed): PlayerState => {
  if (event.type === 'PlayerRegistered') {
    const { gamertag, position, jerseyNumber } = event.data;
    return { ...registeredAs(gamertag), position, jerseyNumber };
  }
  if (state.status !== 'existing') return state;
  switch (event.type) {
    case 'PlayerApproved':
      return { ...state, approval: 'approved' };
    case 'PlayerRejected':
      return { ...state, approval: 'rejected', rejectedAt: event.recordedAt };
    case 'PlayerDetailsChanged':
      return withDetails(state, event.data.changes);
    case 'PlayerProfileChanged': {
      const { favoritePosition } = event.data.changes;
      return favoritePosition === undefined ? state : { ...state, favoritePosition: favoritePosition.to };
    }
    case 'PlayerAssignedToTeam':
      return { ...state, teamId: event.data.teamId };
    case 'PlayerReleased':
      return { ...state, teamId: null };
    case 'PlayerDeleted':
      return { status: 'deleted', gamertag: state.gamertag, keys: event.data.gamertagFreed === true ? [] : state.keys };
    case 'PlayerStatisticsReset':
    case 'PlayerStatisticsDecreased':
      return { ...state, taken: takenAfter(state.taken, event) };
    case 'PasswordResetIssued':
    case 'PasswordChanged':
    case 'Released':
      return state;
    default:
      return event satisfies never;
  }
};

const registeredAs = (gamertag: string): ExistingPlayer => ({
  status: 'existing',
  gamertag,
  keys: [gamertagKey(gamertag)],
  approval: 'pending',
  rejectedAt: 0,
  position: null,
  jerseyNumber: null,
  favoritePosition: null,
  teamId: null,
  taken: {},
});

/** The rules of one player (docs/rules.md#players). That nobody else has the gamertag is a rule of its reservation. */
export const playerDecider: Pick<Decider<PlayerCommand, PlayerState, PlayerEvent>, 'decide' | 'initialState'> & {
  readonly evolve: (state: PlayerState, event: PlayerEvent & Placed) => PlayerState;
} = { decide, evolve, initialState };
