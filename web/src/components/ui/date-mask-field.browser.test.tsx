import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DateMask } from './date-mask-field.tsx';

const WARNING = 'Tarih anlaşılamadı, önceki tarih geri geldi. Biçim: gg.aa.yyyy';

const Filter = ({ start = '2026-11-20' }: { readonly start?: string }) => {
  const [day, setDay] = useState<string | null>(start);
  return (
    <>
      <button type="button" onClick={() => setDay('2027-01-05')}>
        Başka adres
      </button>
      <DateMask label="Gün" value={day} onChange={setDay} onClear={() => setDay(null)} />
      <output>{day ?? 'yok'}</output>
    </>
  );
};

const Daily = () => {
  const [day, setDay] = useState('2026-11-20');
  return <DateMask label="Gün" value={day} onChange={setDay} />;
};

const retype = async (text: string) => {
  await userEvent.keyboard(`{Control>}a{/Control}{Backspace}${text}{Enter}`);
};

it('can be emptied, where no day is a choice', async () => {
  const page = await render(<Filter />);
  await page.getByRole('textbox', { name: 'Gün' }).click();
  await retype('');
  await expect.element(page.getByText('yok')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Gün' })).toHaveValue('');
});

it('gets its day back, where there has to be one', async () => {
  const page = await render(<Daily />);
  const box = page.getByRole('textbox', { name: 'Gün' });
  await box.click();
  await retype('');
  await expect.element(box).toHaveValue('20.11.2026');
});

it.each([
  ['another day from outside', 'Başka adres', '05.01.2027'],
  ['an arrow', 'Sonraki gün', '21.11.2026'],
])('forgets its warning with %s', async (_, button, shown) => {
  const page = await render(<Filter />);
  const box = page.getByRole('textbox', { name: 'Gün' });
  await box.click();
  await retype('99.99.2026');
  await expect.element(page.getByText(WARNING)).toBeVisible();
  await expect.element(box).toHaveValue('20.11.2026');
  await page.getByRole('button', { name: button }).click();
  await expect.element(box).toHaveValue(shown);
  await expect.element(page.getByText(WARNING)).not.toBeInTheDocument();
});

it('gives a text that is typed meanwhile up for another day from outside', async () => {
  const page = await render(<Filter />);
  const box = page.getByRole('textbox', { name: 'Gün' });
  await box.fill('3');
  await page.getByRole('button', { name: 'Başka adres' }).click();
  await expect.element(box).toHaveValue('05.01.2027');
});

it('applies a whole day while it is typed, where it stands in a form', async () => {
  const Field = () => {
    const [day, setDay] = useState<string | null>('2026-11-20');
    return (
      <>
        <DateMask label="Gün" value={day} onChange={setDay} onClear={() => setDay(null)} asTyped />
        <output>{day ?? 'yok'}</output>
      </>
    );
  };
  const page = await render(<Field />);
  const box = page.getByRole('textbox', { name: 'Gün' });
  await box.click();
  await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
  await expect.element(page.getByText('yok')).toBeVisible();
  await userEvent.keyboard('05122026');
  await expect.element(page.getByText('2026-12-05')).toBeVisible();
  await expect.element(box).toHaveFocus();
  await expect.element(box).toHaveValue('05.12.2026');
  await userEvent.keyboard('{Backspace}7');
  await expect.element(page.getByText('2027-12-05')).toBeVisible();
});
