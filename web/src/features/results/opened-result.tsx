import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { useEffect } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { resultsMessages } from '../../messages/tr/results.ts';
import { dropOldDrafts } from './draft.ts';
import { loadResultDialog, OpenResult } from './open-result.tsx';
import type { ResultEntry } from './result-entry.ts';
import { useOpened } from './use-opened.ts';

type OpenedResultProps = {
  /** The match whose result is open, as the address names it. */
  readonly matchId: string | undefined;
  /** The matches of the list below; undefined until they are read. */
  readonly matches: readonly MatchAnswer[] | undefined;
  readonly entry: ResultEntry;
  readonly onSaved: (message: string) => void;
  readonly onClose: () => void;
};

/** The result that is open over a list of matches, or a word that the list has no such match. */
export const OpenedResult = ({ matchId, matches, entry, onSaved, onClose }: OpenedResultProps) => {
  const found = matches?.find(({ _id }) => _id === matchId);
  const opened = useOpened(matchId, found);
  useEffect(() => {
    dropOldDrafts(() => window.localStorage, new Date());
    // Fetched now, so that a result can be opened where the connection is lost later. Opening it tells of a failure.
    loadResultDialog().catch(() => undefined);
  }, []);
  if (opened !== null)
    return (
      <OpenResult
        key={opened._id}
        match={opened}
        listed={found ?? opened}
        onSaved={(said) => {
          onSaved(said);
          onClose();
        }}
        onClose={onClose}
        entry={entry}
      />
    );
  return (
    matchId !== undefined &&
    matches !== undefined && (
      <div className="pb-4">
        <Banner tone="warning" announced onClose={onClose}>
          {resultsMessages.notFound}
        </Banner>
      </div>
    )
  );
};
