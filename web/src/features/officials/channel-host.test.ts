import { expect, it } from 'vitest';
import { hostOf } from './channel-host.ts';

it.each([
  ['https://www.twitch.tv/lig', 'twitch.tv'],
  ['http://YouTube.com/@lig', 'youtube.com'],
  ['https://twitch.tv.evil.example/lig', 'twitch.tv.evil.example'],
  ['https://twitch.tv@evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['twitch.tv/lig', undefined],
  ['', undefined],
  [null, undefined],
])('%o leads to the host %o', (link, host) => {
  expect(hostOf(link)).toBe(host);
});
