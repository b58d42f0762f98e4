import { MOST_REASON } from '@league/command-api/contract/reason.ts';
import type { MatchDetails } from '@league/query-api/contract/match-details.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useHoldsReads } from '../../api/use-session.ts';
import { Form } from '../../components/form/form.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { SelectField, TextArea } from '../../components/ui/field.tsx';
import { lineMessages } from '../../messages/tr/result-lines.ts';
import { matchEditMessages as words } from '../../messages/tr/match-edit.ts';
import { resultsMessages } from '../../messages/tr/results.ts';
import { DraftNote, MeanwhileNotes, meanwhileOf } from '../results/form-notes.tsx';
import { onFormKey } from '../results/form-keys.ts';
import { listsOfDetails } from '../results/known-lists.ts';
import { knownOf, latestOf } from '../results/latest.ts';
import { emptyLine } from '../results/list-form.ts';
import { nameIn } from '../results/people.ts';
import { linesEntry } from '../results/result-entry.ts';
import { useLines, undoId } from '../results/use-lines.ts';
import { usePeople } from '../results/use-people.ts';
import { useResultForm } from '../results/use-result-form.ts';
import { AddPlayerDialog } from './add-player-dialog.tsx';
import { GoalNotes } from './goal-notes.tsx';
import { PageSteps } from './page-steps.tsx';
import { CardDialog, DetailsDialog } from './row-dialogs.tsx';
import { StatsTable } from './stats-table.tsx';

type EditFormProps = {
  /** As it is read now; the form begins with the match as it was when the page opened. */
  readonly match: MatchDetails;
  readonly team: 'home' | 'away' | undefined;
  readonly onTeam: (team: 'home' | 'away' | undefined) => void;
  readonly onSaved: (message: string) => void;
};

type Open = { readonly dialog: 'add' } | { readonly dialog: 'card' | 'details'; readonly index: number };

/** The players' figures of a finished match: its table, what adds to it, and the button that saves it. */
export const EditForm = ({ match, team, onTeam, onSaved }: EditFormProps) => {
  useHoldsReads();
  const [start] = useState(match);
  const editor = useResultForm(start, knownOf(start, listsOfDetails(start)), linesEntry, {
    onSaved,
    onClose: () => undefined,
  });
  const { people, state, retry } = usePeople(start, match);
  const lines = useLines(editor);
  const [open, setOpen] = useState<Open | null>(null);
  const { form, values, act } = editor;
  const placed = values.playerStats.map((row, index) => ({ row, index }));
  const shown = placed.filter(({ row }) => team === undefined || row.team === team);
  const close = () => setOpen(null);
  const opened = open !== null && open.dialog !== 'add' ? placed[open.index] : undefined;
  const RowDialog = open?.dialog === 'card' ? CardDialog : DetailsDialog;

  return (
    <>
      <Form
        form={form}
        onKeyDown={onFormKey}
        onSubmit={editor.save}
        pending={act.pending}
        failure={editor.failure}
        failed={linesEntry.failed}
      >
        <DraftNote since={editor.restored} onDrop={editor.dropDraft} />
        {state === 'failed' && (
          <Banner tone="warning" announced action={<Button onClick={retry}>{lineMessages.retry}</Button>}>
            {lineMessages.failed}
          </Banner>
        )}
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-48 max-sm:grow">
            <SelectField
              label={words.filter}
              value={team ?? ''}
              onChange={({ target: { value } }) => onTeam(value === 'home' || value === 'away' ? value : undefined)}
            >
              <option value="">{words.all}</option>
              <option value="home">{match.homeTeam.name}</option>
              <option value="away">{match.awayTeam.name}</option>
            </SelectField>
          </div>
          <p role="status" className="flex min-h-11 flex-1 items-center text-meta text-text-2">
            {words.count(shown.length)}
          </p>
          <Button variant="secondary" className="max-sm:w-full" onClick={() => setOpen({ dialog: 'add' })}>
            <Plus aria-hidden="true" className="size-5" />
            {words.addPlayer}
          </Button>
        </div>
        <GoalNotes editor={editor} match={match} />
        {shown.length === 0 ? (
          <EmptyState title={team === undefined ? words.empty : words.emptyFilter} />
        ) : (
          <StatsTable
            form={form}
            match={match}
            people={people}
            rows={shown}
            onAct={(dialog, index) => (dialog === 'remove' ? lines.remove(index) : setOpen({ dialog, index }))}
          />
        )}
        {lines.removed.map((row) => (
          <p key={row.player} className="flex min-h-11 items-center gap-2 text-meta text-text-2">
            {lineMessages.removed(nameIn(people, row.player))}
            <Button
              id={undoId(row.player)}
              variant="ghost"
              aria-label={lineMessages.undoFor(nameIn(people, row.player))}
              onClick={() => lines.undo(row)}
            >
              {lineMessages.undo}
            </Button>
          </p>
        ))}
        <div className="max-w-form">
          <TextArea label={resultsMessages.reason} optional maxLength={MOST_REASON} {...form.field('reason')} />
        </div>
        <MeanwhileNotes editor={editor} what={meanwhileOf(editor, latestOf(match, match))} />
        <div className="sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-bg py-3">
          {editor.changed && <p className="flex-1 text-meta text-text-2">{words.changed}</p>}
          <Button type="submit" busy={act.pending} busyLabel={resultsMessages.saving} className="max-sm:grow">
            {words.save}
          </Button>
        </div>
      </Form>
      {open?.dialog === 'add' && (
        <AddPlayerDialog
          match={match}
          people={people}
          present={new Set(values.playerStats.map(({ player }) => player))}
          onAdd={({ person, side, position }) => {
            lines.append(emptyLine(person.id, side, position));
            close();
          }}
          onClose={close}
        />
      )}
      {opened !== undefined && (
        <RowDialog {...opened} form={form} name={nameIn(people, opened.row.player)} onClose={close} />
      )}
      <PageSteps editor={editor} match={match} people={people} />
    </>
  );
};
