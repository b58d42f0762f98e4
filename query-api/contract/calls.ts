import { auditCalls } from './audit-calls.ts';
import { matchCalls } from './match-calls.ts';
import { seasonCalls } from './season-calls.ts';
import { settingsCalls } from './settings-calls.ts';
import { standingsCalls } from './standings-calls.ts';
import { teamCalls } from './team-calls.ts';

/** Every GET of the API, by its path. The web takes types from here, and of schemas only those that it reads by. */
export const queryCalls = {
  ...settingsCalls,
  ...teamCalls,
  ...matchCalls,
  ...standingsCalls,
  ...seasonCalls,
  ...auditCalls,
} as const;
