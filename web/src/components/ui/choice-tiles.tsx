import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { describedBy, FieldError, type FieldProps, Hint, OptionalMark } from './field-frame.tsx';

type Choice<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string;
  /** A crest or an icon before the label. */
  readonly picture?: ReactNode;
};

type ChoiceTilesProps<Value extends string> = FieldProps & {
  /** The id of the first choice, to which an error summary links. */
  readonly id?: string;
  readonly name?: string;
  readonly choices: readonly Choice<Value>[];
  /** null: nothing is chosen yet. */
  readonly value: Value | null | undefined;
  readonly onChange: (value: Value) => void;
};

/** Radio buttons as large as a thumb, for the few choices that decide a form's fields. Arrow keys change the choice. */
export const ChoiceTiles = <Value extends string>({
  id: ownId,
  name,
  label,
  hint,
  error,
  optional,
  choices,
  value,
  onChange,
}: ChoiceTilesProps<Value>) => {
  const generated = useId();
  const id = ownId ?? generated;
  return (
    <fieldset
      role="radiogroup"
      aria-describedby={describedBy({ id, hint, error })}
      aria-invalid={error === undefined ? undefined : true}
      className="min-w-0"
    >
      <legend className="pb-1 text-meta font-semibold">
        {label}
        {optional === true && <OptionalMark />}
      </legend>
      <div className="flex flex-col gap-1 empty:hidden">
        {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
        {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
      <div className="grid gap-2 pt-1 sm:grid-cols-2">
        {choices.map((choice, index) => (
          <label
            key={choice.value}
            className={classNames(
              'flex min-h-14 cursor-pointer items-center gap-3 rounded-control border bg-surface px-4 py-2 transition-colors duration-120 hover:bg-hover has-checked:border-text has-checked:inset-ring has-checked:inset-ring-text',
              error === undefined ? 'border-control' : 'border-danger',
            )}
          >
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={name ?? id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="size-5 shrink-0 accent-text"
            />
            {choice.picture}
            <span className="min-w-0">
              <span className="block font-semibold">{choice.label}</span>
              {choice.hint !== undefined && <span className="block text-small text-text-2">{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
