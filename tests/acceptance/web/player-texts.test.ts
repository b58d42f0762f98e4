import { refusals } from '@league/command-api/contract/refusals.ts';
import { refusals as queryRefusals } from '@league/query-api/contract/refusals.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { SESSION_KEY } from '../../kit/browser/roles.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { answering, answerOfGateway, breakPath, type Fault, loseRequest } from './bad-network.ts';
import { main } from './page-parts.ts';
import { profileOf as profileWithout } from './statistics-samples.ts';

/** What the browser says of answers that fail on purpose. */
const SAID = [/^50[23] from/, /^net::ERR_CONNECTION_RESET for/];

const OWN = { _id: '00000000-0000-4000-8000-000000000001', gamertag: 'Kartal42' };
const OTHER = { _id: '00000000-0000-4000-8000-000000000002', gamertag: 'ArdaTheWall' };

const profileOf = (player: typeof OWN, isLiked = false) => ({ ...profileWithout(player), isLiked });

type Code = keyof typeof refusals & keyof typeof queryRefusals;
type CommandCode = keyof typeof refusals;

/** The server's own answer to what it refuses, in the words of the API that was asked. */
const refuse =
  (code: CommandCode): Fault =>
  (route) => {
    const isRead = route.request().method() === 'GET' && code in queryRefusals;
    const { status, message } = isRead ? queryRefusals[code as Code] : refusals[code];
    const body = JSON.stringify({ type: 'about:blank', title: code, status, code, message });
    return route.fulfill({ status, contentType: 'application/problem+json', body });
  };

const PLAYERS = '/api/players';
const PROFILE = '/api/players/gamertag/*/profile';
const LIKE = '/api/players/*/like';
const TEAM = '/api/teams/*';
const STORE = refuse('STORE_UNAVAILABLE');
const { message: UNREADABLE } = queryRefusals.STORE_UNAVAILABLE;
const { message: UNWRITTEN } = refusals.STORE_UNAVAILABLE;

const like = (page: Page) => page.getByRole('button', { name: /^Beğen/ }).click();
const BIO = 'Sağ ayaklı oldu.';
const edit = async (page: Page) => {
  await page.getByRole('button', { name: 'Profili düzenle' }).click();
  await page.getByRole('textbox', { name: 'Biyografi' }).fill(BIO);
  await page.getByRole('button', { name: 'Kaydet' }).click();
};

type Case = {
  readonly text: string;
  readonly path: string;
  /** What calls are answered with: paths as {@link breakPath} takes them. */
  readonly answers?: Readonly<Record<string, Fault>>;
  readonly signedIn?: boolean;
  readonly act?: (page: Page) => Promise<void>;
};

const other = (isLiked = false) => ({ [PROFILE]: answering(profileOf(OTHER, isLiked)) });
const liked = (likes: number, isLiked: boolean): Fault => answering({ success: true, likes, isLiked, message: '' });
const ofOther = { path: `/profile/${OTHER.gamertag}`, signedIn: true, act: like } as const;
/** The own profile, of which reading works and saving ends so. */
const saving = (fault: Fault): Omit<Case, 'text'> => ({
  path: '/profile',
  signedIn: true,
  act: edit,
  answers: {
    [PROFILE]: (route) => (route.request().method() === 'PUT' ? fault(route) : answering(profileOf(OWN))(route)),
  },
});
const team = {
  _id: 'x',
  name: 'Kartal',
  logo: '',
  crest: 'red-white-stripes',
  city: null,
  createdAt: '2026-08-01T09:00:00.000Z',
  players: [],
};
const emptyTeam = answering({ ...team, stats: { wins: 0, draws: 0, losses: 0 } });

