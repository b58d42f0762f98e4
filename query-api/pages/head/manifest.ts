import { showSettings } from '@league/events/league-settings.ts';
import { defaultSettings } from '@league/events/rules/default-settings.ts';
import { SETTINGS_ID, settingsModel } from '../../contract/settings.ts';
import type { ReadView } from '../../ports/read-model-reader.ts';
import { colorOf } from '../../settings/color-of.ts';

/** The ground of the bars of every page, on which the first screen of the installed site begins (web/src/styles.css, night). */
const NIGHT = '#0b1912';

/** Launchers show about so many characters of a name. */
const SHORT = 12;

/** The read models of the manifest. */
export const modelsOfManifest = [settingsModel];

/** The manifest by which a phone installs the site (W3C, Web Application Manifest). */
export const readManifest = async (view: ReadView): Promise<string> => {
  const { title, description, color } = showSettings((await view.get(settingsModel, SETTINGS_ID)) ?? defaultSettings);
  return JSON.stringify({
    id: '/',
    name: title,
    short_name: shortNameOf(title),
    ...(description.trim() !== '' && { description: description.trim() }),
    lang: 'tr',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: colorOf(color),
    background_color: NIGHT,
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
};

/** As many whole words as fit; of a longer first word its beginning. */
const shortNameOf = (title: string): string => {
  const [first = '', ...more] = title.trim().split(/\s+/);
  let name = [...first].slice(0, SHORT).join('');
  for (const word of more) {
    if ([...name, ' ', ...word].length > SHORT) break;
    name = `${name} ${word}`;
  }
  return name;
};
