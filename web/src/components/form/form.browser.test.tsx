import * as z from 'zod/mini';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ApiProblem, NoAnswer } from '../../api/errors.ts';
import { Button } from '../ui/button.tsx';
import { ColourPicker } from '../ui/colour-picker.tsx';
import { Combobox } from '../ui/combobox.tsx';
import { InstantField } from '../ui/instant-field.tsx';
import { NumberField, TextField } from '../ui/field.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { Form } from './form.tsx';
import { asNumber, asTextLeft, useLeagueForm } from './use-league-form.ts';

const schema = z.strictObject({
  name: z.string().check(z.minLength(3)),
  week: z.int().check(z.gte(1), z.lte(250)),
  day: z.optional(z.iso.date()),
  kickOff: z.nullable(z.iso.datetime()),
  team: z.nullable(z.string()),
  colour: z.string().check(z.regex(/^#[0-9a-f]{6}$/, 'Lütfen geçerli bir değer girin!')),
  lines: z.array(z.strictObject({ goals: z.int().check(z.lte(9)) })),
});
type Body = z.infer<typeof schema>;
const VALID: Body = { name: 'Kartal', week: 7, kickOff: null, team: null, colour: '#dc3545', lines: [{ goals: 1 }] };

const refusal = (...errors: { path: string; message: string }[]) =>
  new ApiProblem('/api/teams', {
    type: 'urn:league:problem:X',
    title: 'Unprocessable Entity',
    status: 422,
    code: 'X',
    message: 'Ad kullanılıyor.',
    ...(errors.length > 0 && { errors }),
  });

type Props = {
  readonly start?: Partial<Body>;
  readonly pending?: boolean;
  readonly error?: Error;
  readonly onSubmit: (body: Body) => void;
};

const Match = ({ start, pending = false, error, onSubmit }: Props) => {
  const form = useLeagueForm({ schema, defaultValues: { ...VALID, ...start } });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'lines' });
  const [failure] = useState(error);
  return (
    <Form
      form={form}
      aria-label="Maç"
      onSubmit={onSubmit}
      pending={pending}
      failure={(error ?? failure) === undefined ? null : { error: error ?? new Error('none'), offline: false }}
    >
      <TextField label="Ad" {...form.field('name')} />
      <NumberField label="Hafta" {...form.field('week', asNumber)} />
      <TextField type="date" label="Gün" {...form.field('day', asTextLeft)} />
      <InstantField label="Başlama" {...form.value('kickOff')} />
      <Combobox label="Takım" options={[{ id: 't1', label: 'Çamlık' }]} {...form.value('team')} />
      <ColourPicker label="Renk" {...form.value('colour')} />
      {fields.map(({ id }, index) => (
        <div key={id}>
          <Stepper
            label={`Gol ${index + 1}`}
            most={9}
            increaseLabel="Artır"
            decreaseLabel="Azalt"
            {...form.value(`lines.${index}.goals`)}
          />
          <Button onClick={() => remove(index)}>{`Sil ${index + 1}`}</Button>
        </div>
      ))}
      <Button onClick={() => append({ goals: 0 })}>Ekle</Button>
      <Button onClick={form.saved}>Kaydedildi</Button>
      <output>{form.formState.isDirty ? 'değişti' : 'aynı'}</output>
      <Button type="submit" busy={pending} busyLabel="Kaydediliyor…">
        Kaydet
      </Button>
    </Form>
  );
};

const open = async (props: Omit<Props, 'onSubmit'> = {}) => {
  const onSubmit = vi.fn<(body: Body) => void>();
  const page = await render(<Match {...props} onSubmit={onSubmit} />);
  return { page, onSubmit, box: (name: string) => page.getByRole('textbox', { name, exact: true }) };
};

it('hands over the body of the call: numbers as numbers, days and instants in ISO, Turkish time as the server means it', async () => {
  const { page, onSubmit, box } = await open();
  await box('Hafta').fill('12');
  await page.getByLabelText('Gün').fill('2026-11-20');
  await page.getByLabelText('Başlama').fill('2026-11-20T21:00');
  await page.getByRole('combobox').fill('camlik');
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect
    .poll(() => onSubmit.mock.calls)
    .toEqual([[{ ...VALID, week: 12, day: '2026-11-20', kickOff: '2026-11-20T18:00:00.000Z', team: 't1' }]]);
});

it.each([
  ['Hafta', '7,5', 'Tam sayı olmalı.'],
  ['Hafta', '1e', 'Sayı olmalı.'],
  ['Hafta', '', 'Bu alan boş bırakılamaz.'],
  ['Hafta', '251', 'En fazla 250 olmalı.'],
  ['Renk', 'kırmızı', 'Lütfen geçerli bir değer girin!'],
])('refuses %s %j at its field, keeps the text and saves nothing', async (name, text, sentence) => {
  const { page, onSubmit, box } = await open();
  await box(name).fill(text);
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect.element(box(name)).toHaveFocus();
  await expect.element(box(name)).toHaveAccessibleDescription(new RegExp(sentence.replace('!', '.')));
  await expect.element(box(name)).toHaveValue(text);
  expect(onSubmit).not.toHaveBeenCalled();
});

