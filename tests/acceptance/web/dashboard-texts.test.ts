import { refusals } from '@league/command-api/contract/refusals.ts';
import type { DashboardStats } from '@league/query-api/contract/dashboard.ts';
import type { Page } from 'playwright-core';
import { answering, answerOfGateway, type Fault, fault500, loseRequest, refusing } from './bad-network.ts';
import { team } from './made-match.ts';
import { pressed } from './page-parts.ts';
import { describeSentences, type Sentence } from './sentences.ts';

const PAGE = '/admin/dashboard';
const STATS = '/api/admin/dashboard-stats';
const SETTINGS = '/api/settings';
const FIXTURES = '/api/matches/generate-fixtures';
const SCORES = '/api/matches/fix-scores';

const NOBODY = { total: 0, first: [] };
const match = (home: string, away: string) => ({ _id: home, week: 7, homeTeam: team(home), awayTeam: team(away) });
const matches = (total: number) => ({ total, first: [match('Ege', 'Moda')] });

const calm: DashboardStats = {
  teams: { total: 12 },
  players: { total: 138 },
  matches: { total: 66, completed: 43 },
  goals: 1204,
  assists: 76,
  saves: 366,
  waiting: {
    players: NOBODY,
    officials: NOBODY,
    results: NOBODY,
    linesAboveScore: NOBODY,
    referees: NOBODY,
    dates: NOBODY,
    standingStill: [],
  },
};
const waiting = (part: Partial<DashboardStats['waiting']>): Readonly<Record<string, Fault>> => ({
  [STATS]: answering({ ...calm, waiting: { ...calm.waiting, ...part } }),
});

const refuse = refusing(refusals);

type Case = Omit<Sentence, 'path'> & {
  readonly path?: string;
  /** What happens to a change of the settings; they are read as they are. */
  readonly onPut?: Fault;
};

const writing =
  (fault: Fault): Fault =>
  (route) =>
    route.request().method() === 'PUT' ? fault(route) : route.fallback();

const filled =
  (label: string, text: string, save: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('textbox', { name: label, exact: true }).first().fill(text);
    await pressed(save)(page);
  };

const color = filled('Tema rengi', '#00ff00', 'Turnuva bilgilerini kaydet');
const link = filled('Kick', 'https://kick.com/lig', 'Bağlantıları kaydet');
const scores = { path: `${PAGE}?open=scores`, act: pressed('Yeniden hesapla') };
const fixtures = { path: `${PAGE}?open=fixtures`, act: pressed('Fikstürü oluştur') };

const dialog = { path: `${PAGE}?open=settings`, act: pressed('Ayarları kaydet') };
const news = filled('Başlık', 'Kupa', 'Haberleri kaydet');

const EMPTY = 'Lütfen geçerli bir değer girin!';
const FAILED = 'Güncelleme sırasında bir hata oluştu!';
const LOST = 'Sunucudan yanıt alınamadı.';

