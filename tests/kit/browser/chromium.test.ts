import { describe, expect, it } from 'vitest';
import { findChromium } from './chromium.ts';

describe('finding Chromium', () => {
  it('takes CHROMIUM_PATH at its word', () => {
    const before = process.env['CHROMIUM_PATH'];
    process.env['CHROMIUM_PATH'] = '/opt/chromium';
    expect(findChromium()).toBe('/opt/chromium');
    if (before === undefined) delete process.env['CHROMIUM_PATH'];
    else process.env['CHROMIUM_PATH'] = before;
  });
});
