import type { ChampionsAnswer } from '@league/query-api/contract/champions.ts';
import type { SeasonsAnswer } from '@league/query-api/contract/seasons.ts';
import { answering, fault500, unavailable } from './bad-network.ts';
import { madeMatch, team } from './made-match.ts';
import { describeSentences, type Faults, type Sentence } from './sentences.ts';

type Season = SeasonsAnswer[number];

/** A closed season of two teams; `part` says what differs. */
const seasonOf = (part: Partial<Season> = {}): Season => ({
  season: 1,
  label: 'Sezon 2025',
  startedAt: '2025-09-01T09:00:00.000Z',
  closedAt: '2026-06-01T09:00:00.000Z',
  current: false,
  teams: 2,
  matches: 2,
  weeks: 2,
  firstDate: '2025-09-05T18:00:00.000Z',
  lastDate: '2025-12-30T18:00:00.000Z',
  rankingRules: {
    tieBreakers: ['goalDifference', 'headToHead', 'name'],
    pointsForWin: 3,
    pointsForDraw: 1,
    headToHeadWhen: 'always',
  },
  playoffSettings: { enabled: true, playoffTeams: 4, playoffFormat: 'round-robin' },
  relegationSettings: { enabled: true, relegationTeams: 2, relegationZone: 'bottom' },
  ...part,
});
const running = seasonOf({ season: 2, label: 'Sezon 2026', closedAt: null, current: true });
const CHAMPIONS: ChampionsAnswer = [{ season: 1, champion: team('Kartal') }];

const LIST = '/api/seasons';
const CHAMPIONS_CALL = '/api/seasons/champions';
const TABLE = '/api/leaderboards/standings';
const MATCHES = '/api/matches';
const AWARDS = '/api/achievements/season/1';

const finished = madeMatch({ season: 1, week: 1, status: 'finished', homeScore: 2, awayScore: 1 });

/** What is read where a sentence says nothing else. */
const USUAL: Faults = {
  [LIST]: answering([running, seasonOf()]),
  [CHAMPIONS_CALL]: answering(CHAMPIONS),
  [TABLE]: answering([]),
  [MATCHES]: answering([finished]),
  '/api/players/leaders/*': answering([]),
  [AWARDS]: answering([]),
};

const seasons = (...all: readonly Season[]): Faults => ({ [LIST]: answering(all) });
const SEASON = '/seasons/1';

/** The sentences of the archive, each with what provokes it. */
const CASES: readonly Sentence[] = [
  { text: 'Sezonlar yüklenirken bir hata oluştu.', path: '/seasons', answers: { [LIST]: fault500 } },
  { text: 'Şampiyonlar yüklenirken bir hata oluştu.', path: '/seasons', answers: { [CHAMPIONS_CALL]: fault500 } },
  // The seasons stand without their champions.
  { text: '5 Eyl 2025 – 30 Ara 2025', path: '/seasons', answers: { [CHAMPIONS_CALL]: fault500 } },
  { text: 'Henüz Sezon Yok', path: '/seasons', answers: seasons() },
  { text: 'İlk sezon başladığında burada görünür.', path: '/seasons', answers: seasons() },
  { text: 'Sürüyor', path: '/seasons' },
  { text: 'Şampiyon: Kartal', path: '/seasons' },
  { text: 'Şampiyon yok', path: '/seasons', answers: { [CHAMPIONS_CALL]: answering([{ season: 1, champion: null }]) } },
  { text: 'Henüz maç oynanmadı', path: '/seasons' },
  { text: 'Henüz fikstür yok', path: '/seasons', answers: seasons({ ...running, teams: 0, matches: 0 }) },
  { text: 'Maç oynanmadı', path: '/seasons', answers: seasons(seasonOf({ teams: 0, matches: 0 })) },

  { text: 'Sezon bulunamadı.', path: '/seasons/3' },
  { text: 'Adres yanlış olabilir; ligin bütün sezonları arşivdedir.', path: '/seasons/x' },
  { text: '1. sezon', path: SEASON, answers: { [LIST]: unavailable('Okunamıyor.') } },
  { text: 'Sezonlar yüklenirken bir hata oluştu.', path: SEASON, answers: { [LIST]: fault500 } },
  { text: 'Puan durumu yüklenirken bir hata oluştu.', path: SEASON, answers: { [TABLE]: fault500 } },
  { text: 'Maçlar alınamadı', path: SEASON, answers: { [MATCHES]: fault500 } },
  {
    text: 'Veriler yüklenirken bir hata oluştu.',
    path: SEASON,
    answers: { '/api/players/leaders/assists': fault500 },
  },
  { text: '5 Eyl 2025 – 30 Ara 2025 · Şampiyon yok', path: SEASON },
  { text: 'Son puan durumu', path: SEASON },
  { text: 'Puan durumu', path: '/seasons/2' },
  { text: 'Bu sezonun tablosunda takım yok.', path: SEASON },
  { text: 'Bu sezonda kayıt yok.', path: SEASON },
  { text: 'Bu sezonda başarım verilmedi.', path: SEASON },
  { text: 'Başarımlar yüklenemedi', path: SEASON, answers: { [AWARDS]: fault500 } },
  { text: '1 maç · 3 gol', path: SEASON },
  { text: 'Bu sezonda maç yok.', path: SEASON, answers: { [MATCHES]: answering([]) } },
  { text: 'Galibiyet 3, beraberlik 1, mağlubiyet 0', path: SEASON },
  { text: 'Averaj, aralarındaki maçlar (her zaman), alfabetik sıra', path: SEASON },
  { text: 'İlk 4 takım, lig usulü', path: SEASON },
  { text: 'Son 2 takım', path: SEASON },
  {
    text: 'Oynanmaz',
    path: SEASON,
    answers: seasons(
      seasonOf({ playoffSettings: { enabled: false, playoffTeams: 4, playoffFormat: 'single-elimination' } }),
    ),
  },
  {
    text: 'Yok',
    path: SEASON,
    answers: seasons(
      seasonOf({ relegationSettings: { enabled: false, relegationTeams: 2, relegationZone: 'bottom' } }),
    ),
  },
];

describeSentences('the sentences of the archive of seasons', USUAL, CASES);
