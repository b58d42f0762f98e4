import type { StatLine } from '@league/query-api/contract/match-details.ts';

/** A starter of Kartal in {@link detailsOf}'s match who did nothing; `part` says what differs, the gamertag also the id. */
export const statLineOf = (gamertag: string, part: Partial<StatLine> = {}): StatLine => ({
  player: { _id: gamertag.toLowerCase(), gamertag, deleted: false },
  side: 'home',
  team:
    part.side === 'away'
      ? { _id: 'c', name: 'Çamlıca', logo: '', crest: 'red-white-stripes' }
      : { _id: 'k', name: 'Kartal', logo: '', crest: 'red-white-stripes' },
  position: 'Forvet',
  jerseyNumber: 8,
  isStartingEleven: true,
  minutesPlayed: 90,
  goals: 0,
  assists: 0,
  saves: 0,
  yellowCards: 0,
  redCards: 0,
  shots: null,
  passes: null,
  gkCatches: null,
  rating: null,
  manOfTheMatch: false,
  ...part,
});
