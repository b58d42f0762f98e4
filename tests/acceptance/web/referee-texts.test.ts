import { refusals } from '@league/command-api/contract/refusals.ts';
import type { RefereeMatch } from '@league/query-api/contract/own-matches.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { signedIn } from './league-players.ts';
import { madeMatch } from './made-match.ts';
import { answering, answerOfGateway, breakPath, type Fault, fault500, loseRequest, refusing } from './bad-network.ts';
import { expectGoodLooks, type Look } from './look.ts';
import { scoreText } from './matches.ts';
import { main, pressed } from './page-parts.ts';
import { resultDialog } from './result-dialog.ts';
import { profileOf } from './statistics-samples.ts';

/** What the browser says of answers that fail on purpose. */
const SAID = [/^(403|404|409|50[0-3]) from/, /^net::ERR_CONNECTION_RESET for/];

const LOOKS: readonly Look[] = [
  { width: 320, closely: true, target: 44 },
  { width: 375, pictured: true, scheme: 'dark' },
  { width: 768 },
  { width: 1280, pictured: true, target: 44 },
];

const OWN = { _id: '00000000-0000-4000-8000-000000000001', gamertag: 'Kartal42' };
const idAt = (at: number): string => `00000000-0000-4000-8000-0000000000f${at}`;

const planned: RefereeMatch = {
  ...madeMatch({ stadium: 'Kartal Arena' }),
  refereeRole: 'main_referee',
};
const MATCHES: readonly RefereeMatch[] = [
  planned,
  { ...planned, _id: idAt(2), status: 'live', homeScore: 1, awayScore: 0, refereeRole: 'assistant_referee' },
  { ...planned, _id: idAt(3), date: null, stadium: null, refereeRole: 'var_referee' },
  { ...planned, _id: idAt(4), status: 'finished', homeScore: 3, awayScore: 2, resultRevision: 1 },
  { ...planned, _id: idAt(5), status: 'cancelled', refereeRole: 'fourth_official' },
];

const refuse = refusing(refusals);
const READ = '/api/matches/referee/my-matches';
const CALLS = { panel: '/api/matches/*/referee-update', profile: `/api/matches/${planned._id}` };
const recorded = answering({ message: 'Maç güncellendi', position: '0', resultRevision: 1 });

/** What is read where a case says nothing else. */
const USUAL: Readonly<Record<string, Fault>> = {
  [READ]: answering(MATCHES),
  '/api/matches/*/players': answering([]),
  '/api/players/gamertag/*/profile': answering({
    ...profileOf(OWN, { roles: ['referee'] }),
    email: 'kartal@ornek.com',
    psoId: 'pso-1',
  }),
  '/api/players/gamertag/*/matches': answering({ matchHistory: [] }),
};

type Case = {
  readonly text: string;
  readonly path: string;
  readonly as?: 'visitor' | 'admin';
  readonly answers?: Readonly<Record<string, Fault>>;
  readonly act?: (page: Page) => Promise<void>;
};

const saving = async (page: Page): Promise<void> => {
  const dialog = resultDialog(page);
  await dialog.type(2, 1);
  await dialog.save.click();
};
const entering = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 375, height: 812 });
  await resultDialog(page).type(2, 1);
  await resultDialog(page).all.getByRole('button', { name: 'Gök.Atmaca', exact: true }).click();
};
const removing = async (page: Page): Promise<void> => {
  await entering(page);
  await resultDialog(page).all.getByRole('button', { name: 'Sil: 1′ Gol · Gök.Atmaca' }).click();
};
const enteringWithoutMinute = async (page: Page): Promise<void> => {
  await resultDialog(page).all.getByRole('textbox', { name: 'Dakika' }).fill('0');
  await entering(page);
};
const onProfile = async (page: Page): Promise<void> => {
  await pressed('Sonuç Gir: Kartal – Çamlıca')(page);
  await saving(page);
};

const [PANEL, RESULTS, PROFILE] = ['/referee-panel', '/referee-results', '/profile'];
const panel = { path: `${PANEL}?match=${planned._id}`, act: saving };
const results = { path: `${RESULTS}?match=${planned._id}`, act: saving };
const profile = { path: PROFILE, act: onProfile };
const striker = { _id: idAt(8), gamertag: 'Gök.Atmaca', position: 'Forvet', jerseyNumber: 9, sides: ['home'] };
const PLAYERS = '/api/matches/*/players';
const incidents = { path: panel.path, answers: { [PLAYERS]: answering([striker]) }, act: entering };

const LOST = 'Sunucudan yanıt alınamadı.';
const SIGN_IN = 'Hakemi olduğunuz maçları görmek için oyuncu olarak giriş yapmalısınız.';

