import { createContext, use } from 'react';
import { appMessages } from '../../messages/tr/app.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { useElapsed } from './use-elapsed.ts';

/** Shorter waits show nothing, so that fast answers do not flicker; after the second time the wait is said in words. */
const SHOWN_AFTER_MS = 300;
const SLOW_AFTER_MS = 10_000;

const Bar = ({ className }: { readonly className: string }) => (
  <div className={classNames('h-4 rounded-plate bg-hover', className)} />
);

/** Cards of teams: two beside each other on phones, three and four on wide screens. */
export const album = 'grid gap-2.5 min-[18rem]:grid-cols-2 md:grid-cols-3 md:gap-4 lg:grid-cols-4';

const frame = 'divide-y divide-line rounded-card border border-line bg-surface';

type TableLook = Readonly<Record<'frame' | 'head' | 'row' | 'picture', string>>;

/** Rows of a picture, a name and two figures, under a head. */
const asTable = (rows: readonly number[], look: TableLook) => (
  <div className={look.frame}>
    <div className={classNames('bg-sunken', look.head)} />
    {rows.map((row) => (
      <div key={row} className={classNames('flex items-center gap-3 px-3', look.row)}>
        <Bar className={look.picture} />
        <Bar className="max-w-52 flex-1" />
        <Bar className="ml-auto w-8" />
        <Bar className="w-8" />
      </div>
    ))}
  </div>
);

const shapes = {
  /** Rows of 48 px under a head. */
  table: (rows: readonly number[]) =>
    asTable(rows, { frame, head: 'h-11 rounded-t-card', row: 'h-12', picture: 'size-6 rounded-badge' }),
  /** Rows of 40 px under a head, from edge to edge of a phone. */
  standings: (rows: readonly number[]) =>
    asTable(rows, {
      frame:
        '-mx-(--gutter) -mt-3 divide-y divide-line border-y border-line bg-surface md:mx-0 md:mt-0 md:rounded-card md:border',
      head: 'h-8 md:rounded-t-card',
      row: 'h-10 md:h-11.5',
      picture: 'h-6.75 w-6',
    }),
  /** A heading and rows of 44 px; cards of two kits where the list is wide. */
  matches: (rows: readonly number[]) => (
    <div className="match-list">
      <div className="match-wall">
        <div className="match-group-head h-9" />
        {rows.map((row) => (
          <div
            key={row}
            className="match-item flex h-11 items-center justify-center gap-3 @min-[45rem]/matches:h-33 @min-[45rem]/matches:bg-hover"
          >
            <Bar className="w-20" />
            <Bar className="h-7.5 w-13.5" />
            <Bar className="w-20" />
          </div>
        ))}
      </div>
    </div>
  ),
  /** Rows of 72 px. */
  cards: (rows: readonly number[]) => (
    <div className={frame}>
      {rows.map((row) => (
        <div key={row} className="flex h-18 items-center gap-3 px-3">
          <Bar className="w-15 sm:w-18" />
          <div className="flex flex-1 flex-col gap-3">
            <Bar className="max-w-44" />
            <Bar className="max-w-36" />
          </div>
          <Bar className="h-13 w-11 rounded-badge" />
        </div>
      ))}
    </div>
  ),
  /** Rows of 54 px from edge to edge of a phone, three beside each other on wide screens. */
  people: (rows: readonly number[]) => (
    <div className="-mx-(--gutter) border-t border-line bg-surface md:mx-0 md:rounded-card md:border-x lg:grid lg:grid-cols-3">
      {rows.map((row) => (
        <div key={row} className="flex h-13.75 items-center gap-3 border-b border-line px-(--gutter) md:px-4">
          <Bar className="size-9 rounded-full" />
          <div className="flex flex-1 flex-col gap-2">
            <Bar className="max-w-36" />
            <Bar className="max-w-24" />
          </div>
        </div>
      ))}
    </div>
  ),
  /** Cards of teams, as high as those with names of one line. */
  album: (rows: readonly number[]) => (
    <div className={album}>
      {rows.map((row) => (
        <div key={row} className="h-28 overflow-hidden rounded-card border border-line bg-surface">
          <div className="h-11 bg-hover" />
          <div className="flex flex-col gap-2 p-2.5">
            <Bar className="max-w-28" />
            <Bar className="max-w-20" />
          </div>
        </div>
      ))}
    </div>
  ),
  /** Lines of running text, of different length. */
  text: (rows: readonly number[]) =>
    rows.map((row) => (
      <div key={row} className="flex h-6 items-center nth-[3n]:w-8/12">
        <Bar className="w-full" />
      </div>
    )),
} as const;

/** What the button does that appears in each skeleton below after 10 s. */
export const SkeletonRetry = createContext<(() => void) | undefined>(undefined);

type SkeletonProps = {
  readonly shape: keyof typeof shapes;
  /** About as many rows as the content will have, so that nothing moves when it comes. */
  readonly rows: number;
};

const Slow = ({ onRetry }: { readonly onRetry: (() => void) | undefined }) => (
  <div className="absolute inset-x-0 top-4 mx-auto flex w-fit max-w-full flex-wrap items-center gap-3 rounded-control border border-control bg-surface px-4 py-2">
    <p>{appMessages.slow}</p>
    {onRetry !== undefined && (
      <Button variant="secondary" onClick={onRetry}>
        {appMessages.retry}
      </Button>
    )}
  </div>
);

/** The shape of loading content. Takes its room at once, becomes visible after 300 ms, and says "Yükleniyor" once. */
export const Skeleton = ({ shape, rows }: SkeletonProps) => {
  const shown = useElapsed(SHOWN_AFTER_MS);
  const slow = useElapsed(SLOW_AFTER_MS);
  const retry = use(SkeletonRetry);
  return (
    <div role="status" aria-busy="true" className="relative">
      {shown && <span className="sr-only">{appMessages.loading}</span>}
      <div aria-hidden="true" className={shown ? 'animate-skeleton motion-reduce:animate-none' : 'invisible'}>
        {shapes[shape](Array.from({ length: rows }, (_, row) => row))}
      </div>
      {slow && <Slow onRetry={retry} />}
    </div>
  );
};
