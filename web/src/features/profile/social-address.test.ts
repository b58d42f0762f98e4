import { expect, it } from 'vitest';
import { addressOf, type Site } from './social-address.ts';

it.each<[Site, string, string | null]>([
  ['twitter', 'arda', 'https://x.com/arda'],
  ['instagram', '@arda.8', 'https://www.instagram.com/arda.8'],
  ['twitch', ' Arda_TV ', 'https://www.twitch.tv/Arda_TV'],
  ['youtube', '@arda-the-wall', 'https://www.youtube.com/@arda-the-wall'],
  ['youtube', 'https://www.youtube.com/channel/UC1?x=1#y', 'https://www.youtube.com/channel/UC1?x=1#y'],
  // A handle with a dot is no address.
  ['twitch', 'arda.tv', 'https://www.twitch.tv/arda.tv'],
  ['twitter', 'javascript:alert(1)', null],
  ['twitter', 'http://user:pw@x.com/arda', null],
  ['twitter', '//x.com/arda', null],
  ['twitter', 'arda kaya', null],
])('%s account %o leads to %o', (site, account, address) => {
  expect(addressOf(site, account)).toBe(address);
});
