import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { MatchDetails } from '@league/query-api/contract/match-details.ts';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { ActDialog } from '../../acts/act-dialog.tsx';
import { PartFailed } from '../../components/query/part-failed.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { DialogBody } from '../../components/ui/dialog-parts.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { formatDay, formatTime, instantOf } from '../../format/time.ts';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { resultsMessages } from '../../messages/tr/results.ts';
import { matchQuery } from '../match/match-query.ts';
import { ClashView } from './clash-view.tsx';
import { listsOfDetails, NO_LISTS } from './known-lists.ts';
import { knownOf, latestOf } from './latest.ts';
import type { ResultEntry } from './result-entry.ts';
import { ResultFields } from './result-fields.tsx';
import { type KnownResult, resultOf } from './result-form.ts';
import { resultButtonId } from './results-table.tsx';
import { usePeople } from './use-people.ts';
import { useResultForm } from './use-result-form.ts';

export type ResultDialogProps = {
  /** The match as it was when the dialog opened; the owner does not change it meanwhile. */
  readonly match: MatchAnswer;
  /** The match as the list behind the dialog shows it now. */
  readonly listed: MatchAnswer;
  readonly entry: ResultEntry;
  readonly onSaved: (message: string) => void;
  readonly onClose: () => void;
};

const whenOf = (match: MatchAnswer): string => {
  const kickOff = instantOf(match.date);
  return kickOff === null ? matchCardMessages.unknownDate : `${formatDay(kickOff)} ${formatTime(kickOff)}`;
};

const frameOf = (match: MatchAnswer) =>
  ({
    title: resultsMessages.dialogTitle(matchCardMessages.pairing(match)),
    description: resultsMessages.dialogHint(match.week, whenOf(match)),
    size: 960,
  }) as const;

type EditingProps = ResultDialogProps & {
  /** What is recorded when the form begins. */
  readonly known: KnownResult;
  /** The match's own answer as it is now. */
  readonly details: MatchDetails | undefined;
};

const Editing = ({ match, listed, known, details, entry, onSaved, onClose }: EditingProps) => {
  const editor = useResultForm(match, known, entry, { onSaved, onClose });
  const people = usePeople(match, details);
  const { act, changed, theirs, discard, values, base } = editor;
  return (
    <ActDialog
      {...frameOf(match)}
      act={act}
      changed={changed}
      leaveText={resultsMessages.leaveText}
      onClose={discard}
      step={
        theirs !== null && (
          <ClashView
            key={theirs.resultRevision}
            mine={resultOf(values, theirs.resultRevision)}
            base={base}
            theirs={theirs}
            match={match}
            people={people.people}
            pending={act.pending}
            onBack={editor.toForm}
            onTheirs={discard}
            onSave={(settled) => editor.saveSettled(theirs, settled)}
          />
        )
      }
    >
      {(close) => (
        <ResultFields
          editor={editor}
          match={match}
          latest={latestOf(listed, details)}
          people={people}
          entry={entry}
          onCancel={close}
        />
      )}
    </ActDialog>
  );
};

/**
 * The dialog in which the result of one match is entered or corrected. A match without a result has no rows to wait for; of
 * any other they are read first, since saving without them would take them back.
 */
export const ResultDialog = (props: ResultDialogProps) => {
  const { match, onClose } = props;
  const { data, error, isFetching, refetch } = useQuery(matchQuery(match._id));

  // Focuses the row's button, to which the focus returns on closing: the dialog may have been opened by its address, or
  // by a tap in Safari, which focuses no button. A layout effect runs before the dialog takes the focus.
  useLayoutEffect(
    () => document.getElementById(resultButtonId(match._id))?.focus({ preventScroll: true }),
    [match._id],
  );

  // An answer from the cache may be older than the list.
  const read = data !== undefined && (data.resultRevision >= match.resultRevision || !isFetching) ? data : undefined;
  const [known, setKnown] = useState<KnownResult | null>(() =>
    match.resultRevision === 0 ? knownOf(match, NO_LISTS) : null,
  );
  if (known === null && read !== undefined) setKnown(knownOf(read, listsOfDetails(read)));
  if (known !== null) return <Editing {...props} known={known} details={data} />;
  return (
    <Dialog {...frameOf(match)} onClose={onClose}>
      <DialogBody>
        {error === null ? (
          <Skeleton shape="table" rows={4} />
        ) : (
          <PartFailed
            error={error}
            message={resultsMessages.detailsFailed}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </DialogBody>
    </Dialog>
  );
};
