import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

const densities = {
  /** Rows of 48 px, for visitors and officials. */
  comfortable: 'md:[&_tbody>tr>*]:h-12 md:[&_tbody>tr>*]:py-1',
  /** Rows of 40 px where a mouse works on a wide screen, for admin lists. */
  compact:
    'md:[&_tbody>tr>*]:h-12 md:[&_tbody>tr>*]:py-1 lg:pointer-fine:[&_tbody>tr>*]:h-10 lg:pointer-fine:[&_tbody>tr>*]:py-0.5',
} as const;

export type Density = keyof typeof densities;

type TableProps = {
  readonly caption: string;
  readonly density?: Density;
  readonly children: ReactNode;
  readonly className?: string;
};

/** A table in a region of its own, so that a wide table scrolls and the page does not. */
export const Table = ({ caption, density = 'comfortable', children, className }: TableProps) => (
  // Relative, so that texts for screen readers are clipped too. Focusable, so that the arrow keys can scroll it.
  <section
    aria-label={caption}
    tabIndex={0}
    className="relative overflow-x-auto rounded-card border border-line bg-surface"
  >
    <table
      className={classNames('w-full border-collapse text-left text-table tabular-nums', densities[density], className)}
    >
      <caption className="sr-only">{caption}</caption>
      {children}
    </table>
  </section>
);

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
