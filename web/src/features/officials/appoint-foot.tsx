import { Button } from '../../components/ui/button.tsx';
import { DialogFoot } from '../../components/ui/dialog-parts.tsx';
import { officialsMessages } from '../../messages/tr/officials.ts';
import { dialogMessages } from '../../messages/tr/ui.ts';
import type { Office } from './offices.ts';

const { appoint: words, offices } = officialsMessages;

type AppointFootProps = {
  readonly office: Office;
  /** All that the call needs is filled in. */
  readonly complete: boolean;
  readonly pending: boolean;
  /** The server has asked for a confirmation. */
  readonly confirming?: boolean;
  readonly onCancel: () => void;
};

/** The buttons of both appointments, with what is missing before one can be sent. */
export const AppointFoot = ({ office, complete, pending, confirming = false, onCancel }: AppointFootProps) => (
  <DialogFoot>
    {!complete && <p className="basis-full text-right text-small text-text-3">{offices[office].missing}</p>}
    <Button variant="secondary" onClick={onCancel}>
      {dialogMessages.cancel}
    </Button>
    <Button type="submit" disabled={!complete} busy={pending} busyLabel={words.busy}>
      {confirming ? words.anyway : words.submit}
    </Button>
  </DialogFoot>
);