/** The sentences of the referee's pages, each with what provokes it. */
const CASES: readonly Case[] = [
  { text: SIGN_IN, path: PANEL, as: 'visitor' },
  { text: SIGN_IN, path: RESULTS, as: 'admin' },
  { text: 'Oyuncu Girişi', path: RESULTS, as: 'visitor' },
  { text: 'Maçlar yüklenemedi. Hakem yetkisi bulunmuyor olabilir.', path: PANEL, answers: { [READ]: fault500 } },
  { text: 'Maçlar yüklenemedi.', path: RESULTS, answers: { [READ]: fault500 } },
  { text: 'Maçlar yüklenemedi.', path: PROFILE, answers: { [READ]: fault500 } },
  { text: 'Size atanmış maç yok', path: PANEL, answers: { [READ]: answering([]) } },
  {
    text: 'Yönetici sizi bir maça hakem olarak atayınca maç burada görünür.',
    path: RESULTS,
    answers: { [READ]: answering([]) },
  },
  { text: 'Sonucunu gireceğiniz maç yok.', path: PROFILE, answers: { [READ]: answering([]) } },
  { text: 'Hakem Paneli', path: PANEL },
  { text: 'Hakem Sonuçları', path: RESULTS },
  { text: '5 maç', path: PANEL },
  { text: 'Kartal – Çamlıca', path: panel.path },
  { text: 'Planlandı', path: RESULTS },
  { text: 'İptal', path: RESULTS },
  { text: 'Kartal Arena', path: PANEL },
  { text: '20.12.2026 21:00', path: PANEL },
  { text: 'Baş hakem', path: PANEL },
  { text: 'Yardımcı hakem', path: PANEL },
  { text: 'VAR hakemi', path: PANEL },
  { text: 'Dördüncü hakem', path: PANEL },
  { text: scoreText(1, 0), path: PANEL },
  { text: scoreText(3, 2), path: PANEL },
  { text: 'Sonuç Gir', path: PANEL },
  { text: 'Düzenle', path: RESULTS },
  { text: 'Sonucu baş hakem girer.', path: RESULTS },
  { text: 'Maç bulunamadı.', path: `${PANEL}?match=${idAt(9)}` },
  { text: 'Bu maçın sonucunu yalnızca hakemi girebilir. Kaydedilince maç “Bitti” olur.', path: panel.path },
  { text: 'Durum: Bitti', path: panel.path, act: (page) => page.setViewportSize({ width: 375, height: 812 }) },
  { text: 'Olay gir', path: panel.path },
  { text: 'Oyuncu değişikliği', path: panel.path },
  { text: 'Bu takımda seçilecek oyuncu yok.', path: panel.path },
  {
    text: 'Oyuncular yüklenemedi. Aşağıda yeniden deneyebilirsiniz.',
    path: panel.path,
    answers: { [PLAYERS]: fault500 },
  },
  { text: 'Girilenler', path: panel.path },
  { text: 'Henüz olay girilmedi.', path: panel.path },
  { ...incidents, text: '1′ Gol · Gök.Atmaca' },
  { ...incidents, text: 'Eklendi: 1. dk Gol, Gök.Atmaca' },
  { ...incidents, text: '1 gol yazıldı, skor 2 – 1' },
  { ...incidents, text: 'Silindi: 1′ Gol · Gök.Atmaca', act: removing },
  { ...incidents, text: '1 ile 120 arasında bir dakika girin.', act: enteringWithoutMinute },

  { ...panel, text: 'Maç sonuçları başarıyla güncellendi', answers: { [CALLS.panel]: recorded } },
  { ...panel, text: 'Maç güncellenirken hata oluştu', answers: { [CALLS.panel]: fault500 } },
  { ...panel, text: refusals.NOT_MAIN_REFEREE.message, answers: { [CALLS.panel]: refuse('NOT_MAIN_REFEREE') } },
  { ...panel, text: LOST, answers: { [CALLS.panel]: loseRequest } },
  { ...results, text: 'Maç sonucu başarıyla güncellendi!', answers: { [CALLS.panel]: recorded } },
  { ...results, text: 'Sonuç güncellenemedi.', answers: { [CALLS.panel]: answerOfGateway } },
  { ...profile, text: 'Maç sonucu başarıyla kaydedildi!', answers: { [CALLS.profile]: recorded } },
  { ...profile, text: 'Maç sonucu kaydedilemedi.', answers: { [CALLS.profile]: fault500 } },
  { ...profile, text: refusals.RESULT_STANDS.message, answers: { [CALLS.profile]: refuse('RESULT_STANDS') } },
  {
    path: PROFILE,
    text: 'Lütfen her iki takımın skorunu girin.',
    act: pressed('Sonuç Gir: Kartal – Çamlıca'),
  },
];

describeInBrowser('the sentences of a referee', (openPage) => {
  let league: LeagueUnderTest;

  beforeAll(async () => {
    league = await startLeagueUnderTest();
  });
  afterAll(() => league.stop());

  const open = ({ path, as, answers = {} }: Pick<Case, 'path' | 'as' | 'answers'>): Promise<Page> =>
    openPage(league.url + path, {
      ...(as !== undefined && { as }),
      allowTroubles: SAID,
      prepare: async (page) => {
        for (const [call, fault] of Object.entries({ ...USUAL, ...answers })) await breakPath(page, call, fault);
        if (as !== undefined) return;
        await signedIn({ session: { ...OWN, id: OWN._id, token: 'x', isAdmin: false } })(page);
      },
    });

  it.for(CASES)('$path says: $text', async ({ text, act, ...rest }) => {
    const page = await open(rest);
    await act?.(page);
    await page.locator('main, [role=dialog], [role=alertdialog]').getByText(text).first().waitFor();
  });

  it('are easy to read beside matches in every place and of every status', async () => {
    const page = await open({ path: RESULTS });
    await main(page).getByText('5 maç', { exact: true }).waitFor();
    await expectGoodLooks({ page, name: 'referee-results-matches' }, LOOKS);
  });
});
