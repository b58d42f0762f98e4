import { weekByTable, weekTonight } from '@league/events/rules/current-week.ts';
import { starOf } from '@league/events/rules/star.ts';
import { countedLines } from '@league/events/rules/statistics.ts';
import { turkishDay } from '@league/events/rules/turkish-time.ts';
import type { matchCalls } from '../contract/match-calls.ts';
import { type MatchAnswer, type MatchDocument, matchesModel } from '../contract/matches.ts';
import type { StarAnswer } from '../contract/leaders.ts';
import type { MatchDetails } from '../contract/match-details.ts';
import { lineOfRow, matchLinesModel } from '../contract/match-lines.ts';
import { matchOfficialsModel } from '../contract/match-officials.ts';
import { isId } from '../contract/parameters.ts';
import type { SeasonDocument } from '../contract/seasons.ts';
import { standingsModel } from '../contract/standings.ts';
import { Refused } from '../http/problems.ts';
import type { Answers } from '../http/query-route.ts';
import { readPlayerReferences } from '../players/player-references.ts';
import type { Filter, ReadView } from '../ports/read-model-reader.ts';
import { chosenSeason, teamsOf, weeksOf } from '../seasons/chosen-season.ts';
import { readTeamReferences } from '../teams/team-references.ts';
import { accountsOf, actorNaming } from '../audit/answer-audit.ts';
import { playerNamesModel } from '../contract/players.ts';
import type { ActorNames } from '../ports/actor-names.ts';
import { readHistory } from './match-history.ts';
import { answerLines } from './answer-lines.ts';
import { answerOfficials, readMains, readPlacesOf, readStreamsOf } from './answer-officials.ts';
import { answerMatch, answerMatches } from './answer-match.ts';
import { readComparison } from './comparison.ts';
import { readMatchPlayers } from './match-players.ts';

/** The GETs of read model matches. */
export const matchRoutes = (actorNames: ActorNames): Answers<typeof matchCalls> => ({
  '/api/matches': (view, { query }) => readMatches(view, query.season),
  '/api/matches/live': async (view, { query }) =>
    (await readMatches(view, query.season)).filter(({ status }) => status === 'live'),
  '/api/matches/next': async (view, { query }) => nextOfEach(await readMatches(view, query.season)),
  '/api/matches/referee/my-matches': async (view, { query, caller }) =>
    withOwn(await readMatches(view, query.season), await readPlacesOf(view, caller.id)),
  '/api/matches/broadcaster/my-matches': async (view, { query, caller }) =>
    withOwn(await readMatches(view, query.season), await readStreamsOf(view, caller.id)),
  '/api/matches/weeks/total': async (view, { query, today }) => {
    const season = await chosenSeason(view, query.season);
    if (season === undefined) return { totalWeeks: 0, currentWeek: weekByTable([], 0) };
    const totalWeeks = weeksOf(season);
    const todays = await view.list(matchesModel, { where: { season: season.season, date: turkishDay(today) } });
    const tonight = weekTonight(todays);
    return { totalWeeks, currentWeek: tonight ?? weekByTable(await readPlayed(view, season), totalWeeks) };
  },
  '/api/matches/week/:week': (view, { params: { week }, query }) => readMatches(view, query.season, { week }),
  '/api/matches/date/:date': (view, { params, query }) =>
    readMatches(view, query.season, { date: turkishDay(params.date) }),
  '/api/matches/date/:date/star': async (view, { params, query }) => {
    const season = await chosenSeason(view, query.season);
    return { star: season === undefined ? null : await readStar(view, season.season, turkishDay(params.date)) };
  },
  '/api/matches/:id': (view, { params: { id } }) => readDetails(view, id),
  '/api/matches/:id/details': (view, { params: { id } }) => readDetails(view, id),
  '/api/matches/:id/comparison': async (view, { params: { id } }) => readComparison(view, await readMatch(view, id)),
  '/api/matches/:id/players': async (view, { params: { id } }) => readMatchPlayers(view, await readMatch(view, id)),
  '/api/matches/:id/history': {
    everybody: async (view, { params }) => {
      const { told, players } = await readHistory(view, params.id);
      return { changes: told.map(({ change }) => change), players };
    },
    admins: async (view, { params }) => {
      const { told, players } = await readHistory(view, params.id);
      const names = await actorNames.names(accountsOf(told.map(({ entry }) => entry)));
      const nameOf = actorNaming(await view.list(playerNamesModel), names);
      const changes = told.map(({ change, entry }) => ({
        ...change,
        reason: entry.reason,
        actorName: nameOf(entry),
      }));
      return { changes, players };
    },
  },
});

