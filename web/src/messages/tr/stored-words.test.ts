import { expect, it } from 'vitest';
import { broadcastPlatforms } from './stored-words.ts';

it('streams are shown on six platforms, or elsewhere', () => {
  expect(Object.values(broadcastPlatforms)).toEqual([
    'Twitch',
    'YouTube',
    'Facebook Gaming',
    'Kick',
    'TikTok Live',
    'Instagram Live',
    'Diğer',
  ]);
});
