import { MOST_REASON } from '@league/command-api/contract/reason.ts';
import { type ComponentProps, useEffect, useState } from 'react';
import { useHoldsReads } from '../api/use-session.ts';
import { ActFailure, type Failure } from '../components/form/act-failure.tsx';
import { AlertDialog } from '../components/ui/alert-dialog.tsx';
import { StepTitle } from '../components/ui/dialog-parts.tsx';
import { TextArea } from '../components/ui/field.tsx';
import { SignInAgain } from '../features/session/sign-in-again.tsx';
import { actMessages } from '../messages/tr/acts.ts';
import { alertMessages } from '../messages/tr/controls.ts';

type Asked =
  | 'title'
  | 'description'
  | 'facts'
  | 'remains'
  | 'confirmLabel'
  | 'busyLabel'
  | 'ready'
  | 'children'
  | 'onCancel';

type ActAlertProps = Pick<ComponentProps<typeof AlertDialog>, Asked> & {
  /** The act that the answer sends. */
  readonly act: {
    readonly pending: boolean;
    readonly failure: Failure | null;
    readonly signedOut: boolean;
    readonly forget: () => void;
  };
  /** The page's sentence for a failure of which nothing is known. */
  readonly failed: string;
  /** Offers a box for a reason that stays in the history, with this under its label; says so of the one that is required. */
  readonly reasonHint?: string;
  /** Asks for a reason without which the act is not sent. */
  readonly reasonRequired?: boolean;
  /** The reason is there where one was given. */
  readonly onConfirm: (body: { readonly reason?: string }) => void;
};

/**
 * A question before an act about one thing that cannot be undone, which then sends it: it stays until the outcome is seen, says
 * why the act failed, and lets the person sign in again where the session ended meanwhile.
 */
export const ActAlert = ({
  act,
  failed,
  reasonHint,
  reasonRequired = false,
  children,
  onConfirm,
  ...asked
}: ActAlertProps) => {
  useHoldsReads();
  const [reason, setReason] = useState('');
  const { failure, signedOut } = act;
  // The login form went, and the focus with it.
  const [wasSignedOut, setWasSignedOut] = useState(false);
  if (signedOut && !wasSignedOut) setWasSignedOut(true);
  useEffect(() => {
    if (wasSignedOut && !signedOut) document.querySelector<HTMLElement>('[role="alertdialog"] h2')?.focus();
  }, [wasSignedOut, signedOut]);

  return (
    <AlertDialog
      {...asked}
      busy={act.pending}
      failure={failure !== null && <ActFailure {...failure} failed={failed} />}
      {...(reasonRequired && { reason: '', ...(reasonHint !== undefined && { reasonHint }) })}
      onConfirm={(required) => {
        const given = reasonRequired ? required : reason.trim();
        onConfirm(given === '' ? {} : { reason: given });
      }}
      {...(signedOut && {
        step: (
          <>
            <StepTitle>{actMessages.signInTitle}</StepTitle>
            <p className="text-text-2">{actMessages.signInText}</p>
            <SignInAgain onSignedIn={act.forget} />
          </>
        ),
      })}
    >
      {children}
      {!reasonRequired && reasonHint !== undefined && (
        <TextArea
          label={alertMessages.reason}
          optional
          hint={reasonHint}
          maxLength={MOST_REASON}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
    </AlertDialog>
  );
};
