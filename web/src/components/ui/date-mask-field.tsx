import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { type ChangeEvent, type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { dayKey } from '../../format/time.ts';
import { dateMaskMessages as words } from '../../messages/tr/controls.ts';
import { Button, IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { maskDate, maskedOf, parseMasked, shiftedDay } from './date-mask.ts';
import { controlClass, FieldFrame, type FieldProps } from './field-frame.tsx';

const today = (): string => dayKey(new Date());

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
        onClick={() => picker.current?.showPicker()}
      >
        <CalendarDays aria-hidden="true" className="size-5" />
      </IconButton>
    </>
  );
};

type DateMaskProps = FieldProps &
  Pick<ComponentProps<'input'>, 'id' | 'name'> & {
    /** A Turkish day as "2026-11-20"; null while none is known. */
    readonly value: string | null;
    readonly onChange: (day: string) => void;
    /** The box was emptied. Without it there has to be a day, and an emptied box gets its last one back. */
    readonly onClear?: () => void;
    /** Adds buttons for the day before, today and the day after. */
    readonly steps?: boolean;
    /** Applies a whole day while it is typed, as in a form: what follows from it must not move a button that is being pressed. */
    readonly asTyped?: boolean;
  };

/** What was typed over which day: when another day comes, from wherever, it gives way. */
type Typed = { readonly over: string | null; readonly text: string; readonly caret: number };

/**
 * A box for a day as dd.mm.yyyy, which it applies on blur and on Enter. Dots are inserted while typing; `onChange` only gets
 * days from the year 2000 on. A text that is no day gives way to the last valid day, with a warning.
 */
export const DateMask = ({ value, onChange, onClear, steps = true, asTyped = false, ...frame }: DateMaskProps) => {
  const root = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<Typed | null>(null);
  /** The day that stood when a text was refused. */
  const [refusedOver, setRefusedOver] = useState<string | null | undefined>();
  const draft = typed?.over === value ? typed : null;
  const text = draft?.text ?? (value === null ? '' : maskedOf(value));

  // React moves the caret to the end when it changes the text of a box; this puts it back.
  useLayoutEffect(() => {
    const box = root.current?.querySelector('input');
    if (draft !== null && document.activeElement === box) box?.setSelectionRange(draft.caret, draft.caret);
  }, [draft]);

  const edit = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const forward = nativeEvent instanceof InputEvent && nativeEvent.inputType.endsWith('Forward');
    const at = target.selectionStart ?? target.value.length;
    const masked = maskDate(text, { text: target.value, caret: at }, forward);
    setTyped({ over: value, ...masked });
    if (!asTyped) return;
    const day = parseMasked(masked.text);
    if (day !== null) change(day);
    else if (masked.text === '' && value !== null) onClear?.();
  };
  const change = (day: string) => {
    setTyped(null);
    setRefusedOver(undefined);
    if (day !== value) onChange(day);
  };
  const apply = () => {
    if (draft === null) return;
    setTyped(null);
    const day = parseMasked(draft.text);
    const empty = draft.text === '' && (onClear !== undefined || value === null);
    setRefusedOver(day === null && !empty ? value : undefined);
    if (day !== null) change(day);
    else if (empty && value !== null) onClear?.();
  };
  // A form around the box submits itself on Ctrl+Enter, before React hears of the key, and must not send the day before.
  const applied = useRef(apply);
  useEffect(() => {
    applied.current = apply;
  });
  useEffect(() => {
    const box = root.current;
    const onKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if (key === 'Enter' && (ctrlKey || metaKey)) applied.current();
    };
    box?.addEventListener('keydown', onKey);
    return () => box?.removeEventListener('keydown', onKey);
  }, []);
  const shift = (days: number) => change(shiftedDay(value ?? today(), days));

  return (
    <FieldFrame
      {...frame}
      after={
        <p role="status" className="text-small text-warning empty:hidden">
          {refusedOver === value && words.invalid}
        </p>
      }
    >
      {(box: ComponentProps<'input'>) => (
        <div ref={root} className="flex flex-wrap gap-2">
          <span className="relative flex min-w-36 flex-1">
            <input
              {...box}
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
            <Calendar label={frame.label} value={value} onPick={change} />
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
