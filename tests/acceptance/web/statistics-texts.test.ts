import { refusals } from '@league/command-api/contract/refusals.ts';
import { statsOf } from '@league/query-api/testing/statistics.ts';
import { refusals as queryRefusals } from '@league/query-api/contract/refusals.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import {
  answering,
  answerOfGateway,
  breakPath,
  type Fault,
  loseRequest,
  refusing,
  unavailable,
} from './bad-network.ts';
import { signedIn } from './league-players.ts';
import { expectGoodLooks, type Look } from './look.ts';
import { scoreText } from './matches.ts';
import { main } from './page-parts.ts';
import { entryOf, HISTORY, KARTAL, managedPlayer, profileOf } from './statistics-samples.ts';

/** What the browser says of answers that fail on purpose. */
const SAID = [/^(40[0-9]|422|50[0-9]) from/, /^net::ERR_CONNECTION_RESET for/];

const LOOKS: readonly Look[] = [
  { width: 320, closely: true, target: 44 },
  { width: 1280, pictured: true },
  { width: 1280, scheme: 'dark', closely: true },
];

/** Without trying targets and keys: in the admin's tables they are small, and a tile shows the focus of its radio button. */
const UNTRIED = LOOKS.map(({ target: _target, ...look }) => look);

const OWN = { _id: '00000000-0000-4000-8000-000000000001', gamertag: 'Kartal42' };
const UNREADABLE = unavailable(queryRefusals.STORE_UNAVAILABLE.message);

const refuse = refusing(refusals);

const PLAYERS = [
  managedPlayer(1, {
    overallRating: 78.4,
    stats: statsOf({ matchesPlayed: 11, goals: 12, assists: 7, yellowCards: 2 }),
  }),
  managedPlayer(2, { currentTeam: null }),
  managedPlayer(3, { stats: statsOf({ matchesPlayed: 9, saves: 31, gkSaves: 31, redCards: 1 }) }),
];

type Case = {
  readonly text: string;
  readonly path: string;
  readonly as?: 'admin' | 'player' | 'visitor';
  /** What calls are answered with: paths as {@link breakPath} takes them. */
  readonly answers?: Readonly<Record<string, Fault>>;
  readonly act?: (page: Page) => Promise<void>;
};

const HISTORY_CALL = '/api/players/gamertag/*/matches';
const STATS = '/api/players/*/stats';
const RESET = '/api/admin/reset-player-stats';
const TEAM = '/api/teams/*';
const [BUSY, HISTORY_ANSWER] = [answering({ matchHistory: [] }), answering({ matchHistory: HISTORY })];

const press =
  (...names: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) await page.getByRole('button', { name, exact: true }).last().click();
  };
const tick = (page: Page, name: RegExp) => page.getByRole('checkbox', { name }).check();

const ADMIN_PAGE = '/admin/player-stats';
const deleting = {
  path: `${ADMIN_PAGE}?player=${PLAYERS[0]?._id}`,
  as: 'admin',
  act: async (page: Page) => {
    await tick(page, /^Gol/);
    await press('İstatistikleri sil')(page);
  },
} as const;
const resetting = {
  path: ADMIN_PAGE,
  as: 'admin',
  act: async (page: Page) => {
    await press('Tüm istatistikleri sıfırla')(page);
    await page.getByRole('textbox', { name: 'Gerekçe' }).fill('Yeni dönem');
    await press('2 oyuncuyu sıfırla')(page);
  },
} as const;
const squad = answering({
  ...KARTAL,
  createdAt: '2026-08-01T09:00:00.000Z',
  players: [],
  stats: { wins: 0, draws: 0, losses: 0 },
});
const own = { path: '/my-stats', as: 'player' } as const;
const matchesTab = { path: `/profile/${OWN.gamertag}?tab=matches` } as const;

