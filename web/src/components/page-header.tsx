import { type ReactNode, useEffect, useRef } from 'react';
import { appMessages } from '../messages/tr/app.ts';
import { useLeague } from '../settings/use-league.ts';

/** The first page of a visit leaves the focus to the browser; later ones say where one has arrived. */
let visited = false;

type PageHeaderProps = { readonly title: string; readonly note?: string; readonly children?: ReactNode };

/** Heading and document title of a page. Mounted once a page: filters and weeks change neither title nor focus. */
export const PageHeader = ({ title, note, children }: PageHeaderProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const league = useLeague();
  useEffect(() => {
    document.title = appMessages.pageTitle(title, league.title);
  }, [title, league.title]);
  useEffect(() => {
    if (visited) heading.current?.focus();
    visited = true;
  }, []);
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-60">
        <h1 ref={heading} tabIndex={-1} className="text-h1 font-extrabold outline-none">
          {title}
        </h1>
        {note !== undefined && <p className="text-meta text-text-2">{note}</p>}
      </div>
      {children}
    </div>
  );
};
