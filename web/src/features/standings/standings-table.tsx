import type { StandingRow } from '@league/query-api/contract/standings.ts';
import { CompareTable, figureClass, stickyName } from '../../components/ui/compare-table.tsx';
import { HeadCell } from '../../components/ui/table.tsx';
import { useHeldOrder } from '../../components/ui/use-held-order.ts';
import { standingsMessages } from '../../messages/tr/standings.ts';
import { columns } from './columns.ts';
import { StandingsTableRow } from './standings-row.tsx';
import type { Zones } from './zones.ts';

const headClass = (key: (typeof columns)[number]['key']): string => {
  if (key === 'position') return 'px-0 pl-1.5 text-center sm:px-0 sm:pl-1.5';
  if (key === 'team') return stickyName;
  return key === 'form' ? 'text-right' : figureClass;
};

type StandingsTableProps = {
  readonly rows: readonly StandingRow[];
  readonly zones: Zones;
  readonly caption: string;
  /** Shows all columns at any width; they scroll in their own region. */
  readonly full?: boolean;
  /** Shows only so many rows, with places, teams and figures. */
  readonly first?: number;
};

const idOf = ({ teamInfo }: StandingRow): string => teamInfo._id;

/** The table of a season, or its first rows. */
export const StandingsTable = ({ rows, zones, caption, full = false, first }: StandingsTableProps) => {
  const mini = first !== undefined;
  return (
    <CompareTable caption={caption} full={full}>
      <thead>
        <tr className="bg-sunken">
          {columns.map(
            ({ key, class: visible }) =>
              (key !== 'form' || !mini) && (
                <HeadCell key={key} className={`${headClass(key)} ${visible}`}>
                  <abbr title={standingsMessages.columns[key].long}>{standingsMessages.columns[key].short}</abbr>
                </HeadCell>
              ),
          )}
        </tr>
      </thead>
      <tbody>
        {useHeldOrder(rows, idOf)
          .slice(0, first)
          .map((row, index) => (
            <StandingsTableRow
              key={row.teamInfo._id}
              row={row}
              position={index + 1}
              teams={rows.length}
              zones={zones}
              mini={mini}
            />
          ))}
      </tbody>
    </CompareTable>
  );
};
