import type { createTeamBody } from '@league/command-api/contract/team.ts';
import { DEFAULT_LOGO } from '@league/query-api/contract/default-logo.ts';
import type { TeamAnswer } from '@league/query-api/contract/teams.ts';
import type * as z from 'zod/mini';
import { crestOf } from '../../components/league/kit.ts';

/** The body that creates a team. The form of a team that exists is the same. */
export type TeamBody = z.input<typeof createTeamBody>;

/** What is known of a team and can be changed. */
export const TEAM_FIELDS = ['name', 'city', 'crest', 'logo'] as const;
export type TeamField = (typeof TEAM_FIELDS)[number];

/** What the form holds of a team. */
export const valuesOf = (team: Pick<TeamAnswer, 'name' | 'city' | 'crest' | 'logo'>) => ({
  name: team.name,
  city: team.city ?? '',
  crest: crestOf(team),
  logo: team.logo === DEFAULT_LOGO ? '' : team.logo,
  reason: undefined,
});
export type TeamValues = ReturnType<typeof valuesOf>;

/** The form of a team that is not there yet; without a crest the league chooses one. */
export const NO_TEAM = { name: '', city: '', crest: undefined, logo: '', reason: undefined };

const textOf = (value: unknown): string => JSON.stringify(typeof value === 'string' ? value.trim() : value) ?? '';

/** The fields in which the two differ; white space around a text is no difference. */
export const differing = (one: TeamBody, other: TeamBody): readonly TeamField[] =>
  TEAM_FIELDS.filter((field) => textOf(one[field]) !== textOf(other[field]));

/** Of the body what differs from the team as the form has it from the server: what another admin changes meanwhile stays. */
export const changedOf = (body: TeamBody, began: TeamBody): Partial<TeamBody> =>
  Object.fromEntries(differing(body, began).map((field) => [field, body[field]]));
