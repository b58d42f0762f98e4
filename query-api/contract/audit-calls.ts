import { eventTypes } from '@league/events/catalogue.ts';
import * as z from 'zod/mini';
import { auditAnswer, auditModel, auditSubjectsAnswer } from './audit.ts';
import { anyParams, dayOf, idParameter, instantParameter, noQuery, positionParameter } from './parameters.ts';
import { playerNamesModel } from './players.ts';
import { query } from './query-call.ts';
import { seasonsModel } from './seasons.ts';
import { teamsModel } from './teams.ts';

const HIGHEST_LIMIT = 200;

/**
 * An instant or a Turkish day. A day stands for its first instant, or as `to` for the first instant of the day after.
 */
const edgeParameter = (edge: 'from' | 'to') =>
  z.union(
    [
      instantParameter,
      z.pipe(
        z.string().check(z.refine((text) => dayOf(text) !== undefined)),
        z.transform((text) => dayOf(text)?.[edge] ?? text),
      ),
    ],
    'Bir gün (2026-11-21) ya da ISO 8601 biçiminde bir zaman olmalıdır.',
  );

const filters = z
  .strictObject({
    match: z.optional(idParameter),
    player: z.optional(idParameter),
    team: z.optional(idParameter),
    actor: z.optional(z.string().check(z.regex(/^[\w.:@-]{1,100}$/, 'Geçerli bir kimlik olmalıdır.'))),
    admin: z.optional(idParameter),
    type: z.optional(z.enum(eventTypes, 'Böyle bir olay türü yok.')),
    from: z.optional(edgeParameter('from')),
    to: z.optional(edgeParameter('to')),
    entry: z.optional(positionParameter),
    before: z.optional(positionParameter),
    limit: z.optional(
      z.pipe(
        z
          .string()
          .check(
            z.refine(
              (text) => /^[1-9]\d{0,2}$/.test(text) && Number(text) <= HIGHEST_LIMIT,
              `1 ile ${HIGHEST_LIMIT} arasında bir sayı olmalıdır.`,
            ),
          ),
        z.transform((text) => Number(text)),
      ),
    ),
  })
  .check(
    z.refine(({ from, to }) => from === undefined || to === undefined || from < to, {
      error: 'Başlangıç bitişten önce olmalıdır.',
      path: ['from'],
    }),
  );

/** GETs of read model audit. */
export const auditCalls = {
  '/api/admin/audit': query({
    csv: true,
    summary: 'Who did what: events, newest first, with their values before and after.',
    right: 'admin',
    params: anyParams(),
    query: filters,
    models: [auditModel, seasonsModel, teamsModel, playerNamesModel],
    answer: auditAnswer,
    refusals: [],
    example: {},
  }),
  '/api/admin/audit/subjects': query({
    summary: 'Matches, teams, players and admins for which the audit can be searched, deleted ones too.',
    right: 'admin',
    params: anyParams(),
    query: noQuery,
    models: [auditModel, seasonsModel, teamsModel, playerNamesModel],
    answer: auditSubjectsAnswer,
    refusals: [],
    example: {},
  }),
} as const;
