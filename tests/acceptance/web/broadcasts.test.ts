import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser, type PageOptions } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { answering, breakPath } from './bad-network.ts';
import { joinLeague, type LeaguePlayer, signedIn } from './league-players.ts';
import { assign, takeIntoOffice } from './match-officials.ts';
import { dayPath, pairingOf, unplayedMatches } from './matches.ts';
import { CHANNELS } from './own-broadcasts.ts';
import { main } from './page-parts.ts';
import { act } from './people.ts';

const PANEL = '/broadcaster-panel';
/** What the browser says of a refusal. */
const REFUSED = [/^403 from/];

describeInBrowser('a broadcaster', (openPage) => {
  let league: LeagueUnderTest;
  let takeMatch: (week?: number) => MatchAnswer;
  let used = 0;

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true });
    takeMatch = await unplayedMatches(league);
  });
  afterAll(() => league.stop());

  /** Another player in office, who shows a match and is signed in. */
  const broadcasterOf = async (match: MatchAnswer): Promise<LeaguePlayer> => {
    used += 1;
    const player = await joinLeague(league, `Yayıncı ${used}`, 'Sol Bek', used);
    const channel = { platform: 'Twitch', channelName: 'Kartal TV', channelLink: 'https://www.twitch.tv/kartal' };
    await act(league, 'POST', '/api/simple-broadcasters/assign', { playerId: player.id, ...channel });
    await assign(league, match, 'broadcaster', player);
    return player;
  };
  const openPanel = (player: LeaguePlayer, options: PageOptions = {}): Promise<Page> =>
    openPage(league.url + PANEL, { prepare: signedIn(player), ...options });
  const button = (within: Page | Locator, name: string): Locator => within.getByRole('button', { name, exact: true });
  /** Opens the dialog of a match from the own matches. */
  const manage = async (page: Page, match: MatchAnswer): Promise<Locator> => {
    await button(main(page), `Yayını yönet: ${pairingOf(match)}`).click();
    return page.getByRole('dialog', { name: `Yayın: ${pairingOf(match)}` });
  };
  const streamLink = (page: Page, match: MatchAnswer, { gamertag }: LeaguePlayer): Locator =>
    page.getByRole('link', {
      name: `Canlı yayın · twitch.tv ${gamertag}, ${pairingOf(match)} (yeni sekmede açılır)`,
      exact: true,
    });

  it('starts a stream, to which lists, home and the match lead without a reload until it is stopped', async () => {
    const match = takeMatch(8);
    const player = await broadcasterOf(match);
    const asked: string[] = [];
    let loads = 0;
    const paths = [
      '/',
      dayPath(match),
      '/weekly-matches?week=8',
      `/match/${match._id}`,
      `${dayPath(match)}&match=${match._id}`,
    ];
    const watch = (page: Page): void => {
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      page.on('load', () => (loads += 1));
    };
    const visitors = await Promise.all(paths.map((path) => openPage(league.url + path, { prepare: watch })));
    const links = visitors.map((page) => streamLink(page, match, player));
    for (const page of visitors) await page.getByText(match.homeTeam.name).first().waitFor();
    for (const link of links) expect(await link.count()).toBe(0);
    expect(asked.filter((path) => path === CHANNELS || /stream-links/.test(path))).toEqual([]);

    const own = await openPanel(player);
    const dialog = await manage(own, match);
    await dialog.getByText('Yayınınız kapalı.').waitFor();
    expect(await dialog.getByRole('textbox').count()).toBe(0);
    await button(dialog, 'Yayını başlat').click();
    await dialog.getByText('Yayın başlatıldı!').waitFor();
    await dialog.getByText('Yayınınız açık.').waitFor();
    for (const link of links) {
      await link.waitFor();
      expect(await link.getAttribute('href')).toBe('https://www.twitch.tv/kartal');
      expect(await link.getAttribute('target')).toBe('_blank');
      expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
    }
    expect(asked.filter((path) => path === CHANNELS)).toHaveLength(visitors.length);

    await button(dialog, 'Yayını bitir').click();
    await dialog.getByText('Yayın sonlandırıldı!').waitFor();
    await button(dialog, 'Yayını başlat').waitFor();
    for (const link of links) await link.waitFor({ state: 'detached' });
    expect(loads).toBe(visitors.length);
    await button(dialog, 'Kapat').last().click();
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(own.url()).search).toBe('');
  });

  it('says how many watch, which visitors of the match read without a reload', async () => {
    const match = takeMatch();
    const player = await broadcasterOf(match);
    const visitor = await openPage(`${league.url}/match/${match._id}?tab=broadcasters`);
    const item = main(visitor).getByRole('list', { name: 'Maçın yayıncıları' }).getByRole('listitem');
    await item.filter({ hasText: 'Kartal TV' }).waitFor();
    expect(await item.getByText('Canlı', { exact: true }).count()).toBe(0);
    const own = await openPanel(player);
    const dialog = await manage(own, match);
    await button(dialog, 'Yayını başlat').click();
    await item.getByText('Canlı', { exact: true }).waitFor();
    const viewers = dialog.getByRole('textbox', { name: 'İzleyici sayısı' });
    await viewers.fill('1204');
    await own.keyboard.press('Enter');
    await dialog.getByText('İşlem başarılı!').waitFor();
    await item.getByText('1.204 izleyici').waitFor();
    expect(await viewers.inputValue()).toBe('1204');
    await own.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await main(own).getByText('1.204 izleyici').waitFor();
  });

  it('who is dismissed while the dialog is open reads why nothing was started', async () => {
    const match = takeMatch();
    const player = await broadcasterOf(match);
    const own = await openPanel(player, { allowTroubles: REFUSED });
    const dialog = await manage(own, match);
    await act(league, 'DELETE', `/api/simple-broadcasters/${player.id}`);
    await own.getByText('Size atanmış maç yok').waitFor();
    await button(dialog, 'Yayını başlat').click();
    const why = 'Yayını yalnızca bu maçın yayıncısı açıp kapatabilir.';
    await dialog.getByText(`Yayın durumu güncellenirken hata oluştu: ${why}`).waitFor();
    await dialog.getByText('Yayınınız kapalı.').waitFor();
    await own.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await main(own).getByRole('heading', { name: 'Size atanmış maç yok' }).waitFor();
  });

  it('whose stream an admin stops finds the dialog as it is now', async () => {
    const match = takeMatch();
    const player = await broadcasterOf(match);
    const path = `/api/broadcasters/stream/${match._id}`;
    await act(league, 'PUT', path, { isLive: true, broadcasterId: player.id });
    const dialog = await manage(await openPanel(player), match);
    await dialog.getByText('Yayınınız açık.').waitFor();
    await act(league, 'PUT', path, { isLive: false, broadcasterId: player.id });
    await dialog.getByText('Yayınınız kapalı.').waitFor();
    await button(dialog, 'Yayını başlat').waitFor();
    expect(await dialog.getByRole('textbox').count()).toBe(0);
  });

  it('leads nobody to what is no web address', async () => {
    const match = takeMatch();
    const player = await broadcasterOf(match);
    await act(league, 'PUT', `/api/broadcasters/stream/${match._id}`, { isLive: true, broadcasterId: player.id });
    const page = await openPage(`${league.url}/match/${match._id}?tab=broadcasters`, {
      prepare: async (each) => {
        const { id: _id, gamertag } = player;
        const who = { _id, player: { _id, gamertag, deleted: false }, platform: 'Twitch' };
        const channel = { ...who, channelName: 'Kötü TV', channelLink: 'javascript:alert(1)' };
        await breakPath(each, CHANNELS, answering([channel]));
      },
    });
    await main(page).getByText('Kötü TV').waitFor();
    await main(page).getByRole('listitem').getByText('Canlı', { exact: true }).waitFor();
    expect(await page.locator('a[target=_blank]').count()).toBe(0);
    expect(await page.locator('a[href^="javascript"]').count()).toBe(0);
  });

  it('stands with the referees of the match in tabs of its page and its dialog', async () => {
    const match = takeMatch();
    const player = await broadcasterOf(match);
    const referee = await takeIntoOffice(league, 'referee', `Hakem ${used}`);
    const fourth = await takeIntoOffice(league, 'referee', `Dördüncü ${used}`);
    const place = { matchId: match._id, refereeId: fourth.id, role: 'fourth_official' };
    await assign(league, match, 'referee', referee);
    await act(league, 'POST', '/api/admin/assign-referee', place);
    const page = await openPage(`${league.url}/match/${match._id}`);
    await main(page).getByRole('link', { name: 'Hakemler', exact: true }).click();
    const referees = page.getByRole('list', { name: 'Maçın hakemleri' }).getByRole('listitem');
    await referees.filter({ hasText: referee.gamertag }).getByText('Baş hakem').waitFor();
    await referees.filter({ hasText: fourth.gamertag }).getByText('Dördüncü hakem').waitFor();
    expect(new URL(page.url()).search).toBe('?tab=referees');

    await page.goto(`${league.url}${dayPath(match)}&match=${match._id}`);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('tab', { name: 'Yayıncılar' }).click();
    const shown = dialog.getByRole('list', { name: 'Maçın yayıncıları' }).getByRole('listitem');
    await shown.getByText('Ana yayıncı').waitFor();
    const channel = shown.getByRole('link', { name: 'Kanalı aç: twitch.tv (yeni sekmede açılır)' });
    expect(await channel.getAttribute('href')).toBe('https://www.twitch.tv/kartal');
    await shown.getByRole('link', { name: player.gamertag, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: player.gamertag }).waitFor();
  });

  it('is shown where to sign in, and comes back from there', async () => {
    const page = await openPage(league.url + PANEL);
    const login = main(page).getByRole('link', { name: 'Oyuncu Girişi' });
    expect(await login.getAttribute('href')).toBe(`/login?next=${encodeURIComponent(PANEL)}`);
  });
});