/** The sentences of players, profiles and teams, each with what provokes it. */
const CASES: readonly Case[] = [
  {
    text: 'Oyuncular yüklenirken veri hatası oluştu',
    path: '/players',
    answers: { [PLAYERS]: answering({ players: [] }) },
  },
  { text: `Oyuncular yüklenirken hata oluştu: ${UNREADABLE}`, path: '/players', answers: { [PLAYERS]: STORE } },
  {
    text: 'Oyuncular yüklenirken hata oluştu: Sunucuya ulaşılamadı.',
    path: '/players',
    answers: { [PLAYERS]: loseRequest },
  },
  { text: 'Henüz Oyuncu Yok', path: '/players', answers: { [PLAYERS]: answering([]) } },
  {
    text: 'Sonuç Bulunamadı',
    path: '/players?q=yok',
    answers: { [PLAYERS]: answering([profileOf(OTHER)]) },
  },
  {
    text: `Profil bilgileri yüklenirken bir hata oluştu: ${UNREADABLE}`,
    path: '/profile/Kartal42',
    answers: { [PROFILE]: STORE },
  },
  {
    text: 'Bu gamertag ile onaylı bir oyuncu yok.',
    path: '/profile/Yok',
    answers: { [PROFILE]: refuse('PLAYER_NOT_FOUND') },
  },
  { text: 'Profil sayfasına erişmek için oyuncu olarak giriş yapmalısınız.', path: '/profile' },
  { ...ofOther, text: 'Beğenmek için giriş yapmalısınız', signedIn: false, answers: other() },
  {
    ...ofOther,
    text: 'Beğenmek için giriş yapmalısınız',
    answers: { ...other(), [LIKE]: refuse('UNAUTHENTICATED') },
  },
  { ...ofOther, text: 'Oyuncu bilgisi bulunamadı', answers: { ...other(), [LIKE]: refuse('PLAYER_NOT_FOUND') } },
  { ...ofOther, text: 'Kendi profilinizi beğenemezsiniz', answers: { ...other(), [LIKE]: refuse('OWN_PROFILE') } },
  { ...ofOther, text: 'Bu oyuncu henüz onaylanmadı.', answers: { ...other(), [LIKE]: refuse('PLAYER_NOT_APPROVED') } },
  { ...ofOther, text: 'Beğeni işlemi başarısız oldu', answers: { ...other(), [LIKE]: loseRequest } },
  { ...ofOther, text: 'Beğeni işlemi başarısız oldu', answers: { ...other(), [LIKE]: answerOfGateway } },
  { ...ofOther, text: 'Profil beğenildi!', answers: { ...other(), [LIKE]: liked(5, true) } },
  { ...ofOther, text: 'Beğeni geri çekildi!', answers: { ...other(true), [LIKE]: liked(3, false) } },
  { ...saving(refuse('UNAUTHENTICATED')), text: 'Oturum süresi dolmuş, lütfen tekrar giriş yapın' },
  { ...saving(refuse('PROFILE_NOT_YOURS')), text: 'Bu profili güncelleme yetkiniz yok' },
  { ...saving(refuse('PLAYER_NOT_FOUND')), text: 'Oyuncu bulunamadı' },
  { ...saving(refuse('STORE_UNAVAILABLE')), text: UNWRITTEN },
  { ...saving(loseRequest), text: 'Sunucudan yanıt alınamadı.' },
  { ...saving(answerOfGateway), text: 'Profil güncellenirken bir hata oluştu' },
  { ...saving(answering({ message: '' })), text: 'Profil başarıyla güncellendi!' },
  { text: 'Takım detayları yüklenirken bir hata oluştu.', path: '/team/x', answers: { [TEAM]: STORE } },
  { text: 'Takım bulunamadı.', path: '/team/x', answers: { [TEAM]: refuse('TEAM_NOT_FOUND') } },
  { text: 'Henüz Oyuncu Yok', path: '/team/x', answers: { [TEAM]: emptyTeam } },
  { text: 'Henüz Maç Yok', path: '/team/x', answers: { [TEAM]: emptyTeam } },
  { text: 'Maçlar yüklenemedi.', path: '/team/x', answers: { [TEAM]: emptyTeam, '/api/matches': STORE } },
];

describeInBrowser('the sentences of players and teams', (openPage) => {
  let league: LeagueUnderTest;

  beforeAll(async () => {
    league = await startLeagueUnderTest();
  });
  afterAll(() => league.stop());

  const open = ({ path, answers = {}, signedIn = false }: Omit<Case, 'text'>): Promise<Page> =>
    openPage(league.url + path, {
      allowTroubles: SAID,
      prepare: async (page) => {
        for (const [call, fault] of Object.entries(answers)) await breakPath(page, call, fault);
        if (!signedIn) return;
        const session = JSON.stringify({ ...OWN, id: OWN._id, token: 'x', isAdmin: false });
        await page.addInitScript(`localStorage.setItem(${JSON.stringify(SESSION_KEY)}, ${JSON.stringify(session)})`);
      },
    });

  it.for(CASES)('$path says: $text', async ({ text, act, ...rest }) => {
    const page = await open(rest);
    await act?.(page);
    await page.locator('main, [role=dialog]').getByText(text).first().waitFor();
  });

  it('what was typed stays when a profile could not be saved, and can be saved again', async () => {
    let fault: Fault = refuse('STORE_UNAVAILABLE');
    const page = await open(saving((route) => fault(route)));
    await edit(page);
    await page.getByRole('dialog').getByText(UNWRITTEN).waitFor();
    expect(await page.getByRole('textbox', { name: 'Biyografi' }).inputValue()).toBe(BIO);
    fault = answering({ message: '' });
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await main(page).getByText('Profil başarıyla güncellendi!').waitFor();
  });

  it('a like that was refused is taken back on screen', async () => {
    const page = await open({ ...ofOther, answers: { ...other(), [LIKE]: refuse('OWN_PROFILE') } });
    await like(page);
    await main(page).getByText('Kendi profilinizi beğenemezsiniz').waitFor();
    await page.getByRole('button', { name: 'Beğen 4 beğeni', pressed: false }).waitFor();
  });

  it('a team that is not there leads back to the teams', async () => {
    const page = await open({ path: '/team/x', answers: { [TEAM]: refuse('TEAM_NOT_FOUND') } });
    await main(page).getByRole('link', { name: 'Takımlara dön' }).click();
    await page.getByRole('heading', { level: 1, name: 'Takımlar' }).waitFor();
  });
});
