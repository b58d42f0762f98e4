import type { ComponentProps, ReactNode } from 'react';

type PartProps = { readonly title: string; readonly children: ReactNode };

/** A component on the development page, under its name. */
export const Part = ({ title, children }: PartProps) => (
  <section className="flex min-w-0 flex-col gap-4">
    <h2 className="text-h2 font-bold">{title}</h2>
    {children}
  </section>
);

/** Several components in a row. */
export const Line = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
);

/** Stands for the links that pages make to their routes. */
export const SampleLink = ({ children, ...rest }: ComponentProps<'a'>) => <a {...rest}>{children}</a>;
