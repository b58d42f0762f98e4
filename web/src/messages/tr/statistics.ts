/** Texts of what players have done on the pitch, wherever it is shown. */
export const statisticsMessages = {
  figures: {
    goals: 'Gol',
    assists: 'Asist',
    saves: 'Kurtarış',
    matchesPlayed: 'Maç',
    yellowCards: 'Sarı kart',
    redCards: 'Kırmızı kart',
    manOfTheMatch: 'Maçın oyuncusu',
  },
  rating: { notGiven: 'verilmedi', overall: 'genel puan', none: 'genel puan verilmedi' },
  /** Each badge of a career, with what it is given for. */
  honours: {
    veteran: { word: 'Veteran', why: "50'den fazla maç" },
    mvp: { word: 'MVP', why: "10'dan fazla kez maçın oyuncusu" },
    topScorer: { word: 'Golcü', why: "30'dan fazla gol" },
  },
  ring: {
    percent: (figure: string) => `%${figure}`,
    grades: { excellent: 'Mükemmel', good: 'İyi', weak: 'Geliştirilmeli' },
    sentence: (figure: string, grade: string, played: number, wins: number) =>
      `Galibiyet oranı ${figure}, ${grade}: ${played} maçta ${wins} galibiyet`,
  },
  target: {
    text: (value: number, target: number) => `${value} / ${target} hedef`,
    share: (percent: number) => `%${percent}`,
  },
  /** Of a player's matches, in the profile and in the own statistics. */
  history: {
    caption: 'Maç geçmişi',
    columns: {
      date: 'Tarih',
      match: 'Maç',
      team: 'Takımı',
      position: 'Mevki',
      goals: 'Gol',
      assists: 'Asist',
      saves: 'Kurtarış',
      cards: 'Kart',
      rating: 'Puan',
      outcome: 'Sonuç',
    },
    noDate: 'Tarih belirlenmemiş',
    noPosition: '–',
    versus: (home: string, away: string) => `${home} – ${away}`,
    pairing: (home: string, score: string, away: string) => `${home} ${score} ${away}`,
    cards: (yellow: number, red: number) => `${yellow} sarı, ${red} kırmızı`,
    allSeasons: 'Tüm sezonlar',
  },
} as const;
