import type { MatchDetails } from '@league/query-api/contract/match-details.ts';
import { Link } from '@tanstack/react-router';
import { JerseyNumber } from '../../components/league/jersey-number.tsx';
import { PositionBadge } from '../../components/league/position-badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { FieldError } from '../../components/ui/field-frame.tsx';
import { type RecordColumn, RecordsTable } from '../../components/ui/records-table.tsx';
import { Stepper } from '../../components/ui/stepper.tsx';
import { useMedia } from '../../components/ui/use-media.ts';
import { lineMessages } from '../../messages/tr/result-lines.ts';
import { matchEditMessages as words } from '../../messages/tr/match-edit.ts';
import { resultsMessages } from '../../messages/tr/results.ts';
import { MAIN_FIGURES, type MainFigure } from '../results/known-lists.ts';
import type { LineForm } from '../results/list-form.ts';
import { sumOf } from '../results/line-sum.ts';
import { nameIn, type People } from '../results/people.ts';
import { MOST_FIGURE } from '../results/use-lines.ts';
import type { ResultEditor } from '../results/use-result-form.ts';

/** A row and its place in the form. */
export type PlacedRow = { readonly row: LineForm; readonly index: number };
export type RowAct = 'card' | 'details' | 'remove';

type StatsTableProps = {
  readonly form: ResultEditor['form'];
  readonly match: MatchDetails;
  readonly people: People;
  readonly rows: readonly PlacedRow[];
  readonly onAct: (act: RowAct, index: number) => void;
};

type PlayerProps = PlacedRow & Pick<StatsTableProps, 'form' | 'people'>;

/** The player's name, which leads to the profile, and what is wrong with the row as a whole. */
const Player = ({ form, people, row, index }: PlayerProps) => {
  const person = people.get(row.player);
  const id = form.idOf(`playerStats.${index}.player`);
  const error = form.errorAt(`playerStats.${index}.player`);
  return (
    <span className="flex flex-col">
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <span id={id} tabIndex={-1} className="flex min-h-11 items-center gap-1.5">
        {person === undefined || person.deleted ? (
          nameIn(people, row.player)
        ) : (
          <Link
            to="/profile/$gamertag"
            params={{ gamertag: person.gamertag }}
            className="inline-flex min-h-11 items-center font-semibold text-brand-text [overflow-wrap:anywhere] hover:underline"
          >
            {person.gamertag}
          </Link>
        )}
        {person !== undefined && person.number !== null && <JerseyNumber number={person.number} />}
      </span>
    </span>
  );
};

/** Where the five figures stand in the table itself. */
export const FIGURES_FIT = '(min-width: 48rem) and (pointer: fine)';

const shownOf = ({ row }: PlacedRow): string => row.player;

/** The players of the match with their figures: a table, and cards below 768 px. */
export const StatsTable = ({ form, match, people, rows, onAct }: StatsTableProps) => {
  const fine = useMedia(FIGURES_FIT);
  const figure = (name: MainFigure): RecordColumn<PlacedRow> => ({
    key: name,
    label: lineMessages.kinds[name],
    cell: ({ row, index }) => {
      const label = lineMessages.figureOf(lineMessages.kinds[name], nameIn(people, row.player));
      return (
        <Stepper
          {...form.value(`playerStats.${index}.${name}`)}
          size="s"
          bare
          label={label}
          increaseLabel={resultsMessages.increase(label)}
          decreaseLabel={resultsMessages.decrease(label)}
          most={MOST_FIGURE}
        />
      );
    },
  });
  const acts = [
    ['card', words.card, words.cardFor],
    ['details', words.details, words.detailsFor],
    ['remove', words.remove, words.removeFor],
  ] as const;
  const columns: readonly RecordColumn<PlacedRow>[] = [
    {
      key: 'player',
      label: words.columns.player,
      kind: 'title',
      cell: (placed) => <Player {...placed} form={form} people={people} />,
    },
    { key: 'team', label: words.columns.team, cell: ({ row }) => match[`${row.team}Team`].name },
    {
      key: 'position',
      label: words.columns.position,
      cell: ({ row }) => <PositionBadge position={row.position || null} />,
    },
    // Five steppers for each player would make a phone's page endless: they stand in the details.
    ...(fine
      ? MAIN_FIGURES.map(figure)
      : [{ key: 'figures', label: words.figures, cell: ({ row }: PlacedRow) => sumOf(row) }]),
    {
      key: 'actions',
      label: words.columns.actions,
      kind: 'actions',
      cell: ({ row, index }) => (
        <span className="flex flex-wrap gap-1 md:flex-nowrap md:justify-end">
          {acts.map(([act, word, name]) => (
            <Button
              key={act}
              variant="ghost"
              size={fine ? 'small' : 'normal'}
              className="max-md:grow"
              aria-label={name(nameIn(people, row.player))}
              onClick={() => onAct(act, index)}
            >
              {word}
            </Button>
          ))}
        </span>
      ),
    },
  ];
  return (
    <RecordsTable
      caption={words.caption}
      columns={columns}
      rows={rows}
      rowKey={({ row }) => row.player}
      shownOf={shownOf}
    />
  );
};
