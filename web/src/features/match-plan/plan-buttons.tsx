import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { CalendarClock, type LucideIcon, Radio, Whistle, X } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { matchPlanMessages as words } from '../../messages/tr/match-plan.ts';
import type { Office } from '../officials/offices.ts';
import { isOver } from './plan-list.ts';
import { PLAN_MODES, type PlanMode, type PlanOpen } from './plan-search.ts';

const icons: Readonly<Record<PlanMode, LucideIcon>> = { schedule: CalendarClock, referee: Whistle, broadcaster: Radio };

export type ButtonProps = {
  readonly match: MatchAnswer;
  readonly size: 'small' | 'normal';
  readonly onOpen: (match: MatchAnswer, open: PlanOpen) => void;
};

const square = (size: ButtonProps['size']): string => (size === 'small' ? 'w-8 px-0!' : 'w-11 px-0!');

/** Asks whether the official is removed. */
export const RemoveButton = ({ office, match, size, onOpen }: ButtonProps & { readonly office: Office }) => (
  <Button
    variant="ghost"
    size={size}
    title={words.remove}
    aria-label={words.partFor(words.remove, words.offices[office].label, matchCardMessages.pairing(match))}
    className={`shrink-0 ${square(size)}`}
    onClick={() => onOpen(match, `remove-${office}`)}
  >
    <X aria-hidden="true" className="size-4.5" />
  </Button>
);

type PartButtonProps = ButtonProps & {
  readonly mode: PlanMode;
  /** What the button says. */
  readonly act: string;
};

/** Opens the dialog for one part of the plan. */
export const PartButton = ({ mode, act, match, size, onOpen }: PartButtonProps) => (
  <Button
    variant="secondary"
    size={size}
    aria-label={words.partFor(act, words.modes[mode], matchCardMessages.pairing(match))}
    className="shrink-0"
    onClick={() => onOpen(match, mode)}
  >
    {act}
  </Button>
);

/** The parts of a plan that an admin can still change; a match that is over keeps its officials. */
const partsOf = (match: MatchAnswer): readonly PlanMode[] => (isOver(match) ? ['schedule'] : PLAN_MODES);

/** The acts of a row in a table, as signs in a line. */
export const RowButtons = ({ match, size, onOpen }: ButtonProps) => (
  <span className="flex items-center justify-end *:shrink-0 max-lg:gap-1">
    {partsOf(match).map((mode) => {
      const Icon = icons[mode];
      return (
        <Button
          key={mode}
          variant="ghost"
          size={size}
          title={words.modes[mode]}
          aria-label={words.actFor(words.modes[mode], matchCardMessages.pairing(match))}
          className={square(size)}
          onClick={() => onOpen(match, mode)}
        >
          <Icon aria-hidden="true" className="size-4.5" />
        </Button>
      );
    })}
  </span>
);
