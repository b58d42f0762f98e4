import { accountCalls } from './account-calls.ts';
import { auditCalls } from './audit-calls.ts';
import { calendarCalls } from './calendar-calls.ts';
import { dashboardCalls } from './dashboard-calls.ts';
import { matchCalls } from './match-calls.ts';
import { officialCalls } from './official-calls.ts';
import { playerCalls } from './player-calls.ts';
import { seasonActCalls } from './season-act-calls.ts';
import { seasonCalls } from './season-calls.ts';
import { settingsCalls } from './settings-calls.ts';
import { standingsCalls } from './standings-calls.ts';
import { teamCalls } from './team-calls.ts';

/** All GETs of the API by path. The web imports their types, and only those schemas with which it parses. */
export const queryCalls = {
  ...settingsCalls,
  ...teamCalls,
  ...matchCalls,
  ...standingsCalls,
  ...seasonCalls,
  ...playerCalls,
  ...officialCalls,
  ...accountCalls,
  ...auditCalls,
  ...dashboardCalls,
  ...calendarCalls,
  ...seasonActCalls,
} as const;
