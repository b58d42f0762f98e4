import { MOST_REASON } from '@league/command-api/contract/reason.ts';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef, useState } from 'react';
import { alertMessages } from '../../messages/tr/controls.ts';
import { dialogMessages } from '../../messages/tr/ui.ts';
import { Button } from './button.tsx';
import { FIRST_FIELD } from './dialog-focus.ts';
import { DialogBody, DialogFoot, DialogTitle, Panel } from './dialog-parts.tsx';
import { TextArea } from './field.tsx';

/** One letter is no reason. */
const LEAST_REASON = 3;

type AlertDialogProps = {
  /** Names the object of the act. */
  readonly title: string;
  readonly description: string;
  /** What the act does, each consequence with its real names and numbers. */
  readonly facts?: readonly string[];
  /** What the act does not delete. */
  readonly remains?: string;
  /** What stands in the box for the reason at first; left out where no reason is required. */
  readonly reason?: string;
  /** Who reads the reason; by default the audit's readers. */
  readonly reasonHint?: string;
  /** Usual reasons, each a button that writes it into the box. */
  readonly reasons?: readonly string[];
  /** Fields of the act itself, before the reason. */
  readonly children?: ReactNode;
  /** Why the last attempt failed, above the buttons. */
  readonly failure?: ReactNode;
  /** The act in words: "66 maçı sil". */
  readonly confirmLabel: string;
  readonly busyLabel?: string;
  /** Whether all that the question says is known; until then nothing can be confirmed. */
  readonly ready?: boolean;
  /** The act is running: the dialog stays, since its outcome must be seen. */
  readonly busy?: boolean;
  /** Takes the place of the question, as signing in again does. */
  readonly step?: ReactNode;
  /** The reason is trimmed; '' where none is required. */
  readonly onConfirm: (reason: string) => void;
  readonly onCancel: () => void;
};

/** What an act does, for questions that read it first: among their fields. */
export const AlertFacts = ({ facts }: { readonly facts: readonly string[] }) =>
  facts.length > 0 && (
    <ul className="flex list-disc flex-col gap-1 rounded-control bg-sunken py-3 pr-4 pl-8 tabular-nums">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );

/**
 * Asks before an act that cannot be undone, and why. The focus begins on "Vazgeç"; a press beside the dialog does nothing.
 */
export const AlertDialog = ({
  title,
  description,
  facts = [],
  remains,
  reason: first,
  reasonHint = alertMessages.reasonHint(LEAST_REASON),
  reasons = [],
  children,
  failure,
  confirmLabel,
  busyLabel,
  ready = true,
  busy = false,
  step,
  onConfirm,
  onCancel,
}: AlertDialogProps) => {
  const box = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState(first ?? '');
  const [checked, setChecked] = useState(false);
  const tooShort = first !== undefined && [...reason.trim()].length < LEAST_REASON;

  const confirm = () => {
    setChecked(true);
    if (tooShort) box.current?.focus();
    else onConfirm(reason.trim());
  };
  const cancel = () => {
    if (!busy) onCancel();
  };

  return (
    <Panel
      role="alertdialog"
      aria-modal="true"
      onClose={cancel}
      onInteractOutside={(event) => event.preventDefault()}
      className="inset-x-0 bottom-(--covered,0px) max-h-[calc(100dvh-32px)] animate-sheet rounded-t-sheet border border-floating shadow-floating md:top-16 md:bottom-auto md:mx-auto md:max-h-[calc(100dvh-80px)] md:w-120 md:animate-dialog md:rounded-sheet"
    >
      <DialogBody>
        <div className="flex flex-col gap-1">
          <DialogTitle>{title}</DialogTitle>
          <Radix.Description className="text-text-2">{description}</Radix.Description>
        </div>
        {step ?? (
          <>
            <AlertFacts facts={facts} />
            {remains !== undefined && <p className="text-meta text-text-2">{remains}</p>}
            {children}
            {reasons.length > 0 && (
              <div role="group" aria-label={alertMessages.reasons} className="flex flex-wrap gap-2">
                {reasons.map((usual) => (
                  <Button key={usual} variant="secondary" size="small" onClick={() => setReason(usual)}>
                    {usual}
                  </Button>
                ))}
              </div>
            )}
            {first !== undefined && (
              <TextArea
                ref={box}
                label={alertMessages.reason}
                hint={reasonHint}
                error={checked && tooShort ? alertMessages.reasonShort(LEAST_REASON) : undefined}
                maxLength={MOST_REASON}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
            {failure}
          </>
        )}
      </DialogBody>
      {step === undefined && (
        <DialogFoot>
          <Button {...FIRST_FIELD} variant="secondary" aria-disabled={busy} onClick={cancel}>
            {dialogMessages.cancel}
          </Button>
          <Button
            variant="danger"
            aria-disabled={!ready}
            busy={busy}
            {...(busyLabel !== undefined && { busyLabel })}
            onClick={confirm}
          >
            {confirmLabel}
          </Button>
        </DialogFoot>
      )}
    </Panel>
  );
};
