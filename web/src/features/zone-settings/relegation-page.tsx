import type { SettingsAnswer } from '@league/query-api/contract/settings.ts';
import { useNavigate } from '@tanstack/react-router';
import { Form } from '../../components/form/form.tsx';
import { asNumber } from '../../components/form/use-league-form.ts';
import { Button } from '../../components/ui/button.tsx';
import { CheckLine, NumberField } from '../../components/ui/field.tsx';
import { announce } from '../../components/ui/live-region.tsx';
import { useMessage } from '../../components/ui/use-message.ts';
import { Section } from '../../components/ui/section.tsx';
import { zoneSettingsMessages } from '../../messages/tr/zone-settings.ts';
import { useZoneForm } from './use-zone-form.ts';
import { ZoneFrame } from './zone-frame.tsx';
import { ZoneTable } from './zone-table.tsx';

const { relegation: words, settings: heading, save: saveLabel, saving, failed } = zoneSettingsMessages;

type RelegationFormProps = {
  readonly settings: Pick<SettingsAnswer, 'relegationSettings'>;
  readonly onDone: (said: string) => void;
};

const RelegationForm = ({ settings: { relegationSettings }, onDone }: RelegationFormProps) => {
  const { form, act, save } = useZoneForm({ relegationSettings }, onDone);
  const enabled = form.value('relegationSettings.enabled').value === true;
  const typed = Number(form.value('relegationSettings.relegationTeams').value);
  const teams = Number.isInteger(typed) && typed > 0 ? typed : 0;
  return (
    <>
      <Section title={heading}>
        <Form
          form={form}
          onSubmit={save}
          pending={act.pending}
          failure={act.failure}
          failed={failed}
          className="px-(--gutter) pb-4 md:px-4"
        >
          <CheckLine label={words.enabled} {...form.field('relegationSettings.enabled')} />
          <NumberField
            label={words.teams}
            hint={words.teamsHint}
            maxLength={3}
            {...form.field('relegationSettings.relegationTeams', asNumber)}
          />
          <Button type="submit" className="self-start" busy={act.pending} busyLabel={saving}>
            {saveLabel}
          </Button>
        </Form>
      </Section>
      <ZoneTable zones={{ playoff: 0, relegation: enabled ? teams : 0 }} noteOf={words.note} />
    </>
  );
};

/** How many teams go down, beside who would go down today. A save leads back to the dashboard. */
export const RelegationSettingsPage = () => {
  const message = useMessage();
  const navigate = useNavigate();
  return (
    <ZoneFrame title={words.title} message={message}>
      {(settings) => (
        <RelegationForm
          settings={settings}
          onDone={(said) => {
            announce(said);
            void navigate({ to: '/admin/dashboard' });
          }}
        />
      )}
    </ZoneFrame>
  );
};
