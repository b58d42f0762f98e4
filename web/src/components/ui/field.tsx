import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { passwordMessages, textAreaMessages } from '../../messages/tr/ui.ts';
import { classNames } from './class-names.ts';
import { controlClass, FieldFrame, type FieldProps } from './field-frame.tsx';

type Own<Tag extends 'input' | 'textarea' | 'select'> = FieldProps & Omit<ComponentProps<Tag>, keyof FieldProps>;

export const TextField = ({ id, label, hint, error, optional, className, ...rest }: Own<'input'>) => (
  <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
    {(described) => <input {...rest} {...described} className={classNames(controlClass, className)} />}
  </FieldFrame>
);

/**
 * A whole number in a text input: without the arrows of a number input, whose value changes with the scroll wheel.
 * Phones show their keyboard of digits.
 */
export const NumberField = (props: Own<'input'>) => (
  <TextField {...props} type="text" inputMode="numeric" autoComplete="off" className="tabular-nums" />
);

/** A password, which can be shown. Pasting and password managers work; the owner sets the `autoComplete`. */
export const PasswordField = ({ id, label, hint, error, optional, ...rest }: Own<'input'>) => {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      {(described) => (
        <span className="relative flex">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...described}
            type={shown ? 'text' : 'password'}
            className={classNames(controlClass, 'pr-22')}
          />
          <button
            type="button"
            aria-label={shown ? passwordMessages.hideLabel : passwordMessages.showLabel}
            aria-controls={described.id}
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

const Counter = ({ length, most }: { readonly length: number; readonly most: number }) => {
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

/** Where `value` and `maxLength` are given, a counter appears when 80 % of the length are used. */
export const TextArea = ({ id, label, hint, error, optional, ...rest }: Own<'textarea'>) => (
  <FieldFrame
    id={id}
    label={label}
    hint={hint}
    error={error}
    optional={optional}
    after={
      rest.maxLength !== undefined &&
      typeof rest.value === 'string' && <Counter length={rest.value.length} most={rest.maxLength} />
    }
  >
    {(described) => <textarea rows={2} {...rest} {...described} className={controlClass} />}
  </FieldFrame>
);

/** The browser's own select, with the phone's wheel and search by typing. Has no label; `SelectField` adds one. */
export const Select = ({ className, children, ...rest }: ComponentProps<'select'>) => (
  <span className={classNames('relative flex', className)}>
    <select {...rest} className={classNames(controlClass, 'appearance-none pr-10')}>
      {children}
    </select>
    <ChevronDown
      aria-hidden="true"
      className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-text-2"
    />
  </span>
);

export const SelectField = ({ id, label, hint, error, optional, ...rest }: Own<'select'>) => (
  <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
    {(described) => <Select {...rest} {...described} />}
  </FieldFrame>
);

type CheckLineProps = Omit<ComponentProps<'input'>, 'className'> & {
  readonly label: ReactNode;
  readonly hint?: string | undefined;
};

/** A checkbox or radio button whose whole line can be pressed. */
export const CheckLine = ({ label, hint, ...rest }: CheckLineProps) => (
  <label className="flex min-h-11 items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-text-3">
    <input type="checkbox" {...rest} className="mt-0.5 size-5 shrink-0 accent-text" />
    <span className="min-w-0">
      {label}
      {hint !== undefined && <span className="block text-small text-text-3">{hint}</span>}
    </span>
  </label>
);
