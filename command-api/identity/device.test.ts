import { describe, expect, it } from 'vitest';
import { deviceOf } from './device.ts';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the device of a session', () => {
  it.each([
    ['Chrome · Android', `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/150.0.0.0 Mobile Safari/537.36`],
    ['Chrome · Windows', `${WINDOWS} ${WEBKIT} Chrome/150.0.0.0 Safari/537.36`],
    ['Edge · Windows', `${WINDOWS} ${WEBKIT} Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0`],
    ['Opera · Windows', `${WINDOWS} ${WEBKIT} Chrome/150.0.0.0 Safari/537.36 OPR/110.0.0.0`],
    ['Yandex · Windows', `${WINDOWS} ${WEBKIT} Chrome/150.0.0.0 YaBrowser/25.2.0.0 Safari/537.36`],
    ['Firefox · Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0'],
    ['Firefox · Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'],
    ['Safari · Mac', `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15`],
    [
      'Safari · iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
    ],
    [
      'Chrome · iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/150.0.0.0 Mobile/15E148 Safari/604.1',
    ],
    [
      'Samsung Internet · Android',
      `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
    ],
    ['Chrome · ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/150.0.0.0 Safari/537.36`],
    ['Android', 'okhttp on Android 10'],
    ['Firefox', 'Firefox/1'],
  ])('is %s', (device, userAgent) => {
    expect(deviceOf(userAgent)).toBe(device);
  });

  it.each([
    undefined,
    '',
    'curl/8.9.1',
    '<script>alert(1)</script>',
    'x'.repeat(16_000),
    `${'x'.repeat(600)} Firefox/1`,
  ])('is told as unknown where it says nothing that is known: %j', (userAgent) => {
    expect(deviceOf(userAgent)).toBe('Bilinmeyen cihaz');
  });
});
