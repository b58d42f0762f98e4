import { Button } from '../../components/ui/button.tsx';
import { DialogFoot } from '../../components/ui/dialog-parts.tsx';
import { matchPlanMessages } from '../../messages/tr/match-plan.ts';
import { dialogMessages } from '../../messages/tr/ui.ts';

const { dialog: words } = matchPlanMessages;

type PlanFootProps = {
  /** There is a match to go on with. */
  readonly hasNext: boolean;
  /** Something in the form is not saved. */
  readonly changed: boolean;
  /** The next save overrides what the server or another admin says; the button says so. */
  readonly anyway: boolean;
  /** The save that runs, by its button. */
  readonly running: 'save' | 'submit' | undefined;
  readonly onClose: () => void;
  /** Goes on without saving. */
  readonly onSkip: () => void;
  /** Saves and stays. */
  readonly onSave: () => void;
};

/** The buttons of the plan's dialog. The one that submits the form saves and goes on, while there is a next match. */
export const PlanFoot = ({ hasNext, changed, anyway, running, onClose, onSkip, onSave }: PlanFootProps) => (
  <DialogFoot>
    {(!hasNext || anyway) && (
      <Button variant="secondary" aria-disabled={running !== undefined} onClick={onClose}>
        {changed ? dialogMessages.cancel : dialogMessages.close}
      </Button>
    )}
    {hasNext && !anyway && (
      // Keeps its place where it is not offered: a first change must not move the button that is being pressed.
      <Button
        variant="ghost"
        aria-disabled={running !== undefined}
        className={changed ? 'invisible' : ''}
        onClick={onSkip}
      >
        {words.next}
      </Button>
    )}
    {hasNext && !anyway && (
      <Button
        variant="secondary"
        aria-disabled={running === 'submit'}
        busy={running === 'save'}
        busyLabel={words.saving}
        onClick={onSave}
      >
        {words.save}
      </Button>
    )}
    <Button type="submit" aria-disabled={running === 'save'} busy={running === 'submit'} busyLabel={words.saving}>
      {anyway ? words.anyway : hasNext ? words.saveAndNext : words.save}
    </Button>
  </DialogFoot>
);
