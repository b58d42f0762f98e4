import { Breakable } from '../../components/ui/breakable.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { type RecordColumn, RecordsTable } from '../../components/ui/records-table.tsx';
import { useMedia } from '../../components/ui/use-media.ts';
import { formatDateTime, instantOf } from '../../format/time.ts';
import { achievementsMessages } from '../../messages/tr/achievements.ts';
import { type AwardLine, receiverOf } from './award-lines.ts';
import { ReceiverLink } from './receiver-link.tsx';
import { Emblem } from './emblem.tsx';

const { award, awards: words, none } = achievementsMessages;

/** On a card the name stands beside its label, in a target of 44 px. */
const linkClass = 'inline-flex min-h-11 items-center underline-offset-2 hover:underline max-md:-my-3 md:min-w-[9rem]';

const columns: readonly RecordColumn<AwardLine>[] = [
  {
    key: 'achievement',
    label: words.columns.achievement,
    kind: 'title',
    cell: ({ achievement }) => (
      <span className="flex min-w-0 items-center gap-3 py-1">
        <Emblem {...achievement} />
        <Breakable text={achievement.title} />
      </span>
    ),
  },
  { key: 'receiver', label: words.columns.receiver, cell: (line) => <ReceiverLink of={line} className={linkClass} /> },
  {
    key: 'when',
    label: words.columns.when,
    cell: ({ assignedAt }) => {
      const at = instantOf(assignedAt);
      return at === null ? none : formatDateTime(at);
    },
  },
  {
    key: 'note',
    label: words.columns.note,
    cell: ({ note }) => <span className="wrap-anywhere">{note ?? none}</span>,
  },
];

type AssignProps = {
  /** The latest first. */
  readonly lines: readonly AwardLine[];
  readonly onAssign: () => void;
  readonly onWithdraw: (line: AwardLine) => void;
};

/** What was given to whom, and the button that gives more. */
export const Assign = ({ lines, onAssign, onWithdraw }: AssignProps) => {
  const size = useMedia('(min-width: 62rem) and (pointer: fine)') ? 'small' : 'normal';
  const acts: RecordColumn<AwardLine> = {
    key: 'acts',
    label: words.columns.acts,
    kind: 'actions',
    cell: (line) => (
      <Button
        variant="secondary"
        size={size}
        className="whitespace-nowrap"
        aria-label={words.withdrawOf(line.achievement.title, receiverOf(line))}
        onClick={() => onWithdraw(line)}
      >
        {words.withdraw}
      </Button>
    ),
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-meta text-text-2 tabular-nums">{words.count(lines.length)}</p>
        <Button variant="secondary" onClick={onAssign}>
          {award.open}
        </Button>
      </div>
      {lines.length === 0 ? (
        <EmptyState title={words.empty} text={words.emptyText} />
      ) : (
        <RecordsTable
          caption={words.list}
          columns={[...columns, acts]}
          rows={lines}
          rowKey={({ _id }) => _id}
          shownOf={(line) => [line.achievement.title, receiverOf(line), line.note].join('\n')}
        />
      )}
    </>
  );
};
