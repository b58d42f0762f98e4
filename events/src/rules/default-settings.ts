import type { NewsItem } from '../news-item.ts';
import type { FullRankingRules, PlayoffSettings, RelegationSettings } from '../season-terms.ts';

/** The news of a league that wrote none: they are true whatever its settings are. */
const news: NewsItem[] = [
  {
    title: 'Yeni sezon',
    text: 'Fikstür, sonuçlar ve puan durumu sezon boyunca burada. Her sonuç girildiği anda tabloya işlenir.',
    date: null,
  },
  {
    title: 'Transfer dönemi',
    text: 'Takım değişikliklerini lig yönetimi yapar. Dönemin başlangıcı ve bitişi topluluk kanallarında duyurulur.',
    date: null,
  },
  {
    title: 'Turnuva kuralları',
    text: 'Maçlar 8’e 8 oynanır, sonucu maçın hakemi girer. Sahaya çıkmayan takım maçı hükmen 3\u202f–\u2060\u202f0 kaybeder.',
    date: null,
  },
];

/** The settings until an admin changes them (docs/rules.md#settings). */
export const defaultSettings = {
  title: 'Pro Süper Lig',
  description: 'Yeni sezon başladı! Tüm takımlara ve oyunculara başarılar dileriz.',
  startDate: null,
  endDate: null,
  color: '#dc3545',
  logo: null,
  rules: '',
  awards: '',
  socialMedia: { discord: null, instagram: null, youtube: null, kick: null, twitch: null, twitter: null },
  playoffSettings: { enabled: true, playoffTeams: 6, playoffFormat: 'single-elimination' } as PlayoffSettings,
  relegationSettings: { enabled: false, relegationTeams: 2, relegationZone: 'bottom' } as RelegationSettings,
  rankingRules: {
    tieBreakers: ['goalDifference', 'goalsFor', 'headToHead', 'name'],
    pointsForWin: 3,
    pointsForDraw: 1,
    headToHeadWhen: 'always',
  } as FullRankingRules,
  news,
} as const;
