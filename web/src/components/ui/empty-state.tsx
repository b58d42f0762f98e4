import type { ReactNode } from 'react';

type EmptyStateProps = { readonly title: string; readonly text?: string; readonly children?: ReactNode };

export const EmptyState = ({ title, text, children }: EmptyStateProps) => (
  <section className="flex flex-col items-center gap-3 rounded-card border border-line bg-surface px-4 py-12 text-center">
    <h2 className="text-h2 font-bold">{title}</h2>
    {text !== undefined && <p className="text-text-2">{text}</p>}
    {children}
  </section>
);
