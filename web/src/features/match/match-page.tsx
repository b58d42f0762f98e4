import type { MatchDetails } from '@league/query-api/contract/match-details.ts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { isRefusedForGood } from '../../api/errors.ts';
import { behind, late, LatePart } from '../../components/query/late-part.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { PageSpinner } from '../../components/ui/spinner.tsx';
import { Ad } from '../../layout/ad.tsx';
import { PageHeader, PageHeading } from '../../layout/page-header.tsx';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';
import { RecordsLink } from '../audit/records-link.tsx';
import { matchSearch } from '../matches/match-search.ts';
import { matchQuery } from './match-query.ts';
import { whenOf } from './match-when.ts';
import type { CopyOutcome } from './share.tsx';

const { details } = matchesMessages;

const MatchBody = behind(() => import('./match-body.tsx').then((file) => file.MatchBody));
const MatchKits = behind(() => import('./match-kits.tsx').then((file) => file.MatchKits));
const Share = behind(() => import('./share.tsx').then((file) => file.Share));
const AddressToCopy = late(() => import('./share.tsx').then((file) => file.AddressToCopy));
const MatchMissing = late(() => import('./match-missing.tsx').then((file) => file.MatchMissing));

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
    <LatePart about={match._id} failed={details.failed} waiting={<div className="face" />}>
      <MatchKits match={match} />
    </LatePart>
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
  if (isRefusedForGood(error)) {
    return (
      <LatePart about={id} failed={details.failed} waiting={<PageSpinner />}>
        <MatchMissing />
      </LatePart>
    );
  }
  return (
    <>
      {match === undefined ? (
        <PageHeader title={details.title} failed={isLoadingError} below={<div className="face" />} />
      ) : (
        <Head match={match}>
          <RecordsLink of={{ match: id }} className={`${buttonClass('ghost')} ml-auto`} />
          <LatePart about={match._id} failed={details.linkFailed} waiting={<span className="size-11" />}>
            <Share match={match} compact outcome={copyOutcome} onOutcome={setCopyOutcome} />
          </LatePart>
        </Head>
      )}
      {copyOutcome !== null && (
        <LatePart about={id} failed={details.linkFailed}>
          <AddressToCopy outcome={copyOutcome} />
        </LatePart>
      )}
      <LatePart about={id} failed={details.failed} waiting={<PageSpinner />}>
        <MatchBody key={id} id={id} tab={tab} />
      </LatePart>
      <Ad slot="top" />
    </>
  );
};
