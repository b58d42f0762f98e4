import type * as z from 'zod/mini';
import type { EventOf } from './envelope.ts';
import * as admins from './admins.ts';
import { annulledFromVersion1, correctedFromVersion1, enteredFromVersion1 } from './earlier-results.ts';
import {
  generatedFromVersion1,
  importedFromVersion1,
  importedFromVersion2,
  restoredFromVersion1,
} from './fixture-rows.ts';
import * as broadcast from './broadcast.ts';
import * as likes from './likes.ts';
import * as match from './match.ts';
import * as officials from './officials.ts';
import * as operations from './operations.ts';
import * as player from './player.ts';
import * as reservation from './reservation.ts';
import * as seasons from './seasons.ts';
import * as settings from './settings.ts';
import * as statistics from './statistics.ts';
import * as team from './team.ts';

/**
 * Turns data of stored version n into version n+1. Pure; runs when an event is read, and the log is never rewritten.
 */
export type Upcaster = (data: unknown) => unknown;

/** One event type: its newest shape, and the upcasters for its older stored shapes. */
export type EventDefinition = {
  readonly schema: z.ZodMiniType<object>;
  /** The version in which new events are written, from 1. */
  readonly version: number;
  /** `upcasters[n]` turns version n into n+1; there is one for each n from 1 to version-1. */
  readonly upcasters: Readonly<Record<number, Upcaster>>;
};

/** All event types by stored name. The names are frozen, since they stand in logs for ever. */
export type Catalogue = Readonly<Record<string, EventDefinition>>;

const first = <S extends z.ZodMiniType<object>>(schema: S) => ({ schema, version: 1, upcasters: {} }) as const;

