import { Button } from '../../components/ui/button.tsx';
import { DialogBody, DialogFoot, StepTitle } from '../../components/ui/dialog-parts.tsx';
import { resultsMessages } from '../../messages/tr/results.ts';

type LeaveViewProps = { readonly onStay: () => void; readonly onDiscard: () => void };

/** Asks whether to leave an unsaved form. Replaces the form in its dialog, instead of opening a second one. */
export const LeaveView = ({ onStay, onDiscard }: LeaveViewProps) => (
  <>
    <DialogBody>
      <StepTitle>{resultsMessages.leaveTitle}</StepTitle>
      <p className="text-text-2">{resultsMessages.leaveText}</p>
    </DialogBody>
    <DialogFoot>
      <Button variant="secondary" onClick={onDiscard}>
        {resultsMessages.leaveDiscard}
      </Button>
      <Button onClick={onStay}>{resultsMessages.leaveStay}</Button>
    </DialogFoot>
  </>
);
