import { Minus, Plus } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { stepperMessages } from '../../messages/tr/ui.ts';
import { classNames } from './class-names.ts';
import { FieldError } from './field-frame.tsx';
import { stepped, typedCount } from './stepper-value.ts';

/** Screen readers hear the last count after a pause, not each count on the way. */
const PAUSE_MS = 500;

const sizes = {
  /** A score, which looks like the score plate of a match. */
  l: {
    gap: 'gap-1',
    button: 'size-12',
    box: 'size-14 rounded-crest border border-plate bg-plate text-score-m font-extrabold text-on-plate placeholder:text-on-plate [&[readonly]]:cursor-default',
    invalid: 'outline-3 outline-danger',
  },
  /** For rows of several boxes: small for a mouse, larger for a thumb. */
  s: {
    gap: 'gap-0.5',
    button: 'size-11 pointer-fine:size-9',
    box: 'h-11 w-11 rounded-control border border-control bg-surface font-semibold pointer-fine:h-9 [&[readonly]]:bg-sunken',
    invalid: 'border-danger inset-ring inset-ring-danger',
  },
} as const;

type Taken = 'value' | 'onChange' | 'type' | 'role' | 'className' | 'children' | 'size';

type StepperProps = Omit<ComponentProps<'input'>, Taken> & {
  /** The name of the box; a visible label stands beside it, where the owner puts it. */
  readonly label: string;
  /** The text as typed; '' when nothing was typed yet. */
  readonly value: string;
  /** Called with the text as typed, which the form has to check; the buttons only give counts from 0 to `most`. */
  readonly onChange: (value: string) => void;
  readonly most: number;
  readonly increaseLabel: string;
  readonly decreaseLabel: string;
  readonly size?: keyof typeof sizes;
  readonly error?: string | undefined;
  /** The error is shown elsewhere, once for several boxes; this box passes it to screen readers only. */
  readonly errorSeenElsewhere?: boolean;
  /** Enter moves to the next field instead of submitting the form. */
  readonly onEnter?: () => void;
};

/**
 * A count with a button on each side. Digits are typed, ↑ and ↓ change the count by one, Home makes it 0; Tab therefore
 * skips the buttons. All other properties go to the input, so that it can be a dialog's first field.
 */
export const Stepper = ({
  label,
  value,
  onChange,
  most,
  increaseLabel,
  decreaseLabel,
  size = 'l',
  error,
  errorSeenElsewhere = false,
  readOnly,
  disabled,
  onEnter,
  ...rest
}: StepperProps) => {
  const id = useId();
  const [said, setSaid] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const look = sizes[size];
  const fixed = readOnly === true || disabled === true;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && onEnter !== undefined && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      onEnter();
    }
    if (fixed) return;
    const next = {
      ArrowUp: () => stepped(value, 1, most),
      ArrowDown: () => stepped(value, -1, most),
      Home: () => '0',
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
        disabled={fixed}
        // Keeps the focus in the box, and with it a phone's keyboard as it is.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          if (next === value) return;
          onChange(next);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => setSaid(stepperMessages.announce(label, next)), PAUSE_MS);
        }}
        className={classNames(
          'flex shrink-0 touch-manipulation items-center justify-center rounded-control border border-control bg-surface text-text transition-colors duration-120 hover:bg-hover active:border-text active:bg-line disabled:invisible aria-disabled:border-line aria-disabled:text-text-3',
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
        {button(-1, decreaseLabel, <Minus aria-hidden="true" className="size-5" />)}
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
          aria-valuenow={/^\d+$/.test(value) ? Number(value) : undefined}
          aria-valuetext={value === '' ? stepperMessages.empty : value}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          readOnly={readOnly}
          disabled={disabled}
          placeholder="–"
          value={value}
          onFocus={(event) => event.target.select()}
          onKeyDown={onKeyDown}
          onChange={(event) => onChange(typedCount(event.target.value))}
          className={classNames(
            'min-w-0 shrink-0 text-center tabular-nums disabled:opacity-50',
            look.box,
            error !== undefined && look.invalid,
          )}
        />
        {button(1, increaseLabel, <Plus aria-hidden="true" className="size-5" />)}
      </div>
      <span role="status" className="sr-only">
        {said}
      </span>
    </div>
  );
};
