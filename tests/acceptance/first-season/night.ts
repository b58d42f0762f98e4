import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { StandingRow } from '@league/query-api/contract/standings.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { type Person, personOf } from '../web/account-people.ts';
import { signedIn } from '../web/league-players.ts';
import { pairingOf, scoreText } from '../web/matches.ts';
import { main } from '../web/page-parts.ts';
import { openResult, resultsPath } from '../web/result-dialog.ts';
import { button, choose, PEOPLE, SQUAD, type Story, TEAMS } from './story.ts';

/** Registers a person by the form. */
const register = async (page: Page, { gamertag, psoId, email, position, jerseyNumber, password }: Person) => {
  const labelled = (label: string) => main(page).getByLabel(label, { exact: true });
  await labelled('Gamertag').fill(gamertag);
  await labelled('PSO ID').fill(psoId);
  await labelled('E-posta').fill(email);
  await labelled('Mevki').selectOption(position);
  await labelled('Forma numarası (1-99)').fill(String(jerseyNumber));
  await labelled('Şifre').fill(password);
  await labelled('Şifre tekrar').fill(password);
  await button(main(page), 'Kayıt ol').click();
  await main(page).getByText('Kayıt başarılı! Admin onayı sonrası giriş yapabilirsiniz.').waitFor();
};

/** The people of this season. */
const people = Object.values(PEOPLE).map((gamertag, number) => ({
  ...personOf(gamertag),
  psoId: `pso-${number}`,
  email: `kisi${number}@example.com`,
}));

/** The league gets its players and officials, and the results of its first night. */
export const night = ({ league, visit, admin, read }: Story): void => {
  /** A page of one of the people, who is signed in. */
  const pageOf = async (gamertag: string, path: string): Promise<Page> => {
    const { email, password } = people.find((each) => each.gamertag === gamertag) ?? expect.fail(gamertag);
    const login = await league().call('POST', '/api/players/login', { body: { email, password }, token: null });
    return visit(path, { prepare: signedIn({ session: login.body }) });
  };
  /** The matches of the first week, none of them of the two teams that leave or lose points. */
  const firstNight = async (): Promise<readonly [MatchAnswer, MatchAnswer, MatchAnswer]> => {
    const matches = await read<MatchAnswer[]>('/api/matches/week/1');
    const leaving: readonly string[] = TEAMS.slice(0, 2);
    const [one, two, three] = matches.filter(
      ({ homeTeam, awayTeam }) => ![homeTeam.name, awayTeam.name].some((name) => leaving.includes(name)),
    );
    if (one === undefined || two === undefined || three === undefined) throw new Error('the week has too few matches');
    return [one, two, three];
  };

  it('gets players, who register, are approved and one put into a squad', async () => {
    const [page, visitor] = await Promise.all([admin('/admin/players'), visit('/players')]);
    const form = await visit('/register');
    const row = (gamertag: string) => main(page).getByRole('row').filter({ hasText: gamertag });
    for (const person of people) {
      await form.goto(`${league().url}/register`);
      await register(form, person);
      await button(main(page), `Onayla: ${person.gamertag}`).click();
      await row(person.gamertag).getByText('Onaylı').waitFor();
      await main(visitor).getByRole('link', { name: person.gamertag }).waitFor();
    }
    await button(main(page), `Takıma ata: ${PEOPLE.scorer}`).click();
    await choose(page.getByRole('dialog'), 'İşlem', SQUAD);
    await page.keyboard.press('Control+Enter');
    await main(page).getByText(`${PEOPLE.scorer} başarıyla takıma atandı!`).waitFor();
    await main(visitor).getByRole('link', { name: PEOPLE.scorer }).filter({ hasText: SQUAD }).waitFor();
  });

  it('gets a referee and a broadcaster, who apply, are approved and sent to a match', async () => {
    const [match] = await firstNight();
    const visitor = await visit(`/match/${match._id}`);
    const page = await admin('/admin/management');
    for (const [gamertag, apply, application, field, open] of [
      [PEOPLE.referee, 'Hakemliğe başvur', 'Hakemlik başvurusu', 'Hakem', 'referee'],
      [PEOPLE.broadcaster, 'Yayıncılığa başvur', 'Yayıncılık başvurusu', 'Yayıncı', 'broadcaster'],
    ] as const) {
      const own = await pageOf(gamertag, `/profile/${encodeURIComponent(gamertag)}`);
      await button(main(own), apply).click();
      const dialog = own.getByRole('dialog', { name: application });
      if (gamertag === PEOPLE.referee) {
        await dialog.getByRole('combobox', { name: 'Seviye' }).selectOption('Deneyimli');
        await dialog.getByRole('textbox', { name: 'Deneyim (yıl)' }).fill('4');
      } else {
        await dialog.getByRole('combobox', { name: 'Platform' }).selectOption('Twitch');
        await dialog.getByRole('textbox', { name: 'Kanal linki' }).fill('https://www.twitch.tv/kartal');
      }
      await button(dialog, 'Başvur').click();
      await main(own).getByText('Başvurunuz alındı.').waitFor();
      await page.goto(`${league().url}/admin/management?tab=${open}s`);
      await button(main(page), `Onayla: ${gamertag}`).click();
      await main(page).getByText(`${field} onaylandı`).waitFor();
      await page.goto(`${league().url}/admin/match-plan?match=${match._id}&open=${open}`);
      const plan = page.getByRole('dialog', { name: `${field} ata: ${pairingOf(match)}` });
      await choose(plan, field, gamertag);
      await button(plan, 'Kaydet').click();
      await plan.getByText(`${field} başarıyla atandı!`).waitFor();
    }
    await main(visitor).getByRole('link', { name: 'Hakemler' }).waitFor();
  });

  it('gets its results by the referee and by the admin, one as a walkover, and one is streamed', async () => {
    const [streamed, played, walkover] = await firstNight();
    const [visitor, table] = await Promise.all([visit(`/match/${streamed._id}`), visit('/standings')]);
    const studio = await pageOf(PEOPLE.broadcaster, '/broadcaster-panel');
    await button(main(studio), `Yayını yönet: ${pairingOf(streamed)}`).click();
    await button(studio.getByRole('dialog'), 'Yayını başlat').click();
    await studio.getByText('Yayın başlatıldı!').first().waitFor();
    await main(visitor)
      .getByRole('link', { name: /^Canlı yayın · twitch\.tv/ })
      .first()
      .waitFor();

    const whistle = await pageOf(PEOPLE.referee, '/referee-panel');
    const byReferee = await openResult(whistle, streamed);
    await byReferee.type(3, 1);
    await byReferee.save.click();
    await main(whistle).getByText('Maç sonuçları başarıyla güncellendi').waitFor();
    await main(visitor).getByText(scoreText(3, 1)).first().waitFor();

    const page = await admin(resultsPath(played));
    const byAdmin = await openResult(page, played);
    await byAdmin.type(2, 2);
    await byAdmin.save.click();
    await byAdmin.closed();
    const given = await openResult(page, walkover);
    await given.all.getByRole('checkbox', { name: 'Bu maç hükmen verildi' }).check();
    await given.all.getByRole('radio', { name: walkover.awayTeam.name }).check();
    await given.save.click();
    await given.closed();
    const winner = main(table).getByRole('row').filter({ hasText: walkover.awayTeam.name });
    await winner.getByText('3', { exact: true }).first().waitFor();
    const rows = await read<StandingRow[]>('/api/leaderboards/standings');
    expect(rows.map(({ points }) => points)).toEqual([3, 3, 1, 1, ...TEAMS.slice(4).map(() => 0)]);
  });
};
