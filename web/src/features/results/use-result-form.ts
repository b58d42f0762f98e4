import { matchCommandAnswer } from '@league/command-api/contract/match-answer.ts';
import { type CurrentMatch, currentMatch } from '@league/command-api/contract/problem.ts';
import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useAct } from '../../acts/use-act.ts';
import { useRetryWhenBack } from '../../acts/use-retry-when-back.ts';
import { ApiProblem } from '../../api/errors.ts';
import { sessions } from '../../api/browser.ts';
import type { Eyes } from '../../api/eyes.ts';
import { useEyes } from '../../api/use-session.ts';
import type { Failure } from '../../components/form/act-failure.tsx';
import { useLeagueForm } from '../../components/form/use-league-form.ts';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { resultsMessages } from '../../messages/tr/results.ts';
import { seasonMatchesQuery, weekQuery } from '../matches/queries.ts';
import { ownMatchesQuery } from '../referee/queries.ts';
import { createDrafts, startWith } from './draft.ts';
import { formPathOf } from './list-form.ts';
import { sameResult } from './merge.ts';
import type { ResultEntry } from './result-entry.ts';
import {
  bodyOf,
  formOf,
  type KnownResult,
  linesBodyOf,
  type ResultForm,
  resultOf,
  resultSchema,
  sameForm,
  settledForm,
} from './result-form.ts';

/** Writes a recorded result at once into the lists that show it, which are read again meanwhile. */
const showInLists = async (
  client: QueryClient,
  eyes: Eyes,
  { _id, week }: MatchAnswer,
  known: KnownResult,
): Promise<void> => {
  // Lists of matches carry none of its rows.
  const { playerStats: _lines, homeLineup: _home, awayLineup: _away, incidents: _incidents, ...recorded } = known;
  const show = <Listed extends MatchAnswer>(matches: readonly Listed[] | undefined): Listed[] | undefined =>
    matches?.map((each) => (each._id === _id ? { ...each, ...recorded } : each));
  const [inWeek, inSeason, own] = [weekQuery(week), seasonMatchesQuery(), ownMatchesQuery(eyes)];
  // Cancelled, because an answer from before the save would put the old row back.
  await Promise.all([inWeek, inSeason, own].map(({ queryKey }) => client.cancelQueries({ queryKey })));
  client.setQueryData(inWeek.queryKey, show);
  client.setQueryData(inSeason.queryKey, show);
  client.setQueryData(own.queryKey, show);
};

/** The failure with its fields as the form has them: rows without a player were not sent. */
const failureInForm = (failure: Failure | null, form: ResultForm): Failure | null => {
  if (failure === null || !(failure.error instanceof ApiProblem)) return failure;
  const { path, problem } = failure.error;
  const errors = problem.errors?.map((error) => ({ ...error, path: formPathOf(form, error.path) }));
  return { ...failure, error: new ApiProblem(path, { ...problem, ...(errors !== undefined && { errors }) }) };
};

const LINES = 'PUT /api/matches/:id/players';

type Last = { readonly form: ResultForm; readonly over: KnownResult; readonly byItself: boolean };

type Callbacks = { readonly onSaved: (message: string) => void; readonly onClose: () => void };

/**
 * Entering or correcting the result of one match. `match` and `known` are as they were when the dialog opened; lists that
 * are read anew meanwhile change neither the form nor the revision that is sent. The form is kept as a draft until
 * it is saved or discarded.
 */
