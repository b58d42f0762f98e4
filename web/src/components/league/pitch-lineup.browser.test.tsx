import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { PitchLineup } from './pitch-lineup.tsx';

const POSITIONS = [
  'Kaleci',
  'Sol Bek',
  'Stoper',
  'Sağ Bek',
  'Sol Orta Saha',
  'Sağ Orta Saha',
  'Sol Forvet',
  'Sağ Forvet',
];
const side = (name: string) => ({
  team: { _id: name, name, logo: '', crest: 'red-white-stripes' },
  entries: POSITIONS.map((position, at) => ({
    key: `${name} ${at}`,
    name: `${name} ${at}`,
    position,
    number: at + 1,
    goals: 0,
  })),
});

it('stands eight of each side on the pitch, the away side upside down', async () => {
  const page = await render(<PitchLineup home={side('Kartal')} away={side('Moda')} />);
  await expect.element(page.getByRole('region', { name: 'İlk sekiz, Moda' })).toBeVisible();
  const drawn = [...page.container.querySelectorAll('.on-pitch')];
  expect(drawn).toHaveLength(2 * POSITIONS.length);
  /** How far down the pitch a player stands. */
  const from = (name: string): number =>
    drawn.find(({ textContent }) => textContent.endsWith(name))?.getBoundingClientRect().top ?? Number.NaN;
  const [first, last] = [0, POSITIONS.length - 1];
  expect(from(`Kartal ${first}`)).toBeLessThan(from(`Kartal ${last}`));
  expect(from(`Kartal ${last}`)).toBeLessThan(from(`Moda ${last}`));
  expect(from(`Moda ${last}`)).toBeLessThan(from(`Moda ${first}`));
});
