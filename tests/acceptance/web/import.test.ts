import type { AuditEntry } from '@league/query-api/contract/audit.ts';
import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { Buffer } from 'node:buffer';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import { eventually } from './eventually.ts';
import { main, pressed } from './page-parts.ts';

const HEAD = 'hafta;tarih;saat;ev sahibi;deplasman;skor';
const SEASON = [
  HEAD,
  '1;05.09.2026;21:00;Çamlıca;Şahin;2-1',
  '1;;;Göztepe;Işık;0-0',
  '2;12.09.2026;21:00;Şahin;Göztepe;',
].join('\n');

describeInBrowser('the import', (openPage) => {
  let league: LeagueUnderTest;

  beforeAll(async () => {
    league = await startLeagueUnderTest();
  });
  afterAll(() => league.stop());

  const open = (): Promise<Page> => openPage(`${league.url}/admin/import`, { as: 'admin' });
  const lines = (page: Page): Locator => main(page).getByRole('list', { name: 'Satırlar' }).getByRole('listitem');
  const choose = (page: Page, name: string, text: string | Buffer) =>
    main(page)
      .getByLabel('CSV dosyası', { exact: true })
      .and(page.locator('input[type=file]'))
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  const paste = async (page: Page, text: string): Promise<void> => {
    await main(page).getByRole('radio', { name: 'Yapıştırılan metin' }).check();
    await main(page).getByRole('textbox', { name: 'Yapıştırılan metin' }).fill(text);
  };
  const matches = async () =>
    (await league.call<MatchAnswer[]>('GET', '/api/matches')).body
      .map(({ homeTeam, awayTeam, homeScore, awayScore }) =>
        [homeTeam.name, awayTeam.name, homeScore, awayScore].join('|'),
      )
      .toSorted();
  const imports = async () =>
    (await league.call<AuditEntry[]>('GET', '/api/admin/audit?type=FixturesImported')).body.length;

  it('shows what each line of a file would do, counts the results while it runs, and leads to its entry in the audit', async () => {
    const page = await open();
    await choose(page, 'sezon.csv', SEASON);
    await main(page).getByText('sezon.csv', { exact: true }).waitFor();
    await pressed('Satırları göster')(page);
    await main(page).getByText('3 satır reddedildi.').waitFor();
    await lines(page).getByText('“Çamlıca” adında bir takım yok.').waitFor();
    expect(
      await main(page)
        .getByRole('button', { name: /^İçe aktar/ })
        .count(),
    ).toBe(0);

    await main(page).getByRole('checkbox', { name: 'Olmayan takımları oluştur' }).check();
    await lines(page).first().waitFor({ state: 'detached' });
    await pressed('Satırları göster')(page);
    await main(page).getByText('Oluşturulacak takımlar: Çamlıca, Şahin, Göztepe, Işık').waitFor();
    expect(await lines(page).allInnerTexts()).toEqual([
      expect.stringMatching(
        /2\. satır\s+Yeni maç\s+Çamlıca – Şahin\s+1\. hafta · 05\.09\.2026 21:00 · 2\u2009–\u20091/,
      ),
      expect.stringMatching(/3\. satır\s+Yeni maç\s+Göztepe – Işık\s+1\. hafta · tarihsiz · 0\u2009–\u20090/),
      expect.stringMatching(/4\. satır\s+Yeni maç\s+Şahin – Göztepe\s+2\. hafta · 12\.09\.2026 21:00/),
    ]);
    expect([await matches(), await imports()]).toEqual([[], 0]);

    // The answer waits until the page has counted the results that were written meanwhile.
    await page.route('**/api/matches/import', async (route) => {
      const response = await route.fetch();
      await main(page).getByText('2 sonuçtan 2 tanesi yazıldı').waitFor();
      await route.fulfill({ response });
    });
    await main(page).getByRole('textbox', { name: 'Gerekçe' }).fill('Eski sezon');
    await pressed('İçe aktar (3 maç, 2 sonuç)')(page);
    await main(page).getByText('İçe aktarma tamamlandı.').waitFor();
    expect(await matches()).toEqual(['Göztepe|Işık|0|0', 'Çamlıca|Şahin|2|1', 'Şahin|Göztepe||']);
    await main(page).getByRole('link', { name: 'Denetim kaydı' }).click();
    await page.getByText('“Eski sezon”').waitFor();
    await page.getByText('Fikstür içe aktarıldı').last().waitFor();
  });

  it('tells results, corrections and lines that change nothing apart, from pasted cells', async () => {
    const page = await open();
    await paste(
      page,
      [HEAD, '1;;;Çamlıca;Şahin;3-1', '1;;;Göztepe;Işık;0-0', '2;;;Şahin;Göztepe;1-1'].join('\n').replaceAll(';', '\t'),
    );
    await pressed('Satırları göster')(page);
    await lines(page).getByText('bu maçın sonucu 2-1 olarak kayıtlı').waitFor();
    await main(page).getByRole('checkbox', { name: 'Kayıtlı sonuçları düzelt' }).check();
    await pressed('Satırları göster')(page);
    await lines(page).getByText('2\u2009–\u20091 yerine 3\u2009–\u20091').waitFor();
    await lines(page).getByText('Aynı').waitFor();
    await pressed('İçe aktar (2 sonuç)')(page);
    await main(page).getByText('İçe aktarma tamamlandı.').waitFor();
    expect(await matches()).toEqual(['Göztepe|Işık|0|0', 'Çamlıca|Şahin|3|1', 'Şahin|Göztepe|1|1']);
    expect(await main(page).getByRole('textbox', { name: 'Yapıştırılan metin' }).count()).toBe(0);
  });

  it('refuses in a sentence what is no table, records nothing and loses nothing', async () => {
    const page = await open();
    const before = await imports();
    await choose(page, 'sezon.csv', Buffer.from('%PDF-1.7\n'));
    await pressed('Satırları göster')(page);
    await main(page).getByText('Bu bir PDF dosyası').first().waitFor();
    await choose(page, 'sezon.zip', Buffer.from('PK\x03\x04', 'latin1'));
    await pressed('Satırları göster')(page);
    await main(page).getByText('Bu bir Excel çalışma kitabı ya da zip dosyası').first().waitFor();
    await choose(page, 'buyuk.csv', Buffer.alloc(20 * 1024 * 1024, 'x'));
    await main(page).getByText('Dosya çok büyük (en fazla 3 MB).').waitFor();
    await main(page).getByText('sezon.zip', { exact: true }).waitFor();

    await paste(page, 'hafta;ev sahibi\n1;Moda');
    await pressed('Satırları göster')(page);
    await main(page).getByText('deplasman').last().waitFor();
    const box = main(page).getByRole('textbox', { name: 'Yapıştırılan metin' });
    expect(await box.inputValue()).toBe('hafta;ev sahibi\n1;Moda');
    await page.getByRole('link', { name: 'Lig planlama' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Düzenlemeye dön' }).click();
    expect(await box.inputValue()).toBe('hafta;ev sahibi\n1;Moda');
    await eventually(imports).toBe(before);
  });
});
