import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useEyes } from '../../api/use-session.ts';
import { QueryPart } from '../../components/query/query-part.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { MessageBanner } from '../../components/ui/message.tsx';
import { useMessage } from '../../components/ui/use-message.ts';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { useOverPage } from '../../layout/use-over-page.ts';
import { refereeMessages as words } from '../../messages/tr/referee.ts';
import { resultsMessages } from '../../messages/tr/results.ts';
import { dropOldDrafts } from '../results/draft.ts';
import { loadResultDialog, OpenResult } from '../results/open-result.tsx';
import { useOpened } from '../results/use-opened.ts';
import { PlayerLoginLink } from '../session/player-login-link.tsx';
import { useOwnGamertag } from '../session/use-own-gamertag.ts';
import { type RefereePageName, refereeEntry } from './entries.ts';
import { inOrder, isMain } from './own-matches.ts';
import { ownMatchesQuery } from './queries.ts';
import { RefereeTable } from './referee-table.tsx';

/** A referee has a few matches in a season. */
const LIKELY_ROWS = 4;

const entries = { panel: refereeEntry('panel'), results: refereeEntry('results') };
const paths = { panel: '/referee-panel', results: '/referee-results' } as const;

type PageProps = { readonly page: RefereePageName };

/** The matches at which the reader stands, with the dialog in which the main referee enters a result. */
const OwnMatches = ({ page }: PageProps) => {
  const { match: matchId } = useSearch({ from: `/_site${paths[page]}` });
  const navigate = useNavigate({ from: paths[page] });
  const onClose = useOverPage(
    matchId,
    () => void navigate({ search: {}, replace: true, resetScroll: false, ignoreBlocker: true }),
  );
  const query = ownMatchesQuery(useEyes());
  const { data: matches, isLoadingError } = useQuery(query);
  const named = matches?.find(({ _id }) => _id === matchId);
  const found = named !== undefined && isMain(named) ? named : undefined;
  const opened = useOpened(matchId, found);
  const message = useMessage();
  useEffect(() => {
    dropOldDrafts(() => window.localStorage, new Date());
    // Fetched now, so that a result can be opened where the connection is lost later. Opening it tells of a failure.
    loadResultDialog().catch(() => undefined);
  }, []);

  return (
    <>
      <PageHeader
        title={words[page].title}
        note={matches !== undefined && words.count(matches.length)}
        failed={isLoadingError}
      />
      <MessageBanner message={message} />
      {matchId !== undefined && opened === null && matches !== undefined && (
        <div className="pb-4">
          <Banner tone="warning" announced onClose={onClose}>
            {named === undefined ? resultsMessages.notFound : words.byMain}
          </Banner>
        </div>
      )}
      <QueryPart query={query} waiting={<Skeleton shape="table" rows={LIKELY_ROWS} />} failed={words[page].failed}>
        {(read) =>
          read.length === 0 ? (
            <EmptyState title={words.empty} text={words.emptyText}>
              <Link to="/profile" className={buttonClass('secondary')}>
                {words.toProfile}
              </Link>
            </EmptyState>
          ) : (
            <RefereeTable
              matches={inOrder(read)}
              onOpen={(match) => void navigate({ search: { match }, state: { overPage: true }, resetScroll: false })}
            />
          )
        }
      </QueryPart>
      {opened !== null && (
        <OpenResult
          key={opened._id}
          match={opened}
          listed={named ?? opened}
          onSaved={(said) => {
            message.say(said);
            onClose();
          }}
          onClose={onClose}
          entry={entries[page]}
        />
      )}
    </>
  );
};

/** The own matches of a referee, at `/referee-panel` and `/referee-results`; visitors read where to sign in. */
export const RefereePage = ({ page }: PageProps) => {
  const gamertag = useOwnGamertag();
  if (gamertag !== undefined) return <OwnMatches key={gamertag} page={page} />;
  return (
    <>
      <PageHeader title={words[page].title} />
      <Banner tone="warning" action={<PlayerLoginLink />}>
        {words.signIn}
      </Banner>
    </>
  );
};
