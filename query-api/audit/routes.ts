import type { EventType } from '@league/events/catalogue.ts';
import { formatPosition } from '@league/events/envelope.ts';
import type * as z from 'zod/mini';
import { auditModel } from '../contract/audit.ts';
import type { auditCalls } from '../contract/audit-calls.ts';
import { playerNamesModel } from '../contract/players.ts';
import { seasonsModel } from '../contract/seasons.ts';
import { teamsModel } from '../contract/teams.ts';
import type { Answers } from '../http/query-route.ts';
import type { ActorNames } from '../ports/actor-names.ts';
import type { Filter } from '../ports/read-model-reader.ts';
import { accountsOf, answerAudit, relatedTo } from './answer-audit.ts';
import { auditSubjects } from './audit-subjects.ts';
import { readRelations } from './relations.ts';

const DEFAULT_LIMIT = 50;

/** The GETs of read model audit, for admins. */
export const auditRoutes = (actorNames: ActorNames): Answers<typeof auditCalls> => ({
  '/api/admin/audit': async (view, { query }) => {
    const { entry, before, limit = DEFAULT_LIMIT } = query;
    const below = entry === undefined ? before : entry + 1n;
    const found = await view.list(auditModel, {
      where: whereOf(query),
      order: 'descending',
      limit: entry === undefined ? limit : 1,
      ...(below === undefined ? {} : { beforeId: formatPosition(below) }),
    });
    const entries = entry === undefined ? found : found.filter(({ position }) => position === formatPosition(entry));
    const relations = await readRelations(view, entries, ONLY_ON_REQUEST);
    const seasons = await view.list(seasonsModel);
    const teams = await view.list(teamsModel);
    const players = await view.list(playerNamesModel);
    const accounts = await actorNames.names(accountsOf([...entries, ...relatedTo(relations)]));
    return answerAudit(entries, seasons, teams, players, accounts, relations);
  },
  '/api/admin/audit/subjects': async (view) => {
    const granted = await view.list(auditModel, { where: { type: 'AdminAccessGranted' } });
    const seasons = await view.list(seasonsModel);
    const teams = await view.list(teamsModel);
    const players = await view.list(playerNamesModel);
    return auditSubjects(granted, seasons, teams, players, await actorNames.names(accountsOf(granted)));
  },
});

type AuditQuery = z.output<(typeof auditCalls)['/api/admin/audit']['query']>;

/** Reserving and releasing a name is listed only when `type` or `entry` asks for it: another event of the same act says more. */
const ONLY_ON_REQUEST = ['Reserved', 'Released', 'CrestReserved'] as const satisfies readonly EventType[];

type Where = Partial<Record<(typeof auditModel)['fields'][number], Filter>>;

const whereOf = ({ match, player, team, actor, admin, type, from, to, entry }: AuditQuery): Where => ({
  ...(match === undefined ? {} : { matchId: match }),
  ...(player === undefined ? {} : { playerId: player }),
  ...(team === undefined ? {} : { teamId: team }),
  ...(actor === undefined ? {} : { actorId: actor }),
  ...(admin === undefined ? {} : { adminId: admin }),
  ...(type === undefined && entry !== undefined ? {} : { type: type ?? { not: ONLY_ON_REQUEST } }),
  ...(from === undefined && to === undefined
    ? {}
    : { recordedAt: { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) } }),
});
