import { type ComponentProps, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Stepper } from './stepper.tsx';

type Own = { readonly error?: string };

const Score = (own: Own) => {
  const [value, setValue] = useState<ComponentProps<typeof Stepper>['value']>(null);
  return (
    <>
      <Stepper
        label="Ev skoru"
        value={value}
        onChange={setValue}
        most={4}
        increaseLabel="Artır"
        decreaseLabel="Azalt"
        {...own}
      />
      <button type="button">Sonraki</button>
    </>
  );
};

const openScore = async (own: Own = {}) => {
  const page = await render(<Score {...own} />);
  return {
    page,
    box: page.getByRole('spinbutton', { name: 'Ev skoru' }),
    more: page.getByRole('button', { name: 'Artır' }),
    less: page.getByRole('button', { name: 'Azalt' }),
  };
};

describe('a stepper', () => {
  it('takes digits, says its count, and drops zeros before it', async () => {
    const { box } = await openScore();
    await expect.element(box).toHaveAttribute('aria-valuetext', 'girilmedi');
    await box.click();
    await userEvent.keyboard('03');
    await expect.element(box).toHaveValue('3');
    await expect.element(box).toHaveAttribute('aria-valuenow', '3');
  });

  it('changes by arrows within its limits, and is 0 by Home', async () => {
    const { box } = await openScore();
    await box.click();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect.element(box).toHaveValue('3');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect.element(box).toHaveValue('4');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(box).toHaveValue('3');
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect.element(box).toHaveValue('0');
  });

  it('changes by its buttons, which leave the focus where it is and are dead at the limits', async () => {
    const { page, box, more, less } = await openScore();
    await less.click();
    await expect.element(box).toHaveValue('0');
    await expect.element(less).toHaveAttribute('aria-disabled', 'true');
    await box.click();
    for (let count = 0; count < 4; count += 1) await more.click();
    await expect.element(box).toHaveValue('4');
    await expect.element(box).toHaveFocus();
    await expect.element(more).toHaveAttribute('aria-disabled', 'true');
    await more.click({ force: true });
    await expect.element(box).toHaveValue('4');
    await expect.element(page.getByRole('status')).toHaveTextContent('Ev skoru: 4');
  });

  it('is one stop of the keyboard', async () => {
    const { page, box } = await openScore();
    await userEvent.tab();
    await expect.element(box).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Sonraki' })).toHaveFocus();
  });

  it.each(['2,5', '-1', '12a', '100'])('keeps %s as it was typed, which is no count', async (typed) => {
    const { box } = await openScore();
    await box.click();
    await userEvent.keyboard(typed);
    await expect.element(box).toHaveValue(typed);
    await expect.element(box).toHaveAttribute('aria-valuetext', typed);
  });

  it('is described by its error', async () => {
    const { box } = await openScore({ error: 'Skor girilmedi.' });
    await expect.element(box).toBeInvalid();
    await expect.element(box).toHaveAccessibleDescription('Hata: Skor girilmedi.');
  });
});
