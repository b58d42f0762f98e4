import { refusals } from '@league/command-api/contract/refusals.ts';
import type { SimpleBroadcaster, SimpleReferee } from '@league/query-api/contract/officials.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { describeInBrowser } from '../../kit/browser/describe-in-browser.ts';
import { type LeagueUnderTest, startLeagueUnderTest } from '../league-under-test.ts';
import {
  answering,
  answerOfGateway,
  breakPath,
  type Fault,
  fault500,
  loseRequest,
  refusing,
  stall,
} from './bad-network.ts';
import { KARTAL, managedPlayer, profileOf } from './statistics-samples.ts';
import { signedIn } from './league-players.ts';
import { pressed } from './page-parts.ts';

/** What the browser says of answers that fail on purpose. */
const SAID = [/^50[0-3] from/, /^net::ERR_CONNECTION_RESET for/];

const idAt = (at: number): string => `00000000-0000-4000-8000-00000000000${at}`;
const PLAYERS = [managedPlayer(1), managedPlayer(2, { roles: ['referee'] })];
const TEAM = { ...KARTAL, createdAt: '2026-08-01T09:00:00.000Z', players: [], stats: { wins: 0, draws: 0, losses: 0 } };

const person = { _id: idAt(2), gamertag: 'Oyuncu 2', firstName: null, lastName: null };
const inOffice = { _id: idAt(2), player: person, assignedDate: '2026-11-20T10:00:00.000Z', notes: null };
const channel = { platform: 'Twitch', channelName: null, channelLink: 'https://www.twitch.tv/kartal' } as const;
const REFEREE: SimpleReferee = { ...inOffice, totalMatches: 4 };
const BROADCASTER: SimpleBroadcaster = { ...inOffice, ...channel, totalBroadcasts: 4 };
const waits = {
  _id: idAt(1),
  name: 'Oyuncu 1',
  username: 'Oyuncu 1',
  email: null,
  isApproved: false,
  status: 'pending',
  since: '2026-11-20T10:00:00.000Z',
};

const refuse = refusing(refusals);

const READS = {
  referees: '/api/simple-referees',
  broadcasters: '/api/simple-broadcasters',
  askedReferees: '/api/admin/referees',
  askedBroadcasters: '/api/admin/broadcasters',
};
const OWN = { _id: idAt(1), gamertag: 'Oyuncu 1' };
const OWN_PROFILE = { ...profileOf(OWN), email: 'oyuncu1@ornek.com', psoId: 'pso-1' };

/** What is read where a case says nothing else. */
const USUAL: Readonly<Record<string, Fault>> = {
  '/api/players': answering(PLAYERS),
  '/api/teams': answering([TEAM]),
  [READS.referees]: answering({ data: [REFEREE] }),
  [READS.broadcasters]: answering({ data: [BROADCASTER] }),
  [READS.askedReferees]: answering({ referees: [{ ...waits, level: 'Deneyimli', experienceYears: 3 }] }),
  [READS.askedBroadcasters]: answering({ broadcasters: [{ ...waits, ...channel }] }),
  '/api/players/gamertag/*/profile': answering(OWN_PROFILE),
};

type Case = {
  readonly text: string;
  readonly path: string;
  readonly as?: 'admin' | 'player';
  readonly answers?: Readonly<Record<string, Fault>>;
  readonly act?: (page: Page) => Promise<void>;
};

const REFEREES = '/admin/simple-referees';
const BROADCASTERS = '/admin/simple-broadcasters';
const SECOND_TAB = '/admin/management?tab=broadcasters';

