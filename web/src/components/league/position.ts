/** The part of the pitch to which a position belongs; it decides the colour. */
export type Line = 'keeper' | 'defence' | 'midfield' | 'attack';

/** The short code of a position, its full name, and its line. */
export type Position = { readonly code: string; readonly name: string; readonly line: Line };

const positions: readonly (Position & { readonly english?: string })[] = [
  { code: 'KL', name: 'Kaleci', line: 'keeper', english: 'Goalkeeper' },
  { code: 'SLB', name: 'Sol Bek', line: 'defence' },
  { code: 'STP', name: 'Stoper', line: 'defence' },
  { code: 'SĞB', name: 'Sağ Bek', line: 'defence' },
  { code: 'DEF', name: 'Defans', line: 'defence', english: 'Defender' },
  { code: 'SLO', name: 'Sol Orta Saha', line: 'midfield' },
  { code: 'SĞO', name: 'Sağ Orta Saha', line: 'midfield' },
  { code: 'ORT', name: 'Orta Saha', line: 'midfield', english: 'Midfielder' },
  { code: 'SLK', name: 'Sol Kanat', line: 'attack' },
  { code: 'SĞK', name: 'Sağ Kanat', line: 'attack' },
  { code: 'SLF', name: 'Sol Forvet', line: 'attack' },
  { code: 'SĞF', name: 'Sağ Forvet', line: 'attack' },
  { code: 'FOR', name: 'Forvet', line: 'attack', english: 'Forward' },
];

/** The position with this Turkish name, English name or code; null where there is none. */
export const positionOf = (word: string): Position | null => {
  const wanted = word.trim().toLocaleLowerCase('tr');
  return (
    positions.find(
      ({ name, code, english }) =>
        [name, code].some((each) => each.toLocaleLowerCase('tr') === wanted) ||
        english?.toLowerCase() === word.trim().toLowerCase(),
    ) ?? null
  );
};
