import { Dialog } from '../components/ui/dialog.tsx';
import { DialogBody } from '../components/ui/dialog-parts.tsx';
import { SignInAgain } from '../features/session/sign-in-again.tsx';
import { actMessages } from '../messages/tr/acts.ts';

type SignInDialogProps = { readonly act: { readonly signedOut: boolean; readonly forget: () => void } };

/** Lets the person of a page's form sign in again where the session ended before its act; the form stays under it. */
export const SignInDialog = ({ act }: SignInDialogProps) =>
  act.signedOut && (
    <Dialog title={actMessages.signInTitle} description={actMessages.signInText} size={480} onClose={act.forget}>
      <DialogBody>
        <SignInAgain onSignedIn={act.forget} />
      </DialogBody>
    </Dialog>
  );
