import { settingsBody } from '@league/command-api/contract/settings.ts';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { useAct } from '../../acts/use-act.ts';
import { type FormDefaults, useLeagueForm } from '../../components/form/use-league-form.ts';

/** What is read of the answer to a change of the settings. */
const settingsActed = z.object({ message: z.string(), position: z.optional(z.string()) });

type Values = FormDefaults<typeof settingsBody>;

/**
 * The form of a page of settings, which begins with these values and takes over what another admin saves while nothing in it is
 * unsaved. `save` sends it whole; `onDone` gets the server's sentence.
 */
export const useZoneForm = (values: Values, onDone: (said: string) => void) => {
  const act = useAct({ call: 'PUT /api/settings', answer: settingsActed });
  const form = useLeagueForm({ schema: settingsBody, defaultValues: values });
  const {
    reset,
    formState: { isDirty },
  } = form;
  const text = JSON.stringify(values);
  useEffect(() => {
    if (!isDirty) reset(JSON.parse(text) as Values);
  }, [text, isDirty, reset]);
  const save = (body: z.infer<typeof settingsBody>): void =>
    act.send(
      { params: {}, body },
      {
        onDone: ({ message }) => {
          form.saved();
          onDone(message);
        },
      },
    );
  return { form, act, save };
};
