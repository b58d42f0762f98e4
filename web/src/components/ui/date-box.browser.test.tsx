import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DateMask } from './date-mask-field.tsx';

const Day = () => {
  const [day, setDay] = useState('2026-11-20');
  return (
    <>
      <DateMask label="Gün" value={day} onChange={setDay} />
      <output>{day}</output>
    </>
  );
};

const openDay = async () => {
  const page = await render(<Day />);
  return { page, box: page.getByRole('textbox', { name: 'Gün' }), day: page.getByText(/^\d{4}-\d\d-\d\d$/) };
};

/** In place of all that stands in the box. */
const retype = (text: string) => userEvent.keyboard(`{Control>}a{/Control}${text}`);

const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' });

describe('a date box', () => {
  it('sets the dots while digits are typed, and applies the day by Enter only', async () => {
    const { box, day } = await openDay();
    await box.click();
    await retype('0509');
    await expect.element(box).toHaveValue('05.09.');
    await userEvent.keyboard('2027');
    await expect.element(box).toHaveValue('05.09.2027');
    await expect.element(day).toHaveTextContent('2026-11-20');
    await userEvent.keyboard('{Enter}');
    await expect.element(day).toHaveTextContent('2027-09-05');
  });

  it('applies the day when it is left, also one of single digits', async () => {
    const { box, day } = await openDay();
    await box.click();
    await retype('5.9.2027{Tab}');
    await expect.element(day).toHaveTextContent('2027-09-05');
    await expect.element(box).toHaveValue('05.09.2027');
  });

  it('keeps the caret where something is typed inside', async () => {
    const { box, day } = await openDay();
    await box.click();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}{Delete}{Delete}{Delete}12');
    await expect.element(box).toHaveValue('20.12.2026');
    await userEvent.keyboard('{Delete}3{Enter}');
    await expect.element(box).toHaveValue('20.12.3026');
    await expect.element(day).toHaveTextContent('3026-12-20');
  });

  it.each(['31.4.2026', '99.99.2026', '20.11', '1.1.1999'])(
    'says that %s is no day, and has its last one back',
    async (text) => {
      const { page, box, day } = await openDay();
      await box.click();
      await retype(`${text}{Enter}`);
      await expect.element(page.getByRole('status').filter({ hasText: 'Tarih anlaşılamadı' })).toBeVisible();
      await expect.element(box).toHaveValue('20.11.2026');
      await expect.element(day).toHaveTextContent('2026-11-20');
      await retype('21112026{Enter}');
      await expect.element(day).toHaveTextContent('2026-11-21');
      await expect.element(page.getByText(/Tarih anlaşılamadı/)).not.toBeInTheDocument();
    },
  );

  it('goes to the day before, the day after and today by its buttons', async () => {
    const { page, day } = await openDay();
    const press = (name: string) => page.getByRole('button', { name }).click();
    await press('Önceki gün');
    await expect.element(day).toHaveTextContent('2026-11-19');
    await press('Sonraki gün');
    await press('Sonraki gün');
    await expect.element(day).toHaveTextContent('2026-11-21');
    const [before] = [today.format(new Date()), await press('Bugün')];
    // Midnight may have passed meanwhile.
    await expect.poll(() => [before, today.format(new Date())]).toContain(day.element().textContent);
  });

  it("opens the browser's calendar by its button, and takes what is picked there", async () => {
    const shown = vi.spyOn(HTMLInputElement.prototype, 'showPicker').mockReturnValue(undefined);
    const { page, box, day } = await openDay();
    await page.getByRole('button', { name: 'Gün: takvimden seçin' }).click();
    const [picker] = shown.mock.contexts;
    if (!(picker instanceof HTMLInputElement)) throw new Error('no calendar was opened');
    await userEvent.fill(picker, '2027-01-05');
    await expect.element(day).toHaveTextContent('2027-01-05');
    await expect.element(box).toHaveValue('05.01.2027');
    shown.mockRestore();
  });
});
