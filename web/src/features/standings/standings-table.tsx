import type { StandingRow } from '@league/query-api/contract/standings.ts';
import { HeadCell, Table } from '../../components/ui/table.tsx';
import { standingsMessages } from '../../messages/tr/standings.ts';
import { columns, figureClass, stickyTeam } from './columns.ts';
import { StandingsTableRow } from './standings-row.tsx';
import { useHeldOrder } from './use-held-order.ts';
import type { Zones } from './zones.ts';

const headClass = (key: (typeof columns)[number]['key']): string => {
  if (key === 'position') return 'pl-3 sm:pl-4';
  if (key === 'team') return stickyTeam;
  return key === 'form' ? '' : figureClass;
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

/** The columns depend on the width of the container, not of the window, since the table also stands in half a page. */
export const StandingsTable = ({ rows, zones, caption, full = false, first }: StandingsTableProps) => {
  const mini = first !== undefined;
  return (
    <div className="group/table @container/table" data-full={full || undefined}>
      <Table caption={caption}>
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
          {useHeldOrder(rows)
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
      </Table>
    </div>
  );
};
