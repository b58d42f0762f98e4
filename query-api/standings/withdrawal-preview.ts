import { playsIn } from '@league/events/rules/match-sides.ts';
import {
  type CountedResult,
  rank,
  type RankedTeam,
  type TableRow,
  type TableRules,
} from '@league/events/rules/ranking.ts';
import { type Consequence, consequenceOf, resultsAfter, type Withdrawal } from '@league/events/rules/withdrawals.ts';
import { type MatchDocument, matchesModel } from '../contract/matches.ts';
import { seasonsModel } from '../contract/seasons.ts';
import { standingsModel } from '../contract/standings.ts';
import type { TeamDocument } from '../contract/teams.ts';
import type { WithdrawalPreview } from '../contract/withdrawal.ts';
import type { ReadView } from '../ports/read-model-reader.ts';
import { currentSeason } from '../seasons/chosen-season.ts';
import { teamReferences } from '../teams/team-references.ts';
import { countingMarks } from './marks.ts';
import { countedResults, rankedTeams, tableRules } from './season-table.ts';

type Counts = Omit<WithdrawalPreview, 'team' | 'table'>;

/** What becomes of these matches, of any team, when the team withdraws. */
export const countConsequences = ({ teamId, played }: Withdrawal, matches: readonly MatchDocument[]): Counts => {
  const touched = matches.flatMap((match) => {
    const consequence = playsIn(teamId, match) ? consequenceOf(match.status, played) : undefined;
    return consequence === undefined ? [] : [{ consequence, live: match.status === 'live' }];
  });
  const count = (wanted: Consequence) => touched.filter(({ consequence }) => consequence === wanted).length;
  return {
    walkovers: count('walkover'),
    annulled: count('annulled'),
    cancelled: count('cancelled'),
    live: touched.filter(({ live }) => live).length,
  };
};

/** What a season's table is made of. */
type Season = {
  readonly teams: readonly RankedTeam[];
  readonly results: readonly CountedResult[];
  readonly matches: readonly MatchDocument[];
  readonly rules: TableRules;
};

/** Each row of the table without the team's withdrawal, and with it, in the order of the latter. */
const compareTables = (
  withdrawal: Withdrawal,
  { teams, results, matches, rules }: Season,
): readonly { readonly before: TableRow; readonly after: TableRow }[] => {
  const { teamId, played } = withdrawal;
  const unplayed = matches.filter(({ status }) => consequenceOf(status, 'keep') === 'walkover').map(asUnplayed);
  const left: readonly RankedTeam[] =
    played === 'keep' ? teams : teams.map((team) => (team.id === teamId ? { ...team, withdrawn: true } : team));
  const planned = played === 'keep' ? rules.planned : rules.planned.filter((match) => !playsIn(teamId, match));
  const before = new Map(rank(teams, results, rules).map((row) => [row.team, row]));
  return rank(left, resultsAfter(withdrawal, results, unplayed), { ...rules, planned }).map((after) => ({
    before: before.get(after.team) ?? after,
    after,
  }));
};

const asUnplayed = ({ id, week, home, away, date }: MatchDocument) => ({
  matchId: id,
  week,
  home,
  away,
  playedAt: date ?? '',
});

/** What the withdrawal of an existing team from the current season would do, by what is known now. */
export const readWithdrawalPreview = async (
  view: ReadView,
  withdrawal: Withdrawal,
  teams: readonly TeamDocument[],
): Promise<WithdrawalPreview> => {
  const season = currentSeason(await view.list(seasonsModel));
  const where = { season: season?.season ?? 0 };
  const matches = await view.list(matchesModel, { where });
  const rows = compareTables(withdrawal, {
    teams: rankedTeams(season, teams, [], countingMarks(season)),
    results: countedResults(await view.list(standingsModel, { where })),
    matches,
    rules: tableRules(season),
  });
  const team = teamReferences(teams);
  return {
    team: team(withdrawal.teamId),
    ...countConsequences(withdrawal, matches),
    table: rows.map(({ before, after }) => ({
      teamInfo: team(after.team),
      before: answerPlace(before),
      after: answerPlace(after),
    })),
  };
};

const answerPlace = ({ position, played, goalDifference, points }: TableRow) => ({
  position,
  played,
  goalDifference,
  points,
});
