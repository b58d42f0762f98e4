import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { fieldMessages } from '../../messages/tr/ui.ts';
import { classNames } from './class-names.ts';

/** The look of every input: 16 px, because phones zoom in on smaller text when it gets the focus. */
export const controlClass =
  'min-h-11 w-full min-w-0 rounded-control border border-control bg-surface px-3 py-2 text-input text-text transition-colors duration-120 placeholder:text-text-3 hover:border-text [&[readonly]]:bg-sunken disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-text-3 aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger';

export type FieldProps = {
  readonly label: string;
  /** Has its label for screen readers only, as in the head of a page. */
  readonly bare?: boolean | undefined;
  /** What to know before typing. */
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Says "(isteğe bağlı)" beside the label; required fields have no mark. */
  readonly optional?: boolean | undefined;
};

type DescribedBy = { readonly id: string; readonly hint?: string | undefined; readonly error?: string | undefined };

/** The ids of a field's hint and error, for the `aria-describedby` of its input. */
export const describedBy = ({ id, hint, error }: DescribedBy): string | undefined =>
  classNames(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`) || undefined;

export const OptionalMark = () => <span className="font-normal text-text-2"> {fieldMessages.optional}</span>;

/** Stands between label and input, where it is read before typing and no phone's keyboard covers it. */
export const Hint = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  <p id={id} className="text-small text-text-3">
    {children}
  </p>
);

/** An error has an icon too, so that colour is not needed. */
export const FieldError = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  <p id={id} className="flex items-start gap-1.5 text-meta font-semibold text-danger">
    <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
    <span>
      <span className="sr-only">{fieldMessages.error}: </span>
      {children}
    </span>
  </p>
);

type FrameProps<Box> = FieldProps &
  Omit<Box, keyof FieldProps | 'children'> & {
    readonly id?: string | undefined;
    /** Renders the input with its own properties, its id and what connects it with label, hint and error. */
    readonly children: (box: Box) => ReactNode;
    /** Stands under the box, as a counter does. */
    readonly after?: ReactNode;
  };

/** A label, hint and error above an input, all connected with it for screen readers. The rest is the input's. */
export const FieldFrame = <Box extends object>({
  id: ownId,
  label,
  bare = false,
  hint,
  error,
  optional,
  children,
  after,
  ...rest
}: FrameProps<Box>) => {
  const generated = useId();
  const id = ownId ?? generated;
  const described = {
    'aria-describedby': describedBy({ id, hint, error }),
    'aria-invalid': error !== undefined || undefined,
  };
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className={bare ? 'sr-only' : 'text-meta font-semibold'}>
        {label}
        {optional === true && <OptionalMark />}
      </label>
      {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children({ ...rest, id, ...described } as unknown as Box)}
      {after}
    </div>
  );
};
