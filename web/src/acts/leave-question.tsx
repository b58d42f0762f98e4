import { useBlocker } from '@tanstack/react-router';
import { Button } from '../components/ui/button.tsx';
import { Dialog } from '../components/ui/dialog.tsx';
import { DialogFoot } from '../components/ui/dialog-parts.tsx';
import { actMessages } from '../messages/tr/acts.ts';

type LeaveQuestionProps = {
  /** Something was typed that is not saved. */
  readonly changed: boolean;
  /** The act runs: a reload asks too, since its outcome must be seen. */
  readonly pending: boolean;
  /** What is lost by leaving. */
  readonly text: string;
  /** Called before the page is left. */
  readonly onDiscard?: () => void;
};

/** Asks before a page with something unsaved is left. A change of the address's search, as by a filter, does not leave it. */
export const LeaveQuestion = ({ changed, pending, text, onDiscard }: LeaveQuestionProps) => {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname,
    enableBeforeUnload: pending,
    disabled: !changed && !pending,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <Dialog title={actMessages.leaveTitle} description={text} size={480} onClose={blocker.reset}>
      <DialogFoot>
        <Button
          variant="secondary"
          onClick={() => {
            onDiscard?.();
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
