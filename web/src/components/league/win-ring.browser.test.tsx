import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { OutcomeLetter } from './outcome-letter.tsx';
import { OverallBadge, RatingBadge } from './rating-badge.tsx';
import { TargetBar } from './target-bar.tsx';
import { WinRing } from './win-ring.tsx';

it.each([
  [7, 12, '%58,3', 'İyi'],
  [7, 10, '%70,0', 'Mükemmel'],
  [1, 2, '%50,0', 'İyi'],
  [4, 9, '%44,4', 'Geliştirilmeli'],
  [0, 0, '%0,0', 'Geliştirilmeli'],
])('%d wins in %d matches are one sentence to screen readers: %s, %s', async (wins, played, figure, grade) => {
  const page = await render(<WinRing wins={wins} played={played} />);
  const name = `Galibiyet oranı ${figure}, ${grade}: ${played} maçta ${wins} galibiyet`;
  await expect.element(page.getByRole('img', { name })).toBeVisible();
  await expect.element(page.getByText(figure, { exact: true })).toBeVisible();
  await expect.element(page.getByText(grade, { exact: true })).toBeVisible();
});

it('a bar is full at its target, and the figure goes on', async () => {
  const page = await render(<TargetBar label="Kurtarış hedefi" value={31} target={20} />);
  const bar = page.getByRole('progressbar', { name: 'Kurtarış hedefi' });
  await expect.element(bar).toHaveAttribute('aria-valuenow', '100');
  await expect.element(bar).toHaveAttribute('aria-valuetext', '31 / 20 hedef, %100');
});

it('a rating that nobody gave says so', async () => {
  const page = await render(
    <>
      <RatingBadge rating={6} given={false} />
      <RatingBadge rating={8.25} given />
      <OverallBadge rating={78.4} />
    </>,
  );
  await expect.element(page.getByText('verilmedi')).toBeVisible();
  await expect.element(page.getByText('8,3')).toBeVisible();
  await expect.element(page.getByText('78', { exact: false })).toBeVisible();
});

it('an outcome is a letter to the eye and a word to screen readers', async () => {
  const page = await render(<OutcomeLetter outcome="loss" />);
  await expect.element(page.getByText('M', { exact: true })).toHaveAttribute('aria-hidden', 'true');
  await expect.element(page.getByText('mağlubiyet')).toBeInTheDocument();
});
