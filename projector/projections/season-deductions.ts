import type { LeagueEventOf } from '@league/events/catalogue.ts';
import { formatPosition, type Replayed } from '@league/events/envelope.ts';
import type { SeasonDocument } from '@league/query-api/contract/seasons.ts';
import { isoTime } from './iso-time.ts';

type Deducted = Replayed<LeagueEventOf<'PointsDeducted'>>;
type Lifted = Replayed<LeagueEventOf<'PointDeductionLifted'>>;

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

const placeOf = ({ position, recordedAt }: Deducted | Lifted) => ({
  position: formatPosition(position),
  recordedAt: isoTime(recordedAt),
});
