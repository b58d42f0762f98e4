import { refusals } from '@league/command-api/contract/refusals.ts';
import type { DashboardStats } from '@league/query-api/contract/dashboard.ts';
import type { SeasonActsAnswer } from '@league/query-api/contract/season-acts.ts';
import type { Page } from 'playwright-core';
import { answering, answerOfGateway, fault500, loseRequest, refusing } from './bad-network.ts';
import { madeMatch, team } from './made-match.ts';
import { pressed } from './page-parts.ts';
import { describeSentences, type Faults, type Sentence } from './sentences.ts';

const PANEL = '/admin/control-panel';
const STATS = '/api/admin/dashboard-stats';
const MATCHES = '/api/matches';
const RESULT = '/api/admin/match-result/*';
const FAILED = 'Veriler yüklenemedi.';
const RESULT_FAILED = 'Maç sonucu güncellenirken hata oluştu.';

const nobody = { total: 0, first: [] };
const stats: DashboardStats = {
  teams: { total: 12 },
  players: { total: 138 },
  matches: { total: 66, completed: 42 },
  goals: 0,
  assists: 0,
  saves: 0,
  waiting: {
    players: nobody,
    officials: nobody,
    results: nobody,
    linesAboveScore: nobody,
    referees: nobody,
    dates: nobody,
    standingStill: [],
  },
};

const planned = madeMatch();
const finished = madeMatch({
  _id: '00000000-0000-4000-8000-0000000000f2',
  week: 6,
  status: 'finished',
  homeScore: 2,
  awayScore: 1,
  homeTeam: team('Moda'),
});

const SYSTEM = `${PANEL}?tab=system`;
const ACTS = '/api/admin/season-acts';
const UNDO = '/api/admin/season/undo';

const acts: SeasonActsAnswer = {
  season: 2,
  label: 'Sezon 2026',
  counts: {
    playersWithStatistics: 57,
    playersInTeams: 96,
    teams: 12,
    matches: 66,
    finishedMatches: 42,
    playersInFinishedMatches: 58,
  },
  last: null,
};
const NOTHING: SeasonActsAnswer['counts'] = {
  playersWithStatistics: 0,
  playersInTeams: 0,
  teams: 0,
  matches: 0,
  finishedMatches: 0,
  playersInFinishedMatches: 0,
};

type Last = NonNullable<SeasonActsAnswer['last']>;

/** The season after this act; `part` says what is known of it. */
const after = (act: Last['act'], part: Partial<Last> = {}): Faults => ({
  [ACTS]: answering({
    ...acts,
    last: {
      act,
      position: '42',
      at: '2026-11-20T18:00:00.000Z',
      byName: 'yonetici',
      reason: 'Yanlış sezon',
      team: null,
      counts: {},
      seasonLabel: null,
      refused: null,
      ...part,
    },
  } satisfies SeasonActsAnswer),
});

const USUAL: Faults = {
  [STATS]: answering(stats),
  [MATCHES]: answering([planned, finished]),
  [ACTS]: answering(acts),
};

const refuse = refusing(refusals);
const opened = `${PANEL}?match=${planned._id}`;
const recorded = { message: '', _id: planned._id, resultRevision: 1, position: '1' };

const scored = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('spinbutton', { name: /^Ev skoru/ }).fill('2');
  await dialog.getByRole('spinbutton', { name: /^Deplasman skoru/ }).fill('1');
  await pressed('Sonucu kaydet')(page);
};
const forfeited = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Bu maç hükmen verildi' }).check();
  await dialog.getByRole('radio', { name: /^Kartal/ }).check();
  await pressed('Sonucu kaydet')(page);
};

const reasoned = async (page: Page, submit: string, reason = 'Deneme sezonu'): Promise<void> => {
  await page.getByRole('alertdialog').getByRole('textbox', { name: 'Gerekçe' }).fill(reason);
  await pressed(submit)(page);
};

/** An act on the season: its address, its call, and its button. */
const act = (open: string, call: string, submit: string) => ({
  call,
  asked: { path: `${SYSTEM}&open=${open}` },
  sent: { path: `${SYSTEM}&open=${open}`, act: (page: Page) => reasoned(page, submit) },
});
const statistics = act('statistics', '/api/admin/reset-player-stats', '57 oyuncuyu sıfırla');
const transfers = act('transfers', '/api/admin/reset-transfers', '96 oyuncuyu boşa çıkar');
const season = act('season', '/api/admin/reset-season', 'Yeni sezonu başlat');
const matches = act('matches', '/api/admin/matches-and-stats', '42 maçı sil');
const undo = act('undo', UNDO, 'İşlemi geri al');