it('refuses a day that is typed by half', async () => {
  const { page, onSubmit } = await open();
  const day = page.getByLabelText('Gün');
  await day.click();
  await userEvent.keyboard('20');
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect.element(day).toHaveAccessibleDescription(/Girilen değer eksik ya da geçersiz/);
  expect(onSubmit).not.toHaveBeenCalled();
});

it('refuses a name that is not in the list, and keeps it', async () => {
  const { page, onSubmit } = await open({ start: { team: 't1' } });
  const team = page.getByRole('combobox');
  await team.fill('Yok');
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect.element(team).toHaveAccessibleDescription(/Listeden birini seçin/);
  await expect.element(team).toHaveValue('Yok');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('sums up what is wrong in the order of the page, and is checked live from then on', async () => {
  const { page, onSubmit, box } = await open();
  await box('Hafta').fill('');
  await box('Ad').fill('K');
  await box('Hafta').click();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const summary = page.getByRole('group', { name: 'Düzeltilmesi gereken 2 alan var' });
  await expect.element(summary).toHaveFocus();
  await expect
    .poll(() => [...summary.element().querySelectorAll('a')].map((link) => link.textContent))
    .toEqual(['En az 3 karakter olmalı.', 'Bu alan boş bırakılamaz.']);
  await box('Ad').fill('Kartal');
  await expect.element(summary).not.toBeInTheDocument();
  await expect.element(box('Ad')).not.toHaveAttribute('aria-invalid');
  await box('Hafta').fill('8');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
});

it('names the fields in its summary, where several have the same sentence', async () => {
  const { page } = await open({ start: { lines: [{ goals: 12 }, { goals: 13 }] } });
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect.element(page.getByRole('link', { name: 'Gol 1: En fazla 9 olmalı.' })).toBeVisible();
  await page.getByRole('link', { name: 'Gol 2: En fazla 9 olmalı.' }).click();
  await expect.element(page.getByRole('spinbutton', { name: 'Gol 2' })).toHaveFocus();
});

it('shows at its field what the server refuses, and on top what no field has', async () => {
  const taken = 'Bu ad kullanılıyor.';
  const { page, box } = await open({
    error: refusal({ path: 'name', message: taken }, { path: 'season', message: 'Sezon kapandı.' }),
  });
  await expect.element(box('Ad')).toHaveFocus();
  await expect.element(box('Ad')).toHaveAccessibleDescription(new RegExp(taken));
  await expect.element(page.getByText('Sezon kapandı.').first()).toBeVisible();
});

it('finds the field of a line where the server names it', async () => {
  const { page } = await open({ error: refusal({ path: 'lines[0].goals', message: 'Skordan çok gol var.' }) });
  await expect.element(page.getByRole('spinbutton')).toHaveFocus();
  await expect.element(page.getByRole('spinbutton')).toHaveAccessibleDescription(/Skordan çok gol var/);
});

it.each([refusal(), new NoAnswer('/api/teams', 'network')])('says on top why the act failed: %s', async (error) => {
  const { page } = await open({ error });
  await expect.element(page.getByText(/Ad kullanılıyor|Sunucudan yanıt alınamadı/).first()).toBeVisible();
});

it('takes, adds and drops lines, each with its own value and error', async () => {
  const { page, onSubmit } = await open({ start: { lines: [{ goals: 1 }, { goals: 12 }] } });
  await page.getByRole('button', { name: 'Ekle' }).click();
  await page.getByRole('spinbutton', { name: 'Gol 3' }).fill('x');
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect.element(page.getByRole('spinbutton', { name: 'Gol 2' })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Sil 2' }).click();
  await expect.element(page.getByRole('spinbutton', { name: 'Gol 2' })).toHaveValue('x');
  await page.getByRole('spinbutton', { name: 'Gol 2' }).fill('3');
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ ...VALID, lines: [{ goals: 1 }, { goals: 3 }] }]]);
});

it('does nothing while the act runs, and keeps what is typed meanwhile as a change over what was saved', async () => {
  const onSubmit = vi.fn<(body: Body) => void>();
  const page = await render(<Match onSubmit={onSubmit} />);
  const name = page.getByRole('textbox', { name: 'Ad' });
  await name.fill('Kartal Spor');
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  await page.rerender(<Match onSubmit={onSubmit} pending />);
  await name.fill('Kartal Spor Kulübü');
  await userEvent.keyboard('{Enter}');
  await page.rerender(<Match onSubmit={onSubmit} />);
  await page.getByRole('button', { name: 'Kaydedildi' }).click();
  await expect.element(page.getByRole('status').getByText('değişti')).toBeVisible();
  await expect.element(name).toHaveValue('Kartal Spor Kulübü');
  await name.fill('Kartal Spor');
  await expect.element(page.getByText('aynı')).toBeVisible();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
