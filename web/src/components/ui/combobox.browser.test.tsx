import { type FormEvent, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Combobox } from './combobox.tsx';

const named = (label: string, index: number) => ({ id: String(index), label });
const TEAMS = ['İnönü Işıkspor', 'Çamlık', 'Gölbaşı', 'Şahin Gücü'].map(named);
const PLAYERS = Array.from({ length: 20 }, (_, index) => named(`Oyuncu ${index + 1}`, index));

type Option = (typeof TEAMS)[number];

const Team = ({
  options = TEAMS,
  onSubmit,
}: {
  readonly options?: readonly Option[];
  readonly onSubmit?: () => void;
}) => {
  const [team, setTeam] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <form onSubmit={submit}>
      <Combobox label="Takım" options={options} value={team} onChange={setTeam} />
      <output>{options.find(({ id }) => id === team)?.label ?? 'seçilmedi'}</output>
    </form>
  );
};

const openTeam = async (props: Parameters<typeof Team>[0] = {}) => {
  const page = await render(<Team {...props} />);
  const box = page.getByRole('combobox', { name: 'Takım' });
  await box.click();
  return { page, box, chosen: page.getByText('seçilmedi'), options: page.getByRole('option') };
};

describe('a combobox', () => {
  it.each([
    ['isik', 'İnönü Işıkspor'],
    ['IŞIK', 'İnönü Işıkspor'],
    ['gucu', 'Şahin Gücü'],
    ['göl', 'Gölbaşı'],
    ['camlik', 'Çamlık'],
  ])('takes %s and Enter for %s', async (typed, label) => {
    const { page, box, options } = await openTeam();
    await userEvent.keyboard(typed);
    await expect.element(options).toHaveTextContent(label);
    await expect.element(page.getByRole('status').first()).toHaveTextContent('1 sonuç');
    await userEvent.keyboard('{Enter}');
    await expect.element(box).toHaveValue(label);
    await expect.element(page.getByText(label, { exact: true })).toBeVisible();
    await expect.element(options).not.toBeInTheDocument();
  });

  it('goes through its options by arrows, around the ends, and names the active one', async () => {
    const { page, box } = await openTeam();
    const active = page.getByRole('option', { selected: true });
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(active).toHaveTextContent('İnönü Işıkspor');
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(active).toHaveTextContent('Şahin Gücü');
    await expect.element(box).toHaveAttribute('aria-activedescendant', active.element().id);
    await userEvent.keyboard('{Enter}');
    await expect.element(box).toHaveValue('Şahin Gücü');
    await expect.element(box).toHaveFocus();
  });

  it('chooses what is pressed, keeps the focus, and takes the choice back by its button', async () => {
    const { page, box, chosen } = await openTeam();
    await page.getByRole('option', { name: 'Gölbaşı' }).click();
    await expect.element(box).toHaveValue('Gölbaşı');
    await expect.element(box).toHaveFocus();
    await page.getByRole('button', { name: 'Seçimi temizle' }).click();
    await expect.element(box).toHaveValue('');
    await expect.element(box).toHaveFocus();
    await expect.element(chosen).toBeVisible();
  });

  it('closes its list by Escape, and empties itself by the next', async () => {
    const { page, box, chosen, options } = await openTeam();
    await userEvent.keyboard('gol{Enter}{ArrowDown}');
    await expect.element(options.first()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    await expect.element(box).toHaveAttribute('aria-expanded', 'false');
    await expect.element(box).toHaveValue('Gölbaşı');
    await userEvent.keyboard('{Escape}');
    await expect.element(box).toHaveValue('');
    await expect.element(chosen).toBeVisible();
  });

  it('says that nothing matches, and submits no form by Enter on it', async () => {
    const submitted = vi.fn<() => void>();
    const { page, chosen } = await openTeam({ onSubmit: submitted });
    await userEvent.keyboard('yok böyle takım');
    await expect.element(page.getByText('Sonuç yok').first()).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(chosen).toBeVisible();
    expect(submitted).not.toHaveBeenCalled();
  });

  it('takes a whole name that is left without Enter, whatever its letters', async () => {
    const { page, box } = await openTeam();
    await userEvent.keyboard('SAHIN gucu{Tab}');
    await expect.element(box).toHaveValue('Şahin Gücü');
    await expect.element(page.getByText('Şahin Gücü', { exact: true })).toBeVisible();
  });

  it('takes a whole name that was typed before there were options', async () => {
    const { page, box, chosen } = await openTeam({ options: [] });
    await userEvent.keyboard('camlik{Enter}');
    await expect.element(chosen).toBeVisible();
    await page.rerender(<Team />);
    await expect.element(page.getByRole('status').first()).toHaveTextContent('1 sonuç');
    await expect.element(chosen).not.toBeInTheDocument();
    await userEvent.tab();
    await expect.element(box).toHaveValue('Çamlık');
  });

  it('has no choice after it was emptied and left', async () => {
    const { box, chosen } = await openTeam();
    await userEvent.keyboard('gol{Enter}{Control>}a{/Control}{Backspace}{Tab}');
    await expect.element(box).toHaveValue('');
    await expect.element(chosen).toBeVisible();
  });

  it('lists the first eight of many, and says how many there are', async () => {
    const { page, options } = await openTeam({ options: PLAYERS });
    await expect.poll(() => options.elements().length).toBe(8);
    await expect.element(page.getByText('20 sonuçtan ilk 8 gösteriliyor; yazdıkça daralır').first()).toBeVisible();
    await userEvent.keyboard('oyuncu 20');
    await expect.element(options).toHaveTextContent('Oyuncu 20');
  });
});
