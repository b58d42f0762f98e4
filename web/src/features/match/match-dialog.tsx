import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { MatchDetails as Details } from '@league/query-api/contract/match-details.ts';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiProblem } from '../../api/errors.ts';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { DialogBody } from '../../components/ui/dialog-parts.tsx';
import { Skeleton, SkeletonRetry } from '../../components/ui/skeleton.tsx';
import { useMedia } from '../../components/ui/use-media.ts';
import { appMessages } from '../../messages/tr/app.ts';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';
import { dialogMessages } from '../../messages/tr/ui.ts';
import { useLeague } from '../settings/use-league.ts';
import { knownMatch, matchQuery } from './match-query.ts';
import { MatchDetails } from './match-details.tsx';
import type { MatchTab } from './match-tab.ts';
import { AddressToCopy, type CopyOutcome, Share } from './share.tsx';
import { useMatchNews } from './use-match-news.ts';
import { readAnew } from '../../api/read-anew.ts';
import { PartFailed } from '../../components/query/part-failed.tsx';

const { details } = matchesMessages;

type MatchQuery = UseQueryResult<Details>;

/** While the match is open, the document is named after it, so that it can be found among tabs and in the history. */
const useDocumentTitle = (match: MatchAnswer | undefined): void => {
  const { title: league } = useLeague();
  const teams = match === undefined ? null : matchCardMessages.pairing(match);
  useEffect(() => {
    if (teams === null) return undefined;
    const before = document.title;
    document.title = appMessages.pageTitle(teams, league);
    return () => {
      document.title = before;
    };
  }, [teams, league]);
};

/**
 * Title and description of the dialog. On a phone the teams' names stand below, so the title is week and status there.
 */
const useHead = (match: MatchAnswer | undefined, missing: boolean, failed: boolean) => {
  const isWide = useMedia('(min-width: 48rem)');
  if (missing) return { title: details.notFound, description: details.notFoundText };
  if (match === undefined) {
    return { title: details.title, description: failed ? details.notShown : appMessages.loading };
  }
  const [teams, state] = [
    matchCardMessages.pairing(match),
    details.state(match.week, matchCardMessages.status(match.status)),
  ];
  return isWide ? { title: teams, description: state } : { title: state, description: teams };
};

const PendingMatch = ({ id, query }: { readonly id: string; readonly query: MatchQuery }) => {
  const client = useQueryClient();
  const retry = () => void readAnew(client, matchQuery(id).queryKey);
  return (
    <DialogBody>
      {query.isError ? (
        <PartFailed error={query.error} message={details.failed} retrying={query.isFetching} onRetry={retry} />
      ) : (
        <SkeletonRetry value={retry}>
          <Skeleton shape="cards" rows={5} />
        </SkeletonRetry>
      )}
    </DialogBody>
  );
};

type MatchDialogProps = {
  readonly id: string;
  readonly tab: MatchTab;
  readonly onTabChange: (tab: MatchTab) => void;
  readonly onClose: () => void;
};

/** Shows a match over the page while it is rendered, and follows its changes. */
export const MatchDialog = ({ id, tab, onTabChange, onClose }: MatchDialogProps) => {
  const client = useQueryClient();
  const query = useQuery(matchQuery(id));
  const [copyOutcome, setCopyOutcome] = useState<CopyOutcome | null>(null);
  // A match that was there a moment ago can be missing too: an admin has deleted it.
  const missing = query.error instanceof ApiProblem && query.error.problem.status === 404;
  // What a list says of it stands there until its own answer comes, and where that cannot be read.
  const known = query.data === undefined && !missing ? knownMatch(client, id) : undefined;
  const match = missing ? undefined : (query.data ?? known?.match);
  useMatchNews(query.data);
  useDocumentTitle(match);

  // One dialog for all states: a second dialog would move the focus again.
  return (
    <Dialog
      {...useHead(match, missing, query.isError)}
      size={missing ? 480 : 960}
      onClose={onClose}
      actions={match !== undefined && <Share match={match} compact outcome={copyOutcome} onOutcome={setCopyOutcome} />}
    >
      {missing && (
        <DialogBody>
          <Button variant="secondary" className="self-start" onClick={onClose}>
            {dialogMessages.close}
          </Button>
        </DialogBody>
      )}
      {!missing && match === undefined && <PendingMatch id={id} query={query} />}
      {match !== undefined && (
        <MatchDetails
          match={match}
          lists={query.data ?? (query.isError ? 'unread' : 'waiting')}
          staleSince={query.isError ? (known?.readAt ?? query.dataUpdatedAt) : null}
          tab={tab}
          onTabChange={onTabChange}
          notice={<AddressToCopy outcome={copyOutcome} />}
        />
      )}
    </Dialog>
  );
};
