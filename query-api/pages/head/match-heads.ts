import { turkishDay } from '@league/events/rules/turkish-time.ts';
import { type MatchAnswer, type MatchDocument, matchesModel } from '../../contract/matches.ts';
import { pageTitles, pairingOf } from '../../contract/page-titles.ts';
import { isId } from '../../contract/parameters.ts';
import { seasonsModel } from '../../contract/seasons.ts';
import { teamsModel } from '../../contract/teams.ts';
import { Refused } from '../../http/problems.ts';
import { answerMatch, answerMatches } from '../../matches/answer-match.ts';
import type { Filter, ReadView } from '../../ports/read-model-reader.ts';
import { chosenSeason } from '../../seasons/chosen-season.ts';
import { readTeamReferences, teamReferences } from '../../teams/team-references.ts';
import { addressOf, aDay, aWeek } from './asked-page.ts';
import type { HeadOfPage, Said } from './page-head.ts';
import { readNamedSeason } from './table-heads.ts';
import { dayWords, headWords } from './words.ts';

/** The match with the names of its two teams. Reads no other team. */
const readNamed = async (view: ReadView, match: MatchDocument): Promise<MatchAnswer> => {
  const teams = [await view.get(teamsModel, match.home), await view.get(teamsModel, match.away)];
  return answerMatch(match, teamReferences(teams.filter((team) => team !== undefined)));
};

const readMatch = async (view: ReadView, id: unknown): Promise<MatchDocument | undefined> =>
  typeof id === 'string' && isId(id) ? view.get(matchesModel, id) : undefined;

const sayMatch = async (view: ReadView, document: MatchDocument): Promise<Said> => {
  const match = await readNamed(view, document);
  return {
    title: pairingOf(match),
    description: headWords.match(match),
    address: `/match/${document.id}`,
    type: 'article',
    picture: { path: `/share/match/${document.id}.png`, alt: headWords.score(match) },
  };
};

/** `/match/{id}`. Its tabs are parts of one page. */
export const matchHead: HeadOfPage = {
  models: [matchesModel, teamsModel],
  missing: pageTitles.noMatch,
  say: async (view, { params: { id } }) => {
    const match = await readMatch(view, id);
    if (match === undefined) throw new Refused('MATCH_NOT_FOUND');
    return sayMatch(view, match);
  },
};

const models = [matchesModel, seasonsModel, teamsModel];

/** The matches of the current season at these weeks or days. */
const readMatches = async (view: ReadView, where: Partial<Record<'week' | 'date', Filter>>): Promise<MatchAnswer[]> => {
  const season = await chosenSeason(view);
  const found = season && (await view.list(matchesModel, { where: { season: season.season, ...where } }));
  return answerMatches(found ?? [], await readTeamReferences(view), () => ({}));
};

/** `/weekly-matches?week=7`; without a week the first one. */
export const weeklyHead: HeadOfPage = {
  models,
  say: async (view, { search }) => {
    const week = aWeek(search('week')) ?? 1;
    return {
      title: pageTitles.weekly,
      description: headWords.matches(headWords.week(week), await readMatches(view, { week })),
      address: addressOf('/weekly-matches', { week: week === 1 ? undefined : week }),
    };
  },
};

/**
 * `/matches?date=2026-11-20&match=…`. A match that is open over the day is the subject of the page. Without a day the page
 * shows today; its head then names no day, and stays the same at midnight.
 */
export const dailyHead: HeadOfPage = {
  models,
  say: async (view, { search }) => {
    const match = await readMatch(view, search('match'));
    if (match !== undefined) return sayMatch(view, match);
    const day = aDay(search('date'));
    if (day === undefined) {
      const { season, label } = await readNamedSeason(view);
      const description = headWords.daily(label, Object.keys(season?.matches ?? {}).length);
      return { title: pageTitles.daily, description, address: '/matches' };
    }
    const matches = await readMatches(view, { date: turkishDay(day) });
    return {
      title: pageTitles.daily,
      description: headWords.matches(dayWords(day), matches),
      address: addressOf('/matches', { date: day }),
      // There is no end of days without a match.
      ...(matches.length === 0 && { isUnlisted: true }),
    };
  },
};
