import type { MatchDetails } from '@league/query-api/contract/match-details.ts';
import { useBlocker } from '@tanstack/react-router';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { DialogBody, DialogFoot } from '../../components/ui/dialog-parts.tsx';
import { actMessages } from '../../messages/tr/acts.ts';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { matchEditMessages as words } from '../../messages/tr/match-edit.ts';
import { resultsMessages } from '../../messages/tr/results.ts';
import { SignInAgain } from '../session/sign-in-again.tsx';
import { ClashView } from '../results/clash-view.tsx';
import type { People } from '../results/people.ts';
import { resultOf } from '../results/result-form.ts';
import type { ResultEditor } from '../results/use-result-form.ts';

type PageStepsProps = { readonly editor: ResultEditor; readonly match: MatchDetails; readonly people: People };

/** Leaving with something unsaved asks first; the filter, which changes the address too, does not leave. */
const LeaveQuestion = ({ editor }: Pick<PageStepsProps, 'editor'>) => {
  const { changed, act, drop } = editor;
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname,
    enableBeforeUnload: act.pending,
    disabled: !changed && !act.pending,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <Dialog title={actMessages.leaveTitle} description={words.leaveText} size={480} onClose={blocker.reset}>
      <DialogFoot>
        <Button
          variant="secondary"
          onClick={() => {
            drop();
            blocker.proceed();
          }}
        >
          {actMessages.leaveDiscard}
        </Button>
        <Button onClick={blocker.reset}>{actMessages.leaveStay}</Button>
      </DialogFoot>
    </Dialog>
  );
};

/** What may stand between the form and its record: a question, a login, another admin's result. The form stays under each. */
export const PageSteps = ({ editor, match, people }: PageStepsProps) => {
  const { act, theirs, values, base } = editor;
  const pairing = matchCardMessages.pairing(match);
  return (
    <>
      <LeaveQuestion editor={editor} />
      {act.signedOut && (
        <Dialog title={actMessages.signInTitle} description={actMessages.signInText} size={480} onClose={act.forget}>
          <DialogBody>
            <SignInAgain onSignedIn={act.forget} />
          </DialogBody>
        </Dialog>
      )}
      {theirs !== null && !act.signedOut && (
        <Dialog
          title={words.title(pairing)}
          description={resultsMessages.clash.caption}
          size={960}
          onClose={editor.toForm}
        >
          <ClashView
            key={theirs.resultRevision}
            mine={resultOf(values, theirs.resultRevision)}
            base={base}
            theirs={theirs}
            match={match}
            people={people}
            pending={act.pending}
            onBack={editor.toForm}
            onTheirs={() => editor.take(theirs)}
            onSave={(settled) => editor.saveSettled(theirs, settled)}
          />
        </Dialog>
      )}
    </>
  );
};
