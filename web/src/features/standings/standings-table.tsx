import type { StandingRow } from '@league/query-api/contract/standings.ts';
import { HeadCell, Table } from '../../components/ui/table.tsx';
import { standingsMessages } from '../../messages/tr/standings.ts';
import { columns, stickyTeam } from './columns.ts';
import { StandingsTableRow } from './standings-row.tsx';
import { type Zones, zoneOf } from './zones.ts';

const headClass = (key: (typeof columns)[number]['key']): string => {
  if (key === 'position') return 'border-l-4 border-sunken';
  if (key === 'team') return stickyTeam;
  return key === 'form' ? '' : 'text-right';
};

type StandingsTableProps = {
  readonly rows: readonly StandingRow[];
  /** How many teams the whole table has; `rows` may be its head only. */
  readonly teams: number;
  readonly zones: Zones;
  readonly caption: string;
  /** All columns, whatever the width; they scroll in their own region. */
  readonly full?: boolean;
};

export const StandingsTable = ({ rows, teams, zones, caption, full = false }: StandingsTableProps) => (
  <div className="group/table @container/table" data-full={full || undefined}>
    <Table caption={caption}>
      <thead>
        <tr className="bg-sunken">
          {columns.map(({ key, class: visible }) => (
            <HeadCell key={key} className={`${headClass(key)} ${visible}`}>
              <abbr title={standingsMessages.columns[key].long}>{standingsMessages.columns[key].short}</abbr>
            </HeadCell>
          ))}
          <th scope="col" className="w-11">
            <span className="sr-only">{standingsMessages.whyColumn}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <StandingsTableRow key={row.teamInfo._id} row={row} zone={zoneOf(row.position, teams, zones)} />
        ))}
      </tbody>
    </Table>
  </div>
);
