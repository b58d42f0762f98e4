/** Texts of bars and line-up. */
export const drawingMessages = {
  noPosition: 'Mevki yok',
  sides: (label: string, home: string, homeFigure: string, away: string, awayFigure: string) =>
    `${label}: ${home} ${homeFigure}, ${away} ${awayFigure}`,

  lineup: {
    others: 'Diğer mevkiler',
    none: 'Kadro girilmedi.',
    of: (team: string) => `İlk sekiz, ${team}`,
    noNumber: '–',
    number: (number: number) => `${number} numara`,
  },
} as const;
