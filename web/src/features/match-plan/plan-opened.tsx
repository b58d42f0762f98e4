import type { Eyes } from '../../api/eyes.ts';
import type { Office } from '../officials/offices.ts';
import { AssignBroadcaster } from './assign-broadcaster.tsx';
import { AssignReferee } from './assign-referee.tsx';
import type { PlanDialogProps } from './plan-form.tsx';
import type { PlanOpen } from './plan-search.ts';
import { RemoveQuestion } from './remove-question.tsx';
import { ScheduleMatch } from './schedule-match.tsx';

type PlanOpenedProps = PlanDialogProps & {
  readonly open: PlanOpen;
  readonly eyes: Eyes;
  /** An official was removed; the dialog's modes say themselves what they have saved. */
  readonly onRemoved: (said: string) => void;
};

const removed: Readonly<Partial<Record<PlanOpen, Office>>> = {
  'remove-referee': 'referee',
  'remove-broadcaster': 'broadcaster',
};

/** What is open over the plan for one match. */
export const PlanOpened = ({ open, eyes, onRemoved, ...plan }: PlanOpenedProps) => {
  const office = removed[open];
  if (office !== undefined) {
    return <RemoveQuestion office={office} match={plan.match} onDone={onRemoved} onClose={plan.onClose} />;
  }
  if (open === 'referee') return <AssignReferee eyes={eyes} {...plan} />;
  if (open === 'broadcaster') return <AssignBroadcaster eyes={eyes} {...plan} />;
  return <ScheduleMatch {...plan} />;
};
