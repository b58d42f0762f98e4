import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState, useSyncExternalStore } from 'react';
import { passwordMessages, textAreaMessages } from '../../messages/tr/ui.ts';
import { classNames } from './class-names.ts';
import { controlClass, FieldError, FieldFrame, type FieldProps } from './field-frame.tsx';

type Own<Tag extends 'input' | 'textarea' | 'select'> = FieldProps & Omit<ComponentProps<Tag>, keyof FieldProps>;

/** A line of text, or by its `type` the browser's own box for a day or a time. */
export const TextField = ({ className, ...props }: Own<'input'>) => (
  <FieldFrame {...props}>
    {(box: ComponentProps<'input'>) => <input {...box} className={classNames(controlClass, className)} />}
  </FieldFrame>
);

/**
 * A number in a text input: without the arrows of a number input, whose value changes with the scroll wheel, and which
 * hides a text that it cannot read. Phones show their keyboard of digits.
 */
export const NumberField = (props: Own<'input'>) => (
  <TextField {...props} type="text" inputMode="numeric" autoComplete="off" className="tabular-nums" />
);

/** A password, which can be shown. Pasting and password managers work; the owner sets the `autoComplete`. */
export const PasswordField = (props: Own<'input'>) => {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...props}>
      {(box: ComponentProps<'input'>) => (
        <span className="relative flex">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...box}
            type={shown ? 'text' : 'password'}
            className={classNames(controlClass, 'pr-22')}
          />
          <button
            type="button"
            aria-label={shown ? passwordMessages.hideLabel : passwordMessages.showLabel}
            aria-controls={box.id}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 min-w-20 rounded-control px-3 text-meta font-semibold text-text-2 hover:text-text hover:underline"
          >
            {shown ? passwordMessages.hide : passwordMessages.show}
          </button>
        </span>
      )}
    </FieldFrame>
  );
};

/** The counter appears when four fifths of the length are used; before that it would only distract. */
const COUNTED_FROM = 0.8;

/** Screen readers hear how many characters are left at these shares of the length, not after each letter. */
const TOLD_AT = [0, 0.05, 0.1, 0.2];

const announced = (length: number, most: number): number | null =>
  TOLD_AT.map((share) => Math.floor(most * share)).find((left) => most - length <= left) ?? null;

const noLength = () => 0;

/** Counts the characters of the box itself, so that it does not matter whether React or a form keeps its text. */
const Counter = ({ id, most }: { readonly id: string; readonly most: number }) => {
  const length = useSyncExternalStore(
    (onInput) => {
      document.addEventListener('input', onInput);
      return () => document.removeEventListener('input', onInput);
    },
    () => document.querySelector<HTMLTextAreaElement>(`textarea[id="${id}"]`)?.value.length ?? 0,
    noLength,
  );
  const left = announced(length, most);
  return (
    <>
      {length >= most * COUNTED_FROM && (
        <span
          aria-hidden="true"
          className={classNames(
            'self-end text-small tabular-nums',
            length >= most ? 'font-semibold text-danger' : 'text-text-3',
          )}
        >
          {textAreaMessages.counter(length, most)}
        </span>
      )}
      <span role="status" className="sr-only">
        {left === null ? '' : textAreaMessages.left(left)}
      </span>
    </>
  );
};

/** Where `maxLength` is given, a counter appears when 80 % of the length are used. */
export const TextArea = ({ id: ownId, ...props }: Own<'textarea'>) => {
  const generated = useId();
  const id = ownId ?? generated;
  return (
    <FieldFrame {...props} id={id} after={props.maxLength !== undefined && <Counter id={id} most={props.maxLength} />}>
      {(box: ComponentProps<'textarea'>) => <textarea rows={2} {...box} className={controlClass} />}
    </FieldFrame>
  );
};

/** The browser's own select, with the phone's wheel and search by typing. */
export const SelectField = ({ children, ...props }: Own<'select'>) => (
  <FieldFrame {...props}>
    {(box: ComponentProps<'select'>) => (
      <span className="relative flex">
        <select {...box} className={classNames(controlClass, 'appearance-none pr-10')}>
          {children}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-text-2"
        />
      </span>
    )}
  </FieldFrame>
);

type CheckLineProps = Omit<ComponentProps<'input'>, 'className'> & {
  readonly label: ReactNode;
  readonly error?: string | undefined;
};

/** A checkbox or radio button whose whole line can be pressed. */
export const CheckLine = ({ label, error, ...rest }: CheckLineProps) => {
  const errorId = useId();
  return (
    <div>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      <label className="flex min-h-11 items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-text-3">
        <input
          type="checkbox"
          {...rest}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          className="mt-0.5 size-5 shrink-0 accent-text"
        />
        <span className="min-w-0">{label}</span>
      </label>
    </div>
  );
};
