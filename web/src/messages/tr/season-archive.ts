import { pageTitles } from '@league/query-api/contract/page-titles.ts';
import type { SeasonsAnswer } from '@league/query-api/contract/seasons.ts';
import { appMessages } from './app.ts';
import { capital } from './capital.ts';
import { playoffFormats, tieBreakers } from './table-words.ts';

type RankingRules = SeasonsAnswer[number]['rankingRules'];
type PlayoffFormat = SeasonsAnswer[number]['playoffSettings']['playoffFormat'];

const rules = { ...tieBreakers, name: 'alfabetik sıra' } as const;
const whenCounted = { always: 'her zaman', complete: 'hepsi oynanınca' } as const;

/** Texts of the archive of seasons, and of the page of one. */
export const seasonArchiveMessages = {
  title: appMessages.seasons,
  loadFailed: 'Sezonlar yüklenirken bir hata oluştu.',
  championsFailed: 'Şampiyonlar yüklenirken bir hata oluştu.',
  emptyTitle: 'Henüz Sezon Yok',
  emptyText: 'İlk sezon başladığında burada görünür.',
  /** These words stand behind their figures. */
  facts: { seasons: 'sezon', teams: 'takım', matches: 'maç' },
  running: 'Sürüyor',
  noFixtures: 'Henüz fikstür yok',
  noMatches: 'Maç oynanmadı',
  champion: 'Şampiyon',
  noChampion: 'Şampiyon yok',
  leader: 'Lider',
  figures: (points: string, difference: string) => `${points} puan · averaj ${difference}`,
  noLeader: 'Henüz maç oynanmadı',

  /** Names a season whose label is not known. */
  numbered: (season: number) => `${season}. sezon`,
  notFound: pageTitles.noSeason,
  notFoundText: 'Adres yanlış olabilir; ligin bütün sezonları arşivdedir.',
  toSeasons: 'Sezonlara bak',
  table: { running: 'Puan durumu', closed: 'Son puan durumu' },
  noTable: 'Bu sezonun tablosunda takım yok.',
  results: {
    title: 'Sonuçlar',
    failed: 'Maçlar alınamadı',
    none: 'Bu sezonda maç yok.',
    goals: (goals: string) => `${goals} gol`,
    /** `over` of `all` matches are finished. */
    matches: (over: number, all: number) => (over === all ? `${all} maç` : `${over}/${all} maç`),
  },
  leadersNone: 'Bu sezonda kayıt yok.',
  awardsNone: 'Bu sezonda başarım verilmedi.',
  rules: {
    title: 'Sezonun kuralları',
    points: 'Puanlar',
    pointsFor: (win: string, draw: string) => `Galibiyet ${win}, beraberlik ${draw}, mağlubiyet 0`,
    level: 'Eşit puanda sıra',
    order: ({ tieBreakers: order, headToHeadWhen = 'always' }: RankingRules) => {
      const names = order.map((rule) =>
        rule === 'headToHead' ? `${rules[rule]} (${whenCounted[headToHeadWhen]})` : rules[rule],
      );
      return capital(names.join(', '));
    },
    playoff: 'Play-off',
    playoffOf: (teams: number, format: PlayoffFormat) => `İlk ${teams} takım, ${playoffFormats[format]}`,
    noPlayoff: 'Oynanmaz',
    bracket: 'Play-off eşleşmeleri',
    relegation: 'Küme düşme',
    relegationOf: (teams: number) => `Son ${teams} takım`,
    noRelegation: 'Yok',
  },
} as const;
