import type { SettingsAnswer } from '@league/query-api/contract/settings.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { eventually } from './eventually.ts';
import { addressesOf, main, pressed } from './page-parts.ts';
import { act, registered } from './people.ts';

const SCREEN = '/admin/dashboard';

describeInBrowser('an admin on the dashboard', (openPage) => {
  let league: LeagueUnderTest;

  beforeAll(async () => {
    league = await startLeagueUnderTest();
  });
  afterAll(() => league.stop());

  const open = (search = ''): Promise<Page> => openPage(league.url + SCREEN + search, { as: 'admin' });
  const box = (within: Page | Locator, name: string): Locator => within.getByRole('textbox', { name, exact: true });
  const settings = async () => (await league.call<SettingsAnswer>('GET', '/api/settings')).body;

  it('changes title, colour, links and news, and a visitor on the home page sees each at once', async () => {
    const visitor = await openPage(league.url);
    const home = main(visitor);
    await home.getByRole('heading', { name: 'Turnuva kuralları' }).waitFor();
    const admin = await open();

    await pressed('Site ayarları')(admin);
    const dialog = admin.getByRole('dialog');
    await box(dialog, 'Başlık').fill('Yaz Ligi');
    await box(dialog, 'Açıklama').fill('Sekize sekiz');
    await box(dialog, 'Kurallar').fill('Küfür yok.\nGeç kalan yenilir.');
    await pressed('Ayarları kaydet')(admin);
    await dialog.waitFor({ state: 'detached' });
    await visitor.getByRole('banner').getByText('Yaz Ligi').waitFor();
    await main(admin).getByRole('heading', { level: 1, name: 'Yaz Ligi' }).waitFor();
    await main(admin).getByText('Sekize sekiz').waitFor();

    await box(main(admin), 'Tema rengi').fill('#0b7285');
    await pressed('Turnuva bilgilerini kaydet')(admin);
    const brand = () =>
      visitor.evaluate<string>("getComputedStyle(document.documentElement).getPropertyValue('--color-brand')");
    await eventually(brand).toBe('#0b7285');

    await box(main(admin), 'Kick').fill('https://kick.com/yaz');
    await pressed('Bağlantıları kaydet')(admin);
    await home.getByRole('link', { name: /^Kick/ }).waitFor();

    const last = admin.getByRole('group', { name: '3. haber' });
    await box(last, 'Başlık').fill('Yeni kurallar');
    await box(last, 'Tarih (isteğe bağlı)').fill('01122026');
    await pressed('Haberleri kaydet')(admin);
    await home.getByRole('heading', { name: 'Yeni kurallar' }).waitFor();
    await home.getByText('1 Ara 2026').waitFor();
    expect(await settings()).toMatchObject({ title: 'Yaz Ligi', color: '#0b7285' });

    await home.getByRole('link', { name: 'Kurallar ve ödüller' }).click();
    await main(visitor).getByText('Küfür yok.').waitFor();
    await main(visitor).getByText('Henüz ödül yazılmadı.').waitFor();
  });

  it('sets begin and end of the tournament', async () => {
    const admin = await open();
    await box(main(admin), 'Başlangıç').fill('01092026');
    await box(main(admin), 'Bitiş').fill('30062027');
    await pressed('Turnuva bilgilerini kaydet')(admin);
    await eventually(settings).toMatchObject({ startDate: '2026-09-01', endDate: '2027-06-30' });
  });

  it('leads to the pages of admins', async () => {
    const admin = await open();
    const links = main(admin).getByRole('navigation', { name: 'Kısa yollar' }).getByRole('link');
    expect(await addressesOf(links)).toEqual(
      expect.arrayContaining([
        '/admin/teams',
        '/admin/players',
        '/admin/match-plan',
        '/admin/control-panel',
        '/admin/team-assignment',
        '/admins',
        '/admin/simple-referees',
        '/admin/simple-broadcasters',
        '/admin/league-plan',
        '/admin/ranking-rules',
        '/admin/playoff-settings',
        '/admin/achievements',
      ]),
    );
  });

  it('clears a link, which comes later again', async () => {
    await act(league, 'PUT', '/api/settings', { socialMedia: { twitch: 'https://twitch.tv/yaz' } });
    const [admin, visitor] = await Promise.all([open(), openPage(league.url)]);
    await main(visitor)
      .getByRole('link', { name: /^Twitch/ })
      .waitFor();
    for (const platform of ['Discord', 'Instagram', 'YouTube', 'Kick', 'Twitch'])
      await box(main(admin), platform).waitFor();
    await box(main(admin), 'Twitch').fill('');
    await pressed('Bağlantıları kaydet')(admin);
    await eventually(async () => (await settings()).socialMedia.twitch).toBe(null);
    await main(visitor)
      .getByRole('button', { name: /^Twitch\s*Yakında$/ })
      .waitFor();
  });

  it('keeps what is typed while another admin saves, and takes over the rest', async () => {
    const admin = await open();
    await box(main(admin), 'Discord').fill('https://discord.gg/benim');
    await act(league, 'PUT', '/api/settings', { socialMedia: { youtube: 'https://youtube.com/@baska' } });
    await eventually(() => box(main(admin), 'YouTube').inputValue()).toBe('https://youtube.com/@baska');
    expect(await box(main(admin), 'Discord').inputValue()).toBe('https://discord.gg/benim');
    await pressed('Bağlantıları kaydet')(admin);
    await eventually(async () => (await settings()).socialMedia).toMatchObject({
      discord: 'https://discord.gg/benim',
      youtube: 'https://youtube.com/@baska',
    });
  });

  it('reads at once who has registered, and makes the fixtures once there are teams', async () => {
    const admin = await open();
    await main(admin).getByText('Bekleyen iş yok; her şey yolunda.').waitFor();
    await registered(league, 'Bekleyen');
    await main(admin).getByRole('link', { name: 'İncele: Onay bekleyen oyuncu' }).waitFor();
    for (const name of ['Kartal', 'Ege', 'Moda', 'Işık']) await act(league, 'POST', '/api/teams', { name });
    await pressed('Fikstür oluştur')(admin);
    await admin.getByRole('alertdialog').getByText('6 maç, 3 hafta').waitFor();
    await pressed('Fikstürü oluştur')(admin);
    await main(admin).getByText('Fikstür oluşturuldu. 4 takım, 3 hafta, haftada 2 maç.').waitFor();
    await main(admin).getByRole('heading', { name: 'Tarihi olmayan maç' }).waitFor();
  });

  it('has the scores computed again, and reads that all were right', async () => {
    const admin = await open();
    await pressed('Skorları düzelt')(admin);
    await pressed('Yeniden hesapla')(admin);
    await main(admin).getByText('Skorlar yeniden hesaplandı; hepsi doğruydu.').waitFor();
  });
});
