import { settingsBody } from '@league/command-api/contract/settings.ts';
import { useEffect, useRef, useState } from 'react';
import { ApiProblem, NoAnswer } from '../api/errors.ts';
import { Form } from '../components/form/form.tsx';
import { asNumber, useLeagueForm } from '../components/form/use-league-form.ts';
import { Banner } from '../components/ui/banner.tsx';
import { Button } from '../components/ui/button.tsx';
import { ChoiceTiles } from '../components/ui/choice-tiles.tsx';
import { ColourPicker } from '../components/ui/colour-picker.tsx';
import { CheckLine, SelectField, TextArea, TextField } from '../components/ui/field.tsx';
import { Stepper } from '../components/ui/stepper.tsx';

const SAVE_MS = 1_500;

const refusal = (message: string, errors?: readonly { path: string; message: string }[]) =>
  new ApiProblem('/api/settings', {
    type: 'urn:league:problem:SPECIMEN',
    title: 'Unprocessable Entity',
    status: 422,
    code: 'SPECIMEN',
    message,
    ...(errors && { errors: [...errors] }),
  });

/** How the next save may end. */
const OUTCOMES = {
  saved: { label: 'Kaydedilir', error: null },
  field: {
    label: 'Sunucu alanda reddeder',
    error: () =>
      refusal('Bu format bu takım sayısıyla olmaz.', [
        { path: 'playoffSettings.playoffFormat', message: 'Bu format bu takım sayısıyla olmaz.' },
      ]),
  },
  refused: { label: 'Sunucu reddeder', error: () => refusal('Önce bir sezon açın.') },
  offline: { label: 'Bağlantı yok', error: () => new NoAnswer('/api/settings', 'network') },
} as const;
type Outcome = keyof typeof OUTCOMES;

/** In place of the act of a screen, which the server answers. */
const useSpecimenAct = (outcome: Outcome, onSaved: () => void) => {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = () => {
    setPending(true);
    setError(null);
    timer.current = setTimeout(() => {
      const failed = OUTCOMES[outcome].error?.() ?? null;
      setPending(false);
      setError(failed);
      if (failed === null) onSaved();
    }, SAVE_MS);
  };
  return { send, pending, failure: error === null ? null : { error, offline: outcome === 'offline' } };
};

const SettingsForm = ({ outcome }: { readonly outcome: Outcome }) => {
  const [saved, setSaved] = useState(false);
  const form = useLeagueForm({
    schema: settingsBody,
    defaultValues: {
      title: '',
      description: '',
      startDate: '',
      color: '#dc3545',
      playoffSettings: { enabled: true, playoffTeams: null, playoffFormat: null },
      relegationSettings: { relegationTeams: null },
    },
  });
  const act = useSpecimenAct(outcome, () => {
    form.saved();
    setSaved(true);
  });
  return (
    <Form
      form={form}
      aria-label="Ayarlar"
      onSubmit={() => {
        setSaved(false);
        act.send();
      }}
      pending={act.pending}
      failure={act.failure}
      className="max-w-form"
    >
      <TextField label="Ligin adı" hint="Her sayfanın başında durur." {...form.field('title')} />
      <TextArea label="Açıklama" maxLength={2000} {...form.field('description')} />
      <TextField type="date" label="İlk gün" {...form.field('startDate')} />
      <ColourPicker label="Tema rengi" {...form.value('color')} />
      <CheckLine label="Play-off oynanır" {...form.field('playoffSettings.enabled')} />
      <SelectField label="Play-off takımları" {...form.field('playoffSettings.playoffTeams', asNumber)}>
        <option value="">Seçin</option>
        {[4, 6, 8, 12].map((teams) => (
          <option key={teams}>{teams}</option>
        ))}
      </SelectField>
      <ChoiceTiles
        label="Play-off formatı"
        choices={[
          { value: 'single-elimination', label: 'Tek maçlı eleme' },
          { value: 'double-elimination', label: 'Çift eleme', hint: 'İkinci yenilgide elenir' },
        ]}
        {...form.value('playoffSettings.playoffFormat')}
      />
      <div className="flex items-end justify-between gap-4">
        <span aria-hidden="true" className="text-meta font-semibold">
          Küme düşen takım
        </span>
        <Stepper
          size="s"
          label="Küme düşen takım"
          most={10}
          increaseLabel="Küme düşen takımı artır"
          decreaseLabel="Küme düşen takımı azalt"
          {...form.value('relegationSettings.relegationTeams')}
        />
      </div>
      {saved && !form.formState.isDirty && (
        <Banner tone="success" announced>
          Ayarlar kaydedildi.
        </Banner>
      )}
      <Button type="submit" className="self-start" busy={act.pending} busyLabel="Kaydediliyor…">
        Kaydet
      </Button>
    </Form>
  );
};

/** A form of eight fields over the body of a real call, as later screens make theirs. */
export const SpecimenForm = () => {
  const [outcome, setOutcome] = useState<Outcome>('saved');
  return (
    <section className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4">
      <h2 className="text-h2 font-bold">Form</h2>
      <SelectField
        label="Kayıt nasıl biter"
        value={outcome}
        onChange={({ target }) => setOutcome(target.value as Outcome)}
      >
        {Object.entries(OUTCOMES).map(([value, { label }]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <SettingsForm outcome={outcome} />
    </section>
  );
};
