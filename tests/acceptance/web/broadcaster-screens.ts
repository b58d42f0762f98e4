import type { Page } from 'playwright-core';
import { answering, breakPath } from './bad-network.ts';
import { LONG } from './nonsense.ts';
import { comingMatch, OWN_MATCHES, pastMatch, runningMatch } from './own-broadcasts.ts';
import { main } from './page-parts.ts';
import { dialog, type Screen, visitors } from './screen.ts';

const PANEL = '/broadcaster-panel';

/** The sample's player who logs in is no broadcaster, so that the page is given the matches of one. */
const withMatches = async (page: Page): Promise<void> => {
  await breakPath(page, OWN_MATCHES, answering([comingMatch, runningMatch, pastMatch]));
  await page.reload();
};

const managed = (page: Page) => main(page).getByRole('button', { name: /^Yayını yönet: Moda/ });

/** The page of a broadcaster's own matches, and what opens over it. */
export const BROADCASTER_SCREENS: readonly Screen[] = [
  visitors({
    name: 'broadcaster-panel-visitor',
    path: PANEL,
    filled: (page) =>
      main(page).getByText('Yayınlayacağınız maçları görmek için oyuncu olarak giriş yapmalısınız.', { exact: true }),
    nonsense: ['match=../x', 'match=<b>', 'match[]=x', 'match=__proto__', `match=${LONG}`, 'match={"a":1}'],
  }),
  visitors({
    name: 'broadcaster-panel-none',
    path: PANEL,
    as: 'player',
    filled: (page) => main(page).getByRole('heading', { name: 'Size atanmış maç yok' }),
    parts: [{ read: OWN_MATCHES, failed: 'Maçlar yüklenemedi. Yayıncı yetkisi bulunmuyor olabilir.' }],
  }),
  visitors({ name: 'broadcaster-panel', path: PANEL, as: 'player', filled: managed, open: withMatches }),
  visitors({
    name: 'broadcaster-panel-dialog',
    path: PANEL,
    as: 'player',
    filled: dialog,
    isDialog: true,
    open: async (page) => {
      await withMatches(page);
      await managed(page).click();
      await dialog(page).getByRole('textbox', { name: 'İzleyici sayısı' }).waitFor();
    },
  }),
];
