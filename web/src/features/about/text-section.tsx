import type { ReactNode } from 'react';

type TextSectionProps = { readonly title: string; readonly children: ReactNode };

/** A part of a page of text under its heading. */
export const TextSection = ({ title, children }: TextSectionProps) => (
  <section className="flex flex-col gap-3">
    <h2 className="text-h2 font-bold">{title}</h2>
    {children}
  </section>
);
