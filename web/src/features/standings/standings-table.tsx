import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { StandingRow } from '@league/query-api/contract/standings.ts';
import { CompareTable, figureClass, stickyName } from '../../components/ui/compare-table.tsx';
import { HeadCell } from '../../components/ui/table.tsx';
import { useSlide } from '../../components/ui/use-slide.ts';
import { usePinnedTeam } from '../teams/pinned-team.ts';
import { standingsMessages } from '../../messages/tr/standings.ts';
import { columns } from './columns.ts';
import { DeductionNotes } from './deductions.tsx';
import type { RunningScore } from './running-scores.ts';
import { StandingsTableRow } from './standings-row.tsx';
import { WithdrawalNotes } from './withdrawals.tsx';
import type { Zones } from './zones.ts';

const headClass = (key: (typeof columns)[number]['key']): string => {
  if (key === 'position') return 'px-0 pl-1.5 text-center sm:px-0 sm:pl-1.5';
  if (key === 'team') return stickyName;
  if (key === 'form') return 'text-right';
  return key === 'next' ? 'text-center' : figureClass;
};

type StandingsTableProps = {
  readonly rows: readonly StandingRow[];
  readonly zones: Zones;
  readonly caption: string;
  /** The scores of the teams that play now; none in a table of the past. */
  readonly running?: ReadonlyMap<string, RunningScore> | undefined;
  /** The next match of each team, for a column of its own; none in a table of the past. */
  readonly next?: ReadonlyMap<string, MatchAnswer> | undefined;
  /** Shows all columns at any width; they scroll in their own region. */
  readonly full?: boolean;
  /** Shows only so many rows, in a card, and no reasons for places. */
  readonly first?: number;
};

/** The table of a season, or its first rows, and below it what was taken off their points, and which teams left. */
export const StandingsTable = ({ rows, zones, caption, running, next, full = false, first }: StandingsTableProps) => {
  const inCard = first !== undefined;
  const listed = rows.slice(0, first);
  const own = usePinnedTeam();
  const shown = columns.filter(({ key }) => key !== 'next' || next !== undefined);
  const noteClass = inCard ? 'px-(--gutter) py-2 md:px-4' : '';
  const list = useSlide<HTMLTableSectionElement>();
  return (
    <>
      <CompareTable caption={caption} full={full} inCard={inCard}>
        <thead>
          <tr className="bg-sunken">
            {shown.map(({ key, class: visible }) => (
              <HeadCell key={key} className={`${headClass(key)} ${visible}`}>
                <abbr title={standingsMessages.columns[key].long}>{standingsMessages.columns[key].short}</abbr>
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody ref={list}>
          {listed.map((row) => (
            <StandingsTableRow
              key={row.teamInfo._id}
              row={row}
              teams={rows.length}
              zones={zones}
              running={running?.get(row.teamInfo._id)}
              next={next}
              columns={shown.length}
              isOwn={row.teamInfo._id === own}
              reasons={!inCard}
            />
          ))}
        </tbody>
      </CompareTable>
      <DeductionNotes rows={listed} className={noteClass} />
      <WithdrawalNotes rows={listed} className={noteClass} />
    </>
  );
};
