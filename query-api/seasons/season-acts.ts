import { actorNaming } from '../audit/answer-audit.ts';
import { auditModel } from '../contract/audit.ts';
import { matchesModel } from '../contract/matches.ts';
import { type PlayerDocument, playerNamesModel, playersModel } from '../contract/players.ts';
import {
  type SeasonActsAnswer,
  type SeasonActsDocument,
  seasonActsId,
  seasonActsModel,
  type StandingAct,
} from '../contract/season-acts.ts';
import type { seasonActCalls } from '../contract/season-act-calls.ts';
import { type SeasonDocument, seasonsModel } from '../contract/seasons.ts';
import { type TeamDocument, teamsModel } from '../contract/teams.ts';
import type { Answers } from '../http/query-route.ts';
import { readSeasonFigures } from '../players/figures.ts';
import { countedOf, readAllLines } from '../players/lines.ts';
import type { ActorNames } from '../ports/actor-names.ts';
import type { ReadView } from '../ports/read-model-reader.ts';
import { teamReferences } from '../teams/team-references.ts';
import { currentSeason } from './chosen-season.ts';
import { seasonLabels } from './labels.ts';

/** The GET of the control panel, computed when it is asked for. */
export const seasonActRoutes = (actorNames: ActorNames): Answers<typeof seasonActCalls> => ({
  '/api/admin/season-acts': async (view) => {
    const known = await readKnown(view);
    const { season } = known;
    const acts = season && (await view.get(seasonActsModel, seasonActsId(season.season)));
    return {
      season: season?.season ?? 0,
      label: seasonLabels(known.seasons).get(season?.season ?? 0) ?? '',
      counts: await readCounts(view, known),
      last: await answerLast(view, acts, known, actorNames),
    };
  },
});

type Known = {
  readonly seasons: readonly SeasonDocument[];
  readonly season: SeasonDocument | undefined;
  readonly teams: readonly TeamDocument[];
  readonly players: readonly PlayerDocument[];
  readonly isTeam: (id: string | null) => boolean;
};

const readKnown = async (view: ReadView): Promise<Known> => {
  const seasons = await view.list(seasonsModel);
  const teams = await view.list(teamsModel);
  const existing = new Set(teams.filter(({ deleted }) => !deleted).map(({ id }) => id));
  return {
    seasons,
    season: currentSeason(seasons),
    teams,
    players: await view.list(playersModel),
    isTeam: (id) => id !== null && existing.has(id),
  };
};

const readCounts = async (
  view: ReadView,
  { season, teams, players, isTeam }: Known,
): Promise<SeasonActsAnswer['counts']> => {
  const counts = {
    playersInTeams: players.filter(({ teamId }) => isTeam(teamId)).length,
    teams: teams.filter(({ deleted }) => !deleted).length,
  };
  if (season === undefined) {
    return { ...counts, playersWithStatistics: 0, matches: 0, finishedMatches: 0, playersInFinishedMatches: 0 };
  }
  const matches = await view.list(matchesModel, { where: { season: season.season } });
  const figures = await readSeasonFigures(view, season);
  const lines = countedOf(await readAllLines(view, season.season), season);
  return {
    ...counts,
    playersWithStatistics: figures.filter(([, { stats }]) =>
      Object.values(stats).some((total) => total !== null && total > 0),
    ).length,
    matches: matches.length,
    finishedMatches: matches.filter(({ status }) => status === 'finished').length,
    playersInFinishedMatches: new Set(lines.map(({ playerId }) => playerId)).size,
  };
};

const answerLast = async (
  view: ReadView,
  document: SeasonActsDocument | undefined,
  known: Known,
  actorNames: ActorNames,
): Promise<SeasonActsAnswer['last']> => {
  const last = document?.acts.at(-1);
  if (last === undefined) return null;
  // The audit may be a moment behind.
  const { actorId = 'system', actorRole = 'system', reason = null } = (await view.get(auditModel, last.position)) ?? {};
  const nameOf = actorNaming(await view.list(playerNamesModel), await actorNames.names([actorId]));
  return {
    act: last.act,
    position: String(BigInt(last.position)),
    at: last.recordedAt,
    byName: nameOf({ actorId, actorRole }),
    reason,
    team: last.team === null ? null : teamReferences(known.teams)(last.team),
    counts: comingBack(last, known),
    seasonLabel: last.closed === null ? null : (seasonLabels(known.seasons).get(last.closed) ?? null),
    refused: whyNot(last, known),
  };
};

type Last = NonNullable<SeasonActsAnswer['last']>;

/** What would come back if the act were taken back now. */
const comingBack = (act: StandingAct, { seasons, players, isTeam }: Known): Last['counts'] => {
  switch (act.act) {
    case 'TeamWithdrawn':
      return { matches: act.settled.length };
    case 'MatchesDeleted':
      return { matches: act.matches ?? 0, ...(act.players === null ? {} : { players: act.players }) };
    case 'AllPlayerStatisticsReset':
      return { players: act.players ?? 0 };
    case 'TransfersReset': {
      const free = new Set(players.filter(({ teamId }) => !isTeam(teamId)).map(({ id }) => id));
      return { players: act.freed.filter(({ playerId, teamId }) => free.has(playerId) && isTeam(teamId)).length };
    }
    default: {
      const closed = seasons.find(({ season }) => season === act.closed);
      return { matches: Object.keys(closed?.matches ?? {}).length };
    }
  }
};

/** Why the act cannot be taken back now, by what the read models know: the decision is that of the seasons. */
const whyNot = (act: StandingAct, { season, players, isTeam }: Known): Last['refused'] => {
  switch (act.act) {
    case 'TeamWithdrawn':
      if (act.settled.some((matchId) => season?.matches[matchId] === undefined)) return 'UNDO_MATCHES_DELETED';
      return act.changed.length > 0 ? 'UNDO_MATCHES_CHANGED' : null;
    case 'MatchesDeleted':
      return act.rested ? 'UNDO_MATCHES_PLANNED' : null;
    case 'TransfersReset': {
      const teamOf = new Map(players.map(({ id, teamId }) => [id, teamId]));
      const isPlaced = (playerId: string, teamId: string): boolean => {
        const now = teamOf.get(playerId) ?? null;
        return isTeam(now) && now !== teamId;
      };
      return act.freed.some(({ playerId, teamId }) => isPlaced(playerId, teamId)) ? 'UNDO_PLAYERS_PLACED' : null;
    }
    case 'SeasonReset':
      return act.rested ? 'UNDO_SEASON_USED' : null;
    default:
      return null;
  }
};
