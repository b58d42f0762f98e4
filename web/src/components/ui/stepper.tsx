import { Minus, Plus } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { stepperMessages } from '../../messages/tr/controls.ts';
import { classNames } from './class-names.ts';
import { FieldError } from './field-frame.tsx';

/** null: nothing was typed yet. A text is what cannot be read as a count, for the form to refuse. */
export type Count = number | string | null;

/** Longer than any count. */
const LONGEST = 6;

/** Cutting "2,5" to 25 or "100" to 10 would record a wrong figure in silence, so such a text stays as it was typed. */
export const typedCount = (text: string): Count => {
  const typed = text.slice(0, LONGEST).trim();
  if (typed === '') return null;
  return /^\d+$/.test(typed) ? Number(typed) : typed;
};

/** The count one step up or down, never below 0 or above `most`. What is no number counts as 0. */
export const stepped = (value: Count, by: number, most: number): number =>
  Math.min(Math.max((typeof value === 'number' ? value : 0) + by, 0), most);

/** Screen readers hear the last count after a pause, not each count on the way. */
const PAUSE_MS = 500;

const sizes = {
  /** A score, which looks like the score plate of a match. */
  l: {
    gap: 'gap-1',
    button: 'size-12',
    box: 'size-14 rounded-badge border border-plate bg-plate text-score-m font-extrabold text-on-plate placeholder:text-on-plate',
    invalid: 'outline-3 outline-danger',
  },
  /** For rows of several boxes: small for a mouse, larger for a thumb. */
  s: {
    gap: 'gap-0.5',
    button: 'size-11 pointer-fine:size-9',
    box: 'h-11 w-11 rounded-control border border-control bg-surface font-semibold pointer-fine:h-9',
    invalid: 'border-danger inset-ring inset-ring-danger',
  },
} as const;

type Taken = 'value' | 'onChange' | 'type' | 'role' | 'className' | 'children' | 'size' | 'readOnly' | 'disabled';

type StepperProps = Omit<ComponentProps<'input'>, Taken> & {
  /** The name of the box; a visible label stands beside it, where the owner puts it. */
  readonly label: string;
  readonly value: Count | undefined;
  /** The buttons only give counts from 0 to `most`; what is typed, the form has to check. */
  readonly onChange: (value: Count) => void;
  readonly most: number;
  readonly increaseLabel: string;
  readonly decreaseLabel: string;
  readonly size?: keyof typeof sizes;
  /** Leaves the buttons out where a mouse can be assumed and boxes stand close: digits, ↑ and ↓ are enough. */
  readonly bare?: boolean;
  readonly error?: string | undefined;
  /** The error is shown elsewhere, once for several boxes; this box passes it to screen readers only. */
  readonly errorSeenElsewhere?: boolean;
};

/**
 * A count with a button on each side. Digits are typed, ↑ and ↓ change the count by one, Home makes it 0; Tab therefore
 * skips the buttons. All other properties go to the input, so that it can be a dialog's first field.
 */
export const Stepper = ({
  id: ownId,
  label,
  value = null,
  onChange,
  most,
  increaseLabel,
  decreaseLabel,
  size = 'l',
  bare = false,
  error,
  errorSeenElsewhere = false,
  ...rest
}: StepperProps) => {
  const generated = useId();
  const id = ownId ?? generated;
  const [said, setSaid] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const look = sizes[size];

  const onKeyDown = (event: KeyboardEvent) => {
    const next = {
      ArrowUp: () => stepped(value, 1, most),
      ArrowDown: () => stepped(value, -1, most),
      Home: () => 0,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onChange(next());
  };

  const button = (by: 1 | -1, name: string, icon: ReactNode) => {
    const next = stepped(value, by, most);
    return (
      <button
        type="button"
        tabIndex={-1}
        aria-label={name}
        aria-controls={id}
        aria-disabled={next === value}
        // Keeps the focus in the box, and with it a phone's keyboard as it is.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          if (next === value) return;
          onChange(next);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => setSaid(stepperMessages.announce(label, String(next))), PAUSE_MS);
        }}
        className={classNames(
          'flex shrink-0 touch-manipulation items-center justify-center rounded-control border border-control bg-surface text-text transition-colors duration-120 hover:bg-hover active:border-text active:bg-line aria-disabled:border-line aria-disabled:text-text-3',
          look.button,
        )}
      >
        {icon}
      </button>
    );
  };

  return (
    <div className="flex flex-col gap-1">
      {error !== undefined && (
        <div className={classNames(errorSeenElsewhere && 'sr-only')}>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
      <div className={classNames('flex items-center', look.gap)}>
        {!bare && button(-1, decreaseLabel, <Minus aria-hidden="true" className="size-5" />)}
        <input
          autoComplete="off"
          {...rest}
          id={id}
          type="text"
          inputMode="numeric"
          role="spinbutton"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={most}
          aria-valuenow={typeof value === 'number' ? value : undefined}
          aria-valuetext={value === null ? stepperMessages.empty : String(value)}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          placeholder="–"
          value={value ?? ''}
          onFocus={(event) => event.target.select()}
          onKeyDown={onKeyDown}
          onChange={(event) => onChange(typedCount(event.target.value))}
          className={classNames(
            'min-w-0 shrink-0 text-center tabular-nums',
            look.box,
            error !== undefined && look.invalid,
          )}
        />
        {!bare && button(1, increaseLabel, <Plus aria-hidden="true" className="size-5" />)}
      </div>
      <span role="status" className="sr-only">
        {said}
      </span>
    </div>
  );
};
