import { useWatch } from 'react-hook-form';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Form } from '../../components/form/form.tsx';
import { useLeagueForm } from '../../components/form/use-league-form.ts';
import { knownLineOf } from '../../testing/line-of.ts';
import { matchOf } from '../../testing/match-of.ts';
import { planned } from '../../testing/planned-result.ts';
import { LineGroup } from './line-group.tsx';
import type { MatchPerson, People } from './people.ts';
import { formOf, type KnownResult, type ResultForm, resultSchema } from './result-form.ts';
import { useLines } from './use-lines.ts';
import type { ResultEditor } from './use-result-form.ts';

const person = (id: string, gamertag: string): readonly [string, MatchPerson] => [
  id,
  { id, gamertag, number: 8, sides: ['home'], position: null, deleted: false },
];
const people: People = new Map([person('a', 'Arda'), person('e', 'Efe')]);
const known: KnownResult = {
  ...planned,
  status: 'finished',
  homeScore: 2,
  awayScore: 1,
  playerStats: [knownLineOf('a', { goals: 2 }), knownLineOf('e')],
};

const Group = ({ wide }: { readonly wide: boolean }) => {
  const form = useLeagueForm({ schema: resultSchema(known), defaultValues: formOf(known) });
  const values = useWatch({ control: form.control }) as ResultForm;
  const lines = useLines({ form });
  return (
    <Form form={form} onSubmit={() => undefined} pending={false} failure={null}>
      <LineGroup
        editor={{ form, values } as ResultEditor}
        lines={lines}
        side="home"
        team={matchOf().homeTeam}
        people={people}
        wide={wide}
      />
      <output>{`skor ${values.homeScore}`}</output>
    </Form>
  );
};

it('counts by the keyboard, and offers to repair the score, which never changes by itself', async () => {
  const page = await render(<Group wide />);
  await expect.element(page.getByText('Kartal · yazılan gol 2/2')).toBeVisible();
  await page.getByRole('spinbutton', { name: 'Gol: Efe' }).click();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(page.getByText('Kartal · yazılan gol 4/2')).toBeVisible();
  await expect.element(page.getByText(/Oyuncuların golleri \(4\) takımın skorunu \(2\) aşıyor/)).toBeVisible();
  await expect.element(page.getByText('skor 2')).toBeVisible();
  await page.getByRole('button', { name: 'Skoru 4–1 yap' }).click();
  await expect.element(page.getByText('skor 4')).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await page.getByRole('spinbutton', { name: 'Gol: Efe' }).fill('0');
  await expect.element(page.getByText('2 gol kimseye yazılmadı.')).toBeVisible();
});

it('brings a removed row back with what stood in it', async () => {
  const page = await render(<Group wide />);
  await page.getByRole('button', { name: 'Satırı çıkar: Arda' }).click();
  await expect.element(page.getByText('Çıkarıldı: Arda')).toBeVisible();
  const undo = page.getByRole('button', { name: 'Geri al: Arda' });
  await expect.element(undo).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('spinbutton', { name: 'Gol: Arda' })).toHaveValue('2');
});

it('opens by thumb to its steppers and to all that is rarely written', async () => {
  const page = await render(<Group wide={false} />);
  await expect.element(page.getByText('Gol 2', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Arda/ }).click();
  await page.getByRole('button', { name: 'Artır: Asist: Arda' }).click();
  await expect.element(page.getByText('Gol 2 · Ast 1')).toBeVisible();
  for (const name of ['Şut: Arda', 'Pas: Arda', 'Tuttuğu top: Arda', 'Dakika: Arda']) {
    await expect.element(page.getByRole('spinbutton', { name })).toBeVisible();
  }
  await expect.element(page.getByRole('combobox', { name: 'Mevki' })).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'Maçın oyuncusu' })).toBeVisible();
});