/** All events of the league. The keys are the stored names, which do not follow names in the code. */
export const catalogue = {
  TournamentSettingsChanged: first(settings.tournamentSettingsChanged),
  ThemeColorChanged: first(settings.themeColorChanged),
  LogoChanged: first(settings.logoChanged),
  SocialLinksChanged: first(settings.socialLinksChanged),
  NewsChanged: first(settings.newsChanged),
  PlayoffSettingsChanged: first(settings.playoffSettingsChanged),
  RelegationSettingsChanged: first(settings.relegationSettingsChanged),
  RankingRulesChanged: first(settings.rankingRulesChanged),
  SeasonStarted: first(seasons.seasonStarted),
  FixturesGenerated: { schema: seasons.fixturesGenerated, version: 2, upcasters: { 1: generatedFromVersion1 } },
  FixturesImported: {
    schema: seasons.fixturesImported,
    version: 3,
    upcasters: { 1: importedFromVersion1, 2: importedFromVersion2 },
  },
  FixturesRestored: { schema: seasons.fixturesRestored, version: 2, upcasters: { 1: restoredFromVersion1 } },
  MatchAdded: first(seasons.matchAdded),
  MatchesDeleted: { schema: seasons.matchesDeleted, version: 2, upcasters: { 1: seasons.deletedFromVersion1 } },
  MatchReplanned: { schema: seasons.matchReplanned, version: 2, upcasters: { 1: seasons.replannedFromVersion1 } },
  AllPlayerStatisticsReset: first(statistics.allPlayerStatisticsReset),
  TransfersReset: first(seasons.transfersReset),
  PointsDeducted: first(seasons.pointsDeducted),
  PointDeductionLifted: first(seasons.pointDeductionLifted),
  TeamWithdrawn: first(seasons.teamWithdrawn),
  SeasonActUndone: { schema: seasons.seasonActUndone, version: 2, upcasters: { 1: seasons.undoneFromVersion1 } },
  SeasonReset: first(seasons.seasonReset),
  TeamCreated: {
    schema: team.teamCreated,
    version: 3,
    upcasters: { 1: team.createdFromVersion1, 2: team.createdFromVersion2 },
  },
  TeamDetailsChanged: {
    schema: team.teamDetailsChanged,
    version: 2,
    upcasters: { 1: team.detailsChangedFromVersion1 },
  },
  CrestReserved: first(team.crestReserved),
  TeamDeleted: { schema: team.teamDeleted, version: 2, upcasters: { 1: team.deletedFromVersion1 } },
  PlayerRegistered: first(player.playerRegistered),
  PlayerApproved: first(player.playerApproved),
  PlayerRejected: first(player.playerRejected),
  PlayerDetailsChanged: first(player.playerDetailsChanged),
  PlayerProfileChanged: first(player.playerProfileChanged),
  PlayerAssignedToTeam: {
    schema: player.playerAssignedToTeam,
    version: 2,
    upcasters: { 1: player.assignedFromVersion1 },
  },
  PlayerReleased: { schema: player.playerReleased, version: 2, upcasters: { 1: player.releasedFromVersion1 } },
  PlayerStatisticsReset: first(statistics.playerStatisticsReset),
  PlayerStatisticsDecreased: first(statistics.playerStatisticsDecreased),
  PasswordResetIssued: first(player.passwordResetIssued),
  PasswordChanged: first(player.passwordChanged),
  PlayerDeleted: first(player.playerDeleted),
  PlayerLiked: first(likes.playerLiked),
  PlayerUnliked: first(likes.playerUnliked),
  RefereeApplied: first(officials.refereeApplied),
  RefereeAppointed: first(officials.refereeAppointed),
  RefereeApproved: first(officials.refereeApproved),
  RefereeRejected: first(officials.refereeRejected),
  RefereeDismissed: first(officials.refereeDismissed),
  BroadcasterApplied: first(officials.broadcasterApplied),
  BroadcasterAppointed: first(officials.broadcasterAppointed),
  BroadcasterApproved: first(officials.broadcasterApproved),
  BroadcasterRejected: first(officials.broadcasterRejected),
  BroadcasterDismissed: first(officials.broadcasterDismissed),
  MatchScheduled: first(match.matchScheduled),
  MatchResultEntered: {
    schema: match.matchResultEntered,
    version: 3,
    upcasters: { 1: enteredFromVersion1, 2: match.withoutWithdrawal },
  },
  MatchResultCorrected: { schema: match.matchResultCorrected, version: 2, upcasters: { 1: correctedFromVersion1 } },
  MatchResultAnnulled: {
    schema: match.matchResultAnnulled,
    version: 3,
    upcasters: { 1: annulledFromVersion1, 2: match.withoutWithdrawal },
  },
  MatchStatusChanged: { schema: match.matchStatusChanged, version: 2, upcasters: { 1: match.withoutWithdrawal } },
  BroadcasterAssignedToMatch: first(broadcast.broadcasterAssignedToMatch),
  BroadcasterRemovedFromMatch: first(broadcast.broadcasterRemovedFromMatch),
  StreamStarted: first(broadcast.streamStarted),
  StreamStopped: first(broadcast.streamStopped),
  ViewersCounted: first(broadcast.viewersCounted),
  RefereeAssignedToMatch: first(match.refereeAssignedToMatch),
  RefereeRemovedFromMatch: first(match.refereeRemovedFromMatch),
  AdminAccessGranted: first(admins.adminAccessGranted),
  AdminAccessRevoked: first(admins.adminAccessRevoked),
  AdminPasswordChanged: first(admins.adminPasswordChanged),
  Reserved: first(reservation.reserved),
  Released: first(reservation.released),
  RebuildRequested: first(operations.rebuildRequested),
  ProjectionSkipped: first(operations.projectionSkipped),
  ProcessSkipped: first(operations.processSkipped),
} as const satisfies Catalogue;

export type EventType = keyof typeof catalogue;

/** The event with this stored name, in its newest shape. */
export type LeagueEventOf<T extends EventType> = {
  [K in T]: EventOf<K, z.infer<(typeof catalogue)[K]['schema']>>;
}[T];

export type LeagueEvent = LeagueEventOf<EventType>;

/** All stored names, in the order of the catalogue. */
export const eventTypes = Object.keys(catalogue) as EventType[];
