import { fieldErrorsOf } from '@league/command-api/contract/field-messages.ts';
import type { FieldError } from '@league/command-api/contract/problem.ts';
import { useCallback, useId, useRef } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  type RegisterOptions,
  type Resolver,
  set,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { formMessages } from '../../messages/tr/ui.ts';

/** A body as a form holds it: each of its values may be missing still (null). */
type Filled<Body> = Body extends object ? { [Name in keyof Body]: Filled<Body[Name]> } : Body | null;
type Values<Schema extends z.ZodMiniType> = Filled<z.input<Schema>> & FieldValues;

const messageAt = (errors: object, path: string): string | undefined => {
  const { message }: Partial<FieldError> = get<object>(errors, path) ?? {};
  return message;
};

/** What boxes hold that their browser or control cannot read; their values do not show it. */
const unreadable = (form: HTMLFormElement | null, prefix: string): FieldError[] =>
  [...(form?.elements ?? [])].flatMap((box) => {
    const { id, validity, validationMessage } = box as HTMLInputElement;
    if (!id.startsWith(prefix) || !(validity.badInput || validity.customError)) return [];
    return [
      { path: id.slice(prefix.length), message: validity.customError ? validationMessage : formMessages.unreadable },
    ];
  });

type FormOptions<Schema extends z.ZodMiniType> = {
  /** The body of the call, as the contract declares it. */
  readonly schema: Schema;
  /** Every field that the form shows: '' in an empty text box, null in an empty number or choice. */
  readonly defaultValues: DefaultValues<Values<Schema>>;
};

/**
 * react-hook-form over the body of a call: the call's own schema checks it on submit, and each field that changes after that,
 * with the sentences that the server would send. To be given to {@link Form}.
 *
 * A box that cannot be read is refused at its field: its value is the text as typed, which the schema refuses, or its
 * element says so itself (`validity`), as a half-typed date does.
 */
export const useLeagueForm = <Schema extends z.ZodMiniType>({ schema, defaultValues }: FormOptions<Schema>) => {
  const prefix = `${useId()}-`;
  const element = useRef<HTMLFormElement>(null);
  const sent = useRef<Values<Schema>>(undefined);

  const resolver: Resolver<Values<Schema>, unknown, z.input<Schema>> = (values) => {
    const parsed = schema.safeParse(values, { reportInput: true });
    const found = [
      ...unreadable(element.current, prefix),
      ...(parsed.success ? [] : fieldErrorsOf(parsed.error.issues)),
    ];
    // The server parses the body anew, so it gets what was typed and not what the schema made of it.
    if (found.length === 0) return { values: values as z.input<Schema> & Values<Schema>, errors: {} };
    const errors = {};
    for (const { path, message } of found) {
      // A field has one sentence, the first. What concerns no field stands at the root.
      const at = path === '' ? 'root' : path;
      if (messageAt(errors, at) === undefined) set(errors, at, { type: 'refused', message });
    }
    return { values: {}, errors };
  };

  const form = useForm<Values<Schema>, unknown, z.input<Schema>>({ defaultValues, resolver, shouldFocusError: false });
  const { errors, isSubmitted } = form.formState;
  const idOf = useCallback((path: string): string => prefix + path.replaceAll(/\[(\d+)\]/g, '.$1'), [prefix]);
  const errorAt = (path: string) => messageAt(errors, path);

  return {
    ...form,
    element,
    /** The id of the control at a path, which the server writes as `matches[3].homeScore`. */
    idOf,
    /** What is wrong at a path, also where no field of the body stands. */
    errorAt,
    /** For native controls: what {@link NumberField}, `SelectField`, `CheckLine` and the like take. */
    field: <Name extends Path<Values<Schema>>>(name: Name, options?: RegisterOptions<Values<Schema>, Name>) => ({
      ...form.register(name, options),
      id: idOf(name),
      error: errorAt(name),
    }),
    /** For controls with a value of their own: `ChoiceTiles`, `Stepper`, `Combobox` and the like. */
    value: <Name extends Path<Values<Schema>>>(name: Name) => ({
      id: idOf(name),
      name,
      // oxlint-disable-next-line react-hooks/incompatible-library -- asked anew at every rendering of the form
      value: form.watch(name),
      error: errorAt(name),
      /** A text that the control cannot read comes as it was typed. */
      onChange: (value: PathValue<Values<Schema>, Name> | string | null) =>
        form.setValue(name, value as PathValue<Values<Schema>, Name>, {
          shouldDirty: true,
          shouldValidate: isSubmitted,
        }),
    }),
    /** Checks the values and hands them over, or shows what is wrong with them. */
    submit: (onValid: (body: z.input<Schema>) => void) =>
      form.handleSubmit((body) => {
        sent.current = body as Values<Schema>;
        onValid(body);
      })(),
    /** What was sent is recorded: the form is changed only where something was typed meanwhile. */
    saved: () => form.reset(sent.current, { keepValues: true }),
  };
};

/** What the fields of such a form hold at first. */
export type FormDefaults<Schema extends z.ZodMiniType> = FormOptions<Schema>['defaultValues'];

export type LeagueForm<Schema extends z.ZodMiniType> = ReturnType<typeof useLeagueForm<Schema>>;

const emptyAs = (empty: null | undefined, read: (text: string) => unknown = (text) => text) => ({
  // react-hook-form asks for values too that the form itself has set.
  setValueAs: (held: unknown) => {
    if (typeof held !== 'string') return held;
    return held.trim() === '' ? empty : read(held);
  },
});

/** "7" and "7,5" as numbers; any other text as it is, for the schema to refuse. */
const numberOf = (text: string): number | string =>
  /^[-+]?\d+(,\d+)?$/.test(text.trim()) ? Number(text.replace(',', '.')) : text;

/** Options of `field`: a box for a number. Empty, it is null, which the schema refuses unless nothing is a choice. */
export const asNumber = emptyAs(null, numberOf);
/** Options of `field`: a box that is left out of the body while it is empty, as its default value is. */
export const asTextLeft = emptyAs(undefined);
