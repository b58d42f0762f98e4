import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Form } from '../../components/form/form.tsx';
import { useLeagueForm } from '../../components/form/use-league-form.ts';
import { planned } from '../../testing/planned-result.ts';
import { PlayerBox } from './player-box.tsx';
import { formOf, resultSchema } from './result-form.ts';
import type { Kind } from './use-lines.ts';

const options = [
  { id: 'arda', label: 'Arda', note: '8 numara, Kartal' },
  { id: 'ardic', label: 'Ardıç', note: '4 numara, Çamlıca' },
  { id: 'sule', label: 'Şule', note: 'Çamlıca' },
];

type Props = { readonly onAdd: (player: string, kind: Kind) => number; readonly onSubmit?: () => void };

const Box = ({ onAdd, onSubmit = () => undefined }: Props) => {
  const known = { ...planned, homeScore: 1, awayScore: 0 };
  const form = useLeagueForm({
    schema: resultSchema(known),
    defaultValues: { ...formOf(known), homeScore: 1, awayScore: 0 },
  });
  return (
    <Form form={form} onSubmit={onSubmit} pending={false} failure={null}>
      <PlayerBox form={form} options={options} onAdd={onAdd} />
    </Form>
  );
};

const open = async () => {
  const onAdd = vi.fn<(player: string, kind: Kind) => number>(() => 2);
  const onSubmit = vi.fn<() => void>();
  const page = await render(<Box onAdd={onAdd} onSubmit={onSubmit} />);
  const box = page.getByRole('combobox', { name: 'Oyuncu ekle' });
  await box.click();
  return { page, box, onAdd, onSubmit };
};

it('adds the best match with two letters and Enter, keeps the focus, and says what was added', async () => {
  const { page, box, onAdd } = await open();
  await userEvent.keyboard('ar{Enter}ar{ArrowDown}{Enter}su{Enter}');
  expect(onAdd.mock.calls).toEqual([
    ['arda', 'goals'],
    ['ardic', 'goals'],
    ['sule', 'goals'],
  ]);
  await expect.element(box).toHaveFocus();
  await expect.element(box).toHaveValue('');
  await expect.element(page.getByText('Şule, gol eklendi, toplam 2')).toBeInTheDocument();
});

it('adds nobody by a name alone: each player takes one Enter', async () => {
  const { onAdd } = await open();
  await userEvent.keyboard('Arda{Enter}');
  expect(onAdd.mock.calls).toEqual([['arda', 'goals']]);
});

it('changes the kind with ← and → while the box is empty, and leaves them to the text otherwise', async () => {
  const { page, onAdd } = await open();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: 'Kurtarış' })).toBeChecked();
  await userEvent.keyboard('{ArrowLeft}su{ArrowLeft}{Enter}');
  expect(onAdd.mock.calls).toEqual([['sule', 'assists']]);
});

it('names number and side of each option', async () => {
  const { page } = await open();
  await userEvent.keyboard('ard');
  await expect
    .poll(() =>
      page
        .getByRole('option')
        .elements()
        .map((option) => option.textContent),
    )
    .toEqual(['Arda, 8 numara, Kartal', 'Ardıç, 4 numara, Çamlıca']);
});

it('does not lose a name that nobody has: saving stops at the box', async () => {
  const { page, box, onSubmit } = await open();
  await userEvent.keyboard('yok{Control>}{Enter}{/Control}');
  await expect.element(page.getByText(/Listeden birini seçin\./)).toBeVisible();
  await expect.element(box).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});
