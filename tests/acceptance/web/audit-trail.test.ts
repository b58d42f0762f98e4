import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { PlayerAnswer } from '@league/query-api/contract/players.ts';
import type { TeamAnswer } from '@league/query-api/contract/teams.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN } from '../../kit/admin.ts';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { eventually } from './eventually.ts';
import { pairingOf } from './matches.ts';
import { main } from './page-parts.ts';

type Told = { readonly position: string };

describeInBrowser('the trail of what was done', (openPage) => {
  let league: LeagueUnderTest;

  beforeAll(async () => {
    league = await startLeagueUnderTest({ sample: true });
  });
  afterAll(() => league.stop());

  const read = async <Answer>(path: string): Promise<readonly Answer[]> =>
    (await league.call<Answer[]>('GET', path)).body;
  const one = <Item>(items: readonly Item[], fits: (item: Item) => boolean = () => true): Item =>
    items.find(fits) ?? expect.fail('the sample has none');
  const act = async (path: string, body: object): Promise<void> => {
    const { status, body: told } = await league.call<Told>('POST', path, { body });
    expect(status).toBe(200);
    await league.call('GET', '/api/admin/audit', { minPosition: told.position });
  };
  const open = (search: string): Promise<Page> => openPage(`${league.url}/admin/audit${search}`, { as: 'admin' });
  const records = (page: Page): Locator => page.getByRole('list', { name: 'Kayıtlar' }).getByRole('listitem');
  const chips = (page: Page): Locator => page.getByRole('group', { name: 'Etkin filtreler' }).getByRole('button');
  const searched = (page: Page): URLSearchParams => new URL(page.url()).searchParams;
  const choose = async (page: Page, label: string, text: string): Promise<void> => {
    const box = page.getByRole('combobox', { name: label, exact: true });
    await box.fill(text);
    await page.getByRole('listbox', { name: label }).getByRole('option').first().waitFor();
    await box.press('Enter');
  };

  it('marks an act and what took it back, each with the way to the other, and names what a process did after them', async () => {
    const team = one(await read<TeamAnswer>('/api/teams'));
    await act(`/api/teams/${team._id}/withdraw`, { played: 'keep', reason: 'Takım dağıldı' });
    await act('/api/admin/season/undo', { reason: 'Geri döndü' });

    const page = await open(`?type=TeamWithdrawn&team=${team._id}`);
    await records(page).getByText('Geri alındı', { exact: true }).waitFor();
    await records(page).getByRole('button').click();
    await records(page).getByRole('link', { name: 'Sezon işlemi geri alındı' }).click();
    await records(page).getByText('Şunu geri aldı:').waitFor();
    expect(await records(page).count()).toBe(1);
    expect(searched(page).get('type')).toBeNull();
    await records(page).getByRole('link', { name: 'Takım ligden çekildi' }).click();
    await records(page).getByText('“Takım dağıldı”').waitFor();
    const position = searched(page).get('entry');
    expect(await chips(page).allInnerTexts()).toEqual([`Kayıt: ${position}`]);

    await page.goto(`${league.url}/admin/audit?type=MatchResultEntered`);
    const byProcess = records(page).filter({ hasText: `Süreç: ligden çekilme (${ADMIN.username})` });
    await byProcess.first().getByRole('button').click();
    await byProcess.first().getByRole('link', { name: 'Takım ligden çekildi' }).click();
    await eventually(async () => searched(page).get('entry')).toBe(position);
  });

  it('finds a player who is deleted by a name without its Turkish letters, and keeps day and time of day in the address', async () => {
    const player = one(await read<PlayerAnswer>('/api/players'), ({ gamertag }) => /ı|ş|ç|ğ|ü|ö/i.test(gamertag));
    const { status } = await league.call('DELETE', `/api/players/${player._id}`);
    expect(status).toBe(200);
    const page = await open('');
    await choose(page, 'Oyuncu', player.gamertag.replaceAll('ı', 'i').replaceAll('ş', 's').replaceAll('ü', 'u'));
    await eventually(() => chips(page).allInnerTexts()).toEqual([`Oyuncu: ${player.gamertag}`]);
    await records(page).first().getByText('Oyuncu silindi').waitFor();

    await page.goto(`${league.url}/admin/audit?player=${player._id}&from=2020-01-01T00:00&to=2020-01-01T23:30`);
    await page.getByText('Bu filtrelere uyan kayıt yok').waitFor();
    expect(await page.getByLabel('Bitiş saati').inputValue()).toBe('23:30');
    await page.getByLabel('Bitiş saati').fill('22:15');
    await eventually(async () => searched(page).get('to')).toBe('2020-01-01T22:15');
    expect((await chips(page).allInnerTexts()).at(-1)).toBe('Bitiş: 1 Oca 2020 22:15');
  });

  it('is one press away from the page of a match, of a player and of a team, for admins', async () => {
    const match = one(await read<MatchAnswer>('/api/matches'), (each) => each.status === 'finished');
    const player = one(await read<PlayerAnswer>('/api/players'));
    const team = one(await read<TeamAnswer>('/api/teams'));
    const pages = [
      [`/match/${match._id}`, `Maç: ${pairingOf(match)}, ${match.week}.\u00a0hafta`],
      [`/profile/${encodeURIComponent(player.gamertag)}`, `Oyuncu: ${player.gamertag}`],
      [`/team/${team._id}`, `Takım: ${team.name}`],
    ] as const;
    for (const [path, chip] of pages) {
      const page = await openPage(league.url + path, { as: 'admin' });
      await main(page).getByRole('link', { name: 'Denetim', exact: true }).click();
      await eventually(() => chips(page).allInnerTexts()).toEqual([chip]);
      await records(page).first().waitFor();
    }
    const visitor = await openPage(`${league.url}/team/${team._id}`);
    await main(visitor).getByRole('heading', { name: team.name }).waitFor();
    expect(await main(visitor).getByRole('link', { name: 'Denetim', exact: true }).count()).toBe(0);
  });

  it('is one press away from the rows of teams and players', async () => {
    const team = one(await read<TeamAnswer>('/api/teams'));
    const page = await openPage(`${league.url}/admin/teams`, { as: 'admin' });
    await page.getByRole('link', { name: `Geçmiş: ${team.name}` }).click();
    await eventually(() => chips(page).allInnerTexts()).toEqual([`Takım: ${team.name}`]);
    await page.goto(`${league.url}/admin/players`);
    await main(page)
      .getByRole('link', { name: /^Geçmiş: / })
      .first()
      .click();
    await eventually(async () => (await chips(page).allInnerTexts()).join()).toMatch(/^Oyuncu: /);
  });
});
