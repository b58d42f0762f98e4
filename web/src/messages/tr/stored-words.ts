import type { CrestColour, CrestPattern } from '@league/query-api/contract/crest.ts';
import type { IncidentAnswer } from '@league/query-api/contract/match-details.ts';
import type { SimpleBroadcaster } from '@league/query-api/contract/officials.ts';

/** Words for what is stored as a word, once for all screens. */

/** The totals of a player. */
export const statisticWords = {
  matchesPlayed: 'Maç',
  goals: 'Gol',
  assists: 'Asist',
  shots: 'Şut',
  passes: 'Pas',
  saves: 'Kurtarış',
  gkCatches: 'Kaleci yakalayışı',
  cleanSheets: 'Gol yemeden biten maç',
  yellowCards: 'Sarı kart',
  redCards: 'Kırmızı kart',
  manOfTheMatch: 'Maçın oyuncusu',
} as const;

export const crestColours = {
  red: 'kırmızı',
  navy: 'lacivert',
  green: 'yeşil',
  yellow: 'sarı',
  claret: 'bordo',
  sky: 'açık mavi',
  orange: 'turuncu',
  violet: 'mor',
  black: 'siyah',
  teal: 'camgöbeği',
  rose: 'pembe',
  blue: 'mavi',
  white: 'beyaz',
} as const satisfies Readonly<Record<CrestColour, string>>;

/** How the second colour lies on the first. */
export const crestPatterns = {
  stripes: 'çubuklu',
  halves: 'ikiye bölünmüş',
  hoops: 'yatay çizgili',
  sash: 'çapraz kuşaklı',
  quarters: 'dörde bölünmüş',
  chevron: 'V desenli',
  band: 'göğüs bantlı',
  plain: 'çerçeveli',
} as const satisfies Readonly<Record<CrestPattern, string>>;

/** What may happen in a match (docs/rules.md#incidents). */
export const incidentTypes = {
  goal: 'Gol',
  ownGoal: 'Kendi kalesine gol',
  missedPenalty: 'Kaçan penaltı',
  yellowCard: 'Sarı kart',
  redCard: 'Kırmızı kart',
  substitution: 'Oyuncu değişikliği',
  injury: 'Sakatlık',
  other: 'Diğer',
} as const satisfies Readonly<Record<IncidentAnswer['type'], string>>;

export const platforms = {
  discord: 'Discord',
  instagram: 'Instagram',
  youtube: 'YouTube',
  kick: 'Kick',
  twitch: 'Twitch',
  twitter: 'X (Twitter)',
} as const;

/** Where broadcasters show matches. */
export const broadcastPlatforms = {
  Twitch: 'Twitch',
  YouTube: 'YouTube',
  Facebook: 'Facebook Gaming',
  Kick: 'Kick',
  TikTok: 'TikTok Live',
  Instagram: 'Instagram Live',
  Diğer: 'Diğer',
} as const satisfies Readonly<Record<SimpleBroadcaster['platform'], string>>;
