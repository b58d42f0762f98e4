import type { MatchDetails } from '@league/query-api/contract/match-details.ts';
import { LeaveQuestion } from '../../acts/leave-question.tsx';
import { SignInDialog } from '../../acts/sign-in-dialog.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { matchEditMessages as words } from '../../messages/tr/match-edit.ts';
import { resultsMessages } from '../../messages/tr/results.ts';
import { ClashView } from '../results/clash-view.tsx';
import type { People } from '../results/people.ts';
import { resultOf } from '../results/result-form.ts';
import type { ResultEditor } from '../results/use-result-form.ts';

type PageStepsProps = { readonly editor: ResultEditor; readonly match: MatchDetails; readonly people: People };

/** What may stand between the form and its record: a question, a login, another admin's result. The form stays under each. */
export const PageSteps = ({ editor, match, people }: PageStepsProps) => {
  const { act, theirs, values, base } = editor;
  const pairing = matchCardMessages.pairing(match);
  return (
    <>
      <LeaveQuestion changed={editor.changed} pending={act.pending} text={words.leaveText} onDiscard={editor.drop} />
      <SignInDialog act={act} />
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
