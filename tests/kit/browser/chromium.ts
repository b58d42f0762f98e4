import { existsSync } from 'node:fs';
import type { Browser, LaunchOptions } from 'playwright-core';

/**
 * The usual places of the machine's own Chromium; the browsers that Playwright would download are not needed. The headless
 * shell first: the same pages, without the windows and profiles around them, for a third of the CPU.
 */
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The path of Chromium. A given `CHROMIUM_PATH` is never replaced, so that a wrong one is noticed. */
export const findChromium = (): string | undefined => {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH !== undefined && CHROMIUM_PATH !== '') return CHROMIUM_PATH;
  return usualPlaces.find((place) => existsSync(place));
};

/** Whether suites in a browser run: where there is one, and where it is required, so that its lack fails them. */
export const browsersRun = (): boolean => process.env['REQUIRE_BROWSER'] === '1' || findChromium() !== undefined;

/** How every browser of tests is started. @throws when there is no Chromium */
export const launchOptions = (): LaunchOptions & { readonly executablePath: string } => {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(`no Chromium: set CHROMIUM_PATH or install ${usualPlaces[0]}`);
  // Chromium refuses its sandbox to root, and CI runs as root.
  return { executablePath, headless: true, chromiumSandbox: process.getuid?.() !== 0 };
};

/** A headless browser; the caller closes it. @throws when there is no Chromium */
export const launchChromium = async (): Promise<Browser> => {
  // Not at the head: vitest.config.ts reads this file before any run, with browsers or without.
  const { chromium } = await import('playwright-core');
  return chromium.launch(launchOptions());
};

/** The browser settings of a Turkish visitor. */
export const TURKISH_VISITOR = { locale: 'tr-TR', timezoneId: 'Europe/Istanbul' } as const;
