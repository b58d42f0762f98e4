import { dashboardStats } from './dashboard.ts';
import { matchLinesModel } from './match-lines.ts';
import { matchOfficialsModel } from './match-officials.ts';
import { matchesModel } from './matches.ts';
import { officialsModel } from './officials.ts';
import { anyParams, noQuery } from './parameters.ts';
import { playersModel } from './players.ts';
import { query } from './query-call.ts';
import { resultVersionsModel } from './result-versions.ts';
import { seasonsModel } from './seasons.ts';
import { seasonSquadsModel, takenOffModel } from './statistics.ts';
import { teamsModel } from './teams.ts';

/** The GET of the admin's first page. It is computed when it is asked for (ADR 44). */
export const dashboardCalls = {
  '/api/admin/dashboard-stats': {
    ...query({
      summary: 'The league in figures, and what waits for an admin.',
      right: 'admin',
      params: anyParams(),
      query: noQuery,
      models: [
        teamsModel,
        playersModel,
        officialsModel,
        matchesModel,
        matchOfficialsModel,
        seasonsModel,
        matchLinesModel,
        seasonSquadsModel,
        takenOffModel,
        resultVersionsModel,
      ],
      answer: dashboardStats,
      refusals: [],
      example: {},
    }),
    atTime: true,
  },
} as const;
