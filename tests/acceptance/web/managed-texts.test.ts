import { refusals } from '@league/command-api/contract/refusals.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { answering, answerOfGateway, breakPath, type Fault, fault500, loseRequest, refusing } from './bad-network.ts';
import { main, pressed } from './page-parts.ts';
import { KARTAL, managedPlayer } from './statistics-samples.ts';

/** What the browser says of answers that fail on purpose. */
const SAID = [/^(40[49]|422|50[023]) from/, /^net::ERR_CONNECTION_RESET for/];

const TEAM = { ...KARTAL, createdAt: '2026-08-01T09:00:00.000Z', players: [], stats: { wins: 0, draws: 0, losses: 0 } };
const PLAYERS = [
  managedPlayer(1, { status: 'pending', isApproved: false, currentTeam: null }),
  managedPlayer(2, { status: 'pending', isApproved: false, currentTeam: null }),
  managedPlayer(3),
];

const refuse = refusing(refusals);

type Case = {
  readonly text: string;
  readonly path: string;
  readonly as?: 'admin' | 'visitor';
  readonly answers?: Readonly<Record<string, Fault>>;
  readonly act?: (page: Page) => Promise<void>;
};

const opened = (dialog: string, at = 3): string =>
  `/admin/players?player=00000000-0000-4000-8000-00000000000${at}&open=${dialog}`;
const APPROVE = '/api/players/*/approve';
const MANY = '/api/players/approve';
const ASSIGN = '/api/players/assign-team';
const ONE = '/api/players/*';

const approving = { path: '/admin/players', act: pressed('Onayla: Oyuncu 1') };
const approvingMany = { path: '/admin/players', act: pressed('Bekleyen 2 oyuncuyu seç', '2 oyuncuyu onayla') };
const rejecting = { path: opened('reject', 1), act: pressed('Oyuncuyu reddet') };
const releasing = { path: opened('release'), act: pressed('Takımdan çıkar') };
const deleting = { path: opened('delete'), act: pressed('Oyuncuyu sil') };
const coding = { path: opened('code'), act: pressed('Kod oluştur') };
const editing = {
  path: opened('edit'),
  act: async (page: Page) => {
    await page.getByRole('textbox', { name: 'PSO ID' }).fill('baska');
    await pressed('Kaydet')(page);
  },
};
const assigning = {
  path: `/admin/team-assignment?assign=${PLAYERS[2]?._id}`,
  act: async (page: Page) => {
    await page.getByRole('combobox', { name: 'İşlem' }).fill('Takımdan çıkar');
    await pressed('Kaydet')(page);
  },
};
const NOBODY = { '/api/players': answering([]) };
const { message: AWAY } = refusals.STORE_UNAVAILABLE;