/** The sentences of the dashboard, each with what provokes it. */
const CASES: readonly Case[] = [
  { text: 'İstatistikler yüklenirken bir hata oluştu.', answers: { [STATS]: fault500 } },
  { text: 'Bekleyen iş yok; her şey yolunda.' },
  { text: '1.204' },
  { text: 'Sonucu girilmeyen maç', answers: waiting({ results: matches(1) }) },
  { text: '7. hafta, Ege – Moda ve 2 tane daha', answers: waiting({ results: matches(3) }) },
  { text: 'Hakemi olmayan maç', answers: waiting({ referees: matches(1) }) },
  { text: 'Tarihi olmayan maç', answers: waiting({ dates: matches(1) }) },
  { text: 'Yazılan gol skoru aşıyor', answers: waiting({ linesAboveScore: matches(1) }) },
  { text: 'Onay bekleyen oyuncu', answers: waiting({ players: { total: 1, first: ['Ece'] } }) },
  { text: 'Yanıt bekleyen görev başvurusu', answers: waiting({ officials: { total: 1, first: ['Ece'] } }) },
  { text: 'standings · sitenin işletmecisine haber verin', answers: waiting({ standingStill: ['standings'] }) },
  { text: 'Fikstür için en az iki takım gerekir.', answers: { [STATS]: answering({ ...calm, teams: { total: 1 } }) } },

  { text: EMPTY, act: filled('Tema rengi', 'mavi', 'Turnuva bilgilerini kaydet') },
  { text: 'Düğmede 4,53 : 1' },
  { text: FAILED, act: color, onPut: fault500 },
  { text: LOST, act: color, onPut: loseRequest },
  { text: 'Ayarlar kaydedildi.', act: color, onPut: answering({ message: 'Ayarlar kaydedildi.' }) },

  { text: 'Boş bırakılan platform ana sayfada “Yakında” diye görünür.' },
  {
    text: 'http:// veya https:// ile başlayan bir adres girin.',
    act: filled('Kick', 'kick.com/lig', 'Bağlantıları kaydet'),
  },
  { text: FAILED, act: link, onPut: answerOfGateway },
  { text: 'Ayarlar kaydedildi.', act: link, onPut: answering({ message: 'Ayarlar kaydedildi.' }) },

  { text: 'Ligin adı, logosu, tanıtımı, kuralları ve ödülleri.', act: pressed('Site ayarları') },
  { text: EMPTY, path: dialog.path, act: filled('Açıklama', '', 'Ayarları kaydet') },
  { text: 'Yaz Ligi', path: dialog.path, act: filled('Başlık', 'Yaz Ligi', 'Ayarları kaydet'), onPut: loseRequest },
  { ...dialog, text: 'Ayarlar kaydedilemedi', onPut: fault500 },
  { ...dialog, text: LOST, onPut: loseRequest },
  { ...dialog, text: 'Ayarlar kaydedildi.', onPut: answering({ message: 'Ayarlar kaydedildi.' }) },

  { text: EMPTY, act: filled('Metin', ' ', 'Haberleri kaydet') },
  { text: FAILED, act: news, onPut: fault500 },
  { text: 'Ayarlar kaydedildi.', act: news, onPut: answering({ message: 'Ayarlar kaydedildi.' }) },

  { text: 'Fikstür oluşturulsun mu?', act: pressed('Fikstür oluştur') },
  { text: '66 maç, 11 hafta', path: fixtures.path },
  { ...fixtures, text: 'Lig planlaması başarısız', answers: { [FIXTURES]: fault500 } },
  { ...fixtures, text: refusals.FIXTURES_EXIST.message, answers: { [FIXTURES]: refuse('FIXTURES_EXIST') } },
  {
    ...fixtures,
    text: 'Fikstür oluşturuldu. 12 takım, 11 hafta.',
    answers: { [FIXTURES]: answering({ message: 'Fikstür oluşturuldu.', info: '12 takım, 11 hafta.' }) },
  },

  { text: 'Bütün skorlar düzeltilsin mi?', act: pressed('Skorları düzelt') },
  { text: 'Bu sezonun 66 maçı', path: scores.path },
  { ...scores, text: 'Skorlar düzeltilirken hata oluştu', answers: { [SCORES]: fault500 } },
  {
    ...scores,
    text: 'Skorlar yeniden hesaplandı; 2 kayıt düzeltildi.',
    answers: { [SCORES]: answering({ message: 'Skorlar yeniden hesaplandı; 2 kayıt düzeltildi.' }) },
  },
];

describeSentences(
  'the sentences of the dashboard',
  { [STATS]: answering(calm) },
  CASES.map(({ path = PAGE, answers, onPut, ...sentence }) => ({
    ...sentence,
    path,
    answers: { ...answers, ...(onPut !== undefined && { [SETTINGS]: writing(onPut) }) },
  })),
);
