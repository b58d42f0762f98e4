import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { BroadcastBadge } from './broadcast-badge.tsx';

const NAMES = {
  Twitch: 'Twitch',
  YouTube: 'YouTube',
  Facebook: 'Facebook Gaming',
  Kick: 'Kick',
  TikTok: 'TikTok Live',
  Instagram: 'Instagram Live',
  Diğer: 'Diğer',
} as const;

it('shows each of the seven platforms by its name, a sign and a colour of its own', async () => {
  const platforms = Object.keys(NAMES) as (keyof typeof NAMES)[];
  const page = await render(
    <>
      {platforms.map((platform) => (
        <BroadcastBadge key={platform} platform={platform} />
      ))}
    </>,
  );
  const badges = platforms.map((platform) => page.getByText(NAMES[platform], { exact: true }).element());
  expect(badges.filter((badge) => badge.querySelector('svg') === null)).toEqual([]);
  expect(new Set(badges.map((badge) => getComputedStyle(badge).backgroundColor)).size).toBe(platforms.length);
});
