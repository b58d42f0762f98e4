import type { EventType, LeagueEvent, LeagueEventOf } from '../catalogue.ts';
import type { Metadata, NewEvent } from '../envelope.ts';
import {
  deletedRows,
  fixtureRows,
  type ImportedResult,
  importedResultRows,
  importedRows,
  type ImportedScorer,
  restoredRows,
  scorerRows,
} from '../fixture-rows.ts';
import type { MatchResult, PlayerLine } from '../match-result.ts';
import { defaultSettings } from '../rules/default-settings.ts';
import type {
  DeletedMatch,
  Fixture,
  ImportedFixture,
  PlayerToCreate,
  RestoredMatch,
  ReturnedMatch,
  TeamToCreate,
  UndoneDeletion,
} from '../seasons.ts';

/** Events for tests: each builder makes a whole, valid event, and a test passes only what matters to it. */

/** A new id. Tests that share a server do not meet, because each uses its own ids. */
export const freshId = (): string => crypto.randomUUID();

/** The same id for the same number, for tests that need an id twice or in another process. */
export const numberedId = (number: number): string =>
  `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;

/** 21 November 2026, 18:00 UTC. */
const SAMPLE_TIME = Date.UTC(2026, 10, 21, 18);

export const sampleMetadata = (overrides: Partial<Metadata> = {}): Metadata => {
  const commandId = freshId();
  return {
    actor: { id: numberedId(1), role: 'admin' },
    commandId,
    bodyDigest: 'a'.repeat(64),
    correlationId: commandId,
    causationId: commandId,
    ...overrides,
  };
};

/** The event as it is appended, with an id of its own. */
export const newEvent = <E extends LeagueEvent>(
  event: E,
  overrides: Partial<Omit<NewEvent<E>, 'event'>> = {},
): NewEvent<E> => ({
  id: freshId(),
  event,
  recordedAt: SAMPLE_TIME,
  metadata: sampleMetadata(),
  ...overrides,
});

type Data<T extends EventType> = LeagueEventOf<T>['data'];

export const rebuildRequested = (...projections: string[]): LeagueEventOf<'RebuildRequested'> => ({
  type: 'RebuildRequested',
  data: { projections },
});

export const seasonStarted = (data: Partial<Data<'SeasonStarted'>> = {}): LeagueEventOf<'SeasonStarted'> => ({
  type: 'SeasonStarted',
  data: {
    season: 1,
    label: 'Sezon 2026',
    rankingRules: defaultSettings.rankingRules,
    playoffSettings: defaultSettings.playoffSettings,
    relegationSettings: defaultSettings.relegationSettings,
    ...data,
  },
});

/** Closes season 1 and opens season 2, unless the test says otherwise. */
export const seasonReset = (data: Partial<Data<'SeasonReset'>> = {}): LeagueEventOf<'SeasonReset'> => ({
  type: 'SeasonReset',
  data: {
    closed: 1,
    opened: 2,
    label: 'Sezon 2027',
    rankingRules: defaultSettings.rankingRules,
    playoffSettings: defaultSettings.playoffSettings,
    relegationSettings: defaultSettings.relegationSettings,
    ...data,
  },
});

export const fixture = (overrides: Partial<Fixture> = {}): Fixture => ({
  matchId: freshId(),
  week: 1,
  date: '2026-11-21T18:00:00.000Z',
  home: freshId(),
  away: freshId(),
  stadium: 'Kadıköy',
  ...overrides,
});

type Generated = { season: number; matches: readonly Fixture[]; replaced: readonly DeletedMatch[] };

export const fixturesGenerated = ({
  season = 1,
  matches = [fixture()],
  replaced = [],
}: Partial<Generated> = {}): LeagueEventOf<'FixturesGenerated'> => ({
  type: 'FixturesGenerated',
  data: { season, ...fixtureRows(matches), replaced: deletedRows(replaced) },
});

/** A restored match that is only scheduled, unless the test says otherwise. */
export const restoredMatch = (overrides: Partial<RestoredMatch> = {}): RestoredMatch => ({
  ...fixture({ stadium: null }),
  status: 'scheduled',
  result: null,
  resultRevision: 0,
  provisionalScore: null,
  enteredAt: null,
  ...overrides,
});

/** A match that comes back and is only scheduled, unless the test says otherwise. */
export const returnedMatch = (overrides: Partial<ReturnedMatch> = {}): ReturnedMatch => ({
  ...restoredMatch(),
  result: null,
  ...overrides,
});

type Restored = { season: number; matches: readonly RestoredMatch[]; removed: readonly DeletedMatch[] };

export const fixturesRestored = ({
  season = 1,
  matches = [restoredMatch()],
  removed = [],
}: Partial<Restored> = {}): LeagueEventOf<'FixturesRestored'> => ({
  type: 'FixturesRestored',
  data: { season, ...restoredRows(matches), removed: deletedRows(removed) },
});

type Imported = {
  season: number;
  teamsToCreate: TeamToCreate[];
  playersToCreate: PlayerToCreate[];
  matches: readonly ImportedFixture[];
  results: readonly ImportedResult[];
  /** The goals of each match, then of each result. */
  scorers: readonly (readonly ImportedScorer[])[];
};

export const fixturesImported = ({
  season = 1,
  teamsToCreate = [],
  playersToCreate = [],
  matches = [{ ...fixture(), result: null }],
  results = [],
  scorers = [],
}: Partial<Imported> = {}): LeagueEventOf<'FixturesImported'> => ({
  type: 'FixturesImported',
  data: {
    season,
    teamsToCreate,
    playersToCreate,
    ...importedRows(matches),
    results: importedResultRows(results),
    ...scorerRows(scorers),
  },
});

export const matchesDeleted = (data: Partial<Data<'MatchesDeleted'>> = {}): LeagueEventOf<'MatchesDeleted'> => ({
  type: 'MatchesDeleted',
  data: { season: 1, matches: [{ matchId: freshId(), week: 1 }], cause: 'all', ...data },
});

/** The deletion of the matches, taken back. */
export const undoneDeletion = (...matches: readonly ReturnedMatch[]): UndoneDeletion => ({
  act: 'MatchesDeleted',
  ...restoredRows(matches),
});

/** The reset of a season, taken back: season 1 goes on, and season 2 never was, unless the test says otherwise. */
export const undoneReset = (data: Partial<Data<'SeasonReset'>> = {}): Data<'SeasonActUndone'>['undone'] => ({
  act: 'SeasonReset',
  ...seasonReset(data).data,
});

/** Nobody is in a team any more, of season 1, unless the test says otherwise. */
export const transfersReset = (data: Partial<Data<'TransfersReset'>> = {}): LeagueEventOf<'TransfersReset'> => ({
  type: 'TransfersReset',
  data: { season: 1, players: [{ playerId: numberedId(31), teamId: numberedId(11) }], ...data },
});

export const teamCreated = (data: Partial<Data<'TeamCreated'>> = {}): LeagueEventOf<'TeamCreated'> => ({
  type: 'TeamCreated',
  data: { teamId: freshId(), name: 'Anadolu Şimşekleri', city: null, logo: null, crest: null, ...data },
});

/** A midfielder with number 10, unless the test says otherwise. */
export const playerRegistered = (data: Partial<Data<'PlayerRegistered'>> = {}): LeagueEventOf<'PlayerRegistered'> => ({
  type: 'PlayerRegistered',
  data: { playerId: freshId(), gamertag: 'Kartal42', position: 'Orta Saha', jerseyNumber: 10, ...data },
});

/** Changes nothing, unless the test says otherwise. */
export const playerDetailsChanged = (
  data: Partial<Data<'PlayerDetailsChanged'>> = {},
): LeagueEventOf<'PlayerDetailsChanged'> => ({
  type: 'PlayerDetailsChanged',
  data: { playerId: freshId(), changes: {}, personal: [], ...data },
});

/** A free player joins a team in season 1, unless the test says otherwise. */
export const playerAssigned = (
  data: Partial<Data<'PlayerAssignedToTeam'>> = {},
): LeagueEventOf<'PlayerAssignedToTeam'> => ({
  type: 'PlayerAssignedToTeam',
  data: { playerId: freshId(), teamId: freshId(), from: null, season: 1, ...data },
});

/** An admin makes a player free in season 1, unless the test says otherwise. */
export const playerReleased = (data: Partial<Data<'PlayerReleased'>> = {}): LeagueEventOf<'PlayerReleased'> => ({
  type: 'PlayerReleased',
  data: { playerId: freshId(), teamId: freshId(), cause: 'released', season: 1, ...data },
});

/** A 3-1 with nothing but the score, unless the test says otherwise. */
export const matchResult = (overrides: Partial<MatchResult> = {}): MatchResult => ({
  homeScore: 3,
  awayScore: 1,
  walkover: null,
  cards: { homeYellow: null, awayYellow: null, homeRed: null, awayRed: null },
  lines: [],
  homeLineup: [],
  awayLineup: [],
  incidents: [],
  ...overrides,
});

/** A home player without a number or position who did nothing in a whole match, unless the test says otherwise. */
export const playerLine = (overrides: Partial<PlayerLine> = {}): PlayerLine => ({
  playerId: freshId(),
  side: 'home',
  teamId: freshId(),
  number: null,
  position: null,
  isStartingEleven: true,
  minutesPlayed: 90,
  goals: 0,
  assists: 0,
  saves: 0,
  yellowCards: 0,
  redCards: 0,
  ...overrides,
});

type MatchFacts = Pick<Data<'MatchResultEntered'>, 'matchId' | 'season' | 'week' | 'date' | 'home' | 'away'>;

/** The facts that each event of a match contains. */
export const matchFacts = (overrides: Partial<MatchFacts> = {}): MatchFacts => ({
  matchId: freshId(),
  season: 1,
  week: 1,
  date: '2026-11-21T18:00:00.000Z',
  home: freshId(),
  away: freshId(),
  ...overrides,
});

export const matchResultEntered = (
  data: Partial<Data<'MatchResultEntered'>> = {},
): LeagueEventOf<'MatchResultEntered'> => ({
  type: 'MatchResultEntered',
  data: { ...matchFacts(), result: matchResult(), ...data },
});

export const matchResultCorrected = (
  data: Partial<Data<'MatchResultCorrected'>> = {},
): LeagueEventOf<'MatchResultCorrected'> => ({
  type: 'MatchResultCorrected',
  data: { ...matchFacts(), previous: matchResult(), corrected: matchResult({ awayScore: 2 }), ...data },
});

export const matchResultAnnulled = (
  data: Partial<Data<'MatchResultAnnulled'>> = {},
): LeagueEventOf<'MatchResultAnnulled'> => ({
  type: 'MatchResultAnnulled',
  data: { ...matchFacts(), previous: matchResult(), status: 'scheduled', provisionalScore: null, ...data },
});

export const refereeAssignedToMatch = (
  data: Partial<Data<'RefereeAssignedToMatch'>> = {},
): LeagueEventOf<'RefereeAssignedToMatch'> => ({
  type: 'RefereeAssignedToMatch',
  data: { ...matchFacts(), role: 'main', playerId: numberedId(31), ...data },
});

export const refereeRemovedFromMatch = (
  data: Partial<Data<'RefereeRemovedFromMatch'>> = {},
): LeagueEventOf<'RefereeRemovedFromMatch'> => ({
  type: 'RefereeRemovedFromMatch',
  data: { ...matchFacts(), role: 'main', playerId: numberedId(31), cause: 'removed', ...data },
});

export const broadcasterAssignedToMatch = (
  data: Partial<Data<'BroadcasterAssignedToMatch'>> = {},
): LeagueEventOf<'BroadcasterAssignedToMatch'> => ({
  type: 'BroadcasterAssignedToMatch',
  data: { ...matchFacts(), role: 'main', playerId: numberedId(31), platform: 'Twitch', personal: [], ...data },
});

export const broadcasterRemovedFromMatch = (
  data: Partial<Data<'BroadcasterRemovedFromMatch'>> = {},
): LeagueEventOf<'BroadcasterRemovedFromMatch'> => ({
  type: 'BroadcasterRemovedFromMatch',
  data: { ...matchFacts(), role: 'main', playerId: numberedId(31), cause: 'removed', ...data },
});

export const streamStarted = (data: Partial<Data<'StreamStarted'>> = {}): LeagueEventOf<'StreamStarted'> => ({
  type: 'StreamStarted',
  data: { ...matchFacts(), playerId: numberedId(31), platform: 'Twitch', ...data },
});

export const streamStopped = (data: Partial<Data<'StreamStopped'>> = {}): LeagueEventOf<'StreamStopped'> => ({
  type: 'StreamStopped',
  data: { ...matchFacts(), playerId: numberedId(31), cause: 'stopped', ...data },
});

export const viewersCounted = (data: Partial<Data<'ViewersCounted'>> = {}): LeagueEventOf<'ViewersCounted'> => ({
  type: 'ViewersCounted',
  data: { ...matchFacts(), playerId: numberedId(31), viewers: 48, countedAt: '2026-11-21T18:30:00.000Z', ...data },
});

export const matchStatusChanged = (
  data: Partial<Data<'MatchStatusChanged'>> = {},
): LeagueEventOf<'MatchStatusChanged'> => ({
  type: 'MatchStatusChanged',
  data: {
    ...matchFacts(),
    status: 'live',
    provisionalScore: { home: 1, away: 0 },
    changes: { status: { from: 'scheduled', to: 'live' } },
    ...data,
  },
});

export const matchScheduled = (data: Partial<Data<'MatchScheduled'>> = {}): LeagueEventOf<'MatchScheduled'> => ({
  type: 'MatchScheduled',
  data: {
    ...matchFacts(),
    stadium: 'Kadıköy',
    changes: { stadium: { from: null, to: 'Kadıköy' } },
    ...data,
  },
});

export const allPlayerStatisticsReset = (
  data: Partial<Data<'AllPlayerStatisticsReset'>> = {},
): LeagueEventOf<'AllPlayerStatisticsReset'> => ({
  type: 'AllPlayerStatisticsReset',
  data: { season: 1, players: 1, ...data },
});

/** Moda loses 3 points in season 1, unless the test says otherwise. */
export const pointsDeducted = (data: Partial<Data<'PointsDeducted'>> = {}): LeagueEventOf<'PointsDeducted'> => ({
  type: 'PointsDeducted',
  data: {
    season: 1,
    deductionId: numberedId(61),
    teamId: numberedId(11),
    points: 3,
    reason: 'Sahaya çıkmadı',
    ...data,
  },
});

/** Lifts the deduction of {@link pointsDeducted}, unless the test says otherwise. */
export const pointDeductionLifted = (
  data: Partial<Data<'PointDeductionLifted'>> = {},
): LeagueEventOf<'PointDeductionLifted'> => ({
  type: 'PointDeductionLifted',
  data: { season: 1, deductionId: numberedId(61), teamId: numberedId(11), points: 3, ...data },
});

/** Moda leaves season 1 and keeps what it played, unless the test says otherwise. */
export const teamWithdrawn = (data: Partial<Data<'TeamWithdrawn'>> = {}): LeagueEventOf<'TeamWithdrawn'> => ({
  type: 'TeamWithdrawn',
  data: { season: 1, teamId: numberedId(11), played: 'keep', reason: 'Takım dağıldı', ...data },
});

/** Takes {@link teamWithdrawn} back, unless the test says otherwise. */
export const seasonActUndone = (data: Partial<Data<'SeasonActUndone'>> = {}): LeagueEventOf<'SeasonActUndone'> => ({
  type: 'SeasonActUndone',
  data: { season: 1, undone: { act: 'TeamWithdrawn', teamId: numberedId(11) }, ...data },
});

/** The goals of a player begin anew in season 1, unless the test says otherwise. */
export const playerStatisticsReset = (
  data: Partial<Data<'PlayerStatisticsReset'>> = {},
): LeagueEventOf<'PlayerStatisticsReset'> => ({
  type: 'PlayerStatisticsReset',
  data: { playerId: freshId(), season: 1, statistics: ['goals'], changes: { goals: { from: 3, to: 0 } }, ...data },
});

/** A goal is taken off the total of a player in season 1, unless the test says otherwise. */
export const playerStatisticsDecreased = (
  data: Partial<Data<'PlayerStatisticsDecreased'>> = {},
): LeagueEventOf<'PlayerStatisticsDecreased'> => ({
  type: 'PlayerStatisticsDecreased',
  data: { playerId: freshId(), season: 1, amount: 1, changes: { goals: { from: 3, to: 2 } }, ...data },
});

/** `length` small events of one team: TeamCreated first, then changes of its name. */
export const teamHistory = (length: number): NewEvent<LeagueEvent>[] => {
  const teamId = freshId();
  const rename = (number: number): LeagueEventOf<'TeamDetailsChanged'> => ({
    type: 'TeamDetailsChanged',
    data: { teamId, changes: { name: { from: `Takım ${number - 1}`, to: `Takım ${number}` } } },
  });
  return Array.from({ length }, (_, number) =>
    newEvent(number === 0 ? teamCreated({ teamId, name: 'Takım 0' }) : rename(number)),
  );
};
