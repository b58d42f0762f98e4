import type * as z from 'zod/mini';
import { assignmentCalls } from './assignment-calls.ts';
import { deductionCalls } from './deduction-calls.ts';
import { identityCalls } from './identity-calls.ts';
import { matchCalls } from './match-calls.ts';
import { officialCalls } from './official-calls.ts';
import { pictureCalls } from './picture-calls.ts';
import { playerCalls } from './player-calls.ts';
import { repairCalls } from './repair-calls.ts';
import { seasonActCalls } from './season-act-calls.ts';
import { seasonCalls } from './season-calls.ts';
import { settingsCalls } from './settings-calls.ts';
import { statisticsCalls } from './statistics-calls.ts';
import { teamCalls } from './team-calls.ts';
import { withdrawalCalls } from './withdrawal-calls.ts';

/** Every call that changes something. The web takes types from here, and of schemas only those that it reads by. */
export const commandCalls = {
  // First, because Express tries routes in order and most commands of a match night are results.
  ...matchCalls,
  ...identityCalls,
  ...settingsCalls,
  ...pictureCalls,
  ...teamCalls,
  ...playerCalls,
  ...officialCalls,
  ...assignmentCalls,
  ...statisticsCalls,
  ...seasonCalls,
  ...deductionCalls,
  ...repairCalls,
  ...withdrawalCalls,
  ...seasonActCalls,
} as const;

/** Method and path of a call, parameters by name. */
export type CommandName = keyof typeof commandCalls;

/** What may be sent to a call. */
export type CommandBody<Name extends CommandName> = z.input<(typeof commandCalls)[Name]['body']>;
