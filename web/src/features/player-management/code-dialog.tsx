import type { AdminsPlayer } from '@league/query-api/contract/players.ts';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { ActDialog } from '../../acts/act-dialog.tsx';
import { useAct } from '../../acts/use-act.ts';
import { ActFailure } from '../../components/form/act-failure.tsx';
import { Button } from '../../components/ui/button.tsx';
import { DialogBody, DialogFoot } from '../../components/ui/dialog-parts.tsx';
import { TextField } from '../../components/ui/field.tsx';
import { announce } from '../../components/ui/live-region.tsx';
import { formatTime } from '../../format/time.ts';
import { playerManagementMessages } from '../../messages/tr/player-management.ts';
import { dialogMessages } from '../../messages/tr/ui.ts';
import { codeIssued } from './acts.ts';

const { code: words } = playerManagementMessages;

/** Browsers refuse the clipboard to pages that came over plain http. */
const wasCopied = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

type Issued = { readonly code: string; readonly expiresAt: string };

/** The code, to be handed on: copied by a press, or by hand where the browser refuses the clipboard. */
const IssuedCode = ({ code, expiresAt }: Issued) => {
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async (): Promise<void> => {
    const done = await wasCopied(code);
    setCopied(done);
    announce(done ? words.copySaid : words.copyFailed);
  };
  return (
    <>
      <TextField
        label={words.code}
        hint={copied === false ? words.copyFailed : words.once}
        value={code}
        readOnly
        autoComplete="off"
        className="text-h2 font-bold tracking-wider tabular-nums"
        onFocus={({ target }) => target.select()}
      />
      <p className="font-semibold">{words.until(formatTime(new Date(expiresAt)))}</p>
      <Button variant="secondary" className="self-start" onClick={() => void copy()}>
        {copied === true ? (
          <Check aria-hidden="true" className="size-5 text-success" />
        ) : (
          <Copy aria-hidden="true" className="size-5" />
        )}
        {copied === true ? words.copied : words.copy}
      </Button>
    </>
  );
};

type CodeDialogProps = { readonly player: AdminsPlayer; readonly onClose: () => void };

/** Issues a code for a new password and shows it, this once. */
export const CodeDialog = ({ player: { _id: id, gamertag }, onClose }: CodeDialogProps) => {
  const act = useAct({ call: 'POST /api/players/:id/reset-code', answer: codeIssued });
  const [issued, setIssued] = useState<Issued | null>(null);
  return (
    <ActDialog
      size={480}
      title={words.title(gamertag)}
      description={words.description}
      act={act}
      changed={false}
      leaveText={words.leave}
      onClose={onClose}
    >
      {(close) => (
        <>
          <DialogBody>
            {issued === null ? (
              <ul className="flex list-disc flex-col gap-1 pl-4">
                {words.facts.map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
            ) : (
              <IssuedCode {...issued} />
            )}
            {act.failure !== null && <ActFailure {...act.failure} failed={words.failed} />}
          </DialogBody>
          <DialogFoot>
            <Button variant="secondary" onClick={close}>
              {issued === null ? dialogMessages.cancel : words.close}
            </Button>
            {issued === null && (
              <Button
                type="submit"
                busy={act.pending}
                busyLabel={words.busy}
                onClick={() => act.send({ params: { id }, body: {} }, { onDone: setIssued })}
              >
                {words.submit}
              </Button>
            )}
          </DialogFoot>
        </>
      )}
    </ActDialog>
  );
};