/** The sentences of the screens about what players have done, each with what provokes it. */
const CASES: readonly Case[] = [
  { text: 'İstatistikleri görüntülemek için oyuncu olarak giriş yapmalısınız.', path: '/my-stats' },
  { text: 'İstatistikleri görüntülemek için oyuncu olarak giriş yapmalısınız.', path: '/my-stats', as: 'admin' },
  { ...own, text: 'İstatistikler yüklenirken bir hata oluştu.', answers: { [HISTORY_CALL]: UNREADABLE } },
  { ...own, text: 'İstatistikler yüklenirken bir hata oluştu.', answers: { [HISTORY_CALL]: loseRequest } },
  { ...own, text: 'Henüz Maç Yok', answers: { [HISTORY_CALL]: BUSY } },
  { ...own, text: '%58,3', answers: { [HISTORY_CALL]: HISTORY_ANSWER } },
  { ...own, text: 'İyi', answers: { [HISTORY_CALL]: HISTORY_ANSWER } },
  { ...own, text: 'Mükemmel', answers: { [HISTORY_CALL]: answering({ matchHistory: [entryOf()] }) } },
  {
    ...own,
    text: 'Geliştirilmeli',
    answers: { [HISTORY_CALL]: answering({ matchHistory: [entryOf({ outcome: 'loss' })] }) },
  },
  { ...matchesTab, text: 'Henüz Maç Yok', answers: { [HISTORY_CALL]: BUSY } },
  // A part that cannot be read is an empty list, which says why.
  { ...matchesTab, text: 'Henüz Maç Yok', answers: { [HISTORY_CALL]: UNREADABLE } },
  { ...matchesTab, text: 'Maç geçmişi şu anda okunamıyor', answers: { [HISTORY_CALL]: UNREADABLE } },
  { ...matchesTab, text: 'verilmedi', answers: { [HISTORY_CALL]: HISTORY_ANSWER } },
  { path: `/profile/${OWN.gamertag}`, text: 'Henüz Maç Yok', answers: { [HISTORY_CALL]: BUSY } },
  {
    text: 'Diziliş Bilgisi Yok',
    path: '/team/x?tab=lineup',
    answers: { [TEAM]: squad, '/api/matches': answering([]) },
  },
  { text: 'Maçlar yüklenemedi.', path: '/team/x?tab=lineup', answers: { [TEAM]: squad, '/api/matches': UNREADABLE } },
  {
    text: 'Oyuncular yüklenirken hata oluştu',
    path: ADMIN_PAGE,
    as: 'admin',
    answers: { '/api/players': UNREADABLE },
  },
  { text: 'Henüz Oyuncu Yok', path: ADMIN_PAGE, as: 'admin', answers: { '/api/players': answering([]) } },
  { text: 'Sonuç Bulunamadı', path: `${ADMIN_PAGE}?q=yok`, as: 'admin' },
  { text: 'Oyuncu bulunamadı.', path: `${ADMIN_PAGE}?player=yok`, as: 'admin' },
  { text: 'Silinecek istatistik yok', path: ADMIN_PAGE, as: 'admin' },
  { ...deleting, text: 'Zaten 0, silinecek bir şey yok', act: async () => {} },
  { ...deleting, text: 'En az bir istatistik seçin.', act: async () => {} },
  {
    ...deleting,
    text: 'Oyuncu 1 oyuncusunun seçilen istatistikleri başarıyla silindi!',
    answers: { [STATS]: answering({ message: '', _id: OWN._id }) },
  },
  { ...deleting, text: refusals.PLAYER_NOT_FOUND.message, answers: { [STATS]: refuse('PLAYER_NOT_FOUND') } },
  { ...deleting, text: refusals.NO_SEASON.message, answers: { [STATS]: refuse('NO_SEASON') } },
  { ...deleting, text: 'Sunucudan yanıt alınamadı.', answers: { [STATS]: loseRequest } },
  { ...deleting, text: 'İstatistik silinemedi', answers: { [STATS]: answerOfGateway } },
  {
    ...resetting,
    text: 'Tüm oyuncu istatistikleri sıfırlandı!',
    answers: { [RESET]: answering({ message: '', players: 2, position: '1' }) },
  },
  { ...resetting, text: 'Oyuncu istatistikleri sıfırlanırken hata oluştu.', answers: { [RESET]: answerOfGateway } },
  { ...resetting, text: refusals.NO_SEASON.message, answers: { [RESET]: refuse('NO_SEASON') } },
];

