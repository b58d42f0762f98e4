import { useState } from 'react';
import { FormLetters } from '../components/ui/form-letters.tsx';
import { Progress } from '../components/ui/progress.tsx';
import { type RecordColumn, RecordsTable } from '../components/ui/records-table.tsx';
import type { Sort } from '../components/ui/sorting.ts';
import { StatusBadge } from '../components/ui/badge.tsx';
import { Button } from '../components/ui/button.tsx';
import { Cell, HeadCell, RowHead, Table } from '../components/ui/table.tsx';
import { Crest } from '../components/crest.tsx';
import { WeekBox } from '../components/week-box.tsx';
import { WeekPicker } from '../components/week-picker.tsx';
import { Line, Part, SampleLink } from './display-parts.tsx';
import { teams } from './display-samples.ts';

type Row = { readonly id: keyof typeof teams; readonly goals: number; readonly status: string };

const rows: readonly Row[] = [
  { id: 'bogazici', goals: 30, status: 'finished' },
  { id: 'long', goals: 104, status: 'scheduled' },
  { id: 'isikli', goals: 0, status: 'live' },
];

const columns: readonly RecordColumn<Row>[] = [
  { key: 'team', label: 'Takım', kind: 'title', sortable: true, cell: ({ id }) => teams[id].name },
  { key: 'status', label: 'Durum', cell: ({ status }) => <StatusBadge status={status} long /> },
  { key: 'id', label: 'Kayıt no', from: 'xl', cell: ({ id }) => id },
  { key: 'goals', label: 'Gol', kind: 'figure', sortable: true, cell: ({ goals }) => goals },
  {
    key: 'actions',
    label: 'İşlem',
    kind: 'actions',
    cell: ({ id }) => (
      <Button variant="secondary" size="small" aria-label={`Düzenle: ${teams[id].name}`}>
        Düzenle
      </Button>
    ),
  },
];

const sorted = ({ key, direction }: Sort): readonly Row[] => {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) =>
    key === 'goals' ? sign * (a.goals - b.goals) : sign * teams[a.id].name.localeCompare(teams[b.id].name, 'tr'),
  );
};

const form = (['win', 'draw', 'win', 'loss', 'win', 'win'] as const).map((outcome, index) => ({
  key: String(index),
  outcome,
  sentence: `Kartal ${index}–1 Çamlıca`,
}));

const Records = () => {
  const [sort, setSort] = useState<Sort>({ key: 'goals', direction: 'descending' });
  const compact = (['comfortable', 'compact'] as const).map((density) => (
    <RecordsTable
      key={density}
      caption={`Takımlar, ${density}`}
      columns={columns}
      rows={sorted(sort)}
      rowKey={({ id }) => id}
      sort={sort}
      onSort={setSort}
      density={density}
      isChanged={({ id }) => id === 'isikli'}
    />
  ));
  return <Part title="RecordsTable">{compact}</Part>;
};

const Weeks = () => {
  const [week, setWeek] = useState(7);
  const [long, setLong] = useState(false);
  return (
    <Part title="WeekPicker">
      <WeekPicker
        week={week}
        total={long ? 38 : 11}
        current={8}
        onChange={setWeek}
        {...(long && { link: (to, parts) => <SampleLink href={`?week=${to}`} {...parts} /> })}
      />
      <Line>
        <Button variant="secondary" aria-pressed={long} onClick={() => setLong(!long)}>
          38 hafta, bağlantılarla
        </Button>
      </Line>
      <WeekBox key={week} week={week} onChange={setWeek} />
    </Part>
  );
};

/** Tables, weeks, form and progress. */
export const TablesShowcase = () => (
  <>
    <Weeks />
    <Part title="Table">
      <Table caption="Puan durumu">
        <thead>
          <tr>
            <HeadCell>#</HeadCell>
            <HeadCell>Takım</HeadCell>
            <HeadCell className="text-right">Puan</HeadCell>
            <HeadCell>Form</HeadCell>
          </tr>
        </thead>
        <tbody>
          {Object.values(teams).map((team, index) => (
            <tr key={team._id} className="border-t border-line hover:bg-hover">
              <Cell>{index + 1}</Cell>
              <RowHead>
                <span className="flex items-center gap-2">
                  <Crest team={team} />
                  {team.name}
                </span>
              </RowHead>
              <Cell className="text-right font-extrabold">{30 - index * 4}</Cell>
              <Cell>
                <FormLetters entries={form.slice(0, index)} />
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </Part>
    <Records />
    <Part title="Progress">
      <Progress label="Gol hedefi" value={12} target={15} text="12 / 15" />
      <Progress label="Asist hedefi" value={14} target={10} text="14 / 10" />
      <Progress label="Kurtarış hedefi" value={0} target={20} text="0 / 20" />
    </Part>
  </>
);
