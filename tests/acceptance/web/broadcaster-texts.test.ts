import { refusals } from '@league/command-api/contract/refusals.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { answering, answerOfGateway, breakPath, type Fault, fault500, loseRequest, refusing } from './bad-network.ts';
import {
  BROADCASTER,
  CHANNELS,
  comingMatch,
  OWN_CHANNEL,
  OWN_MATCHES,
  pastMatch,
  runningMatch,
} from './own-broadcasts.ts';
import { signedIn } from './league-players.ts';
import { pressed } from './page-parts.ts';

/** What the browser says of answers that fail on purpose. */
const SAID = [/^50[0-3] from/, /^net::ERR_CONNECTION_RESET for/];

const PANEL = '/broadcaster-panel';
const STREAM = '/api/broadcasters/stream/*';

const refuse = refusing(refusals);
const said = (message: string): Fault => answering({ message });

/** What is read where a case says nothing else. */
const USUAL: Readonly<Record<string, Fault>> = {
  [OWN_MATCHES]: answering([comingMatch, runningMatch, pastMatch]),
  [CHANNELS]: answering([OWN_CHANNEL]),
};

type Case = {
  readonly text: string;
  readonly path: string;
  readonly as?: 'visitor' | 'player';
  readonly answers?: Readonly<Record<string, Fault>>;
  readonly act?: (page: Page) => Promise<void>;
};

const opened = ({ _id }: typeof comingMatch): string => `${PANEL}?match=${_id}`;
const counted =
  (viewers: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('textbox', { name: 'İzleyici sayısı' }).fill(viewers);
    await pressed('Kaydet')(page);
  };

const start = { path: opened(comingMatch), act: pressed('Yayını başlat') };
const stop = { path: opened(runningMatch), act: pressed('Yayını bitir') };
const count = { path: opened(runningMatch), act: counted('1250') };

const FAILED = 'Yayın durumu güncellenirken hata oluştu';
const LOST = 'Sunucudan yanıt alınamadı.';
const VIEWERS = 'İzleyici sayısı 0 ile 999.999.999 arasında bir tam sayı olmalı.';

/** The sentences of the page of a broadcaster's own matches, each with what provokes it. */
const CASES: readonly Case[] = [
  {
    text: 'Yayınlayacağınız maçları görmek için oyuncu olarak giriş yapmalısınız.',
    path: PANEL,
    as: 'visitor',
  },
  {
    text: 'Maçlar yüklenemedi. Yayıncı yetkisi bulunmuyor olabilir.',
    path: PANEL,
    answers: { [OWN_MATCHES]: fault500 },
  },
  { text: 'Size atanmış maç yok', path: PANEL, answers: { [OWN_MATCHES]: answering([]) } },
  { text: 'Yayıncıların kanalları yüklenemedi.', path: PANEL, answers: { [CHANNELS]: fault500 } },
  { text: 'Maç bulunamadı.', path: `${PANEL}?match=00000000-0000-4000-8000-0000000000f9` },
  { text: '2 maç sırada', path: PANEL },
  { text: 'Sıradaki maçlar', path: PANEL },
  { text: 'Biten maçlar', path: PANEL },
  { text: 'belirlenmedi', path: PANEL },
  { text: 'Ana yayıncı', path: PANEL },
  { text: 'Ek yayıncı', path: PANEL },
  { text: 'Facebook Gaming', path: PANEL },
  { text: 'twitch.tv', path: PANEL },
  { text: 'Yayında', path: PANEL },
  { text: '1.204 izleyici', path: PANEL },
  { text: 'kapalı', path: PANEL },

  { text: 'Yayınınız kapalı.', path: opened(comingMatch) },
  { text: 'Yayınınız açık.', path: opened(runningMatch) },
  { text: 'Maç bitti ya da iptal edildi; yayın başlatılamaz.', path: opened(pastMatch) },

  { ...start, text: 'Yayın başlatıldı!', answers: { [STREAM]: said('Yayın başlatıldı!') } },
  { ...start, text: LOST, answers: { [STREAM]: loseRequest } },
  { ...start, text: `${FAILED}.`, answers: { [STREAM]: fault500 } },
  {
    ...start,
    text: `${FAILED}: ${refusals.NOT_BROADCASTER.message}`,
    answers: { [STREAM]: refuse('NOT_BROADCASTER') },
  },
  {
    ...start,
    text: `${FAILED}: ${refusals.STREAM_TOO_LATE.message}`,
    answers: { [STREAM]: refuse('STREAM_TOO_LATE') },
  },
  { ...stop, text: 'Yayın sonlandırıldı!', answers: { [STREAM]: said('Yayın sonlandırıldı!') } },
  { ...stop, text: `${FAILED}.`, answers: { [STREAM]: answerOfGateway } },
  { ...count, text: 'İşlem başarılı!', answers: { [STREAM]: said('İşlem başarılı!') } },
  {
    ...count,
    text: `${FAILED}: ${refusals.STREAM_NOT_RUNNING.message}`,
    answers: { [STREAM]: refuse('STREAM_NOT_RUNNING') },
  },
  { ...count, text: LOST, answers: { [STREAM]: loseRequest } },
  ...['', 'çok', '-1', '1,5', '1000000000'].map((viewers) => ({ ...count, text: VIEWERS, act: counted(viewers) })),
  {
    text: 'Bırakırsanız kaydetmediğiniz izleyici sayısı silinir, yayın değişmez.',
    path: opened(runningMatch),
    act: async (page) => {
      await page.getByRole('textbox', { name: 'İzleyici sayısı' }).fill('7');
      await page.keyboard.press('Escape');
    },
  },
];

describeInBrowser('the sentences of a broadcaster’s panel', (openPage) => {
  let league: LeagueUnderTest;

  beforeAll(async () => {
    league = await startLeagueUnderTest();
  });
  afterAll(() => league.stop());

  it.for(CASES)('$path says: $text', async ({ text, path, as = 'player', answers = {}, act }) => {
    const page = await openPage(league.url + path, {
      allowTroubles: SAID,
      prepare: async (each) => {
        for (const [call, fault] of Object.entries({ ...USUAL, ...answers })) await breakPath(each, call, fault);
        if (as === 'visitor') return;
        const { _id: id, gamertag } = BROADCASTER;
        await signedIn({ session: { _id: id, id, gamertag, token: 'x', isAdmin: false } })(each);
      },
    });
    await act?.(page);
    await page.locator('header, main, [role=dialog]').getByText(text).first().waitFor();
  });
});
