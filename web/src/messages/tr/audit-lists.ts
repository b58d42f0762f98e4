/** Words for the entries of a result's lists, as the audit tells them. */
export const auditListMessages = {
  unknownPlayer: 'Bilinmeyen oyuncu',
  /** What a line may say, in this order; a figure of 0 is left out. */
  figures: {
    goals: (count: string) => `${count} gol`,
    assists: (count: string) => `${count} asist`,
    saves: (count: string) => `${count} kurtarış`,
    shots: (count: string) => `${count} şut`,
    passes: (count: string) => `${count} pas`,
    gkCatches: (count: string) => `${count} kaleci yakalayışı`,
    yellowCards: (count: string) => `${count} sarı kart`,
    redCards: (count: string) => `${count} kırmızı kart`,
    rating: (rating: string) => `puan ${rating}`,
    minutesPlayed: (minutes: string) => `${minutes} dk`,
  },
  startingEleven: 'ilk kadro',
  manOfTheMatch: 'maçın oyuncusu',
  number: (number: number) => `no ${number}`,
  minute: (minute: number, what: string) => `${minute}. dk ${what}`,
  incidents: {
    goal: 'gol',
    ownGoal: 'kendi kalesine gol',
    missedPenalty: 'kaçan penaltı',
    yellowCard: 'sarı kart',
    redCard: 'kırmızı kart',
    substitution: 'oyuncu değişikliği',
    injury: 'sakatlık',
    other: 'olay',
  } as Readonly<Record<string, string>>,
  entry: (who: string, parts: readonly string[]) => (parts.length === 0 ? who : `${who} (${parts.join(', ')})`),
} as const;
