import { useLayoutEffect, useRef } from 'react';
import type * as z from 'zod/mini';
import type { FormDefaults, LeagueForm } from '../../components/form/use-league-form.ts';

/** The box with which the admin begins; on touch screens the heading, as when a dialog opens: a focused box opens the keyboard. */
const focusFirst = (form: HTMLFormElement | null): void => {
  const heading = form?.closest('[role="dialog"]')?.querySelector<HTMLElement>('h2');
  if (matchMedia('(pointer: coarse)').matches) heading?.focus();
  else form?.querySelector<HTMLElement>('input')?.focus();
};

/**
 * Fills the form of an open dialog with the next match, and focuses its first box. It also takes over what another admin changes in
 * the same match, while nothing in the form is unsaved.
 */
export const useMatchInForm = <Schema extends z.ZodMiniType>(
  form: LeagueForm<Schema>,
  matchId: string,
  values: FormDefaults<Schema>,
  forget: () => void,
): void => {
  const {
    reset,
    element,
    formState: { isDirty },
  } = form;
  const text = JSON.stringify(values);
  const shown = useRef({ matchId, text });
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { matchId, text };
    const isNext = before.matchId !== matchId;
    if (!isNext && (before.text === text || isDirty)) return;
    reset(JSON.parse(text) as FormDefaults<Schema>);
    if (!isNext) return;
    forget();
    focusFirst(element.current);
  }, [matchId, text, isDirty, reset, element, forget]);
};
