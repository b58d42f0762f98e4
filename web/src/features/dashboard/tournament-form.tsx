import type { SettingsAnswer } from '@league/query-api/contract/settings.ts';
import { Form } from '../../components/form/form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { parseHex } from '../../components/ui/colour-picker-figures.ts';
import { ColourPicker } from '../../components/ui/colour-picker.tsx';
import { DateMask } from '../../components/ui/date-mask-field.tsx';
import { dashboardMessages } from '../../messages/tr/dashboard.ts';
import { useSettingsForm } from '../settings/use-settings-form.ts';
import { ThemePreview } from './theme-preview.tsx';

const words = dashboardMessages.tournament;

type TournamentFormProps = { readonly settings: SettingsAnswer; readonly onSaved: (said: string) => void };

/** When the tournament starts and ends, and the colour of the league with what it makes of the site. */
export const TournamentForm = ({ settings: { startDate, endDate, color }, onSaved }: TournamentFormProps) => {
  const { form, act, save } = useSettingsForm(
    // A day that was never set is left out of the body until there is one.
    { startDate: startDate ?? undefined, endDate: endDate ?? undefined, color },
    onSaved,
  );
  const chosen = parseHex(form.value('color').value ?? '');
  return (
    <Form
      form={form}
      aria-label={words.title}
      onSubmit={save}
      pending={act.pending}
      failure={act.failure}
      failed={dashboardMessages.saveFailed}
      className="border-t border-line px-(--gutter) py-4 md:px-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {(['startDate', 'endDate'] as const).map((field) => {
          const { value, ...box } = form.value(field);
          return (
            <DateMask
              key={field}
              label={field === 'startDate' ? words.start : words.end}
              steps={false}
              asTyped
              {...box}
              value={value ?? null}
              onClear={() => box.onChange(null)}
            />
          );
        })}
      </div>
      <ColourPicker label={words.color} {...form.value('color')} />
      {chosen !== null && <ThemePreview color={chosen} />}
      <Button type="submit" className="self-start" busy={act.pending} busyLabel={dashboardMessages.saving}>
        {words.save}
      </Button>
    </Form>
  );
};
