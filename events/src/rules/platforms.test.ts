import { describe, expect, it } from 'vitest';
import { isOnPlatform } from './platforms.ts';

describe('the link of a channel', () => {
  it.for([
    ['Twitch', 'https://www.twitch.tv/kartal', true],
    ['Twitch', 'https://twitch.tv/kartal', true],
    ['YouTube', 'https://youtu.be/abc', true],
    ['Kick', 'http://kick.com/kartal', true],
    ['Twitch', 'https://kick.com/kartal', false],
    ['Twitch', 'https://twitch.tv.example.com/kartal', false],
    ['Twitch', 'https://nottwitch.tv/kartal', false],
    ['Diğer', 'https://example.com/kartal', true],
  ] as const)('on %s, %s: %s', ([platform, link, expected]) => {
    expect(isOnPlatform(platform, link)).toBe(expected);
  });
});
