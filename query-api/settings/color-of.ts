import { defaultSettings } from '@league/events/rules/default-settings.ts';

/** The league's colour as `#rrggbb`; the default one where the text is none. */
export const colorOf = (color: string): string =>
  /^#[0-9a-f]{6}$/i.test(color) ? color.toLowerCase() : defaultSettings.color;
