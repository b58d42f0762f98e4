import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { PlayerDisc } from './player-disc.tsx';
import { JerseyNumber } from './jersey-number.tsx';
import { PositionBadge } from './position-badge.tsx';

it('says a position by its letters to the eye and by its name to screen readers', async () => {
  const page = await render(<PositionBadge position="Sol Orta Saha" />);
  await expect.element(page.getByText('SLO')).toHaveAttribute('aria-hidden', 'true');
  await expect.element(page.getByText('Sol Orta Saha')).toBeInTheDocument();
});

it.each([
  ['Libero', 'Libero'],
  [null, 'Mevki yok'],
])('says of the position %o: %s', async (position, text) => {
  const page = await render(<PositionBadge position={position} />);
  await expect.element(page.getByText(text)).toBeVisible();
});

it('reads a number as one, and not its sign', async () => {
  const page = await render(<JerseyNumber number={8} />);
  await expect.element(page.getByText('#8')).toHaveAttribute('aria-hidden', 'true');
  await expect.element(page.getByText('8 numara')).toBeInTheDocument();
});

it('shows a player without a number by the first letter of the gamertag, a Turkish capital, to the eye only', async () => {
  const page = await render(<PlayerDisc player={{ gamertag: '_ışıkKral' }} />);
  await expect.element(page.getByText('I', { exact: true })).toHaveAttribute('aria-hidden', 'true');
});
