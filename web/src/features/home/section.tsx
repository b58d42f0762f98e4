import { Link, type LinkProps } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { homeMessages } from '../../messages/tr/home.ts';

type SectionProps = {
  readonly title: string;
  /** The page that shows all of it. */
  readonly all?: Pick<LinkProps, 'to' | 'search'>;
  readonly children: ReactNode;
};

/** A part of the page under a heading: from edge to edge of a phone, a card on wide screens. */
export const Section = ({ title, all, children }: SectionProps) => (
  <section className="-mx-(--gutter) border-y border-line bg-surface md:mx-0 md:overflow-hidden md:rounded-card md:border-x">
    <div className="flex min-h-11.5 items-center justify-between gap-x-3 px-(--gutter) md:px-4">
      <h2 className="text-h2 font-extrabold">{title}</h2>
      {all !== undefined && (
        <Link
          {...all}
          className="inline-flex min-h-11 min-w-11 items-center justify-end text-meta font-bold whitespace-nowrap text-brand-text hover:underline"
        >
          <span aria-hidden="true">{homeMessages.all}</span>
          <span className="sr-only">{homeMessages.allOf(title)}</span>
          <ChevronRight className="size-4" />
        </Link>
      )}
    </div>
    {children}
  </section>
);
