import type { ReactNode } from 'react';

type PartProps = { readonly title: string; readonly children: ReactNode };

/** One group of related components. */
export const Section = ({ title, children }: PartProps) => (
  <section className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4">
    <h2 className="text-h2 font-bold">{title}</h2>
    {children}
  </section>
);

/** One state of a component. */
export const Case = ({ title, children }: PartProps) => (
  <div className="flex min-w-0 flex-col gap-2">
    <h3 className="text-meta font-semibold text-text-2">{title}</h3>
    {children}
  </div>
);

export const Row = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-2">{children}</div>
);

export const Grid = ({ children }: { readonly children: ReactNode }) => (
  <div className="grid gap-6 md:grid-cols-2">{children}</div>
);
