import type { LeagueEvent } from '@league/events/catalogue.ts';
import { formatPosition } from '@league/events/envelope.ts';
import { returnedBy } from '@league/events/fixture-rows.ts';
import { auditModel } from '@league/query-api/contract/audit.ts';
import { defineFullProjection } from '../define-projection.ts';
import { valuesOf } from './audit-values.ts';
import { isoTime } from './iso-time.ts';
import { namedOf, removedBy } from './removed-matches.ts';

/** Who did what: one entry for each event, void ones marked. */
export const audit = defineFullProjection({
  model: auditModel,
  version: 7,
  handles: 'all',
  writeOnce: true,
  documentIds: ({ event }) => [formatPosition(event.position)],
  evolve: (document, { event, void: isVoid }, id) => {
    if (document !== null) return document;
    const { actor, reason, correlationId, causationId, commandId } = event.metadata;
    const { season, matchId, teamId, playerId, adminId } = subjectOf(event);
    const { before, after } = valuesOf(event);
    return {
      position: id,
      eventId: event.id,
      type: event.type,
      stream: event.stream,
      recordedAt: isoTime(event.recordedAt),
      actorId: actor.id,
      actorRole: actor.role,
      reason: reason ?? null,
      correlationId,
      causationId,
      season: season ?? null,
      matchId: matchId ?? null,
      teamId: teamId ?? null,
      playerId: playerId ?? null,
      adminId: adminId ?? null,
      void: isVoid,
      before,
      after,
      ...shown(event),
      ...followed(event),
      ...(causationId === commandId ? {} : { caused: true as const }),
      ...deductionOf(event),
      ...namedOf(removedBy(event)),
    };
  },
});

/** Whether the event's box said that everybody may read its reason. */
const shown = ({ data }: LeagueEvent): { reasonShown?: true } =>
  'reasonShown' in data && data.reasonShown === true ? { reasonShown: true } : {};

/** The team from whose withdrawal, or from whose taking back, the event follows. */
const followed = ({ data }: LeagueEvent): { withdrawnTeam?: string } =>
  'withdrawnTeam' in data && data.withdrawnTeam !== undefined ? { withdrawnTeam: data.withdrawnTeam } : {};

/** The deduction that the event makes or lifts: an entry names the other by it. */
const deductionOf = ({ data }: LeagueEvent): { deductionId?: string } =>
  'deductionId' in data ? { deductionId: data.deductionId } : {};

type Subject = { season?: number; matchId?: string; teamId?: string; playerId?: string; adminId?: string };

/** The match, team, admin or season that the event is about, where it names one. A season reset belongs to the season that it closes. */
const subjectOf = (event: LeagueEvent): Subject => {
  switch (event.type) {
    case 'SeasonReset':
      return { season: event.data.closed };
    case 'MatchAdded':
      return { season: event.data.season, matchId: event.data.match.matchId };
    case 'MatchesDeleted': {
      const { season, matches, teamId } = event.data;
      return { season, ...(teamId !== undefined && { teamId }), ...onlyOf(matches) };
    }
    case 'SeasonActUndone': {
      const { season, undone } = event.data;
      if (undone.act === 'SeasonReset') return { season: undone.closed };
      return {
        season,
        ...(undone.act === 'TeamWithdrawn' ? { teamId: undone.teamId } : onlyOf(returnedBy(event).values())),
      };
    }
    // Its season is a text that people wrote.
    case 'AchievementCreated':
      return {};
    case 'AchievementAssigned':
    case 'AchievementWithdrawn': {
      const { type, receiverId } = event.data;
      return type === 'team' ? { teamId: receiverId } : { playerId: receiverId };
    }
    default: {
      const subject: Subject & object = event.data;
      return subject;
    }
  }
};

/** The match, where the act was on one alone. */
const onlyOf = (matches: Iterable<{ readonly matchId: string }>): Subject => {
  const [only, ...others] = matches;
  return only === undefined || others.length > 0 ? {} : { matchId: only.matchId };
};
