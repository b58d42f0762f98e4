import type { PlayoffSettings, RankingRules, RelegationSettings } from '../season-terms.ts';

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
  } as RankingRules,
} as const;
