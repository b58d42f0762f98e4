import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { TeamWithSquad } from '@league/query-api/contract/teams.ts';
import type { StandingRow } from '@league/query-api/contract/standings.ts';
import { FormMarks } from '../../components/league/form-marks.tsx';
import { FigureStrip } from '../../components/ui/figure-strip.tsx';
import { formatNumber } from '../../format/number.ts';
import { teamsMessages } from '../../messages/tr/teams.ts';
import { formOf } from '../standings/form-of.ts';
import { playedBy } from './team-matches.ts';

const { counts } = teamsMessages.detail;

type TeamCountsProps = {
  readonly team: TeamWithSquad;
  /** Of the team in the season; undefined while they are not read. */
  readonly matches: readonly MatchAnswer[] | undefined;
  /** Its row in the table; undefined before its first match. */
  readonly form: StandingRow | undefined;
};

/** Players, finished matches, wins and goals of a team in the current season. */
export const TeamCounts = ({ team, matches, form }: TeamCountsProps) => {
  const played = matches && playedBy(team._id, matches);
  return (
    <FigureStrip
      figures={[
        { label: counts.players, value: formatNumber(team.players.length) },
        { label: counts.matches, value: played ? formatNumber(played.matches) : counts.unknown },
        { label: counts.wins, value: formatNumber(team.stats.wins) },
        { label: counts.goals, value: played ? formatNumber(played.goals) : counts.unknown },
        ...(form === undefined ? [] : [{ label: counts.form, value: <FormMarks entries={formOf(form)} /> }]),
      ]}
    />
  );
};
