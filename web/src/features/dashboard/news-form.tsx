import type { SettingsAnswer } from '@league/query-api/contract/settings.ts';
import { Form } from '../../components/form/form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { DateMask } from '../../components/ui/date-mask-field.tsx';
import { TextArea, TextField } from '../../components/ui/field.tsx';
import { dashboardMessages } from '../../messages/tr/dashboard.ts';
import { useSettingsForm } from '../settings/use-settings-form.ts';

const words = dashboardMessages.news;

type NewsFormProps = { readonly news: SettingsAnswer['news']; readonly onSaved: (said: string) => void };

/** The news of the home page, which are saved together. */
export const NewsForm = ({ news, onSaved }: NewsFormProps) => {
  const { form, act, save } = useSettingsForm({ news }, onSaved);
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
      <p className="text-meta text-text-2">{words.hint}</p>
      {news.map((_, place) => {
        const { value: date, ...box } = form.value(`news.${place}.date`);
        return (
          <fieldset key={place} className="flex min-w-0 flex-col gap-3 border-t border-line pt-3">
            <legend className="float-left w-full pb-2 font-bold">{words.item(place + 1)}</legend>
            <TextField
              label={words.itemTitle}
              maxLength={100}
              autoComplete="off"
              {...form.field(`news.${place}.title`)}
            />
            <TextArea label={words.text} maxLength={500} {...form.field(`news.${place}.text`)} />
            <DateMask
              label={words.date}
              optional
              steps={false}
              asTyped
              {...box}
              value={date ?? null}
              onClear={() => box.onChange(null)}
            />
          </fieldset>
        );
      })}
      <Button type="submit" className="self-start" busy={act.pending} busyLabel={dashboardMessages.saving}>
        {words.save}
      </Button>
    </Form>
  );
};
