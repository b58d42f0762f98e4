import { diffMessages as texts } from '../../messages/tr/controls.ts';
import { Cell, HeadCell, RowHead, Table } from './table.tsx';
import { useMedia } from './use-media.ts';

export type Change = {
  readonly key: string;
  readonly field: string;
  /** null: the field had no value. */
  readonly before: string | null;
  readonly after: string | null;
};

type DiffViewProps = {
  /** Names what was changed; the caption of the table. */
  readonly caption: string;
  readonly changes: readonly Change[];
  /** Fields that did not change, folded away under their number. */
  readonly unchanged?: readonly { readonly key: string; readonly field: string; readonly value: string }[];
};

type ValueProps = { readonly value: string | null; readonly sign: '−' | '+'; readonly noneWord: string };

/** A value with a sign before it: sign and column say whether it is old or new, so that colour is not needed. */
const Value = ({ value, sign, noneWord }: ValueProps) =>
  value === null ? (
    <>
      <span aria-hidden="true" className="text-text-3">
        {texts.none}
      </span>
      <span className="sr-only">{noneWord}</span>
    </>
  ) : (
    <span className="flex gap-1.5">
      <span aria-hidden="true" className="font-extrabold">
        {sign}
      </span>
      <span className="min-w-0">{value}</span>
    </span>
  );

const SideBySide = ({ caption, changes }: Pick<DiffViewProps, 'caption' | 'changes'>) => (
  <Table caption={caption}>
    <thead>
      <tr>
        <HeadCell className="w-2/5">{texts.field}</HeadCell>
        <HeadCell>{texts.before}</HeadCell>
        <HeadCell>{texts.after}</HeadCell>
      </tr>
    </thead>
    <tbody>
      {changes.map(({ key, field, before, after }) => (
        <tr key={key} className="border-t border-line">
          <RowHead>{field}</RowHead>
          <Cell className="bg-danger-tint">
            <Value value={before} sign="−" noneWord={texts.wasNone} />
          </Cell>
          <Cell className="bg-success-tint">
            <Value value={after} sign="+" noneWord={texts.isNone} />
          </Cell>
        </tr>
      ))}
    </tbody>
  </Table>
);

/** The old value above the new one, where a phone has no room for three columns. */
const Stacked = ({ caption, changes }: Pick<DiffViewProps, 'caption' | 'changes'>) => (
  <ul
    aria-label={caption}
    className="overflow-hidden rounded-card border border-line bg-surface text-table tabular-nums"
  >
    {changes.map(({ key, field, before, after }) => (
      <li key={key} className="border-t border-line first:border-t-0">
        <p className="px-2 py-1.5 font-semibold">{field}</p>
        <dl>
          {(
            [
              [texts.before, before, '−', texts.wasNone, 'bg-danger-tint'],
              [texts.after, after, '+', texts.isNone, 'bg-success-tint'],
            ] as const
          ).map(([label, value, sign, noneWord, ground]) => (
            <div key={label} className={`flex gap-2 px-2 py-1.5 ${ground}`}>
              <dt className="w-16 shrink-0 text-text-2">{label}</dt>
              <dd className="min-w-0 flex-1 break-words">
                <Value value={value} sign={sign} noneWord={noneWord} />
              </dd>
            </div>
          ))}
        </dl>
      </li>
    ))}
  </ul>
);

/** Compares old and new values: changed fields in a table, on phones one under the other; the others folded away. */
export const DiffView = ({ caption, changes, unchanged = [] }: DiffViewProps) => {
  const Changes = useMedia('(min-width: 48rem)') ? SideBySide : Stacked;
  return (
    <div className="flex flex-col gap-2">
      <Changes caption={caption} changes={changes} />
      {unchanged.length > 0 && (
        <details>
          <summary className="flex min-h-11 w-fit items-center text-meta font-semibold underline">
            {texts.unchanged(unchanged.length)}
          </summary>
          <dl className="grid grid-cols-[2fr_3fr] gap-x-4 gap-y-1 px-2 text-table">
            {unchanged.map(({ key, field, value }) => (
              <div key={key} className="contents">
                <dt className="text-text-2">{field}</dt>
                <dd className="min-w-0">{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
};
