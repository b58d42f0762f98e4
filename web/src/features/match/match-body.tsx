import type { MatchDetails } from '@league/query-api/contract/match-details.ts';
import { Link } from '@tanstack/react-router';
import { QueryPart } from '../../components/query/query-part.tsx';
import type { LinkParts } from '../../components/ui/link-parts.ts';
import { LinkTabs } from '../../components/ui/link-tabs.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { matchesMessages } from '../../messages/tr/matches.ts';
import { matchQuery } from './match-query.ts';
import { partsOf, shownTab } from './match-parts.tsx';
import { aMatchTab, type MatchTab } from './match-tab.ts';
import { useMatchNews } from './use-match-news.ts';

const { details } = matchesMessages;

type LoadedProps = { readonly match: MatchDetails; readonly tab: MatchTab };

/** The part of the match that the address names, under tabs with addresses of their own. */
const Parts = ({ match, tab }: LoadedProps) => {
  useMatchNews(match);
  const parts = partsOf(match, match);
  const shown = shownTab(parts, tab);
  const link = (to: MatchTab) => (linkParts: LinkParts) => (
    <Link
      to="/match/$id"
      params={{ id: match._id }}
      search={{ tab: aMatchTab(to) }}
      replace
      resetScroll={false}
      activeOptions={{ exact: true }}
      {...linkParts}
    />
  );
  return (
    <>
      <div className="-mx-(--gutter) bg-surface px-(--gutter) md:mx-0 md:bg-transparent md:px-0">
        <LinkTabs
          label={details.tabs}
          tabs={parts.map(({ value, label }) => ({ key: value, label, link: link(value) }))}
        />
      </div>
      {parts.map(
        ({ value, label, content }) =>
          value === shown && (
            // As high as most of its parts, so that what stands below does not jump from tab to tab.
            <section key={value} aria-label={label} className="min-h-100 pt-2.5 md:pt-4">
              {value !== 'summary' && <h2 className="sr-only">{label}</h2>}
              {content}
            </section>
          ),
      )}
    </>
  );
};

/** What stands below the head of a match, which tells screen readers too what happens in it. */
export const MatchBody = ({ id, tab }: { readonly id: string; readonly tab: MatchTab }) => (
  <QueryPart query={matchQuery(id)} waiting={<Skeleton shape="cards" rows={14} />} failed={details.failed}>
    {(read) => <Parts match={read} tab={tab} />}
  </QueryPart>
);
