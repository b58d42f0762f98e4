import { auditModel } from './audit.ts';
import { matchesModel } from './matches.ts';
import { matchLinesModel } from './match-lines.ts';
import { anyParams, noQuery } from './parameters.ts';
import { playerNamesModel, playersModel } from './players.ts';
import { query } from './query-call.ts';
import { resultVersionsModel } from './result-versions.ts';
import { seasonActsAnswer, seasonActsModel } from './season-acts.ts';
import { seasonsModel } from './seasons.ts';
import { seasonSquadsModel, takenOffModel } from './statistics.ts';
import { teamsModel } from './teams.ts';

/** The GET of the control panel. It is computed when it is asked for (ADR 44). */
export const seasonActCalls = {
  '/api/admin/season-acts': query({
    summary: 'What the acts on the season would change now, and the last act that can be taken back.',
    right: 'admin',
    params: anyParams(),
    query: noQuery,
    models: [
      seasonActsModel,
      seasonsModel,
      teamsModel,
      playersModel,
      matchesModel,
      matchLinesModel,
      seasonSquadsModel,
      takenOffModel,
      resultVersionsModel,
      playerNamesModel,
      auditModel,
    ],
    answer: seasonActsAnswer,
    refusals: [],
    example: {},
  }),
} as const;
