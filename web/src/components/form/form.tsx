import type { FieldError } from '@league/command-api/contract/problem.ts';
import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react';
import type { Path } from 'react-hook-form';
import type * as z from 'zod/mini';
import { ApiProblem } from '../../api/errors.ts';
import { formMessages } from '../../messages/tr/ui.ts';
import { Banner } from '../ui/banner.tsx';
import { classNames } from '../ui/class-names.ts';
import { ErrorSummary, type FormProblem } from '../ui/error-summary.tsx';
import { ActFailure, type Failure } from './act-failure.tsx';
import type { LeagueForm } from './use-league-form.ts';

/** The errors of react-hook-form, which nest as the values do, as a list. */
const listOf = (errors: object, above = ''): FieldError[] =>
  Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    // `ref` is the element of an error, whose members are no errors.
    if (typeof error !== 'object' || error === null || name === 'ref') return [];
    const path = above + name;
    const own = 'message' in error && typeof error.message === 'string' ? [{ path, message: error.message }] : [];
    return [...own, ...listOf(error, `${path}.`)];
  });

/** What is wrong at fields, in the order of the page, and sentences whose field the form does not show. */
type Found = { readonly at: readonly FormProblem[]; readonly elsewhere: readonly string[] };
/** Counts the attempts that ended with it. */
type Wrong = Found & { readonly attempt: number };
const NOTHING: Wrong = { at: [], elsewhere: [], attempt: 0 };

const refusedBy = (error: Error | undefined): readonly FieldError[] =>
  error instanceof ApiProblem ? (error.problem.errors ?? []) : [];

/** The name of a control, as its label, its group or itself says it. */
const nameOf = (box: HTMLElement): string =>
  box.closest('[role="radiogroup"]')?.querySelector('legend')?.textContent ??
  box.getAttribute('aria-label') ??
  (box as HTMLInputElement).labels?.[0]?.textContent ??
  '';

const wrongOf = (errors: object, idOf: (path: string) => string): Found => {
  const found = listOf(errors).map(({ path, message }) => {
    const id = idOf(path);
    return { id, message, box: document.getElementById(id) };
  });
  const at = found
    .flatMap(({ box, ...problem }) => (box === null ? [] : [{ ...problem, box }]))
    .toSorted((one, other) =>
      (one.box.compareDocumentPosition(other.box) & Node.DOCUMENT_POSITION_FOLLOWING) === 0 ? 1 : -1,
    );
  // A sentence that stands at several fields says nothing without their names.
  const isAlone = (message: string) => at.filter((each) => each.message === message).length === 1;
  return {
    at: at.map(({ id, message, box }) => ({ id, message: isAlone(message) ? message : `${nameOf(box)}: ${message}` })),
    elsewhere: found.flatMap(({ box, message }) => (box === null ? [message] : [])),
  };
};

type FormProps<Schema extends z.ZodMiniType> = Omit<ComponentProps<'form'>, 'onSubmit' | 'ref'> & {
  readonly form: LeagueForm<Schema>;
  /** Called with a body that the schema accepts. */
  readonly onSubmit: (body: z.input<Schema>) => void;
  /** The act runs: a submit does nothing. Typing goes on, and `form.saved` keeps what was typed meanwhile. */
  readonly pending: boolean;
  /** Of the last act. */
  readonly failure: Failure | null;
  /** The page's sentence for a failure of which nothing is known. */
  readonly failed?: string;
  /** Told whether something stands wrong in the form, as for the page's title. */
  readonly onWrong?: ((wrong: boolean) => void) | undefined;
  /** Fills the dialog around it, with `DialogBody` and `DialogFoot` as its children. */
  readonly inDialog?: boolean;
};

/**
 * A form of {@link useLeagueForm}. What the schema or the server refuses stands at its field: one is focused, more are
 * summed up on top, where the failure of the act stands too. Ctrl+Enter (⌘ on a Mac) submits it from anywhere in it, and
 * from anywhere in its dialog.
 */
export const Form = <Schema extends z.ZodMiniType>({
  form,
  onSubmit,
  pending,
  failure,
  failed: failedSentence = formMessages.failed,
  onWrong,
  inDialog = false,
  className,
  children,
  ...rest
}: FormProps<Schema>) => {
  const { element, idOf, setError, getErrors } = form;
  const { errors, submitCount } = form.formState;
  const top = useRef<HTMLDivElement>(null);
  const [wrong, setWrong] = useState<Wrong>(NOTHING);
  const error = failure?.error;
  const shown = useRef<{ readonly submitCount: number; readonly error?: Error | undefined }>({ submitCount });
  // The sentences of a refusal that names fields stand at these.
  const failed = failure !== null && refusedBy(error).length === 0;

  // Where an error stands is known only when its field is rendered.
  useEffect(() => {
    const last = shown.current;
    const refused = last.error !== error;
    shown.current = { submitCount, error };
    if (refused) {
      for (const { path, message } of refusedBy(error)) {
        setError((path === '' ? 'root' : path) as Path<object>, { type: 'refused', message });
      }
    }
    const now = wrongOf(refused ? getErrors() : errors, idOf);
    const again = refused || last.submitCount !== submitCount;
    setWrong(({ attempt }) => ({ ...now, attempt: attempt + Number(again) }));
    const [only, ...others] = now.at;
    // Several are summed up, and the summary takes the focus.
    if (again && only !== undefined && others.length === 0) document.getElementById(only.id)?.focus();
  }, [errors, submitCount, error, getErrors, idOf, setError]);

  const { elsewhere } = wrong;
  useEffect(() => {
    if (failed || elsewhere.length > 0) top.current?.scrollIntoView({ block: 'nearest' });
  }, [failed, elsewhere]);

  const noted = failed || elsewhere.length > 0 || wrong.at.length > 1;
  const anyWrong = noted || wrong.at.length > 0;
  const told = useRef(onWrong);
  useEffect(() => {
    told.current = onWrong;
  });
  useEffect(() => told.current?.(anyWrong), [anyWrong]);

  useEffect(() => {
    const area = element.current?.closest<HTMLElement>('[role="dialog"]') ?? element.current;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.isComposing) return;
      // Another step of the dialog may hide the form, which keeps what was typed.
      if (element.current === null || element.current.offsetParent === null) return;
      event.preventDefault();
      event.stopPropagation();
      element.current.requestSubmit();
    };
    area?.addEventListener('keydown', onKey);
    return () => area?.removeEventListener('keydown', onKey);
  }, [element]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form in a dialog may stand, for React, inside the form that opened the dialog.
    event.stopPropagation();
    if (!pending) void form.submit(onSubmit);
  };

  return (
    <form
      {...rest}
      ref={element}
      noValidate
      aria-busy={pending}
      onSubmit={submit}
      className={classNames('flex flex-col', inDialog ? 'min-h-0 flex-1' : 'gap-4', className)}
    >
      {noted && (
        <div
          ref={top}
          className={classNames('flex shrink-0 flex-col gap-2', inDialog && 'max-h-1/2 overflow-y-auto px-4 pt-4')}
        >
          {failed && <ActFailure {...failure} failed={failedSentence} />}
          {elsewhere.length > 0 && (
            <Banner tone="danger" announced>
              {elsewhere.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </Banner>
          )}
          {wrong.at.length > 1 && <ErrorSummary problems={wrong.at} attempt={wrong.attempt} />}
        </div>
      )}
      {children}
    </form>
  );
};
