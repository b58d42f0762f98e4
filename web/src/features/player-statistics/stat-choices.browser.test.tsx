import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { statsOf } from '../../testing/stats-of.ts';
import { StatChoices } from './stat-choices.tsx';
import type { Choice } from './totals.ts';

const STATS = statsOf({ matchesPlayed: 5, goals: 3, yellowCards: 1 });

const Held = ({ operation }: { readonly operation: 'reset' | 'decrease' }) => {
  const [chosen, choose] = useState<readonly Choice[]>([]);
  return (
    <>
      <StatChoices id="c" stats={STATS} operation={operation} chosen={chosen} error={undefined} onChange={choose} />
      <output>{chosen.join(' ')}</output>
    </>
  );
};

it("'all' stands alone, and any other choice takes it back", async () => {
  const page = await render(<Held operation="reset" />);
  await page.getByRole('checkbox', { name: /^Gol/ }).click();
  await page.getByRole('checkbox', { name: /^Sarı/ }).click();
  await expect.element(page.getByText('goals yellowCards', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: /^Tümü/ }).click();
  await expect.element(page.getByText('all', { exact: true })).toBeVisible();
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  await userEvent.keyboard(' ');
  await expect.element(page.getByText('goals', { exact: true })).toBeVisible();
});

it('a figure that is 0 cannot be chosen, and says why; all cannot be decreased', async () => {
  const page = await render(<Held operation="decrease" />);
  await expect
    .element(page.getByRole('checkbox', { name: 'Asist (0) · Zaten 0, silinecek bir şey yok' }))
    .toBeDisabled();
  await expect.element(page.getByRole('checkbox', { name: /Tümü yalnızca sıfırlanabilir/ })).toBeDisabled();
  await expect.element(page.getByRole('checkbox', { name: 'Gol (3)' })).toBeEnabled();
});
