import * as z from 'zod/mini';
import { type CallName, command, type CommandCall } from './command-call.ts';
import { importAnswer } from './import-answer.ts';
import { reasonOnlyBody } from './reason.ts';
import {
  addMatchBody,
  generateFixturesBody,
  IMPORT_LIMIT_BYTES,
  importBody,
  moveWeekBody,
  seasonActBody,
  seasonActQuery,
} from './season.ts';

/** Of every act on the season that is current. */
const onSeason = ['NO_SEASON', 'SEASON_NOT_CURRENT'] as const;

const plannedFixture = z.object({ week: z.number(), date: z.nullable(z.string()), home: z.string(), away: z.string() });

/** Making, importing and deleting the matches of a season, and starting the next. */
export const seasonCalls = {
  'POST /api/matches/generate-fixtures': command({
    summary: 'Plans the fixtures of the season, each pair of teams once or twice; with `dryRun` it only says how.',
    right: 'admin',
    body: generateFixturesBody,
    answer: z.object({
      message: z.string(),
      info: z.string(),
      teamsCount: z.number(),
      totalMatches: z.number(),
      totalWeeks: z.number(),
      matchesPerWeek: z.number(),
      replacedMatches: z.number(),
      /** In a trial only: what would be planned, in the order of the weeks. Home and away are ids of teams. */
      fixtures: z.optional(z.array(plannedFixture)),
      position: z.string(),
    }),
    refusals: [
      ...onSeason,
      'FIXTURES_EXIST',
      'FIXTURES_PLAYED',
      'FIXTURES_LIVE',
      'TOO_FEW_TEAMS',
      'START_IS_OVER',
      'TOO_LARGE_TO_RECORD',
      'TOO_LARGE_TO_REPLACE',
      'OUTCOME_UNKNOWN',
    ],
    events: ['FixturesGenerated', 'FixturesRestored', 'MatchesDeleted'],
    example: { startDate: '2030-01-05' },
  }),
  'POST /api/matches/import': command({
    summary: 'Imports matches, results and scorers from a CSV, as a file or as text, or from a list; all or nothing.',
    right: 'admin',
    body: importBody,
    limitBytes: IMPORT_LIMIT_BYTES,
    answer: importAnswer,
    refusals: [
      ...onSeason,
      'INVALID_IMPORT',
      'TEAM_NAME_TAKEN',
      'GAMERTAG_TAKEN',
      'TEAM_PLAYS_THAT_WEEK',
      'MATCH_EXISTS',
      'TEAM_WITHDRAWN',
      'RESULT_DIFFERS',
      'MATCH_CANCELLED',
      'TOO_LARGE_TO_RECORD',
    ],
    events: [
      'FixturesImported',
      'Reserved',
      'Released',
      'CrestReserved',
      'TeamCreated',
      'PlayerRegistered',
      'PlayerApproved',
      'PlayerAssignedToTeam',
      'PlayerReleased',
      'MatchResultEntered',
      'MatchResultCorrected',
      'MatchesDeleted',
    ],
    example: {
      csv: 'week,home,away,homeScore,awayScore,scorers\n1,Moda,Işık,2,1,home:Ada:23|away:Efe:57',
      createTeams: true,
      createPlayers: true,
    },
  }),
  'POST /api/matches': command({
    summary: 'Adds one match to the season.',
    right: 'admin',
    body: addMatchBody,
    answer: z.object({ message: z.string(), _id: z.string(), position: z.string() }),
    refusals: [
      ...onSeason,
      'TEAM_NOT_FOUND',
      'SAME_TEAM_TWICE',
      'TEAM_WITHDRAWN',
      'MATCH_EXISTS',
      'TEAM_PLAYS_THAT_WEEK',
    ],
    events: ['MatchAdded', 'MatchesDeleted'],
    example: {
      week: 1,
      homeTeam: '00000000-0000-4000-8000-000000000001',
      awayTeam: '00000000-0000-4000-8000-000000000002',
    },
  }),
  'DELETE /api/matches/delete-all': command({
    summary: 'Deletes all matches of the season.',
    right: 'admin',
    query: seasonActQuery,
    body: seasonActBody,
    answer: z.object({ message: z.string(), deletedCount: z.number(), position: z.string() }),
    refusals: onSeason,
    events: ['MatchesDeleted'],
    example: {},
  }),
  // Behind the call with a path of its own, which it would take as well.
  'DELETE /api/matches/:id': command({
    summary: 'Deletes one match.',
    right: 'admin',
    body: reasonOnlyBody,
    answer: z.object({ message: z.string(), _id: z.string(), position: z.string() }),
    refusals: ['NO_SEASON', 'MATCH_NOT_FOUND', 'SEASON_CLOSED'],
    events: ['MatchesDeleted'],
    example: {},
  }),
  'PUT /api/matches/:id/fixture': command({
    summary: 'Gives an unplayed match another week, date or sides; what is left out stays.',
    right: 'admin',
    body: z.strictObject({
      ...z.partial(z.pick(addMatchBody, { week: true, homeTeam: true, awayTeam: true, date: true })).shape,
      ...z.pick(addMatchBody, { allowSameWeek: true, reason: true }).shape,
    }),
    answer: z.object({ message: z.string(), _id: z.string(), position: z.string() }),
    refusals: [
      'NO_SEASON',
      'MATCH_NOT_FOUND',
      'SEASON_CLOSED',
      'FIXTURES_PLAYED',
      'FIXTURES_LIVE',
      'TEAM_NOT_FOUND',
      'SAME_TEAM_TWICE',
      'TEAM_WITHDRAWN',
      'MATCH_EXISTS',
      'TEAM_PLAYS_THAT_WEEK',
      'OUTCOME_UNKNOWN',
    ],
    events: ['MatchReplanned', 'MatchesDeleted'],
    example: { week: 3, date: null },
  }),
  'PUT /api/matches/week/:week/schedule': command({
    summary: 'Moves the unplayed matches of a whole week to another day, all or none; cancelled ones stay.',
    right: 'admin',
    body: moveWeekBody,
    answer: z.object({
      message: z.string(),
      /** The matches whose plan changed, with their kick-offs (UTC). */
      moved: z.array(z.object({ _id: z.string(), date: z.string() })),
      position: z.string(),
    }),
    refusals: [
      ...onSeason,
      'WEEK_EMPTY',
      'FIXTURES_PLAYED',
      'FIXTURES_LIVE',
      'DAY_IS_OVER',
      'TEAM_PLAYS_THEN',
      'TOO_LARGE_TO_RECORD',
      'OUTCOME_UNKNOWN',
    ],
    events: ['MatchReplanned'],
    example: { date: '2030-01-12', kickOffs: ['20:00', '21:00'] },
  }),
  'POST /api/admin/reset-season': command({
    summary: 'Closes the season and opens the next.',
    right: 'admin',
    body: seasonActBody,
    answer: z.object({ message: z.string(), season: z.number(), label: z.string(), position: z.string() }),
    refusals: [...onSeason, 'SEASON_UNTOUCHED'],
    events: ['SeasonReset', 'RankingRulesChanged', 'PlayoffSettingsChanged', 'RelegationSettingsChanged'],
    example: {},
  }),
} as const satisfies Readonly<Record<CallName, CommandCall>>;
