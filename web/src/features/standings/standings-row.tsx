import type { StandingRow } from '@league/query-api/contract/standings.ts';
import { useId, useState } from 'react';
import { Crest } from '../../components/crest.tsx';
import { Cell, RowHead } from '../../components/ui/table.tsx';
import { formatDifference } from '../../format/number.ts';
import { standingsMessages } from '../../messages/tr/standings.ts';
import { columns, figures, formColumn, stickyTeam } from './columns.ts';
import { DecisionText } from './decision-text.tsx';
import { FormList } from './form-list.tsx';
import type { Zone } from './zones.ts';

const stripes = {
  playoff: 'border-l-4 border-zone-playoff',
  relegation: 'border-l-4 border-dashed border-zone-relegation',
} as const;

const figureOf = (row: StandingRow, key: (typeof figures)[number]['key']): string =>
  key === 'goalDifference' ? formatDifference(row.goalDifference) : String(row[key]);

export const StandingsTableRow = ({ row, zone }: { readonly row: StandingRow; readonly zone: Zone }) => {
  const [open, setOpen] = useState(false);
  const reasonId = useId();
  const { teamInfo, decidedBy } = row;
  return (
    <>
      <tr className="h-12 border-t border-line bg-surface">
        <Cell className={zone === null ? 'border-l-4 border-transparent' : stripes[zone]}>
          {row.position}
          {zone !== null && <span className="sr-only">, {standingsMessages.zoneWords[zone]}</span>}
        </Cell>
        <RowHead className={stickyTeam}>
          <span className="flex items-center gap-2">
            <Crest team={teamInfo} />
            <span className="min-w-0 flex-1">{teamInfo.name}</span>
          </span>
        </RowHead>
        {figures.map(({ key, class: visible }) => (
          <Cell key={key} className={`text-right ${key === 'points' ? 'font-extrabold' : ''} ${visible}`}>
            {figureOf(row, key)}
          </Cell>
        ))}
        <Cell className={formColumn.class}>
          <FormList row={row} />
        </Cell>
        <td className="w-11">
          {decidedBy !== null && (
            <button
              type="button"
              aria-expanded={open}
              aria-controls={reasonId}
              aria-label={standingsMessages.why(teamInfo.name)}
              onClick={() => setOpen(!open)}
              className="flex size-11 items-center justify-center text-text-3"
            >
              <span aria-hidden="true" className="size-5 rounded-full border border-control text-micro leading-4.5">
                ?
              </span>
            </button>
          )}
        </td>
      </tr>
      {open && decidedBy !== null && (
        <tr id={reasonId} className="bg-sunken">
          <Cell colSpan={columns.length + 1} className="py-3">
            <DecisionText row={row} decision={decidedBy} />
          </Cell>
        </tr>
      )}
    </>
  );
};
