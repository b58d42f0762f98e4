import { refusals } from '@league/command-api/contract/refusals.ts';
import type { MatchDetails } from '@league/query-api/contract/match-details.ts';
import type { SimpleBroadcaster, SimpleReferee } from '@league/query-api/contract/officials.ts';
import type { Page } from 'playwright-core';
import { answering, answerOfGateway, type Fault, fault500, loseRequest, refusing } from './bad-network.ts';
import { madeMatch, team } from './made-match.ts';
import { pressed } from './page-parts.ts';
import { describeSentences, type Faults, type Sentence } from './sentences.ts';

const PLAN = '/admin/match-plan';
const MATCHES = '/api/matches';
const FULL = '00000000-0000-4000-8000-0000000000f1';
const BARE = '00000000-0000-4000-8000-0000000000f2';

const person = (at: number) => ({
  _id: `00000000-0000-4000-8000-00000000000${at}`,
  gamertag: `Oyuncu ${at}`,
});
const inOffice = (at: number) => ({
  _id: person(at)._id,
  player: { ...person(at), firstName: null, lastName: null },
  assignedDate: '2026-11-20T10:00:00.000Z',
  notes: null,
});
const refereeAt = (at: number): SimpleReferee => ({ ...inOffice(at), totalMatches: 0 });
const channel = { platform: 'Twitch', channelName: null, channelLink: 'https://www.twitch.tv/kartal' } as const;
const broadcasterAt = (at: number): SimpleBroadcaster => ({ ...inOffice(at), ...channel, totalBroadcasts: 0 });

/** A planned match without date and officials. */
const bare = madeMatch({ _id: BARE, date: null, homeTeam: team('Moda'), awayTeam: team('Işık') });
const full = madeMatch({
  _id: FULL,
  officialsSystem: { mainReferee: { ...person(1), deleted: false } },
  broadcastSystem: { mainBroadcaster: { ...person(2), deleted: false, platform: 'Twitch' } },
});

/** The same match by itself: nobody stands at it. */
const bareDetails: MatchDetails = {
  ...bare,
  officialsSystem: { mainReferee: null, assistantReferee: null, varReferee: null, fourthOfficial: null },
  broadcastSystem: { mainBroadcaster: null, coBroadcasters: [], streamPlatforms: [] },
  referee: null,
  simpleReferees: [],
  simpleBroadcasters: [],
  playerStats: [],
  homeLineup: [],
  awayLineup: [],
  incidents: [],
};

const refuse = refusing(refusals);
const said = (message: string): Fault => answering({ message });

/** What is read where a case says nothing else. */
const USUAL: Faults = {
  [MATCHES]: answering([full, bare]),
  '/api/matches/*/details': answering(bareDetails),
  '/api/simple-referees': answering({ data: [refereeAt(1), refereeAt(3)] }),
  '/api/simple-broadcasters': answering({ data: [broadcasterAt(2), broadcasterAt(4)] }),
};

const CALLS = {
  schedule: '/api/matches/*/schedule',
  referee: '/api/matches/*/assign-referee',
  broadcaster: '/api/matches/*/assign-broadcaster',
  anyReferee: '/api/admin/assign-referee',
  anyBroadcaster: '/api/admin/assign-broadcaster',
  noReferee: '/api/matches/*/remove-referee',
  noBroadcaster: '/api/matches/*/remove-broadcaster',
};

const chosen =
  (label: string, gamertag: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('dialog').getByRole('combobox', { name: label }).fill(gamertag);
    await pressed('Kaydet')(page);
  };

const opened = (id: string, what: string): string => `${PLAN}?match=${id}&open=${what}`;
const schedule = { path: opened(FULL, 'schedule'), act: pressed('Kaydet') };
const referee = { path: opened(BARE, 'referee'), act: chosen('Hakem', 'Oyuncu 3') };
const broadcaster = { path: opened(BARE, 'broadcaster'), act: chosen('Yayıncı', 'Oyuncu 4') };
const noReferee = { path: opened(FULL, 'remove-referee'), act: pressed('Kaldır') };
const noBroadcaster = { path: opened(FULL, 'remove-broadcaster'), act: pressed('Kaldır') };

