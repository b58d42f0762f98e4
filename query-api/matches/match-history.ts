import { isDeepStrictEqual } from 'node:util';
import type { EventType } from '@league/events/catalogue.ts';
import type { AuditDocument } from '../contract/audit.ts';
import { auditModel } from '../contract/audit.ts';
import type { MatchChange, MatchHistory } from '../contract/match-history.ts';
import { matchesModel } from '../contract/matches.ts';
import { isId } from '../contract/parameters.ts';
import { playerNamesModel } from '../contract/players.ts';
import { resultVersionsModel } from '../contract/result-versions.ts';
import { type SeasonDocument, seasonId, seasonsModel } from '../contract/seasons.ts';
import { teamsModel } from '../contract/teams.ts';
import { textsIn } from '../audit/answer-audit.ts';
import { Refused } from '../http/problems.ts';
import type { ReadView } from '../ports/read-model-reader.ts';
import { teamReferences } from '../teams/team-references.ts';
import { effectsOf, type OwnVersion, versionsOf } from './match-effects.ts';

/** The events that a match's history tells. What visitors may read of a match is named, so that nothing is told by mistake. */
const TOLD: ReadonlySet<string> = new Set<EventType>([
  'MatchAdded',
  'MatchReplanned',
  'MatchScheduled',
  'MatchStatusChanged',
  'MatchResultEntered',
  'MatchResultCorrected',
  'MatchResultAnnulled',
  'MatchesDeleted',
  'FixturesGenerated',
  'FixturesRestored',
  'SeasonActUndone',
]);

/** Acts on many matches: of them a history tells what became of its own. */
const OF_MANY: ReadonlySet<string> = new Set<EventType>([
  'MatchesDeleted',
  'FixturesGenerated',
  'FixturesRestored',
  'SeasonActUndone',
]);

type Read = Pick<MatchHistory, 'players'> & {
  /** Newest first, each with what the audit says of it. */
  readonly told: readonly { readonly change: MatchChange; readonly entry: AuditDocument }[];
};

/** The history of a match that exists, as everybody may read it. @throws Refused MATCH_NOT_FOUND */
export const readHistory = async (view: ReadView, id: string): Promise<Read> => {
  const match = isId(id) ? await view.get(matchesModel, id) : undefined;
  const season = match && (await view.get(seasonsModel, seasonId(match.season)));
  if (season === undefined) throw new Refused('MATCH_NOT_FOUND');
  const weeks = await view.list(resultVersionsModel, { where: { season: season.season } });
  const versions = versionsOf(weeks, id);
  const entries = await readEntries(view, id, versions);
  const teams = await view.list(teamsModel);
  const team = teamReferences(teams);
  const effects = effectsOf(versions, weeks, season, teams);
  const told = entries.map((entry) => {
    const { position, recordedAt, type, actorRole, reason, reasonShown, withdrawnTeam } = entry;
    const change: MatchChange = {
      position: String(BigInt(position)),
      at: recordedAt,
      type,
      role: actorRole,
      void: entry.void,
      ...valuesOf(entry, versions),
      reason: reasonShown === true ? reason : null,
      ...(withdrawnTeam !== undefined && {
        withdrawal: { team: team(withdrawnTeam), isBack: isBackAt(season, withdrawnTeam, position) },
      }),
      effect: (effects.get(position) ?? []).map(({ team: teamId, from, to }) => ({ team: team(teamId), from, to })),
    };
    return { change, entry };
  });
  const players = await readMentioned(
    view,
    told.map(({ change }) => change),
  );
  return { told, players };
};

/** Whether the team was back in the season at this place in the log: its last withdrawal until then had been taken back. */
const isBackAt = ({ withdrawals = [] }: SeasonDocument, teamId: string, position: string): boolean => {
  const last = withdrawals.findLast((withdrawal) => withdrawal.team === teamId && withdrawal.position < position);
  const lifted = last?.lifted ?? null;
  return lifted !== null && lifted.position < position;
};

/** The entries of the match, newest first; with acts on many matches that took this one out, or gave it back, with a result. */
const readEntries = async (view: ReadView, id: string, versions: readonly OwnVersion[]): Promise<AuditDocument[]> => {
  const own = await view.list(auditModel, { where: { matchId: id } });
  const entries = new Map(own.map((entry) => [entry.position, entry]));
  for (const { position } of versions) {
    if (entries.has(position)) continue;
    // The audit may be a moment behind the versions.
    const entry = await view.get(auditModel, position);
    if (entry !== undefined) entries.set(position, entry);
  }
  return [...entries.values()]
    .filter(({ type }) => TOLD.has(type))
    .toSorted((a, b) => (a.position > b.position ? -1 : 1));
};

type Values = Pick<MatchChange, 'before' | 'after'>;

/** What became of the match: of an act on many its own result, of lists of a result only what differs. */
const valuesOf = ({ type, position, before, after }: AuditDocument, versions: readonly OwnVersion[]): Values => {
  if (!OF_MANY.has(type)) return onlyChanged(before, after);
  const index = versions.findIndex((version) => version.position === position);
  return { before: scoreOf(versions[index - 1]), after: scoreOf(versions[index]) };
};

const scoreOf = (version: OwnVersion | undefined): Values['before'] => {
  const score = version?.score ?? null;
  return score === null ? null : { homeScore: score.home, awayScore: score.away };
};

/** Lists whose entries are told one by one; an entry that stands on both sides has not changed. */
const LISTS = ['lines', 'incidents'] as const;

const onlyChanged = (before: Values['before'], after: Values['after']): Values => {
  if (before === null || after === null) return { before, after };
  const [from, to] = [{ ...before }, { ...after }];
  for (const list of LISTS) {
    const [was, is] = [before[list], after[list]];
    if (!Array.isArray(was) || !Array.isArray(is)) continue;
    from[list] = without(was, is);
    to[list] = without(is, was);
  }
  return { before: from, after: to };
};

const without = (list: readonly unknown[], other: readonly unknown[]): unknown[] =>
  list.filter((one) => !other.some((each) => isDeepStrictEqual(one, each)));

const readMentioned = async (view: ReadView, changes: readonly MatchChange[]): Promise<MatchHistory['players']> => {
  const ids = new Set(changes.flatMap(({ before, after }) => [...textsIn(before), ...textsIn(after)]));
  const players = await view.list(playerNamesModel);
  return players.filter(({ id }) => ids.has(id)).map(({ id, gamertag, deleted }) => ({ _id: id, gamertag, deleted }));
};
