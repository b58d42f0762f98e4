import type { ReactNode } from 'react';
import type { RenderLink } from '../../components/link-parts.ts';
import { homeMessages } from '../../messages/tr/home.ts';

type SectionProps = {
  readonly title: string;
  readonly note?: string;
  /** The link to the page that shows all of it. */
  readonly link: RenderLink;
  readonly children: ReactNode;
};

/** A part of the page under a heading, with a link to the whole list. */
export const Section = ({ title, note, link, children }: SectionProps) => (
  <section className="flex flex-col gap-1">
    <div className="flex min-h-11 items-center gap-x-3">
      <h2 className="text-h2 font-bold">{title}</h2>
      {note !== undefined && <span className="text-meta text-text-2">{note}</span>}
      {link({
        className:
          'ml-auto inline-flex min-h-11 min-w-11 items-center justify-end font-semibold whitespace-nowrap text-brand-text hover:underline',
        children: (
          <>
            <span aria-hidden="true">{homeMessages.all} ›</span>
            <span className="sr-only">{homeMessages.allOf(title)}</span>
          </>
        ),
      })}
    </div>
    {children}
  </section>
);