const MANAGEMENT = '/admin/management?tab=matches';
/** Puts a person into a place of a match: the main referee's, where no other is named. */
const placed = (person: string, place = 'referee') => ({
  path: `${MANAGEMENT}&match=${BARE}`,
  act: async (page: Page): Promise<void> => {
    await page.getByRole('combobox', { name: 'Görev', exact: true }).selectOption(place);
    await page.getByRole('combobox', { name: 'Görevli' }).fill(person);
    await pressed('Ata')(page);
  },
});
const ASSIGNING_FAILED = 'Hakem/Yayıncı atanırken hata oluştu';

const FAILED = 'İşlem başarısız oldu.';
const LOST = 'Sunucudan yanıt alınamadı.';
const PLAYS = 'Oyuncu 3 bu maçta oynayan Moda takımının oyuncusu.';
const BUSY = 'Oyuncu 4 aynı saatte başka bir maçta görevli: Kartal – Çamlıca.';

/** The sentences of the plan, each with what provokes it. */
const CASES: readonly Sentence[] = [
  { text: 'Maçlar yüklenemedi.', path: PLAN, answers: { [MATCHES]: fault500 } },
  { text: 'Hakemler yüklenemedi.', path: referee.path, answers: { '/api/simple-referees': fault500 } },
  { text: 'Yayıncılar yüklenemedi.', path: broadcaster.path, answers: { '/api/simple-broadcasters': fault500 } },
  { text: 'Henüz Maç Programı Yok', path: PLAN, answers: { [MATCHES]: answering([]) } },
  { text: 'Bu filtrelere uyan maç yok.', path: `${PLAN}?q=yok` },
  { text: '1 maçın eksiği var', path: PLAN },
  { text: 'eksiği olan maç yok', path: PLAN, answers: { [MATCHES]: answering([full]) } },
  { text: 'Eksik: hakem, yayıncı, tarih', path: PLAN },
  { text: 'Maç bulunamadı.', path: opened('00000000-0000-4000-8000-0000000000f9', 'referee') },
  {
    text: 'Görevde hakem yok; önce Hakem Yönetimi sayfasından hakem atayın.',
    path: referee.path,
    answers: { '/api/simple-referees': answering({ data: [] }) },
  },
  {
    text: 'Görevde yayıncı yok; önce Yayıncı Yönetimi sayfasından yayıncı atayın.',
    path: broadcaster.path,
    answers: { '/api/simple-broadcasters': answering({ data: [] }) },
  },
  { text: 'Tarih ver: Kartal – Çamlıca', path: schedule.path },
  { text: '7. hafta · 20 Aralık', path: schedule.path },
  { text: 'Hakem ata: Moda – Işık', path: referee.path },
  { text: 'Yayıncı ata: Moda – Işık', path: broadcaster.path },
  { text: 'Bu maça henüz hakem atanmadı.', path: referee.path },
  { text: 'Bu maça henüz yayıncı atanmadı.', path: broadcaster.path },
  { text: 'Şu anki hakem: Oyuncu 1', path: opened(FULL, 'referee') },
  { text: 'Şu anki yayıncı: Oyuncu 2', path: opened(FULL, 'broadcaster') },

  { text: 'Tarih ve saat gerekli.', path: opened(BARE, 'schedule'), act: pressed('Kaydet') },
  { ...schedule, text: FAILED, answers: { [CALLS.schedule]: fault500 } },
  { ...schedule, text: LOST, answers: { [CALLS.schedule]: loseRequest } },
  { ...schedule, text: 'İşlem başarılı!', answers: { [CALLS.schedule]: said('İşlem başarılı!') } },

  { text: 'Hakem seçmelisiniz.', path: referee.path, act: pressed('Kaydet') },
  { ...referee, text: FAILED, answers: { [CALLS.referee]: fault500 } },
  { ...referee, text: LOST, answers: { [CALLS.referee]: loseRequest } },
  { ...referee, text: PLAYS, answers: { [CALLS.referee]: refuse('OFFICIAL_PLAYS', PLAYS) } },
  { ...referee, text: 'Yine de ata', answers: { [CALLS.referee]: refuse('OFFICIAL_PLAYS', PLAYS) } },
  { ...referee, text: refusals.MATCH_OVER.message, answers: { [CALLS.referee]: refuse('MATCH_OVER') } },
  { ...referee, text: refusals.REFEREE_NOT_FOUND.message, answers: { [CALLS.referee]: refuse('REFEREE_NOT_FOUND') } },
  { ...referee, text: 'Hakem başarıyla atandı!', answers: { [CALLS.referee]: said('Hakem başarıyla atandı!') } },

  { text: 'Yayıncı seçmelisiniz.', path: broadcaster.path, act: pressed('Kaydet') },
  { ...broadcaster, text: FAILED, answers: { [CALLS.broadcaster]: answerOfGateway } },
  { ...broadcaster, text: BUSY, answers: { [CALLS.broadcaster]: refuse('OFFICIAL_BUSY', BUSY) } },
  { ...broadcaster, text: 'Yine de ata', answers: { [CALLS.broadcaster]: refuse('OFFICIAL_BUSY', BUSY) } },
  {
    ...broadcaster,
    text: 'Yayıncı başarıyla atandı!',
    answers: { [CALLS.broadcaster]: said('Yayıncı başarıyla atandı!') },
  },

  { text: 'Hakemi maçtan kaldırmak istediğinizden emin misiniz?', path: noReferee.path },
  { ...noReferee, text: 'Hakem kaldırılırken hata oluştu!', answers: { [CALLS.noReferee]: fault500 } },
  { ...noReferee, text: LOST, answers: { [CALLS.noReferee]: loseRequest } },
  { ...noReferee, text: refusals.MATCH_OVER.message, answers: { [CALLS.noReferee]: refuse('MATCH_OVER') } },
  {
    ...noReferee,
    text: 'Hakem başarıyla kaldırıldı!',
    answers: { [CALLS.noReferee]: said('Hakem başarıyla kaldırıldı!') },
  },
  { text: 'Yayıncıyı maçtan kaldırmak istediğinizden emin misiniz?', path: noBroadcaster.path },
  {
    ...noBroadcaster,
    text: 'Yayıncı kaldırılırken hata oluştu!',
    answers: { [CALLS.noBroadcaster]: answerOfGateway },
  },
  {
    ...noBroadcaster,
    text: 'Yayıncı başarıyla kaldırıldı!',
    answers: { [CALLS.noBroadcaster]: said('Yayıncı başarıyla kaldırıldı!') },
  },

  { text: 'Veriler yüklenemedi.', path: MANAGEMENT, answers: { [MATCHES]: fault500 } },
  { text: 'Oynanacak maç yok.', path: MANAGEMENT, answers: { [MATCHES]: answering([]) } },
  { text: 'Bu maçın henüz görevlisi yok.', path: `${MANAGEMENT}&match=${BARE}` },
  { text: 'Görevli seçin.', path: `${MANAGEMENT}&match=${BARE}`, act: pressed('Ata') },
  { ...placed('Oyuncu 3'), text: ASSIGNING_FAILED, answers: { [CALLS.anyReferee]: fault500 } },
  { ...placed('Oyuncu 4', 'main'), text: ASSIGNING_FAILED, answers: { [CALLS.anyBroadcaster]: answerOfGateway } },
  {
    ...placed('Oyuncu 4', 'co'),
    text: 'Oyuncu 4 başarıyla atandı!',
    answers: { [CALLS.anyBroadcaster]: said('Oyuncu 4 başarıyla atandı!') },
  },
];

describeSentences('the sentences of the match plan', USUAL, CASES);
