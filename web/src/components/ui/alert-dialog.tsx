import { AlertDialog as Radix } from 'radix-ui';
import { type ReactNode, useRef, useState } from 'react';
import { alertMessages, dialogMessages } from '../../messages/tr/ui.ts';
import { Button } from './button.tsx';
import { leaveEscape } from './dialog-escape.ts';
import { useDialogFocus } from './dialog-focus.ts';
import { Backdrop, DialogBody, DialogFoot } from './dialog-parts.tsx';
import { TextArea } from './field.tsx';

/** Some acts ask for a reason (`asksReason`); one letter is none. */
const LEAST_REASON = 3;
const MOST_REASON = 500;

type AlertDialogProps = {
  readonly tone: 'danger' | 'neutral';
  /** Names the object of the act. */
  readonly title: string;
  readonly description: string;
  /** The consequences, with real numbers; null while these load, and until then the act cannot be chosen. */
  readonly facts?: readonly string[] | null;
  /** What the act does not delete. */
  readonly remains?: string;
  readonly asksReason?: boolean;
  /** The act in words: "66 maçı sil". */
  readonly confirmLabel: string;
  readonly busyLabel: string;
  /** The act is running: the dialog stays open and cannot be left. */
  readonly busy: boolean;
  /** Why the last attempt failed, shown above the buttons. */
  readonly failure?: ReactNode;
  /** The reason is trimmed; '' where no reason is asked for. */
  readonly onConfirm: (reason: string) => void;
  readonly onCancel: () => void;
};

const Facts = ({ facts }: { readonly facts: readonly string[] | null }) => (
  <div role="status" className="rounded-control bg-sunken px-4 py-3">
    {facts === null ? (
      <span className="text-text-2">{alertMessages.loading}</span>
    ) : (
      <ul className="flex list-disc flex-col gap-1 pl-4 tabular-nums">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    )}
  </div>
);

/** Asks before an act that cannot be undone. The focus begins on "Vazgeç"; a press beside the dialog does nothing. */
export const AlertDialog = ({
  tone,
  title,
  description,
  facts,
  remains,
  asksReason = false,
  confirmLabel,
  busyLabel,
  busy,
  failure,
  onConfirm,
  onCancel,
}: AlertDialogProps) => {
  const { content, rememberOpener, focusOpener } = useDialogFocus();
  const cancel = useRef<HTMLButtonElement>(null);
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const tooShort = asksReason && [...reason.trim()].length < LEAST_REASON;

  const confirm = () => {
    setChecked(true);
    if (tooShort) content.current?.querySelector('textarea')?.focus();
    else onConfirm(reason.trim());
  };

  return (
    <Radix.Root open onOpenChange={(open) => !open && !busy && onCancel()}>
      <Radix.Portal>
        <Backdrop />
        <Radix.Content
          ref={content}
          aria-modal="true"
          onOpenAutoFocus={(event) => {
            rememberOpener(event);
            cancel.current?.focus();
          }}
          onCloseAutoFocus={focusOpener}
          onEscapeKeyDown={leaveEscape}
          className="fixed inset-x-0 bottom-(--covered,0px) z-50 flex max-h-[calc(100dvh-32px)] animate-sheet flex-col rounded-t-sheet border border-floating bg-surface text-text shadow-floating md:top-16 md:bottom-auto md:mx-auto md:max-h-[calc(100dvh-80px)] md:w-120 md:animate-dialog md:rounded-sheet"
        >
          <DialogBody>
            <div className="flex flex-col gap-1">
              <Radix.Title className="text-h2 font-bold">{title}</Radix.Title>
              <Radix.Description className="text-text-2">{description}</Radix.Description>
            </div>
            {facts !== undefined && <Facts facts={facts} />}
            {remains !== undefined && <p className="text-meta text-text-2">{remains}</p>}
            {asksReason && (
              <TextArea
                label={alertMessages.reason}
                hint={alertMessages.reasonHint(LEAST_REASON)}
                error={checked && tooShort ? alertMessages.reasonShort(LEAST_REASON) : undefined}
                maxLength={MOST_REASON}
                readOnly={busy}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
            {failure !== undefined && (
              <div role="alert" className="rounded-control border-l-4 border-danger bg-danger-tint px-4 py-3">
                {failure}
              </div>
            )}
          </DialogBody>
          <DialogFoot>
            <Button ref={cancel} variant="secondary" aria-disabled={busy} onClick={onCancel}>
              {dialogMessages.cancel}
            </Button>
            <Button
              variant={tone === 'danger' ? 'danger' : 'primary'}
              busy={busy}
              busyLabel={busyLabel}
              aria-disabled={facts === null}
              onClick={confirm}
            >
              {confirmLabel}
            </Button>
          </DialogFoot>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
