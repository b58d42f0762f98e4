import { type FormEvent, useRef, useState } from 'react';
import { weekMessages as texts } from '../../messages/tr/week-picker.ts';
import { Button } from '../ui/button.tsx';
import { NumberField } from '../ui/field.tsx';
import { isWeek, LAST_WEEK } from './is-week.ts';

type WeekBoxProps = {
  /** The week on screen; undefined while there is none. */
  readonly week: number | undefined;
  readonly onChange: (week: number) => void;
};

/** Chooses a week by typing its number, while the number of weeks is unknown. */
export const WeekBox = ({ week, onChange }: WeekBoxProps) => {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(week === undefined ? '' : String(week));
  const [checked, setChecked] = useState(false);
  const chosen = Number(typed);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isWeek(chosen)) onChange(chosen);
    else form.current?.querySelector('input')?.focus();
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex max-w-80 items-end gap-3">
      <div className="min-w-0 flex-1">
        <NumberField
          label={texts.label}
          hint={texts.byNumber}
          error={checked && !isWeek(chosen) ? texts.notWeek(LAST_WEEK) : undefined}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <Button type="submit" variant="secondary">
        {texts.show}
      </Button>
    </form>
  );
};