export const useResultForm = (
  match: MatchAnswer,
  known: KnownResult,
  { call, saved, byReferee = false }: ResultEntry,
  { onSaved, onClose }: Callbacks,
) => {
  const client = useQueryClient();
  const eyes = useEyes();
  // The drafts of the person who opened the dialog, even after the session ends.
  const [drafts] = useState(() => createDrafts(() => window.localStorage, sessions.current()?.id ?? ''));
  // What is typed on the page of the match's lines alone is another draft.
  const draftId = call === LINES ? `${match._id}.lines` : match._id;
  const [start] = useState(() => startWith(known, drafts.read(draftId)));
  const [base, setBase] = useState(start.base);
  const [restored, setRestored] = useState(start.restored);
  /** Typed while a save was running, which recorded what stood there before. */
  const [typedSince, setTypedSince] = useState(false);
  /** The form that was sent last, and whether the retry sent it. */
  const [last, setLast] = useState<Last | null>(null);
  const [theirs, setTheirs] = useState<CurrentMatch | null>(null);
  const form = useLeagueForm({ schema: resultSchema(base), defaultValues: start.form });
  const act = useAct({ call, answer: matchCommandAnswer, stale: currentMatch });
  const values = useWatch({ control: form.control }) as ResultForm;
  const changed = !sameForm(values, formOf(base));
  const sent = act.failure;
  // The same object while the failure is the same: the form shows each failure once.
  // oxlint-disable-next-line react/exhaustive-deps -- the rows as they were sent
  const failure = useMemo(() => failureInForm(sent, form.getValues() as ResultForm), [sent?.error]);
  const keep = useCallback(
    (typed: ResultForm, over: KnownResult) => {
      if (sameForm(typed, formOf(over))) drafts.drop(draftId);
      else drafts.keep(draftId, { form: typed, base: over, savedAt: new Date().toISOString() });
    },
    [drafts, draftId],
  );
  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ values: typed }) => keep(typed as ResultForm, base) }),
    [form, keep, base],
  );

  /** Puts `next` into the boxes, typed over the result `over`. */
  const replace = (next: ResultForm, over: KnownResult): void => {
    setBase(over);
    form.reset(next);
    keep(next, over);
  };

  const finish = (message: string): void => {
    drafts.drop(draftId);
    onSaved(message);
  };

  const save = (sent: ResultForm, over: KnownResult, byItself = false): void => {
    setLast({ form: sent, over, byItself });
    const result = resultOf(sent, over.resultRevision);
    act.send(
      {
        params: { id: match._id },
        body: call === LINES ? linesBodyOf(sent) : bodyOf(sent, over),
        ifMatch: over.resultRevision,
      },
      {
        onDone: ({ resultRevision }) => {
          const recorded = { ...result, resultRevision };
          void showInLists(client, eyes, match, recorded);
          const typed = form.getValues() as ResultForm;
          if (sameForm(typed, sent)) {
            replace(formOf(recorded), recorded);
            setRestored(null);
            finish(saved(matchCardMessages.pairing(match), recorded.isWalkover));
          } else {
            replace(typed, recorded);
            setTypedSince(true);
          }
        },
        onStale: (found) => {
          // Someone else recorded the same result first: there is nothing to choose.
          if (sameResult(result, found)) finish(resultsMessages.alreadySame);
          else setTheirs(found);
        },
      },
    );
  };

  // A referee enters results beside the pitch, where the network comes and goes.
  const goesOn = byReferee && last !== null && !last.byItself && sameForm(values, last.form);
  const waits = useRetryWhenBack(act.failure, goesOn ? () => save(last.form, last.over, true) : null);

  return {
    form,
    values,
    base,
    changed,
    act,
    failure,
    theirs,
    /** When the draft in the form was saved; null without a draft. */
    restored,
    typedSince,
    /** The save had no network, and is sent again by itself when that is back. */
    waits,
    /** Drops the draft and fills the form as if the dialog had just opened. */
    dropDraft: () => {
      replace(formOf(known), known);
      setRestored(null);
    },
    save: (checked: ResultForm) => save(checked, base),
    /** Drops what was typed, where the form stays. */
    drop: () => drafts.drop(draftId),
    /** Back from the choice between both results. */
    toForm: () => setTheirs(null),
    /** Sends the result that the person chose, based on the one that someone else recorded. */
    saveSettled: (over: CurrentMatch, settled: KnownResult) => {
      const next = settledForm(values, settled);
      replace(next, over);
      setTheirs(null);
      save(next, over);
    },
    /** Begins anew with what someone else recorded, where the form stays. */
    take: (over: CurrentMatch) => {
      replace(formOf(over), over);
      setTheirs(null);
    },
    discard: () => {
      drafts.drop(draftId);
      onClose();
    },
  };
};

export type ResultEditor = ReturnType<typeof useResultForm>;
