import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from '../../components/ui/dialog.tsx';
import { detailsOf } from '../../testing/match-of.ts';
import { statLineOf } from '../../testing/stat-line-of.ts';
import { MatchDetails } from './match-details.tsx';

const match = detailsOf({
  status: 'finished',
  homeScore: 3,
  awayScore: 1,
  playerStats: Array.from({ length: 20 }, (_, index) => statLineOf(`Oyuncu${index}`, { goals: index % 4 })),
});

const Open = () => (
  <Dialog title="Kartal – Çamlıca" description="7. hafta · Bitti" size={960} onClose={() => undefined}>
    <MatchDetails
      match={match}
      lists={match}
      staleSince={null}
      tab="players"
      onTabChange={() => undefined}
      notice={null}
    />
  </Dialog>
);

it.each([
  ['a phone', 375, 740],
  ['a wide window', 1280, 900],
])('keeps the score in view under the title while the rest scrolls, in %s', async (_, width, height) => {
  await page.viewport(width, height);
  const router = createRouter({
    routeTree: createRootRoute({ component: Open }),
    history: createMemoryHistory(),
  });
  await router.load();
  await render(<RouterProvider router={router as never} />);
  const title = page.getByRole('heading', { name: 'Kartal – Çamlıca' });
  const score = page.getByText('3 – 1', { exact: true });
  const last = page.getByRole('row').last();
  await expect.element(last).not.toBeInViewport();
  last.element().scrollIntoView();
  await expect.element(last).toBeInViewport();
  await expect.element(title).toBeInViewport();
  // The sentence is for screen readers; the tiles of the two sides follow it.
  const tile = score.element().nextElementSibling?.firstElementChild;
  if (tile === null || tile === undefined) throw new Error('no tile shows the score');
  await expect.element(page.elementLocator(tile)).toBeInViewport();
  const { top, bottom, left } = tile.getBoundingClientRect();
  expect(top).toBeGreaterThan(title.element().getBoundingClientRect().bottom);
  expect(document.elementFromPoint(left + 4, bottom - 4)).toBe(tile);
});
