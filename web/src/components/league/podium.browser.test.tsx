import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import type { LinkParts } from '../ui/link-parts.ts';
import { Podium } from './podium.tsx';

const entry = (gamertag: string, figure: string, team: string | null = null) => ({
  player: { _id: gamertag, gamertag, jerseyNumber: gamertag === 'Efe' ? 10 : null },
  team: team === null ? null : { _id: team, name: team, logo: '', crest: 'red-white-stripes' },
  figure,
  unit: 'gol',
  link: ({ children, ...rest }: LinkParts) => (
    <a href={`#${gamertag}`} {...rest}>
      {children}
    </a>
  ),
});
const three = [entry('Arda', '12', 'Kartal'), entry('Efe', '10'), entry('Can', '9', 'Çamlıca')];

it('reads from the first to the third, with place, player, value and team', async () => {
  const page = await render(<Podium label="İlk üç" entries={three} />);
  const steps = page.getByRole('list', { name: 'İlk üç' }).getByRole('listitem');
  await expect.element(steps.nth(0)).toHaveTextContent('1. sıradaAArdaKartal112 gol');
  await expect.element(steps.nth(1)).toHaveTextContent('2. sırada10EfeBoşta210 gol');
  await expect.element(steps.nth(2)).toHaveTextContent('3. sıradaCCanÇamlıca39 gol');
  await expect.element(page.getByRole('link', { name: 'Efe', exact: true })).toHaveAttribute('href', '#Efe');
});

it('stands 2-1-3, on steps of 118, 94 and 78 px', async () => {
  const page = await render(<Podium label="İlk üç" entries={three} />);
  const boxes = page
    .getByRole('listitem')
    .elements()
    .map((step) => step.lastElementChild)
    .map((block) => ({
      number: block?.firstElementChild?.textContent,
      height: block?.getBoundingClientRect().height,
      left: block?.getBoundingClientRect().left ?? 0,
      bottom: block?.getBoundingClientRect().bottom,
    }));
  expect(boxes.map(({ number, height }) => [number, height])).toEqual([
    ['1', 118],
    ['2', 94],
    ['3', 78],
  ]);
  expect(new Set(boxes.map(({ bottom }) => bottom)).size).toBe(1);
  expect(boxes.toSorted((a, b) => a.left - b.left).map(({ number }) => number)).toEqual(['2', '1', '3']);
});

it('shows a player without a page without a link', async () => {
  const gone = { ...entry('Silinen', '9'), link: null };
  const page = await render(<Podium label="İlk üç" entries={[...three.slice(0, 2), gone]} />);
  await expect.element(page.getByText('Silinen')).toBeVisible();
  expect(page.getByRole('link').elements()).toHaveLength(2);
});

it('takes the first three of many, and is none with fewer than three', async () => {
  const many = await render(<Podium label="Çok" entries={[...three, entry('Dört', '1')]} />);
  expect(many.getByRole('listitem').elements()).toHaveLength(3);
  await many.unmount();
  const few = await render(<Podium label="Az" entries={three.slice(0, 2)} />);
  expect(few.getByRole('list').elements()).toHaveLength(0);
});
