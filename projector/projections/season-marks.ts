import type { LeagueEventOf } from '@league/events/catalogue.ts';
import { formatPosition, type Replayed } from '@league/events/envelope.ts';
import type { SeasonDocument, Withdrawal } from '@league/query-api/contract/seasons.ts';
import { isoTime } from './iso-time.ts';

type Deducted = Replayed<LeagueEventOf<'PointsDeducted'>>;
type Lifted = Replayed<LeagueEventOf<'PointDeductionLifted'>>;
type Withdrawn = Replayed<LeagueEventOf<'TeamWithdrawn'>>;
type Undone = Replayed<LeagueEventOf<'SeasonActUndone'>>;

/** The season with one more deduction; as it is where the deduction is known already. */
export const withDeduction = (season: SeasonDocument, event: Deducted): SeasonDocument => {
  const { deductionId: id, teamId: team, points, reason } = event.data;
  const before = season.deductions ?? [];
  if (before.some((known) => known.id === id)) return season;
  return { ...season, deductions: [...before, { id, team, points, reason, ...placeOf(event), lifted: null }] };
};

/** The season with this deduction lifted; as it is where it is lifted already, or not known. */
export const withLifted = (season: SeasonDocument, event: Lifted): SeasonDocument => {
  const { deductionId } = event.data;
  const before = season.deductions ?? [];
  if (!before.some(({ id, lifted }) => id === deductionId && lifted === null)) return season;
  const lifted = placeOf(event);
  return { ...season, deductions: before.map((known) => (known.id === deductionId ? { ...known, lifted } : known)) };
};

/** The season without a team that left; as it is where the team has left already. */
export const withWithdrawal = (season: SeasonDocument, event: Withdrawn): SeasonDocument => {
  const { teamId: team, played, reason } = event.data;
  const before = season.withdrawals ?? [];
  if (before.some((known) => stands(known, team))) return season;
  return { ...season, withdrawals: [...before, { team, played, reason, ...placeOf(event), lifted: null }] };
};

/** The season with this team, whose withdrawal is taken back; as it is where that is taken back already, or not known. */
export const withTeamBack = (season: SeasonDocument, teamId: string, event: Undone): SeasonDocument => {
  const before = season.withdrawals ?? [];
  if (!before.some((known) => stands(known, teamId))) return season;
  const lifted = placeOf(event);
  return { ...season, withdrawals: before.map((known) => (stands(known, teamId) ? { ...known, lifted } : known)) };
};

const stands = ({ team, lifted }: Withdrawal, teamId: string): boolean => team === teamId && lifted === null;

const placeOf = ({ position, recordedAt }: Deducted | Lifted | Withdrawn | Undone) => ({
  position: formatPosition(position),
  recordedAt: isoTime(recordedAt),
});
