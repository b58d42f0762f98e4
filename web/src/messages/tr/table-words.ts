import type { SettingsAnswer } from '@league/query-api/contract/settings.ts';

/** Words for what decides a table, once for all screens. */

export const playoffFormats = {
  'single-elimination': 'tek maçlı eleme',
  'double-elimination': 'çift eleme',
  'round-robin': 'lig usulü',
} as const satisfies Readonly<Record<SettingsAnswer['playoffSettings']['playoffFormat'], string>>;

export const tieBreakers = {
  goalDifference: 'averaj',
  goalsFor: 'atılan gol',
  headToHead: 'aralarındaki maçlar',
  wins: 'galibiyet sayısı',
} as const;

export const outcomes = {
  win: { letter: 'G', word: 'galibiyet' },
  draw: { letter: 'B', word: 'beraberlik' },
  loss: { letter: 'M', word: 'mağlubiyet' },
} as const;
