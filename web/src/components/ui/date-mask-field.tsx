import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import { dayKey } from '../../format/time.ts';
import { dateMaskMessages as words } from '../../messages/tr/ui.ts';
import { Button, IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { maskDate, maskedOf, parseMasked, shiftedDay } from './date-mask.ts';
import { controlClass, FieldFrame, type FieldProps } from './field-frame.tsx';

const today = (): string => dayKey(new Date());

type BoxProps = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly value: string | null;
  /** null: the typed text is no day. */
  readonly onApply: (day: string | null) => void;
};

/** Applies its text on blur and on Enter; a text that is no day gives way to the last valid day. */
const Box = ({ value, onApply, ...described }: BoxProps) => {
  const box = useRef<HTMLInputElement>(null);
  /** null: nothing was typed since the last valid day. */
  const [draft, setDraft] = useState<{ readonly text: string; readonly caret: number } | null>(null);
  const text = draft?.text ?? (value === null ? '' : maskedOf(value));

  // React moves the caret to the end when it changes the text of a box; this puts it back.
  useLayoutEffect(() => {
    if (draft !== null && document.activeElement === box.current)
      box.current?.setSelectionRange(draft.caret, draft.caret);
  }, [draft]);

  const edit = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const forward = nativeEvent instanceof InputEvent && nativeEvent.inputType.endsWith('Forward');
    setDraft(maskDate(text, { text: target.value, caret: target.selectionStart ?? target.value.length }, forward));
  };
  const apply = () => {
    if (draft === null) return;
    setDraft(null);
    if (draft.text !== '' || value !== null) onApply(parseMasked(draft.text));
  };

  return (
    <input
      {...described}
      ref={box}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="go"
      placeholder={words.format}
      value={text}
      onChange={edit}
      onBlur={apply}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        apply();
      }}
      className={classNames(controlClass, 'pr-12 tabular-nums')}
    />
  );
};

type CalendarProps = {
  /** The label of the box that the calendar fills. */
  readonly label: string;
  readonly value: string | null;
  readonly onPick: (day: string) => void;
};

/** Opens the browser's own calendar with a button; the date box that it belongs to is hidden. */
const Calendar = ({ label, value, onPick }: CalendarProps) => {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        type="date"
        min="2000-01-01"
        max="9999-12-31"
        tabIndex={-1}
        aria-hidden="true"
        value={value ?? ''}
        onChange={(event) => event.target.value !== '' && onPick(event.target.value)}
        className="pointer-events-none absolute inset-y-0 right-0 w-11 opacity-0"
      />
      <IconButton
        label={words.calendar(label)}
        className="absolute inset-y-0 right-0"
        onClick={() => {
          try {
            picker.current?.showPicker();
          } catch {
            // Browsers without `showPicker` open the calendar by a click on the box, or have none.
            picker.current?.click();
          }
        }}
      >
        <CalendarDays aria-hidden="true" className="size-5" />
      </IconButton>
    </>
  );
};

type DateMaskProps = FieldProps & {
  readonly id?: string;
  /** A Turkish day as "2026-11-20"; null while none is known. */
  readonly value: string | null;
  readonly onChange: (day: string) => void;
  /** Adds buttons for the day before, today and the day after. */
  readonly steps?: boolean;
};

/** A box for a day as dd.mm.yyyy. Dots are inserted while typing; `onChange` only gets days from the year 2000 on. */
export const DateMask = ({ id, label, hint, error, optional, value, onChange, steps = true }: DateMaskProps) => {
  const [invalid, setInvalid] = useState(false);
  const change = (day: string | null) => {
    setInvalid(day === null);
    if (day !== null && day !== value) onChange(day);
  };
  const shift = (days: number) => change(shiftedDay(value ?? today(), days));

  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      after={
        <p role="status" className="text-small text-warning empty:hidden">
          {invalid && words.invalid}
        </p>
      }
    >
      {(described) => (
        <div className="flex flex-wrap gap-2">
          <span className="relative flex min-w-36 flex-1">
            <Box {...described} value={value} onApply={change} />
            <Calendar label={label} value={value} onPick={change} />
          </span>
          {steps && (
            <span className="flex gap-2">
              <IconButton variant="secondary" label={words.previous} onClick={() => shift(-1)}>
                <ChevronLeft aria-hidden="true" className="size-5" />
              </IconButton>
              <Button variant="secondary" onClick={() => change(today())}>
                {words.today}
              </Button>
              <IconButton variant="secondary" label={words.next} onClick={() => shift(1)}>
                <ChevronRight aria-hidden="true" className="size-5" />
              </IconButton>
            </span>
          )}
        </div>
      )}
    </FieldFrame>
  );
};
