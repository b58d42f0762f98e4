import { settingsBody } from '@league/command-api/contract/settings.ts';
import { useEffect } from 'react';
import type * as z from 'zod/mini';
import { useAct } from '../../acts/use-act.ts';
import { type FormDefaults, useLeagueForm } from '../../components/form/use-league-form.ts';
import { changedOf, type Marks } from './changed-of.ts';
import { settingsSaved } from './settings-saved.ts';

type Shown = FormDefaults<typeof settingsBody>;

/**
 * A form over some of the league's settings, of which only those that were changed here are sent. While it is open, fields that
 * nobody touched follow what other admins save.
 */
export const useSettingsForm = (shown: Shown, onSaved: (said: string) => void) => {
  const act = useAct({ call: 'PUT /api/settings', answer: settingsSaved });
  const form = useLeagueForm({ schema: settingsBody, defaultValues: shown });
  const { dirtyFields } = form.formState;
  const { reset } = form;
  const text = JSON.stringify(shown);
  useEffect(() => {
    reset(JSON.parse(text) as Parameters<typeof reset>[0], { keepDirtyValues: true });
  }, [text, reset]);
  return {
    form,
    act,
    save: (body: z.input<typeof settingsBody>): void =>
      act.send(
        { params: {}, body: changedOf(body, dirtyFields as Marks) },
        {
          onDone: ({ message }) => {
            form.saved();
            onSaved(message);
          },
        },
      ),
  };
};
