import type { AuditEntry } from '@league/query-api/contract/audit.ts';
import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from '../kit/browser/describe-in-browser.ts';
import type { LeagueUnderTest } from './league-under-test.ts';
import { describeOnBothProfiles } from './profiles.ts';
import { signedIn } from './web/league-players.ts';
import { assign, takeIntoOffice } from './web/match-officials.ts';
import { pairingOf, scoreText, unplayedMatches } from './web/matches.ts';
import { main } from './web/page-parts.ts';
import { approved, emailOf, PASSWORD } from './web/people.ts';
import { openResult, resultsPath } from './web/result-dialog.ts';

/**
 * From an application to a corrected result, in the browsers of an admin, of a referee with a phone, of a broadcaster and of a visitor
 * who does nothing.
 */
describeOnBothProfiles('the night of the officials', 'eventstoredb', (start) => {
  describeInBrowser('in browsers', (openPage) => {
    let league: LeagueUnderTest;
    let match: MatchAnswer;

    beforeAll(async () => {
      league = await start({ sample: true });
      match = (await unplayedMatches(league))(8);
    });
    afterAll(() => league.stop());

    const session = async (gamertag: string): Promise<{ readonly token: string }> => {
      const body = { email: emailOf(gamertag), password: PASSWORD };
      const { body: answer } = await league.call<{ token: string }>('POST', '/api/players/login', {
        body,
        token: null,
      });
      return answer;
    };
    /** A page of a player, on a phone unless told. */
    const pageOf = async (gamertag: string, path: string, width = 375): Promise<Page> => {
      const player = { id: '', gamertag, session: await session(gamertag) };
      return openPage(league.url + path, {
        prepare: signedIn(player),
        width,
        allowTroubles: [/ERR_INTERNET_DISCONNECTED/],
      });
    };
    const button = (within: Page | Locator, name: string): Locator => within.getByRole('button', { name, exact: true });

    it('is seen by everybody as it happens, and told by history and audit', async () => {
      const [referee, broadcaster] = ['Düdük Hakan', 'Kartal Yayın'];
      await approved(league, referee);
      await assign(league, match, 'broadcaster', await takeIntoOffice(league, 'broadcaster', broadcaster));
      const visitor = await openPage(`${league.url}/match/${match._id}`);
      const reloaded: string[] = [];
      visitor.on('load', () => reloaded.push(visitor.url()));

      // A player applies, and an admin approves.
      const phone = await pageOf(referee, `/profile/${encodeURIComponent(referee)}`);
      await button(main(phone), 'Hakemliğe başvur').click();
      const application = phone.getByRole('dialog', { name: 'Hakemlik başvurusu' });
      await application.getByRole('combobox', { name: 'Seviye' }).selectOption('Deneyimli');
      await application.getByRole('textbox', { name: 'Deneyim (yıl)' }).fill('4');
      await button(application, 'Başvur').click();
      await main(phone).getByText('Başvurunuz alındı.').waitFor();
      const admin = await openPage(`${league.url}/admin/management`, { as: 'admin' });
      await button(main(admin), `Onayla: ${referee}`).click();
      await main(admin).getByText('Hakem onaylandı').waitFor();
      await main(phone).getByText('Hakemsiniz. Seviye: Deneyimli').waitFor();

      // The admin assigns the referee, whom the visitor sees.
      await admin.goto(`${league.url}/admin/match-plan?match=${match._id}&open=referee`);
      const plan = admin.getByRole('dialog', { name: `Hakem ata: ${pairingOf(match)}` });
      await plan.getByRole('combobox', { name: 'Hakem' }).fill(referee);
      await button(plan, 'Kaydet').click();
      await plan.getByText('Hakem başarıyla atandı!').waitFor();
      await main(visitor).getByRole('link', { name: 'Hakemler' }).waitFor();

      // The broadcaster goes live, and stops.
      const studio = await pageOf(broadcaster, '/broadcaster-panel', 1280);
      await button(main(studio), `Yayını yönet: ${pairingOf(match)}`).click();
      const control = studio.getByRole('dialog');
      const live = main(visitor).getByRole('link', { name: /^Canlı yayın · twitch\.tv/ });
      await button(control, 'Yayını başlat').click();
      await studio.getByText('Yayın başlatıldı!').first().waitFor();
      await live.first().waitFor();
      await button(control, 'Yayını bitir').click();
      await studio.getByText('Yayın sonlandırıldı!').first().waitFor();
      await live.first().waitFor({ state: 'detached' });

      // The network of the phone is cut as the result is saved. It goes out once, when the network is back.
      await phone.goto(`${league.url}/referee-panel`);
      const result = await openResult(phone, match);
      await result.type(3, 1);
      await phone.context().setOffline(true);
      await result.save.click();
      await result.all.getByText('Bağlantı yok. Bağlantı gelince bir kez gönderilir.').waitFor();
      await phone.context().setOffline(false);
      await main(phone).getByText('Maç sonuçları başarıyla güncellendi').waitFor();
      await main(visitor).getByText(scoreText(3, 1)).first().waitFor();

      // The admin corrects it, and says why.
      await admin.goto(league.url + resultsPath(match));
      const correction = await openResult(admin, match);
      await correction.type(3, 2);
      await correction.all.getByRole('textbox', { name: 'Düzeltme nedeni' }).fill('Video incelemesi');
      await correction.save.click();
      await correction.closed();
      await main(visitor).getByText(scoreText(3, 2)).first().waitFor();
      expect(reloaded).toEqual([]);

      const { head } = await league.operations.status();
      const audit = await league.call<AuditEntry[]>('GET', `/api/admin/audit?match=${match._id}`, {
        minPosition: head,
      });
      expect(audit.body.toReversed().map(({ type, actorRole, actorName }) => [type, actorRole, actorName])).toEqual([
        ['BroadcasterAssignedToMatch', 'admin', 'yonetici'],
        ['RefereeAssignedToMatch', 'admin', 'yonetici'],
        ['StreamStarted', 'broadcaster', broadcaster],
        ['StreamStopped', 'broadcaster', broadcaster],
        ['MatchResultEntered', 'referee', referee],
        ['MatchResultCorrected', 'admin', 'yonetici'],
      ]);
      await visitor.goto(`${league.url}/match/${match._id}?tab=history`);
      const entered = main(visitor).getByRole('list', { name: 'Maçın değişiklikleri' }).getByRole('listitem');
      await entered.filter({ hasText: 'Sonuç girildi' }).getByText('Hakem', { exact: true }).waitFor();
    });
  });
});
