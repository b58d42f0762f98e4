import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

const control =
  'min-h-11 w-full rounded-control border border-control bg-surface px-3 py-2 text-body text-text [&[readonly]]:bg-sunken aria-invalid:border-danger';

type FrameProps = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
};

type Described = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
};

/** Label above, error between label and box, hint below; all tied to the box for those who do not see it. */
const Frame = ({
  label,
  hint,
  error,
  children,
}: FrameProps & { readonly children: (described: Described) => ReactNode }) => {
  const id = useId();
  const described = classNames(error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`);
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-meta font-semibold">
        {label}
      </label>
      {error !== undefined && (
        <p id={`${id}-error`} className="text-meta text-danger">
          {error}
        </p>
      )}
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-small text-text-3">
          {hint}
        </p>
      )}
    </div>
  );
};

export const TextField = ({ label, hint, error, className, ...rest }: FrameProps & ComponentProps<'input'>) => (
  <Frame label={label} hint={hint} error={error}>
    {(described) => <input {...rest} {...described} className={classNames(control, className)} />}
  </Frame>
);

/** A whole number as text: no spinner, no scroll wheel that changes it, digits on the phone's keyboard. */
export const NumberField = (props: FrameProps & ComponentProps<'input'>) => (
  <TextField {...props} type="text" inputMode="numeric" autoComplete="off" className="tabular-nums" />
);

export const TextArea = ({ label, hint, error, ...rest }: FrameProps & ComponentProps<'textarea'>) => (
  <Frame label={label} hint={hint} error={error}>
    {(described) => <textarea rows={2} {...rest} {...described} className={control} />}
  </Frame>
);

/** The browser's own select: phones show their wheel, typing jumps. */
export const SelectField = ({ label, hint, error, children, ...rest }: FrameProps & ComponentProps<'select'>) => (
  <Frame label={label} hint={hint} error={error}>
    {(described) => (
      <select {...rest} {...described} className={control}>
        {children}
      </select>
    )}
  </Frame>
);

/** A tick or a choice whose whole line can be pressed. */
export const CheckLine = ({ label, ...rest }: { readonly label: string } & ComponentProps<'input'>) => (
  <label className="flex min-h-11 items-center gap-3">
    <input type="checkbox" {...rest} className="size-5 shrink-0 accent-text" />
    {label}
  </label>
);