/** The sentences about the acts on the season. */
const SYSTEM_CASES: readonly Sentence[] = [
  { text: FAILED, path: SYSTEM, answers: { [ACTS]: fault500 } },
  { text: 'Bu sezonda geri alınabilecek bir işlem yok.', path: SYSTEM },
  { text: 'Tehlikeli bölge', path: SYSTEM },
  { text: '58 oyuncunun istatistikleri güncellenir', path: SYSTEM },
  { text: 'Takımı olan oyuncu yok.', path: SYSTEM, answers: { [ACTS]: answering({ ...acts, counts: NOTHING }) } },

  { ...season.asked, text: 'Sezon 2026. Değişiklik sitede hemen görünür.' },
  { ...statistics.asked, text: 'Tüm oyuncu istatistikleri sıfırlansın mı?' },
  { ...transfers.asked, text: 'Transfer merkezi sıfırlansın mı?' },
  { ...season.asked, text: 'Yeni sezon başlatılsın mı?' },
  { ...matches.asked, text: 'Biten maçlar ve istatistikleri silinsin mi?' },
  { ...season.asked, text: 'Üzerine başka bir işlem gelmedikçe bu sayfadan geri alınabilir.' },
  {
    ...season.asked,
    text: 'Gerekçeyi en az 3 karakterle yazın.',
    act: (page) => reasoned(page, 'Yeni sezonu başlat', 'iş'),
  },
  {
    ...statistics.sent,
    text: 'Oyuncu istatistikleri sıfırlanırken hata oluştu.',
    answers: { [statistics.call]: fault500 },
  },
  {
    ...transfers.sent,
    text: 'Transfer merkezi sıfırlanırken hata oluştu.',
    answers: { [transfers.call]: fault500 },
  },
  { ...season.sent, text: 'Sezon sıfırlanırken hata oluştu.', answers: { [season.call]: fault500 } },
  { ...matches.sent, text: 'Maçlar silinirken hata oluştu.', answers: { [matches.call]: fault500 } },
  { ...season.sent, text: 'Sunucudan yanıt alınamadı.', answers: { [season.call]: loseRequest } },
  { ...matches.sent, text: 'Sunucudan anlaşılmayan bir yanıt geldi.', answers: { [matches.call]: answerOfGateway } },
  {
    ...season.sent,
    text: refusals.SEASON_UNTOUCHED.message,
    answers: { [season.call]: refuse('SEASON_UNTOUCHED') },
  },
  {
    ...statistics.sent,
    text: 'Bu işlem 2. sezon içindi; şu anki sezon 3.',
    answers: {
      [statistics.call]: refuse('SEASON_NOT_CURRENT', 'Bu işlem 2. sezon içindi; şu anki sezon 3.'),
    },
  },
  ...[
    { ...statistics, text: 'Tüm oyuncu istatistikleri sıfırlandı!' },
    { ...transfers, text: 'Transfer merkezi sıfırlandı!' },
    { ...season, text: 'Yeni sezon başlatıldı! Tüm maçlar ve istatistikler sıfırlandı.' },
    { ...matches, text: '42 maç silindi, 58 oyuncunun istatistikleri güncellendi.' },
  ].map(({ call, sent, text }) => ({ ...sent, text, answers: { [call]: answering({ message: text }) } })),

  { path: SYSTEM, text: 'yonetici · 20.11.2026 21:00', answers: after('TransfersReset') },
  { path: SYSTEM, text: 'Neden: Yanlış sezon', answers: after('TransfersReset') },
  { path: SYSTEM, text: '42 maç silindi', answers: after('MatchesDeleted', { counts: { matches: 42 } }) },
  {
    path: SYSTEM,
    text: 'Kapanan sezonu arşivde gör: Sezon 2025',
    answers: after('SeasonReset', { seasonLabel: 'Sezon 2025' }),
  },
  {
    path: SYSTEM,
    text: 'Silmenin ardından yeni maçlar planlandı; artık geri alınamaz.',
    answers: after('MatchesDeleted', { refused: 'UNDO_MATCHES_PLANNED' }),
  },
  { ...undo.asked, text: 'Silinen maçlar geri getirilsin mi?', answers: after('MatchesDeleted') },
  {
    ...undo.sent,
    text: 'Silinen maçlar geri geldi.',
    answers: { ...after('MatchesDeleted'), [UNDO]: answering({ message: '' }) },
  },
  {
    ...undo.sent,
    text: 'İşlem geri alınamadı.',
    answers: { ...after('TransfersReset'), [UNDO]: fault500 },
  },
  {
    ...undo.sent,
    text: refusals.UNDO_OUTDATED.message,
    answers: { ...after('TransfersReset'), [UNDO]: refuse('UNDO_OUTDATED') },
  },
];

/** The sentences of the control panel, each with what provokes it. */
const CASES: readonly Sentence[] = [
  { text: FAILED, path: PANEL, answers: { [STATS]: fault500 } },
  { text: FAILED, path: PANEL, answers: { [MATCHES]: fault500 } },
  { text: '138', path: PANEL },
  { text: 'Biten maç', path: PANEL },
  { text: 'Henüz Maç Programı Yok', path: PANEL, answers: { [MATCHES]: answering([]) } },
  { text: '2 maç', path: PANEL },
  { text: '2 maçtan 1 maç', path: `${PANEL}?missing=true` },
  { text: 'Bu filtrelere uyan maç yok.', path: `${PANEL}?q=yok` },
  { text: 'Maç bulunamadı.', path: `${PANEL}?match=00000000-0000-4000-8000-0000000000f9` },
  { text: RESULT_FAILED, path: opened, act: scored, answers: { [RESULT]: fault500 } },
  { text: 'Sunucudan yanıt alınamadı.', path: opened, act: scored, answers: { [RESULT]: loseRequest } },
  {
    text: refusals.MATCH_CANCELLED.message,
    path: opened,
    act: scored,
    answers: { [RESULT]: refuse('MATCH_CANCELLED') },
  },
  {
    text: 'Kartal – Çamlıca: Maç sonucu başarıyla güncellendi!',
    path: opened,
    act: scored,
    answers: { [RESULT]: answering(recorded) },
  },
  {
    text: 'Maç sonucu başarıyla güncellendi! (Hükmen)',
    path: opened,
    act: forfeited,
    answers: { [RESULT]: answering(recorded) },
  },
];

describeSentences('the sentences of the control panel', USUAL, [...CASES, ...SYSTEM_CASES]);
