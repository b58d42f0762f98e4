import type { ReactNode } from 'react';

type FigureStripProps = {
  readonly figures: readonly { readonly label: string; readonly value: ReactNode }[];
};

/** A few figures with their words in one row, from edge to edge of a phone. */
export const FigureStrip = ({ figures }: FigureStripProps) => (
  <dl className="-mx-(--gutter) grid grid-cols-[repeat(auto-fit,minmax(3.2rem,1fr))] divide-x divide-line border-b border-line bg-surface md:mx-0 md:mt-4 md:mb-3 md:rounded-card md:border">
    {figures.map(({ label, value }) => (
      <div key={label} className="flex min-w-0 flex-col-reverse items-center justify-end py-2 text-center">
        <dt className="text-small text-text-2">{label}</dt>
        <dd className="text-h2 font-extrabold tabular-nums">{value}</dd>
      </div>
    ))}
  </dl>
);
