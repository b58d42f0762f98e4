import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';

type TableProps = {
  readonly caption: string;
  /** Rows of 40 px where a mouse works on a wide screen, for admin lists; otherwise 48 px. */
  readonly compact?: boolean;
  /** From edge to edge of a phone, with rows of 40 px. */
  readonly dense?: boolean;
  /** Stands in a card, which has a frame of its own. */
  readonly inCard?: boolean;
  readonly children: ReactNode;
};

/**
 * A table that scrolls in its own place where it is wide, and the page does not. While it scrolls, its place is a region that
 * can be focused, so that the arrow keys scroll it, and has the name that the table has otherwise.
 */
export const Table = ({ caption, compact = false, dense = false, inCard = false, children }: TableProps) => {
  const place = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={place}
      {...(scrolls && { role: 'region', 'aria-label': caption, tabIndex: 0 })}
      // Relative, so that texts for screen readers are clipped too.
      className={classNames(
        'relative overflow-x-auto border-line bg-surface',
        dense && !inCard && '-mx-(--gutter) border-y md:mx-0 md:rounded-card md:border',
        !dense && 'rounded-card border',
      )}
    >
      <table
        className={classNames(
          'w-full border-collapse text-left text-table tabular-nums',
          dense
            ? '[&_tbody>tr>*]:h-10 [&_tbody>tr>*]:py-0 [&_thead_th]:py-1 md:[&_tbody>tr>*]:h-11.5 md:[&_thead_th]:py-2'
            : 'md:[&_tbody>tr>*]:h-12 md:[&_tbody>tr>*]:py-1',
          compact && 'lg:pointer-fine:[&_tbody>tr>*]:h-10 lg:pointer-fine:[&_tbody>tr>*]:py-0.5',
        )}
      >
        {!scrolls && <caption className="sr-only">{caption}</caption>}
        {children}
      </table>
    </div>
  );
};

export const HeadCell = ({ className, ...rest }: ComponentProps<'th'>) => (
  <th
    scope="col"
    {...rest}
    className={classNames('bg-sunken px-1.5 py-3 sm:px-2 text-meta font-semibold text-text-2', className)}
  />
);

export const RowHead = ({ className, ...rest }: ComponentProps<'th'>) => (
  <th scope="row" {...rest} className={classNames('px-1.5 py-2 font-semibold sm:px-2', className)} />
);

export const Cell = ({ className, ...rest }: ComponentProps<'td'>) => (
  <td {...rest} className={classNames('px-1.5 py-2 sm:px-2', className)} />
);
