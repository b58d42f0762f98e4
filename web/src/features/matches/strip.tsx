import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../components/ui/class-names.ts';

/* The strips of match days and of weeks share the look of their cells. */

/** The look of a cell, which is a link; `empty`: nothing is played then. */
export const cellClass = (chosen: boolean, empty = false): string =>
  classNames(
    'relative flex h-14.5 w-13 flex-col items-center justify-center gap-px rounded-[9px] border tabular-nums -outline-offset-3 md:h-17 md:w-16',
    chosen && 'scheme-light border-transparent bg-[#f2f7f4] text-ink',
    !chosen && (empty ? 'border-transparent text-text-3' : 'border-line bg-surface hover:bg-hover'),
  );

/** More dots than these do not fit under a figure. */
const MOST_DOTS = 8;

const dots: Readonly<Partial<Record<MatchAnswer['status'], string>>> = {
  finished: 'bg-zone-playoff',
  live: 'bg-led',
};

/** A dot for each match: green when it is over, amber while it runs. */
export const MatchDots = ({ matches }: { readonly matches: readonly MatchAnswer[] }) => (
  <span className="flex h-1.5 gap-0.5">
    {matches.slice(0, MOST_DOTS).map(({ _id, status }) => (
      <span
        key={_id}
        className={classNames('size-1 rounded-full forced-color-adjust-none', dots[status] ?? 'bg-text-3')}
      />
    ))}
  </span>
);

/** Underlines the cell of today, or of the week that is being played. */
export const NowLine = () => <span className="absolute inset-x-3.5 -bottom-2 h-0.75 rounded-xs bg-edge" />;

/** As high as a strip, while its cells are not known. */
export const StripRoom = () => <div className="h-18 md:h-20.5" />;

type StripProps = {
  /** The name of the navigation. */
  readonly label: string;
  /** The `data-cell` of the cell that is brought to the middle. */
  readonly chosen: string | number;
  /** List items. */
  readonly children: ReactNode;
};

/** Cells in a row that scrolls sideways, from edge to edge; the page does not move. */
export const Strip = ({ label, chosen, children }: StripProps) => {
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const cell = strip.current?.querySelector(`[data-cell='${chosen}']`);
    if (strip.current === null || !(cell instanceof HTMLElement)) return;
    strip.current.scrollLeft = cell.offsetLeft - (strip.current.clientWidth - cell.clientWidth) / 2;
  }, [chosen]);
  return (
    <nav aria-label={label} className="-mx-(--gutter)">
      <ul
        ref={strip}
        className="relative flex gap-1.5 overflow-x-auto px-(--gutter) pt-1 pb-2.5 [scrollbar-width:none]"
      >
        {children}
      </ul>
    </nav>
  );
};
