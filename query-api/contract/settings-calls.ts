import { anyParams, noQuery } from './parameters.ts';
import { query } from './query-call.ts';
import { settingsAnswer, settingsModel } from './settings.ts';

/** GET of read model settings. */
export const settingsCalls = {
  '/api/settings': query({
    summary: 'The settings of the league.',
    right: 'public',
    params: anyParams(),
    query: noQuery,
    models: [settingsModel],
    answer: settingsAnswer,
    refusals: [],
    example: {},
  }),
} as const;
