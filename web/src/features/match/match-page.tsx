import type { MatchDetails } from '@league/query-api/contract/match-details.ts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { isRefusedForGood } from '../../api/errors.ts';
import { QueryPart } from '../../components/query/query-part.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import type { LinkParts } from '../../components/ui/link-parts.ts';
import { LinkTabs } from '../../components/ui/link-tabs.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { Ad } from '../../layout/ad.tsx';
import { PageHeader, PageHeading } from '../../layout/page-header.tsx';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';
import { RecordsLink } from '../audit/records-link.tsx';
import { matchSearch } from '../matches/match-search.ts';
import { RunningStreams } from '../streams/running-streams.tsx';
import { matchQuery } from './match-query.ts';
import { MatchFace, Scorers } from './match-head.tsx';
import { whenOf } from './match-when.ts';
import { partsOf, shownTab } from './match-parts.tsx';
import { aMatchTab, type MatchTab } from './match-tab.ts';
import { AddressToCopy, type CopyOutcome, Share } from './share.tsx';
import { useMatchNews } from './use-match-news.ts';

const { details } = matchesMessages;

const NotFound = () => (
  <>
    <PageHeader title={details.notFound} />
    <EmptyState title={details.notFound} text={details.notFoundText}>
      <Link to="/matches" className={buttonClass('secondary')}>
        {details.toMatches}
      </Link>
    </EmptyState>
  </>
);

type LoadedProps = { readonly match: MatchDetails; readonly tab: MatchTab };

/** The part of the match that the address names, under tabs with addresses of their own. */
const Parts = ({ match, tab }: LoadedProps) => {
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

type HeadProps = { readonly match: MatchDetails; readonly children: ReactNode };

/** The two kits against each other from edge to edge, with when, where and who scored; the way back leads to the match's day. */
const Head = ({ match, children }: HeadProps) => (
  <header className="night turf from-edge-to-edge pb-3 md:pb-4">
    <div className="relative z-10 flex items-center justify-between gap-x-3 md:pt-2">
      <Link
        to="/matches"
        search={{ date: matchSearch(match).date }}
        className="-ml-1 inline-flex min-h-11 min-w-0 items-center gap-1 text-meta font-semibold text-text-2 hover:text-text hover:underline"
      >
        <ChevronLeft className="size-4 shrink-0" />
        <span className="sr-only">{details.toDay}: </span>
        {whenOf(match)}
      </Link>
      {children}
    </div>
    <PageHeading title={matchCardMessages.pairing(match)} className="sr-only" />
    <div className="-mx-(--gutter) md:mx-0 md:overflow-hidden md:rounded-card">
      <MatchFace match={match} />
    </div>
    <Scorers match={match} lists={match} />
    <RunningStreams match={match} />
  </header>
);

const route = getRouteApi('/_site/match/$id');

/** A match at its own address, with all that is known of it. */
export const MatchPage = () => {
  const { id } = route.useParams();
  const { tab = 'summary' } = route.useSearch();
  const query = matchQuery(id);
  const { data: match, error, isLoadingError } = useQuery(query);
  const [copyOutcome, setCopyOutcome] = useState<CopyOutcome | null>(null);
  useMatchNews(match);
  if (isRefusedForGood(error)) return <NotFound />;
  return (
    <>
      {match === undefined ? (
        <PageHeader title={details.title} failed={isLoadingError} below={<div className="face" />} />
      ) : (
        <Head match={match}>
          <RecordsLink of={{ match: id }} className={`${buttonClass('ghost')} ml-auto`} />
          <Share match={match} compact outcome={copyOutcome} onOutcome={setCopyOutcome} />
        </Head>
      )}
      <AddressToCopy outcome={copyOutcome} />
      <QueryPart query={query} waiting={<Skeleton shape="cards" rows={14} />} failed={details.failed}>
        {(read) => <Parts key={id} match={read} tab={tab} />}
      </QueryPart>
      <Ad slot="top" />
    </>
  );
};
