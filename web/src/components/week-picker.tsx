import { matchesMessages } from '../messages/tr/matches.ts';
import { Button } from './ui/button.tsx';
import { SelectField } from './ui/field.tsx';

type WeekPickerProps = {
  readonly week: number;
  readonly total: number;
  /** The week being played. */
  readonly current: number;
  readonly onChange: (week: number) => void;
};

/** The week stands in the address; the owner puts it there. */
export const WeekPicker = ({ week, total, current, onChange }: WeekPickerProps) => {
  // An address may name a week that is not there (any more): it is shown, and leads back.
  const weeks = Array.from({ length: Math.max(total, week) }, (_, index) => index + 1);
  const step = (to: number, label: string, sign: string) => (
    // Not `disabled` at the ends: the button that was just pressed would lose the focus.
    <Button
      variant="secondary"
      aria-label={label}
      aria-disabled={to < 1 || to > total}
      className="aria-disabled:opacity-40"
      onClick={() => to >= 1 && to <= total && onChange(to)}
    >
      {sign}
    </Button>
  );
  return (
    <nav aria-label={matchesMessages.weekNavigation} className="flex flex-wrap items-end gap-2">
      {step(week - 1, matchesMessages.previousWeek, '‹')}
      <SelectField
        label={matchesMessages.weekOf(week, total)}
        value={week}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {weeks.map((each) => (
          <option key={each} value={each}>
            {matchesMessages.week(each)}
          </option>
        ))}
      </SelectField>
      {step(week + 1, matchesMessages.nextWeek, '›')}
      {current !== week && (
        <Button variant="secondary" onClick={() => onChange(current)}>
          {matchesMessages.thisWeek}
        </Button>
      )}
    </nav>
  );
};
