import { useRouter } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { appMessages } from '../messages/tr/app.ts';
import { useLeague } from '../features/settings/use-league.ts';
import { Breakable } from '../components/ui/breakable.tsx';
import { classNames } from '../components/ui/class-names.ts';
import type { RenderLink } from '../components/ui/link-parts.ts';
import { createHeadingFocus } from './heading-focus.ts';

const takesFocus = createHeadingFocus();

type PageHeaderProps = {
  readonly title: string;
  /** The document's title, where the heading would be a poor one. */
  readonly documentTitle?: string;
  /** One line under the heading: a count, a season. */
  readonly note?: ReactNode;
  /** Stands before the heading: a crest, an avatar. */
  readonly picture?: ReactNode;
  /** For detail pages only: the link to the page that this page belongs to. */
  readonly back?: { readonly label: string; readonly link: RenderLink };
  /** Tells pages of one address apart, as what comes before a form was sent and after: each is gone to. */
  readonly step?: string;
  /** Puts "Hata:" before the document's title: the page could not be shown, or its form was refused. */
  readonly failed?: boolean;
  /** At most one primary action; all others belong behind a menu. */
  readonly children?: ReactNode;
};

/** Heading and document title of a page. Mounted once a page, so that a new filter or week does not move the focus. */
export const PageHeader = ({
  title,
  documentTitle = title,
  note,
  picture,
  back,
  step = '',
  failed = false,
  children,
}: PageHeaderProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const league = useLeague();
  const router = useRouter();
  useEffect(() => {
    const name = failed ? appMessages.failedTitle(documentTitle) : documentTitle;
    document.title = appMessages.pageTitle(name, league.title);
  }, [documentTitle, failed, league.title]);
  useEffect(() => {
    const { pathname, state } = router.state.location;
    const nowhere = document.activeElement === document.body;
    if (takesFocus({ page: pathname + step, entry: state.__TSR_index }, nowhere)) heading.current?.focus();
  }, [router, step]);
  return (
    <header className="py-4 short:py-2">
      {back?.link({
        className:
          '-ml-1 inline-flex min-h-11 items-center gap-1 text-meta font-semibold text-brand-text hover:underline',
        children: (
          <>
            <ChevronLeft className="size-4 shrink-0" />
            {back.label}
          </>
        ),
      })}
      <div
        className={classNames('flex flex-wrap gap-x-4 gap-y-2', picture === undefined ? 'items-end' : 'items-center')}
      >
        {picture}
        <div className={classNames('min-w-0 flex-1', picture === undefined ? 'basis-60' : 'basis-40')}>
          <h1 ref={heading} tabIndex={-1} className="text-h1 font-extrabold outline-none">
            <Breakable text={title} />
          </h1>
          {note !== undefined && <div className="text-meta text-text-2">{note}</div>}
        </div>
        {children}
      </div>
    </header>
  );
};
