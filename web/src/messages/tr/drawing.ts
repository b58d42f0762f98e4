/** Texts of podium, bars, ring and line-up. */
export const drawingMessages = {
  podium: 'İlk üç',

  sides: (label: string, home: string, homeFigure: string, away: string, awayFigure: string) =>
    `${label}: ${home} ${homeFigure}, ${away} ${awayFigure}`,

  winRate: {
    ratings: { excellent: 'Mükemmel', good: 'İyi', improvable: 'Geliştirilmeli' },
    sentence: (rate: string, rating: string) => `Galibiyet oranı ${rate}, ${rating}`,
  },

  lineup: {
    others: 'Diğer mevkiler',
    none: 'Kadro girilmedi.',
    noNumber: '–',
    number: (number: number) => `${number} numara`,
  },
} as const;
