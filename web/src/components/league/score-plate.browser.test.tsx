import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ScorePlate } from './score-plate.tsx';

const live = (home: number, away: number) => <ScorePlate plate={{ kind: 'live', home, away }} />;

const grounds = (root: Element): readonly string[] =>
  Array.from(root.querySelectorAll('[aria-hidden] > span'), (tile) => getComputedStyle(tile).backgroundColor);

it('inverts the tile of the side that scores while the page is open, until its goal is taken back', async () => {
  const page = await render(live(1, 1));
  const [usual] = grounds(page.container);
  expect(grounds(page.container)).toEqual([usual, usual]);
  await page.rerender(live(2, 1));
  const [fresh, other] = grounds(page.container);
  expect([fresh === usual, other === usual]).toEqual([false, true]);
  await page.rerender(live(1, 1));
  expect(grounds(page.container)).toEqual([usual, usual]);
});

it.for([
  [20_000, true],
  [70_000, false],
] as const)('shows on a page that opens %i ms after a goal whether it is fresh', async ([age, isFresh]) => {
  const at = new Date(Date.now() - age).toISOString();
  const page = await render(<ScorePlate plate={{ kind: 'live', home: 2, away: 2, lastGoal: { side: 'home', at } }} />);
  await expect.poll(() => new Set(grounds(page.container)).size).toBe(isFresh ? 2 : 1);
});

it('shows no fresh goal in a match that is over', async () => {
  const page = await render(live(1, 1));
  await page.rerender(<ScorePlate plate={{ kind: 'finished', home: 2, away: 1 }} />);
  const [home, away] = grounds(page.container);
  expect(home).toBe(away);
});
