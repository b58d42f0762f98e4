import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** Tests drive the machine's own Chromium: the browsers that Playwright would download are not needed. */
const usualPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Where Chromium is. `CHROMIUM_PATH` is taken at its word, so that a wrong one is noticed. */
export const findChromium = (): string | undefined => {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH !== undefined && CHROMIUM_PATH !== '') return CHROMIUM_PATH;
  return usualPlaces.find((place) => existsSync(place));
};

/** A headless browser; the caller closes it. @throws when there is none */
export const launchChromium = async (): Promise<Browser> => {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(`no Chromium: set CHROMIUM_PATH or install ${usualPlaces[0]}`);
  // Chromium refuses to run sandboxed as root, as which CI runs.
  return chromium.launch({ executablePath, headless: true, chromiumSandbox: process.getuid?.() !== 0 });
};

/** A browser as a Turkish visitor has it. */
export const TURKISH_VISITOR = { locale: 'tr-TR', timezoneId: 'Europe/Istanbul' } as const;
