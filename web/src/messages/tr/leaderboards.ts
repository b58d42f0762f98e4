import { appMessages } from './app.ts';

/** Texts of the three leaderboards. */
export const leaderboardsMessages = {
  loadFailed: 'Veriler yüklenirken bir hata oluştu.',
  boards: {
    goals: {
      title: appMessages.goalLeaders,
      tab: 'Gol',
      unit: 'gol',
      empty: 'Henüz Gol Yok',
    },
    assists: {
      title: appMessages.assistLeaders,
      tab: 'Asist',
      unit: 'asist',
      empty: 'Henüz Asist Yok',
    },
    saves: {
      title: appMessages.saveLeaders,
      tab: 'Kurtarış',
      unit: 'kurtarış',
      empty: 'Henüz Kurtarış Yok',
    },
  },
  emptyText: 'Maç sonuçları oyuncularla birlikte girildikçe sıralama burada görünür.',
  caption: (title: string, season: string | undefined) => (season === undefined ? title : `${title}, ${season}`),
  podium: 'İlk üç',
  players: 'oyuncu',
  columns: {
    position: { short: '#', long: 'Sıra' },
    player: { short: 'Oyuncu', long: 'Oyuncu' },
    team: { short: 'Takım', long: 'Takım' },
    place: { short: 'Mevki', long: 'Mevki' },
    played: { short: 'Maç', long: 'Maç' },
    goals: { short: 'Gol', long: 'Gol' },
    shots: { short: 'Şut', long: 'Şut' },
    efficiency: { short: 'Verim\u00a0%', long: 'Gole dönen şutların yüzdesi' },
    assists: { short: 'Asist', long: 'Asist' },
    combined: { short: 'G+A', long: 'Gol ve asist toplamı' },
    saves: { short: 'Kurt.', long: 'Kurtarış' },
    catches: { short: 'Tutuş', long: 'Tutulan top' },
    cleanSheets: { short: 'GY', long: 'Gol yemediği maç' },
  },
  levels: { high: 'yüksek', middle: 'orta', low: 'düşük' },
  /** A figure that nobody recorded, to the eye and for screen readers. */
  unrecorded: '–',
  unrecordedWord: 'kayıt yok',
} as const;
