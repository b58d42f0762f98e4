import { formatPosition } from '@league/events/envelope.ts';
import { type AuditDocument, type AuditEntry, auditAnswer, auditModel } from '../contract/audit.ts';
import { fillLeague, idOf } from './league.ts';
import { ADMIN_ID, ADMIN_TOKEN, queryApiInMemory, serve } from './serving.ts';

/** An entry of an admin who did something on the day of its position in September 2026. */
export const entry = (position: number, more: Partial<AuditDocument> = {}): AuditDocument => ({
  position: formatPosition(BigInt(position)),
  eventId: idOf('e', position),
  type: 'MatchResultEntered',
  stream: `match-${idOf('b', 1)}`,
  recordedAt: `2026-09-${String(position).padStart(2, '0')}T20:59:59.999Z`,
  actorId: ADMIN_ID,
  actorRole: 'admin',
  reason: null,
  correlationId: 'c',
  causationId: 'c',
  season: 1,
  matchId: null,
  teamId: null,
  playerId: null,
  adminId: null,
  void: false,
  before: null,
  after: null,
  ...more,
});

/** The audit with these entries, over the league of {@link fillLeague}, and ways to ask it as the admin. */
export const audit = async (
  entries: readonly AuditDocument[],
  overrides: Parameters<typeof queryApiInMemory>[0] = {},
) => {
  const { models, api, logged } = queryApiInMemory(overrides);
  fillLeague(models);
  for (const document of entries) models.put(auditModel, document.position, document, BigInt(document.position));
  const served = await serve(api);
  const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
  const ask = (search = ''): Promise<Response> => served.get(`/api/admin/audit${search}`, headers);
  const read = async (search = ''): Promise<AuditEntry[]> => auditAnswer.parse(await (await ask(search)).json());
  const positions = async (search = ''): Promise<number[]> =>
    (await read(search)).map(({ position }) => Number(position));
  return { models, logged, ask, read, positions, ...served };
};
