import { queryCalls } from '../contract/calls.ts';
import type { DashboardStats } from '../contract/dashboard.ts';
import type { dashboardCalls } from '../contract/dashboard-calls.ts';
import { matchesModel } from '../contract/matches.ts';
import { matchOfficialsModel } from '../contract/match-officials.ts';
import { playersModel } from '../contract/players.ts';
import { modelsOf } from '../contract/query-call.ts';
import type { SeasonDocument } from '../contract/seasons.ts';
import { teamsModel } from '../contract/teams.ts';
import type { Answers } from '../http/query-route.ts';
import { readOffices } from '../officials/offices.ts';
import { readSeasonFigures } from '../players/figures.ts';
import type { ModelPositions } from '../ports/model-positions.ts';
import type { ProcessStandstills } from '../ports/process-standstills.ts';
import type { ReadView } from '../ports/read-model-reader.ts';
import { chosenSeason } from '../seasons/chosen-season.ts';
import { teamReferences } from '../teams/team-references.ts';
import { waitingAt } from './waiting.ts';

/** The GET of the admin's first page. `positions` tell which read models stand still, `standstills` which processes. */
export const dashboardRoutes = (
  positions: Pick<ModelPositions, 'current'>,
  standstills: ProcessStandstills,
): Answers<typeof dashboardCalls> => ({
  '/api/admin/dashboard-stats': async (view, { now }) => {
    const season = await chosenSeason(view);
    const teams = await view.list(teamsModel);
    const players = await view.list(playersModel);
    const matches = season === undefined ? [] : await view.list(matchesModel, { where: { season: season.season } });
    return {
      teams: { total: teams.filter(({ deleted }) => !deleted).length },
      players: { total: players.filter(({ status }) => status === 'approved').length },
      matches: { total: matches.length, completed: matches.filter(({ status }) => status === 'finished').length },
      ...(await readTotals(view, season)),
      waiting: waitingAt({
        now,
        players,
        offices: await readOffices(view),
        matches,
        refereed: await readRefereed(view),
        team: teamReferences(teams),
        standingStill: [...standingStill(positions), ...(await standstills.all())],
      }),
    };
  },
});

/** Totals of all players in the season. */
const readTotals = async (
  view: ReadView,
  season: SeasonDocument | undefined,
): Promise<Pick<DashboardStats, 'goals' | 'assists' | 'saves'>> => {
  const figures = season === undefined ? [] : await readSeasonFigures(view, season);
  const sum = (of: 'goals' | 'assists' | 'saves') => figures.reduce((total, [, { stats }]) => total + stats[of], 0);
  return { goals: sum('goals'), assists: sum('assists'), saves: sum('saves') };
};

const readRefereed = async (view: ReadView): Promise<(matchId: string) => boolean> => {
  const all = await view.list(matchOfficialsModel);
  const refereed = new Set(all.filter(({ referees }) => referees.main !== null).map(({ matchId }) => matchId));
  return (matchId) => refereed.has(matchId);
};

/** The read models of answers that do not move by themselves any more, by name. */
const standingStill = ({ current }: Pick<ModelPositions, 'current'>): string[] => {
  const names = new Set(Object.values(queryCalls).flatMap((call) => modelsOf(call).map(({ name }) => name)));
  return [...names].filter((name) => current(name)?.stopped === true || current(name)?.stale === true).toSorted();
};