describeInBrowser('the sentences about what players have done', (openPage) => {
  let league: LeagueUnderTest;

  beforeAll(async () => {
    league = await startLeagueUnderTest();
  });
  afterAll(() => league.stop());

  const open = ({ path, as = 'visitor', answers = {} }: Omit<Case, 'text' | 'act'>): Promise<Page> =>
    openPage(league.url + path, {
      as: as === 'admin' ? as : 'visitor',
      allowTroubles: SAID,
      prepare: async (page) => {
        const all = {
          '/api/players': answering(PLAYERS),
          '/api/players/gamertag/*/profile': answering(
            profileOf(OWN, {
              badges: ['veteran', 'mvp', 'topScorer'],
              overallRating: 78.4,
              stats: statsOf({ matchesPlayed: 12, goals: 12, assists: 6, yellowCards: 3, redCards: 1 }),
              career: statsOf({ matchesPlayed: 61, goals: 44, assists: 21, yellowCards: 9, redCards: 2 }),
            }),
          ),
          [HISTORY_CALL]: HISTORY_ANSWER,
          ...answers,
        };
        for (const [call, fault] of Object.entries(all)) await breakPath(page, call, fault);
        if (as !== 'player') return;
        await signedIn({ session: { ...OWN, id: OWN._id, token: 'x', isAdmin: false } })(page);
      },
    });

  it.for(CASES)('$path says: $text', async ({ text, act, ...rest }) => {
    const page = await open(rest);
    await act?.(page);
    await page.locator('main, [role=dialog], [role=alertdialog]').getByText(text).first().waitFor();
  });

  it('own statistics count matches by outcome, and averages and targets by what they count', async () => {
    const page = await open(own);
    await main(page).getByRole('img', { name: 'Galibiyet oranı %58,3, İyi: 12 maçta 7 galibiyet' }).waitFor();
    const figures = main(page).locator('dl').first().locator('dd');
    expect(await figures.allTextContents()).toEqual(['12', '7', '2', '3']);
    await main(page).getByText('maç başına 1,0').waitFor();
    const goals = main(page).getByRole('progressbar', { name: 'Gol hedefi' });
    expect(await goals.getAttribute('aria-valuetext')).toBe('12 / 15 hedef, %80');
    for (const [label, target] of [
      ['Asist hedefi', / \/ 10 hedef/],
      ['Kurtarış hedefi', / \/ 20 hedef/],
    ] as const) {
      const bar = main(page).getByRole('progressbar', { name: label });
      expect(await bar.getAttribute('aria-valuetext')).toMatch(target);
    }
    await expectGoodLooks({ page, name: 'my-stats' }, LOOKS);
  });

  it('own statistics end with a table of the latest matches', async () => {
    const page = await open(own);
    const recent = main(page).getByRole('table', { name: 'Son maçlar' });
    await recent.waitFor();
    expect(await recent.getByRole('columnheader').allTextContents()).toEqual([
      'Tarih',
      'Maç',
      'Skor',
      'Gol',
      'Asist',
      'Kurtarış',
      'Sonuç',
    ]);
    const first = recent.getByRole('row').nth(1);
    expect(await first.locator('th, td').allTextContents()).toEqual([
      '20 Kas 2026',
      'Kartal Yıldızları – Çamlıca Spor Kulübü',
      scoreText(3, 1),
      '0',
      '0',
      '0',
      'Ggalibiyet',
    ]);
  });

  it('own statistics without a match, and those of nobody, are easy to read', async () => {
    const empty = await open({ ...own, answers: { [HISTORY_CALL]: BUSY } });
    await main(empty).getByText('Henüz maç oynamadınız.').waitFor();
    await expectGoodLooks({ page: empty, name: 'my-stats-empty' }, LOOKS);
  });

  it('a profile shows figures, badges, the latest matches and, in a tab, all of them', async () => {
    const page = await open({ path: `/profile/${OWN.gamertag}` });
    for (const word of ['Veteran', 'MVP', 'Golcü', '78']) await main(page).getByText(word).first().waitFor();
    const figures = main(page).locator('dl').first().locator('dd');
    expect(await figures.allTextContents()).toEqual(['12', '6', '0', '12', '3', '1']);
    await expectGoodLooks({ page, name: 'profile-figures' }, LOOKS);
    await main(page).getByRole('link', { name: 'Tüm maç geçmişi' }).click();
    await main(page).getByRole('table', { name: 'Maç geçmişi' }).waitFor();
    expect(await main(page).getByRole('rowheader').count()).toBe(HISTORY.length);
    await expectGoodLooks({ page, name: 'profile-matches' }, LOOKS);
  });

  it('a deletion is chosen by keyboard: all stands alone, is not decreased, and nothing is sent without a choice', async () => {
    const page = await open({ ...deleting, answers: { [STATS]: refuse('NO_SEASON') } });
    const dialog = page.getByRole('dialog');
    const submit = dialog.getByRole('button', { name: 'İstatistikleri sil' });
    const [goals, all] = [/^Gol/, /^Tümü/].map((name) => dialog.getByRole('checkbox', { name }));
    if (goals === undefined || all === undefined) throw new Error('no boxes');
    await goals.waitFor();
    expect(await submit.isDisabled()).toBe(true);
    expect(await dialog.getByRole('checkbox', { name: /^Kurtarış/ }).isDisabled()).toBe(true);
    await goals.press('Space');
    await all.press('Space');
    expect([await goals.isChecked(), await all.isChecked()]).toEqual([false, true]);
    await dialog.getByRole('radio', { name: /^Sıfırla/ }).press('ArrowRight');
    expect([await all.isChecked(), await all.isDisabled(), await submit.isDisabled()]).toEqual([false, true, true]);
    await goals.check();
    await dialog.getByRole('textbox', { name: 'Miktar' }).fill('11');
    await submit.click();
    await dialog.getByText('1 ile 10 arasında bir tam sayı girin.').waitFor();
    await expectGoodLooks({ page, name: 'player-stats-dialog', isDialog: true }, UNTRIED);
    await dialog.getByRole('textbox', { name: 'Miktar' }).fill('2');
    const sent = page.waitForRequest((request) => request.method() === 'DELETE');
    await submit.click();
    expect((await sent).postDataJSON()).toEqual({
      statsToDelete: ['goals'],
      operation: 'decrease',
      amount: 2,
      season: 1,
    });
    await dialog.getByText(refusals.NO_SEASON.message).waitFor();
    expect(await dialog.getByRole('textbox', { name: 'Miktar' }).inputValue()).toBe('2');
  });

  it('a reset of all names real numbers and asks why', async () => {
    const page = await open({ path: ADMIN_PAGE, as: 'admin' });
    await press('Tüm istatistikleri sıfırla')(page);
    const question = page.getByRole('alertdialog');
    await question.getByText('2 oyuncunun toplamları 0 olur').waitFor();
    await question.getByText('12 gol, 7 asist ve 31 kurtarış toplamlardan çıkar').waitFor();
    await question.getByText('2 sarı ve 1 kırmızı kart toplamlardan çıkar').waitFor();
    await question.getByRole('button', { name: '2 oyuncuyu sıfırla' }).click();
    await question.getByText('Gerekçeyi en az 3 karakterle yazın.').waitFor();
    await expectGoodLooks({ page, name: 'player-stats-reset', isDialog: true }, LOOKS);
    await press('Vazgeç')(page);
    await main(page).getByRole('searchbox', { name: 'Oyuncu ya da takım ara' }).fill('kartal');
    await main(page).getByText('3 oyuncudan 2 oyuncu').waitFor();
    await expectGoodLooks({ page, name: 'player-stats' }, UNTRIED);
  });
});
