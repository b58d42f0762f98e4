import { useRouter } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { appMessages } from '../messages/tr/app.ts';
import { useLeague } from '../features/settings/use-league.ts';
import { Breakable } from '../components/ui/breakable.tsx';
import { classNames } from '../components/ui/class-names.ts';
import type { RenderLink } from '../components/ui/link-parts.ts';
import { createHeadingFocus } from './heading-focus.ts';
import { PitchLines } from './pitch-lines.tsx';

const takesFocus = createHeadingFocus();

type PageHeadingProps = {
  readonly title: string;
  /** The document's title, where the heading would be a poor one. */
  readonly documentTitle?: string | undefined;
  /** Tells pages of one address apart, as what comes before a form was sent and after: each is gone to. */
  readonly step?: string | undefined;
  /** Puts "Hata:" before the document's title: the page could not be shown, or its form was refused. */
  readonly failed?: boolean | undefined;
  readonly className?: string;
};

/** Heading and document title of a page. Mounted once a page, so that a new filter or week does not move the focus. */
export const PageHeading = ({
  title,
  documentTitle = title,
  step = '',
  failed = false,
  className = 'text-h1',
}: PageHeadingProps) => {
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
    <h1 ref={heading} tabIndex={-1} className={classNames('font-extrabold outline-none', className)}>
      <Breakable text={title} />
    </h1>
  );
};

type PageHeaderProps = Omit<PageHeadingProps, 'className'> & {
  /** One line under the heading: facts, a season. */
  readonly note?: ReactNode;
  /** Stands before the heading: a crest, a disc. */
  readonly picture?: ReactNode;
  /** For detail pages only: the link to the page that this page belongs to. */
  readonly back?: { readonly label: string; readonly link: RenderLink };
  /** At most one control or primary action; all others belong behind a menu. */
  readonly children?: ReactNode;
  /** The last row: tabs, or a strip of days or weeks. */
  readonly below?: ReactNode;
};

/** The head of a page, on night and joined to the bar above it: title, facts, one control, and the tabs of the page. */
export const PageHeader = ({ note, picture, back, children, below, ...heading }: PageHeaderProps) => {
  const facts = note !== undefined && <div className="text-meta text-text-2">{note}</div>;
  return (
    // Above the columns of tables that stay in view, which what opens from the head may cover.
    <header className="night turf from-edge-to-edge z-11 mb-3 md:mb-6">
      <PitchLines />
      <div
        className={classNames('relative flex flex-col pt-2 md:pt-5 short:pt-1', below ? '' : 'pb-3 md:pb-5 short:pb-2')}
      >
        {back?.link({
          className: '-ml-1 inline-flex min-h-11 items-center gap-1 self-start text-meta font-semibold hover:underline',
          children: (
            <>
              <ChevronLeft className="size-4 shrink-0" />
              {back.label}
            </>
          ),
        })}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          {picture}
          <div className={classNames('min-w-0 flex-1', picture === undefined ? 'basis-44' : 'basis-40')}>
            <PageHeading {...heading} />
            {picture !== undefined && facts}
          </div>
          {children}
        </div>
        {picture === undefined && facts}
        {below}
      </div>
    </header>
  );
};
