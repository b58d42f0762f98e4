/** Texts of a person in the league, wherever one is named. */
export const personMessages = {
  noPosition: 'Mevki yok',
  noTeam: 'Boşta',
  number: (number: number) => `${number} numara`,
  roles: { admin: 'Admin', referee: 'Hakem', broadcaster: 'Yayıncı' },
} as const;

export const podiumMessages = { place: (place: number) => `${place}. sırada` } as const;