const readMatch = async (view: ReadView, id: string): Promise<MatchDocument> => {
  const match = isId(id) ? await view.get(matchesModel, id) : undefined;
  if (match === undefined) throw new Refused('MATCH_NOT_FOUND');
  return match;
};

const readDetails = async (view: ReadView, id: string): Promise<MatchDetails> => {
  const match = await readMatch(view, id);
  const lines = match.result === null ? undefined : await view.get(matchLinesModel, id);
  const team = await readTeamReferences(view);
  const player = await readPlayerReferences(view);
  const officials = answerOfficials(await view.get(matchOfficialsModel, id), player);
  return { ...answerMatch(match, team), ...officials, ...answerLines(lines, player, team) };
};

/** Of level players the one of the earlier match is the star. */
const readStar = async (view: ReadView, season: number, date: Filter): Promise<StarAnswer['star']> => {
  const matches = await view.list(matchesModel, { where: { season, date } });
  const played = await Promise.all(matches.map(({ id }) => view.get(matchLinesModel, id)));
  const star = starOf(
    played.flatMap((match) => (match === undefined ? [] : countedLines(match).map((row) => lineOfRow(row, match)))),
  );
  if (star === undefined) return null;
  const [player, team] = [await readPlayerReferences(view), await readTeamReferences(view)];
  const { playerId, teamId, number, goals, rating } = star;
  return { player: player(playerId), team: team(teamId), jerseyNumber: number, goals, rating };
};

type Where = Partial<Record<'week' | 'date', Filter>>;

const readMatches = async (view: ReadView, season: number | undefined, where: Where = {}): Promise<MatchAnswer[]> => {
  const chosen = await chosenSeason(view, season);
  if (chosen === undefined) return [];
  const matches = await view.list(matchesModel, { where: { season: chosen.season, ...where } });
  return answerMatches(matches, await readTeamReferences(view), await readMains(view, matches));
};

/** Of these matches those at which somebody stands, with what is said of that. */
const withOwn = <Own extends object>(
  matches: readonly MatchAnswer[],
  ownOf: ReadonlyMap<string, Own>,
): (MatchAnswer & Own)[] =>
  matches.flatMap((match) => {
    const own = ownOf.get(match._id);
    return own === undefined ? [] : [{ ...match, ...own }];
  });

/** The matches that run or come next for at least one of their teams; the given matches go by their dates. */
const nextOfEach = (matches: readonly MatchAnswer[]): MatchAnswer[] => {
  const seen = new Set<string>();
  return matches.filter(({ status, homeTeam, awayTeam }) => {
    if (status !== 'live' && status !== 'scheduled') return false;
    const isNext = !seen.has(homeTeam._id) || !seen.has(awayTeam._id);
    seen.add(homeTeam._id).add(awayTeam._id);
    return isNext;
  });
};

/** How many counting matches each team of the season has played. */
const readPlayed = async (view: ReadView, season: SeasonDocument): Promise<{ readonly played: number }[]> => {
  const weeks = await view.list(standingsModel, { where: { season: season.season } });
  const played = new Map([...teamsOf(season)].map((team) => [team, 0]));
  for (const { home, away } of weeks.flatMap(({ results }) => Object.values(results))) {
    for (const team of [home, away]) played.set(team, (played.get(team) ?? 0) + 1);
  }
  return [...played.values()].map((count) => ({ played: count }));
};
