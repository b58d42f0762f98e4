/** Where a player plays: the words of the league's forms, stored and shown as they are (docs/rules.md#players). */
export const PLAYER_POSITIONS = [
  'Kaleci',
  'Sol Bek',
  'Stoper',
  'Sağ Bek',
  'Sol Orta Saha',
  'Sağ Orta Saha',
  'Sol Kanat',
  'Sağ Kanat',
  'Defans',
  'Orta Saha',
  'Forvet',
] as const;
