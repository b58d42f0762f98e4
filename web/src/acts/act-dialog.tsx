import { useBlocker } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { useHoldsReads } from '../api/use-session.ts';
import { Button } from '../components/ui/button.tsx';
import { Dialog } from '../components/ui/dialog.tsx';
import { DialogBody, DialogFoot, StepTitle } from '../components/ui/dialog-parts.tsx';
import { SignInAgain } from '../features/session/sign-in-again.tsx';
import { actMessages } from '../messages/tr/acts.ts';

type ActDialogProps = Pick<ComponentProps<typeof Dialog>, 'title' | 'description' | 'size'> & {
  /** The act that the form inside sends. */
  readonly act: { readonly pending: boolean; readonly signedOut: boolean; readonly forget: () => void };
  /** Something was typed that is not saved. */
  readonly changed: boolean;
  /** What is lost by leaving. */
  readonly leaveText: string;
  /** Closes the dialog for good; what was typed may be dropped. */
  readonly onClose: () => void;
  /** A step of the act that takes the form's place, such as the choice between two results. */
  readonly step?: ReactNode;
  /** The form; `close` is for its own button, and asks like every other way out. */
  readonly children: (close: () => void) => ReactNode;
};

/**
 * A dialog with a form that acts. No way out (Esc, Back, a link, the cross) loses what was typed without a question, and none is
 * open while the act runs, since its outcome must be seen. Where the session ended meanwhile the person signs in, and goes on.
 * The form stays mounted under each of these steps, with all that stands in its boxes, and what it was opened from stays read.
 */
export const ActDialog = ({ act, changed, leaveText, onClose, step, children, ...dialog }: ActDialogProps) => {
  useHoldsReads();
  const [leaving, setLeaving] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const over = leaving || act.signedOut || (step !== undefined && step !== false);

  // The focused element went with the step, so the form's own button gets the focus.
  const wasOver = useRef(false);
  useEffect(() => {
    if (wasOver.current && !over) form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    wasOver.current = over;
  }, [over]);

  // The dialog counts as a page, so Back closes it. A reload asks only while an act is running.
  useBlocker({
    shouldBlockFn: () => {
      if (!act.pending) setLeaving(true);
      return true;
    },
    enableBeforeUnload: act.pending,
    disabled: !changed && !act.pending,
  });

  const close = (): void => {
    if (act.pending) return;
    if (changed) setLeaving(!leaving);
    else onClose();
  };

  return (
    <Dialog {...dialog} onClose={close}>
      <div ref={form} className={over ? 'hidden' : 'flex min-h-0 flex-1 flex-col'}>
        {children(close)}
      </div>
      {leaving ? (
        <>
          <DialogBody>
            <StepTitle>{actMessages.leaveTitle}</StepTitle>
            <p className="text-text-2">{leaveText}</p>
          </DialogBody>
          <DialogFoot>
            <Button variant="secondary" onClick={onClose}>
              {actMessages.leaveDiscard}
            </Button>
            <Button onClick={() => setLeaving(false)}>{actMessages.leaveStay}</Button>
          </DialogFoot>
        </>
      ) : act.signedOut ? (
        <DialogBody>
          <StepTitle>{actMessages.signInTitle}</StepTitle>
          <p className="text-text-2">{actMessages.signInText}</p>
          <div className="max-w-form">
            <SignInAgain onSignedIn={act.forget} />
          </div>
        </DialogBody>
      ) : (
        step
      )}
    </Dialog>
  );
};
