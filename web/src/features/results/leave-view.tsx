import { Button } from '../../components/ui/button.tsx';
import { resultsMessages } from '../../messages/tr/results.ts';
import { DialogBody, DialogFoot, StepTitle } from './dialog-parts.tsx';

type LeaveViewProps = { readonly onStay: () => void; readonly onDiscard: () => void };

/** Takes the place of the form: never two layers. */
export const LeaveView = ({ onStay, onDiscard }: LeaveViewProps) => (
  <>
    <DialogBody>
      <StepTitle>{resultsMessages.leaveTitle}</StepTitle>
    </DialogBody>
    <DialogFoot>
      <Button variant="secondary" onClick={onDiscard}>
        {resultsMessages.leaveDiscard}
      </Button>
      <Button onClick={onStay}>{resultsMessages.leaveStay}</Button>
    </DialogFoot>
  </>
);
