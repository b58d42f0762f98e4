import type { WithdrawalPreview } from '@league/query-api/contract/withdrawal.ts';
import { Cell, HeadCell, RowHead, Table } from '../../components/ui/table.tsx';
import { formatDifference, formatNumber } from '../../format/number.ts';
import { standingsMessages } from '../../messages/tr/standings.ts';
import { teamWithdrawalMessages } from '../../messages/tr/team-withdrawal.ts';
import { Movement } from '../standings/movement.tsx';

const { withdraw: words } = teamWithdrawalMessages;

const figures = [
  { key: 'played', format: formatNumber },
  { key: 'goalDifference', format: formatDifference },
  { key: 'points', format: formatNumber },
] as const;

const columns = ['position', 'team', ...figures.map(({ key }) => key)] as const;

/** A figure as it becomes, behind what it was where that differs. */
const Became = ({ before, after }: { readonly before: string; readonly after: string }) =>
  before === after ? (
    after
  ) : (
    <>
      <span className="sr-only">{words.became(before, after)}</span>
      <span aria-hidden="true" className="flex flex-wrap justify-end gap-x-1 sm:flex-nowrap">
        <span className="text-text-2">{before} →</span>
        <span className="font-extrabold">{after}</span>
      </span>
    </>
  );

type TablesComparedProps = {
  /** In the order of the table after. */
  readonly table: WithdrawalPreview['table'];
  /** The team that leaves, whose row is tinted. */
  readonly team: string;
};

/** The table before and after a withdrawal, in one: places with what each team moves, figures with what they were. */
export const TablesCompared = ({ table, team }: TablesComparedProps) => (
  <Table caption={words.table} dense inCard>
    <thead>
      <tr>
        {columns.map((key) => (
          <HeadCell key={key} className={key === 'team' ? '' : 'text-right'}>
            <abbr title={standingsMessages.columns[key].long}>{standingsMessages.columns[key].short}</abbr>
          </HeadCell>
        ))}
      </tr>
    </thead>
    <tbody>
      {table.map(({ teamInfo, before, after }) => (
        <tr key={teamInfo._id} className={`border-t border-line ${teamInfo._id === team ? 'bg-tint' : ''}`}>
          <Cell className="text-right">
            <span className="flex items-center justify-end gap-1">
              {before.position !== after.position && (
                <Movement places={before.position - after.position} className="order-first" />
              )}
              {after.position}
            </span>
          </Cell>
          <RowHead className="w-full">
            <span className="line-clamp-2 leading-4.5 [overflow-wrap:anywhere]">{teamInfo.name}</span>
          </RowHead>
          {figures.map(({ key, format }) => (
            <Cell key={key} className="text-right whitespace-nowrap">
              <Became before={format(before[key])} after={format(after[key])} />
            </Cell>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
);
