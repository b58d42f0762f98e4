import { DEFAULT_LOGO } from '@league/query-api/contract/default-logo.ts';
import type { SettingsAnswer } from '@league/query-api/contract/settings.ts';
import { ActDialog } from '../../acts/act-dialog.tsx';
import { Form } from '../../components/form/form.tsx';
import { asTextLeft } from '../../components/form/use-league-form.ts';
import { Button } from '../../components/ui/button.tsx';
import { DialogBody, DialogFoot } from '../../components/ui/dialog-parts.tsx';
import { TextArea, TextField } from '../../components/ui/field.tsx';
import { PictureField } from '../../components/ui/picture-field.tsx';
import { LeagueCrest } from '../../layout/brand.tsx';
import { dashboardMessages } from '../../messages/tr/dashboard.ts';
import { dialogMessages } from '../../messages/tr/ui.ts';
import { useLeague } from '../settings/use-league.ts';
import { useSettingsForm } from '../settings/use-settings-form.ts';

const { settingsDialog: words } = dashboardMessages;

/** A text that was never written is left out of the body until there is one. */
const leftOut = (text: string) => (text === '' ? undefined : text);

type PreviewProps = { readonly title: string; readonly description: string; readonly logo: string };

/** How the head of the site will look with what is typed. */
const Preview = ({ title, description, logo }: PreviewProps) => (
  <figure className="flex flex-col gap-1.5">
    <figcaption className="text-meta font-semibold">{words.preview}</figcaption>
    <div className="night turf flex items-center gap-3 rounded-card px-4 py-3">
      <LeagueCrest league={{ ...useLeague(), title, logo }} large />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className="block font-extrabold">{title}</span>
        <span className="block text-meta text-text-2">{description}</span>
      </span>
    </div>
  </figure>
);

type SettingsDialogProps = {
  readonly settings: SettingsAnswer;
  readonly onDone: (said: string) => void;
  readonly onClose: () => void;
};

/** What the league says of itself: its logo, title and description, which it shows as they will be, its rules and awards. */
export const SettingsDialog = ({ settings, onDone, onClose }: SettingsDialogProps) => {
  const { title, description, rules, awards } = settings;
  const own = settings.logo === DEFAULT_LOGO ? null : settings.logo;
  const { form, act, save } = useSettingsForm(
    { title, description, logo: own, rules: leftOut(rules), awards: leftOut(awards) },
    onDone,
  );
  const logo = form.value('logo');
  return (
    <ActDialog
      title={words.title}
      description={words.description}
      size={480}
      act={act}
      changed={form.formState.isDirty}
      leaveText={words.leave}
      onClose={onClose}
    >
      {(close) => (
        <Form inDialog form={form} onSubmit={save} pending={act.pending} failure={act.failure} failed={words.failed}>
          <DialogBody>
            <TextField label={words.fields.title} maxLength={100} autoComplete="off" {...form.field('title')} />
            <TextArea label={words.fields.description} maxLength={2000} {...form.field('description')} />
            <PictureField
              id={logo.id}
              label={words.logo}
              value={logo.value ?? ''}
              onChange={(address) => logo.onChange(address === '' ? null : address)}
              upload="/api/upload/logo"
              removable
              error={logo.error}
            />
            <Preview
              title={form.value('title').value ?? ''}
              description={form.value('description').value ?? ''}
              logo={logo.value ?? DEFAULT_LOGO}
            />
            <TextArea
              label={words.fields.rules}
              hint={words.rulesHint}
              rows={3}
              maxLength={20_000}
              {...form.field('rules', rules === '' ? asTextLeft : undefined)}
            />
            <TextArea
              label={words.fields.awards}
              maxLength={20_000}
              {...form.field('awards', awards === '' ? asTextLeft : undefined)}
            />
          </DialogBody>
          <DialogFoot>
            <Button variant="secondary" onClick={close}>
              {dialogMessages.cancel}
            </Button>
            <Button type="submit" busy={act.pending} busyLabel={dashboardMessages.saving}>
              {words.save}
            </Button>
          </DialogFoot>
        </Form>
      )}
    </ActDialog>
  );
};
