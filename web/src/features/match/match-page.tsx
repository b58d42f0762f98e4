import type { MatchDetails } from '@league/query-api/contract/match-details.ts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { isRefusedForGood } from '../../api/errors.ts';
import { QueryPart } from '../../components/query/query-part.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import type { LinkParts } from '../../components/ui/link-parts.ts';
import { LinkTabs } from '../../components/ui/link-tabs.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { Ad } from '../../layout/ad.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';
import { matchSearch } from '../matches/match-search.ts';
import { matchQuery } from './match-query.ts';
import { MatchHead } from './match-head.tsx';
import { partsOf, shownTab } from './match-parts.tsx';
import { aMatchTab, type MatchTab } from './match-tab.ts';
import { AddressField, type CopyOutcome, Share } from './share.tsx';
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

/** The match's head and the part that the address names, in tabs with addresses of their own. */
const Loaded = ({ match, tab }: LoadedProps) => {
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
      <div className="overflow-hidden rounded-card border border-line bg-surface">
        <MatchHead match={match} lists={match} />
      </div>
      <div className="pt-4">
        <LinkTabs
          label={details.tabs}
          tabs={parts.map(({ value, label }) => ({ key: value, label, link: link(value) }))}
        />
      </div>
      {parts.map(
        ({ value, label, content }) =>
          value === shown && (
            // As high as most of its parts, so that what stands below does not jump from tab to tab.
            <section key={value} aria-label={label} className="min-h-100 pt-4">
              <h2 className="sr-only">{label}</h2>
              {content}
            </section>
          ),
      )}
    </>
  );
};

const route = getRouteApi('/_site/match/$id');

/** A match at its own address, with all that is known of it. */
export const MatchPage = () => {
  const { id } = route.useParams();
  const { tab = 'statistics' } = route.useSearch();
  const query = matchQuery(id);
  const { data: match, error, isLoadingError } = useQuery(query);
  const [copyOutcome, setCopyOutcome] = useState<CopyOutcome | null>(null);
  useMatchNews(match);
  if (isRefusedForGood(error)) return <NotFound />;
  return (
    <>
      <PageHeader
        title={match === undefined ? details.title : matchCardMessages.pairing(match)}
        note={match === undefined ? '\u00a0' : details.state(match.week, matchCardMessages.status(match.status))}
        failed={isLoadingError}
        back={{
          label: details.toDay,
          link: (parts) => (
            <Link to="/matches" search={match === undefined ? {} : { date: matchSearch(match).date }} {...parts} />
          ),
        }}
      >
        {match !== undefined && <Share match={match} outcome={copyOutcome} onOutcome={setCopyOutcome} />}
      </PageHeader>
      {copyOutcome?.copied === false && <AddressField address={copyOutcome.address} />}
      <QueryPart query={query} waiting={<Skeleton shape="cards" rows={14} />} failed={details.failed}>
        {(read) => <Loaded key={id} match={read} tab={tab} />}
      </QueryPart>
      <Ad slot="top" />
    </>
  );
};
