import { showSettings } from '@league/events/league-settings.ts';
import { defaultSettings } from '@league/events/rules/default-settings.ts';
import { MATCH_TAKES_MS } from '@league/events/rules/match-times.ts';
import type { calendarCalls } from '../contract/calendar-calls.ts';
import { type MatchDocument, matchesModel } from '../contract/matches.ts';
import type { SeasonDocument } from '../contract/seasons.ts';
import { SETTINGS_ID, settingsModel } from '../contract/settings.ts';
import { teamsModel } from '../contract/teams.ts';
import { Refused } from '../http/problems.ts';
import type { Answers } from '../http/query-route.ts';
import type { ReadView } from '../ports/read-model-reader.ts';
import { chosenSeason } from '../seasons/chosen-season.ts';
import { type TeamReferences, teamReferences } from '../teams/team-references.ts';
import { type Appointment, iCalendar } from './icalendar.ts';

/** The calendar. Its appointments name the address of their match where that of the site is known. */
export const calendarRoutes = (publicUrl: string | undefined): Answers<typeof calendarCalls> => ({
  '/api/calendar.ics': async (view, { query }) => {
    const teams = await view.list(teamsModel);
    const team = teams.find(({ id, deleted }) => id === query.team && !deleted);
    if (query.team !== undefined && team === undefined) throw new Refused('TEAM_NOT_FOUND');
    const { title } = showSettings((await view.get(settingsModel, SETTINGS_ID)) ?? defaultSettings);
    const season = await chosenSeason(view);
    const matches = season === undefined ? [] : await readDated(view, season, team?.id);
    const appointment = appointments(teamReferences(teams), publicUrl);
    return iCalendar({
      name: team === undefined ? title : `${team.name} – ${title}`,
      appointments: matches.map(({ match, date }) => appointment(match, date, season)),
    });
  },
});

type Dated = { readonly match: MatchDocument; readonly date: string };

/** The matches of a season that have a date, or those of one team; by id, so that a move changes one place of the calendar. */
const readDated = async (view: ReadView, { season }: SeasonDocument, team: string | undefined): Promise<Dated[]> =>
  (await view.list(matchesModel, { where: { season } }))
    .filter(({ home, away }) => team === undefined || team === home || team === away)
    .flatMap((match) => (match.date === null ? [] : [{ match, date: match.date }]));

const appointments =
  (team: TeamReferences, publicUrl: string | undefined) =>
  (match: MatchDocument, date: string, season: SeasonDocument | undefined): Appointment => ({
    uid: match.id,
    start: date,
    lastsMs: MATCH_TAKES_MS,
    summary: summaryOf(match, team),
    description: descriptionOf(match),
    location: match.stadium,
    url: publicUrl === undefined ? undefined : new URL(`/match/${match.id}`, publicUrl).href,
    isCancelled: match.status === 'cancelled',
    changedAt: match.changedAt ?? season?.startedAt ?? date,
  });

/** "Moda – Işık", and once it is over "Moda 2–1 Işık". */
const summaryOf = ({ home, away, result }: MatchDocument, team: TeamReferences): string => {
  const between = result === null ? '–' : `${result.homeScore}–${result.awayScore}`;
  return `${team(home).name} ${between} ${team(away).name}`;
};

const descriptionOf = ({ week, result }: MatchDocument): string =>
  [`${week}. hafta`, ...(result === null || result.walkover === null ? [] : ['hükmen'])].join(' · ');
