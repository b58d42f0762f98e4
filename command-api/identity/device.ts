/** What is said of a device of which nothing is known. */
const UNKNOWN = 'Bilinmeyen cihaz';

/** The first that fits counts: most browsers also name those that they descend from. */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera|OPT|OPiOS)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Yandex', /\bYaBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
];

/** An iPad's Safari says that it is a Mac; nothing in its text tells the two apart. */
const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\b(?:Macintosh|Mac OS X)\b/],
  ['Linux', /\bLinux\b/],
];

/** A browser's text is shorter; what is behind this is not looked at. */
const MOST_READ = 500;

const firstOf = (names: readonly (readonly [string, RegExp])[], text: string): string | undefined =>
  names.find(([, pattern]) => pattern.test(text))?.[0];

/**
 * Browser and system of a `User-Agent`, for people to recognise their sessions by: 'Chrome · Android'. Only names from this file,
 * whatever was sent.
 */
export const deviceOf = (userAgent: string | undefined): string => {
  const text = (userAgent ?? '').slice(0, MOST_READ);
  const known = [firstOf(BROWSERS, text), firstOf(SYSTEMS, text)].filter((name) => name !== undefined);
  return known.length === 0 ? UNKNOWN : known.join(' · ');
};
