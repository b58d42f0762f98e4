import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { readQuery } from '../../api/read-query.ts';
import { readTeams } from './teams-answer.ts';

/** All teams, with their figures of the current season. */
export const teamsQuery = () =>
  queryOptions({ ...readQuery('/api/teams', '/api/teams', z.unknown()), select: readTeams });
