import type { ReactNode } from 'react';

type SectionProps = {
  readonly title: string;
  /** Of its heading. */
  readonly level?: 2 | 3;
  /** Stands at the other edge of the heading: a link to all of it. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** A part of a page under a heading: from edge to edge of a phone, a card on wide screens. */
export const Section = ({ title, level = 2, action, children }: SectionProps) => {
  const Heading = `h${level}` as const;
  return (
    <section className="-mx-(--gutter) border-y border-line bg-surface md:mx-0 md:overflow-hidden md:rounded-card md:border-x">
      <div className="flex min-h-11.5 items-center justify-between gap-x-3 px-(--gutter) md:px-4">
        <Heading className={level === 2 ? 'text-h2 font-extrabold' : 'text-h3 font-bold'}>{title}</Heading>
        {action}
      </div>
      {children}
    </section>
  );
};