/** The sentences of the screens on which players are managed, each with what provokes it. */
const CASES: readonly Case[] = [
  { text: 'Veri yüklenirken bir hata oluştu.', path: '/admin/players', answers: { '/api/players': fault500 } },
  { text: 'Henüz Oyuncu Yok', path: '/admin/players', answers: NOBODY },
  { text: 'Sonuç Bulunamadı', path: '/admin/players?q=yok' },
  { text: 'Oyuncu bulunamadı.', path: opened('edit', 9) },
  { ...approving, text: 'Sunucudan anlaşılmayan bir yanıt geldi.', answers: { [APPROVE]: answerOfGateway } },
  { ...approving, text: refusals.PLAYER_NOT_FOUND.message, answers: { [APPROVE]: refuse('PLAYER_NOT_FOUND') } },
  { ...approving, text: 'Sunucudan yanıt alınamadı.', answers: { [APPROVE]: loseRequest } },
  { ...approving, text: 'Oyuncu 1 onaylandı.', answers: { [APPROVE]: answering({ message: '' }) } },
  { ...approvingMany, text: AWAY, answers: { [MANY]: refuse('STORE_UNAVAILABLE') } },
  { ...approvingMany, text: '2 oyuncu onaylandı.', answers: { [MANY]: answering({ approved: 2 }) } },
  {
    ...approvingMany,
    text: 'Seçilen oyuncular zaten onaylanmış ya da silinmiş.',
    answers: { [MANY]: answering({ approved: 0 }) },
  },
  { ...rejecting, text: refusals.LAST_ADMIN.message, answers: { '/api/players/*/reject': refuse('LAST_ADMIN') } },
  { ...rejecting, text: 'Oyuncu 1 reddedildi.', answers: { '/api/players/*/reject': answering({ message: '' }) } },
  { ...editing, text: refusals.EMAIL_TAKEN.message, answers: { [ONE]: refuse('EMAIL_TAKEN') } },
  { ...editing, text: refusals.GAMERTAG_TAKEN.message, answers: { [ONE]: refuse('GAMERTAG_TAKEN') } },
  { ...editing, text: 'Sunucudan anlaşılmayan bir yanıt geldi.', answers: { [ONE]: answerOfGateway } },
  { ...editing, text: 'Oyuncu 3 güncellendi.', answers: { [ONE]: answering({ message: '' }) } },
  {
    ...releasing,
    text: refusals.PLAYER_NOT_FOUND.message,
    answers: { '/api/players/*/release': refuse('PLAYER_NOT_FOUND') },
  },
  {
    ...releasing,
    text: 'Oyuncu 3 takımdan çıkarıldı!',
    answers: { '/api/players/*/release': answering({ message: '' }) },
  },
  { ...deleting, text: refusals.LAST_ADMIN.message, answers: { [ONE]: refuse('LAST_ADMIN') } },
  { ...deleting, text: 'Oyuncu 3 silindi.', answers: { [ONE]: answering({ message: '' }) } },
  {
    ...coding,
    text: refusals.CODE_FOR_ADMIN.message,
    answers: { '/api/players/*/reset-code': refuse('CODE_FOR_ADMIN') },
  },
  { ...coding, text: refusals.NO_ACCOUNT.message, answers: { '/api/players/*/reset-code': refuse('NO_ACCOUNT') } },
  { text: 'Veriler yüklenemedi.', path: '/admin/team-assignment', answers: { '/api/players': fault500 } },
  { text: 'Henüz Oyuncu Yok', path: '/admin/team-assignment', answers: NOBODY },
  { text: 'Sonuç Bulunamadı', path: '/admin/team-assignment?q=yok' },
  { text: 'Oyuncu bulunamadı.', path: '/admin/team-assignment?assign=yok' },
  {
    text: 'Lütfen oyuncu ve işlem seçin.',
    path: '/admin/team-assignment?assign=any',
    act: pressed('Kaydet'),
  },
  { ...assigning, text: 'Atama işlemi başarısız oldu.', answers: { [ASSIGN]: answerOfGateway } },
  { ...assigning, text: refusals.NO_SEASON.message, answers: { [ASSIGN]: refuse('NO_SEASON') } },
  { ...assigning, text: refusals.PLAYER_NOT_APPROVED.message, answers: { [ASSIGN]: refuse('PLAYER_NOT_APPROVED') } },
  { ...assigning, text: 'Oyuncu 3 takımdan çıkarıldı!', answers: { [ASSIGN]: answering({ message: '' }) } },
  { text: 'Adminler yüklenemedi.', path: '/admins', as: 'visitor', answers: { '/api/admins': fault500 } },
  {
    text: 'Henüz admin yetkisi olan oyuncu bulunmuyor.',
    path: '/admins',
    as: 'visitor',
    answers: { '/api/admins': answering([]) },
  },
];

describeInBrowser('the sentences of managing players', (openPage) => {
  let league: LeagueUnderTest;

  beforeAll(async () => {
    league = await startLeagueUnderTest();
  });
  afterAll(() => league.stop());

  it.for(CASES)('$path says: $text', async ({ text, path, as = 'admin', answers = {}, act }) => {
    const page = await openPage(league.url + path, {
      as,
      allowTroubles: SAID,
      prepare: async (each) => {
        const all = { '/api/players': answering(PLAYERS), '/api/teams': answering([TEAM]), ...answers };
        for (const [call, fault] of Object.entries(all)) await breakPath(each, call, fault);
      },
    });
    await act?.(page);
    await page.locator('main, [role=dialog], [role=alertdialog]').getByText(text).first().waitFor();
  });

  it('a failed approval is told in a message that can be closed', async () => {
    const page = await openPage(`${league.url}/admin/players`, {
      as: 'admin',
      allowTroubles: SAID,
      prepare: async (each) => {
        await breakPath(each, '/api/players', answering(PLAYERS));
        await breakPath(each, APPROVE, refuse('PLAYER_NOT_FOUND'));
      },
    });
    await pressed('Onayla: Oyuncu 1')(page);
    const said = main(page).getByText(refusals.PLAYER_NOT_FOUND.message);
    await said.waitFor();
    await main(page).getByRole('button', { name: 'Mesajı kapat' }).click();
    await said.waitFor({ state: 'detached' });
  });

  it('the list of players is read anew at a press', async () => {
    let players = PLAYERS;
    const page = await openPage(`${league.url}/admin/players`, {
      as: 'admin',
      prepare: async (each) => {
        await breakPath(each, '/api/players', (route) => answering(players)(route));
      },
    });
    await main(page).getByText('Oyuncu 3', { exact: true }).waitFor();
    players = [managedPlayer(4)];
    await pressed('Yenile')(page);
    await main(page).getByText('Oyuncu 4', { exact: true }).waitFor();
  });
});