const CALLS = {
  referee: '/api/simple-referees/assign',
  broadcaster: '/api/simple-broadcasters/assign',
  noReferee: '/api/simple-referees/*',
  noBroadcaster: '/api/simple-broadcasters/*',
  judgeReferee: '/api/referees/*/approve',
  judgeBroadcaster: '/api/broadcasters/*/approve',
  apply: '/api/players/gamertag/*/applications',
};
const choosing = (page: Page) => page.getByRole('combobox', { name: 'Oyuncu' }).fill('Oyuncu 1');
const fillChannel = async (page: Page): Promise<void> => {
  await page.getByRole('combobox', { name: 'Platform' }).selectOption('Twitch');
  await page.getByRole('textbox', { name: 'Kanal linki' }).fill(channel.channelLink);
};
const referee = {
  path: `${REFEREES}?open=new`,
  act: async (page: Page) => {
    await choosing(page);
    await pressed('Ata')(page);
  },
};
const broadcaster = {
  path: `${BROADCASTERS}?open=new`,
  act: async (page: Page) => {
    await choosing(page);
    await fillChannel(page);
    await pressed('Ata')(page);
  },
};
const noReferee = { path: `${REFEREES}?open=${idAt(2)}`, act: pressed('Kaldır') };
const noBroadcaster = { path: `${BROADCASTERS}?open=${idAt(2)}`, act: pressed('Kaldır') };
const approveReferee = { path: '/admin/management', act: pressed('Onayla: Oyuncu 1') };
const rejectReferee = { path: '/admin/management', act: pressed('Reddet: Oyuncu 1') };
const approveBroadcaster = { path: SECOND_TAB, act: pressed('Onayla: Oyuncu 1') };
const rejectBroadcaster = { path: SECOND_TAB, act: pressed('Reddet: Oyuncu 1') };
const applying = {
  path: '/profile/Oyuncu%201',
  as: 'player',
  act: async (page: Page) => {
    await pressed('Hakemliğe başvur')(page);
    await page.getByRole('combobox', { name: 'Seviye' }).selectOption('Deneyimli');
    await page.getByRole('textbox', { name: 'Deneyim (yıl)' }).fill('3');
    await pressed('Başvur')(page);
  },
} as const;
const applyingAsBroadcaster = {
  ...applying,
  act: async (page: Page) => {
    await pressed('Yayıncılığa başvur')(page);
    await fillChannel(page);
    await pressed('Başvur')(page);
  },
};
const done = answering({ message: '' });
/** The own profile with offices that stand so. */
const holding = (part: object) => ({
  ...applying,
  answers: { '/api/players/gamertag/*/profile': answering({ ...OWN_PROFILE, ...part }) },
  act: () => Promise.resolve(),
});
const LOADS = 'Veriler yüklenemedi.';
const UNREADABLE = 'Sunucudan anlaşılmayan bir yanıt geldi.';
const LOST = 'Sunucudan yanıt alınamadı.';

