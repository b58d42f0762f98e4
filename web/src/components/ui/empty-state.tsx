import type { ReactNode } from 'react';
import { CornerArc } from '../league/corner-arc.tsx';

type EmptyStateProps = {
  readonly title: string;
  readonly text?: string;
  /** The level of the heading in the page. */
  readonly level?: 2 | 3;
  /** One link or button that leads on. */
  readonly children?: ReactNode;
};

/** Stands in the place of content that does not exist: says what is missing and why, and leads on. */
export const EmptyState = ({ title, text, level = 2, children }: EmptyStateProps) => {
  const Heading = `h${level}` as const;
  return (
    <section className="relative flex flex-col items-center gap-3 overflow-hidden rounded-card border border-line bg-surface px-4 py-12 text-center">
      <CornerArc className="absolute top-0 right-0 size-24" />
      <CornerArc className="absolute bottom-0 left-0 size-24 rotate-180" />
      <Heading className="relative text-h2 font-bold">{title}</Heading>
      {text !== undefined && <p className="relative max-w-text text-text-2">{text}</p>}
      {children !== undefined && <div className="relative mt-1">{children}</div>}
    </section>
  );
};
