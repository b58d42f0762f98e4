import { useEffect } from 'react';
import type * as z from 'zod/mini';
import type { FormDefaults, LeagueForm } from '../../components/form/use-league-form.ts';

/** Takes over what another admin saves, while nothing in the form is unsaved. */
export const useValuesInForm = <Schema extends z.ZodMiniType>(
  form: LeagueForm<Schema>,
  values: FormDefaults<Schema>,
): void => {
  const {
    reset,
    formState: { isDirty },
  } = form;
  const text = JSON.stringify(values);
  useEffect(() => {
    if (!isDirty) reset(JSON.parse(text) as FormDefaults<Schema>);
  }, [text, isDirty, reset]);
};
