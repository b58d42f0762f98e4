import { type EventType, eventTypes } from '@league/events/catalogue.ts';
import { formatPosition } from '@league/events/envelope.ts';
import * as z from 'zod/mini';
import { auditAnswer, auditModel } from '../contract/audit.ts';
import { seasonsModel } from '../contract/seasons.ts';
import { teamsModel } from '../contract/teams.ts';
import { anyParams, dayOf, idParameter, instantParameter, positionParameter } from '../http/parameters.ts';
import { defineRoute, type QueryRoute } from '../http/query-route.ts';
import type { ActorNames } from '../ports/actor-names.ts';
import type { Filter } from '../ports/read-model-reader.ts';
import { accountsOf, answerAudit } from './answer-audit.ts';

const DEFAULT_LIMIT = 50;
const HIGHEST_LIMIT = 200;

/** An instant, or a Turkish day: then its first instant, or as an end the one behind its last. */
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

const query = z
  .strictObject({
    match: z.optional(idParameter),
    player: z.optional(idParameter),
    team: z.optional(idParameter),
    actor: z.optional(z.string().check(z.regex(/^[\w.:@-]{1,100}$/, 'Geçerli bir kimlik olmalıdır.'))),
    type: z.optional(z.enum(eventTypes, 'Böyle bir olay türü yok.')),
    from: z.optional(edgeParameter('from')),
    to: z.optional(edgeParameter('to')),
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
type AuditQuery = z.output<typeof query>;

/** GET of read model audit, for admins. */
export const auditRoutes = (actorNames: ActorNames): readonly QueryRoute[] => [
  defineRoute({
    path: '/api/admin/audit',
    right: 'admin',
    params: anyParams(),
    query,
    models: [auditModel, seasonsModel, teamsModel],
    contract: auditAnswer,
    answer: async (view, { query }) => {
      const { before, limit = DEFAULT_LIMIT } = query;
      const entries = await view.list(auditModel, {
        where: whereOf(query),
        order: 'descending',
        limit,
        ...(before === undefined ? {} : { beforeId: formatPosition(before) }),
      });
      const seasons = await view.list(seasonsModel);
      const teams = await view.list(teamsModel);
      return answerAudit(entries, seasons, teams, await actorNames.names(accountsOf(entries)));
    },
  }),
];

/** What nobody looks for who does not ask for it: names set aside for what is recorded beside it. */
const UNASKED = ['Reserved', 'Released'] as const satisfies readonly EventType[];

type Where = Partial<Record<(typeof auditModel)['fields'][number], Filter>>;

const whereOf = ({ match, player, team, actor, type, from, to }: AuditQuery): Where => ({
  ...(match === undefined ? {} : { matchId: match }),
  ...(player === undefined ? {} : { playerId: player }),
  ...(team === undefined ? {} : { teamId: team }),
  ...(actor === undefined ? {} : { actorId: actor }),
  type: type ?? { not: UNASKED },
  ...(from === undefined && to === undefined
    ? {}
    : { recordedAt: { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) } }),
});
