import * as z from 'zod/mini';
import { matchesModel } from './matches.ts';
import { anyParams, idParameter } from './parameters.ts';
import { query } from './query-call.ts';
import { seasonsModel } from './seasons.ts';
import { settingsModel } from './settings.ts';
import { teamsModel } from './teams.ts';

/** The calendar that people subscribe to. */
export const calendarCalls = {
  '/api/calendar.ics': query({
    summary: 'The dated matches of the current season, or those of one team, as a calendar (iCalendar, RFC 5545).',
    right: 'public',
    params: anyParams(),
    query: z.strictObject({ team: z.optional(idParameter) }),
    models: [matchesModel, seasonsModel, teamsModel, settingsModel],
    answer: z.string(),
    mediaType: 'text/calendar',
    refusals: ['TEAM_NOT_FOUND'],
    example: {},
  }),
} as const;