/** The sentences about referees and broadcasters, each with what provokes it. */
const CASES: readonly Case[] = [
  { text: LOADS, path: REFEREES, answers: { [READS.referees]: fault500 } },
  { text: LOADS, path: BROADCASTERS, answers: { [READS.broadcasters]: fault500 } },
  { text: LOADS, path: '/admin/management', answers: { [READS.askedReferees]: fault500 } },
  { text: LOADS, path: SECOND_TAB, answers: { [READS.askedBroadcasters]: fault500 } },
  { text: LOADS, path: `${REFEREES}?open=new`, answers: { '/api/players': fault500 } },
  { text: 'Henüz atanmış hakem bulunmuyor.', path: REFEREES, answers: { [READS.referees]: answering({ data: [] }) } },
  {
    text: 'Henüz atanmış yayıncı bulunmuyor.',
    path: BROADCASTERS,
    answers: { [READS.broadcasters]: answering({ data: [] }) },
  },
  {
    text: 'Henüz hakem ya da hakemlik başvurusu bulunmuyor.',
    path: '/admin/management',
    answers: { [READS.askedReferees]: answering({ referees: [] }) },
  },
  {
    text: 'Henüz yayıncı ya da yayıncılık başvurusu bulunmuyor.',
    path: SECOND_TAB,
    answers: { [READS.askedBroadcasters]: answering({ broadcasters: [] }) },
  },
  { text: '1 aktif hakem', path: REFEREES },
  { text: '1 aktif yayıncı', path: BROADCASTERS },
  { text: '2 başvuru onay bekliyor', path: '/admin/management' },
  {
    text: 'onay bekleyen başvuru yok',
    path: '/admin/management',
    answers: {
      [READS.askedReferees]: answering({ referees: [] }),
      [READS.askedBroadcasters]: answering({ broadcasters: [] }),
    },
  },
  { text: 'Hakem bulunamadı.', path: `${REFEREES}?open=${idAt(9)}` },
  { text: 'Yayıncı bulunamadı.', path: `${BROADCASTERS}?open=${idAt(9)}` },
  { text: 'Lütfen bir oyuncu seçin.', path: `${REFEREES}?open=new` },
  { text: 'Lütfen oyuncu, platform ve kanal linki seçin.', path: `${BROADCASTERS}?open=new` },
  {
    text: 'Hakem olmayan onaylı oyuncu yok.',
    path: `${REFEREES}?open=new`,
    answers: { '/api/players': answering([]) },
  },
  {
    text: 'Yayıncı olmayan onaylı oyuncu yok.',
    path: `${BROADCASTERS}?open=new`,
    answers: { '/api/players': answering([]) },
  },
  { ...referee, text: 'Atama işlemi başarısız oldu.', answers: { [CALLS.referee]: fault500 } },
  { ...referee, text: LOST, answers: { [CALLS.referee]: loseRequest } },
  { ...referee, text: 'Atanıyor...', answers: { [CALLS.referee]: stall } },
  { ...referee, text: refusals.ALREADY_REFEREE.message, answers: { [CALLS.referee]: refuse('ALREADY_REFEREE') } },
  {
    ...referee,
    text: refusals.PLAYER_NOT_APPROVED.message,
    answers: { [CALLS.referee]: refuse('PLAYER_NOT_APPROVED') },
  },
  { ...referee, text: 'Oyuncu hakem olarak atandı!', answers: { [CALLS.referee]: done } },
  { ...broadcaster, text: 'Atama işlemi başarısız oldu.', answers: { [CALLS.broadcaster]: answerOfGateway } },
  {
    ...broadcaster,
    text: refusals.ALREADY_BROADCASTER.message,
    answers: { [CALLS.broadcaster]: refuse('ALREADY_BROADCASTER') },
  },
  { ...broadcaster, text: 'Atanıyor...', answers: { [CALLS.broadcaster]: stall } },
  { ...broadcaster, text: 'Oyuncu yayıncı olarak atandı!', answers: { [CALLS.broadcaster]: done } },
  { text: 'Oyuncu 2 hakemlikten çıkarılsın mı?', path: noReferee.path },
  { text: 'Oyuncu 2 yayıncılıktan çıkarılsın mı?', path: noBroadcaster.path },
  { ...noReferee, text: 'Kaldırma işlemi başarısız oldu.', answers: { [CALLS.noReferee]: fault500 } },
  {
    ...noReferee,
    text: refusals.REFEREE_NOT_FOUND.message,
    answers: { [CALLS.noReferee]: refuse('REFEREE_NOT_FOUND') },
  },
  { ...noReferee, text: 'Oyuncu 2 hakemlikten çıkarıldı.', answers: { [CALLS.noReferee]: done } },
  { ...noBroadcaster, text: 'Kaldırma işlemi başarısız oldu.', answers: { [CALLS.noBroadcaster]: answerOfGateway } },
  { ...noBroadcaster, text: UNREADABLE, answers: { [CALLS.noBroadcaster]: answerOfGateway } },
  { ...noBroadcaster, text: 'Oyuncu 2 yayıncılıktan çıkarıldı.', answers: { [CALLS.noBroadcaster]: done } },
  {
    ...approveReferee,
    text: 'Hakem durumu güncellenirken hata oluştu',
    answers: { [CALLS.judgeReferee]: answerOfGateway },
  },
  {
    ...approveReferee,
    text: refusals.REFEREE_NOT_FOUND.message,
    answers: { [CALLS.judgeReferee]: refuse('REFEREE_NOT_FOUND') },
  },
  { ...approveReferee, text: 'Hakem onaylandı', answers: { [CALLS.judgeReferee]: done } },
  { ...rejectReferee, text: 'Hakem durumu güncellenirken hata oluştu', answers: { [CALLS.judgeReferee]: fault500 } },
  { ...rejectReferee, text: 'Hakem reddedildi', answers: { [CALLS.judgeReferee]: done } },
  {
    ...approveBroadcaster,
    text: 'Yayıncı durumu güncellenirken hata oluştu',
    answers: { [CALLS.judgeBroadcaster]: fault500 },
  },
  { ...approveBroadcaster, text: 'Yayıncı onaylandı', answers: { [CALLS.judgeBroadcaster]: done } },
  { ...rejectBroadcaster, text: 'Yayıncı reddedildi', answers: { [CALLS.judgeBroadcaster]: done } },
  { ...applying, text: 'Başvurunuz alındı.', answers: { [CALLS.apply]: done } },
  { ...applying, text: 'Başvuru gönderilemedi.', answers: { [CALLS.apply]: fault500 } },
  { ...applying, text: LOST, answers: { [CALLS.apply]: loseRequest } },
  { ...applying, text: refusals.ALREADY_REFEREE.message, answers: { [CALLS.apply]: refuse('ALREADY_REFEREE') } },
  { ...applyingAsBroadcaster, text: 'Başvurunuz alındı.', answers: { [CALLS.apply]: done } },
  { ...applyingAsBroadcaster, text: 'Başvuru gönderilemedi.', answers: { [CALLS.apply]: answerOfGateway } },
  { ...applying, text: 'Seviye seçin.', act: pressed('Hakemliğe başvur', 'Başvur') },
  {
    ...applying,
    text: 'Lütfen platform ve kanal linki seçin.',
    act: pressed('Yayıncılığa başvur', 'Başvur'),
  },
  {
    ...holding({ refereeInfo: { isRefereeApproved: false, level: 'Deneyimli', status: 'pending' } }),
    text: 'Başvurunuz yönetici onayı bekliyor.',
  },
  {
    ...holding({ broadcasterInfo: { isBroadcasterApproved: false, platform: 'Twitch', status: 'rejected' } }),
    text: 'Başvurunuz kabul edilmedi; yeniden başvurabilirsiniz.',
  },
  { ...holding({ refereeInfo: { isRefereeApproved: true, level: null, status: 'approved' } }), text: 'Hakemsiniz.' },
  {
    ...holding({ broadcasterInfo: { isBroadcasterApproved: true, platform: 'Twitch', status: 'approved' } }),
    text: 'Yayıncısınız. Platform: Twitch',
  },
];

describeInBrowser('the sentences of referees and broadcasters', (openPage) => {
  let league: LeagueUnderTest;

  beforeAll(async () => {
    league = await startLeagueUnderTest();
  });
  afterAll(() => league.stop());

  it.for(CASES)('$path says: $text', async ({ text, path, as = 'admin', answers = {}, act }) => {
    const page = await openPage(league.url + path, {
      ...(as === 'admin' && { as }),
      allowTroubles: SAID,
      prepare: async (each) => {
        for (const [call, fault] of Object.entries({ ...USUAL, ...answers })) await breakPath(each, call, fault);
        if (as === 'admin') return;
        await signedIn({ session: { ...OWN, id: OWN._id, token: 'x', isAdmin: false } })(each);
      },
    });
    await act?.(page);
    await page.locator('main, [role=dialog], [role=alertdialog]').getByText(text).first().waitFor();
  });
});
