import { formatScore } from '../../format/number.ts';

/** Texts of what became of one match: each change as a sentence (docs/rules.md#match-history). */
export const matchHistoryMessages = {
  empty: 'Bu maçta henüz bir değişiklik yok.',
  list: 'Maçın değişiklikleri',
  void: 'Geçersiz',
  voidText: 'Sezon kapandıktan ya da maç silindikten sonra kaydedildi; hiçbir yerde sayılmaz.',
  reason: (reason: string) => `Neden: “${reason}”`,
  details: (count: number) => `${count} ayrıntı`,
  unknownPlayer: 'Bilinmeyen oyuncu',
  unknown: 'Maçın kaydı değişti',

  roles: {
    admin: 'Admin',
    referee: 'Hakem',
    player: 'Oyuncu',
    broadcaster: 'Yayıncı',
    system: 'Sistem',
    operator: 'Operatör',
  } as Readonly<Record<string, string>>,
  by: (name: string, role: string) => `${name} (${role})`,

  /** What happened, by the stored name of the event. */
  happened: {
    MatchResultEntered: 'Sonuç girildi',
    MatchResultCorrected: 'Sonuç düzeltildi',
    MatchResultAnnulled: 'Sonuç geri alındı',
    MatchStatusChanged: 'Durum değişti',
    MatchScheduled: 'Maç programı değişti',
    MatchAdded: 'Maç eklendi',
    MatchReplanned: 'Maç yeniden planlandı',
    MatchesDeleted: 'Maç silindi',
    FixturesGenerated: 'Fikstür oluşturuldu',
    FixturesImported: 'Fikstür içe aktarıldı',
    FixturesRestored: 'Fikstür geri getirildi',
  } as Readonly<Record<string, string>>,
  /** A correction that left the score as it was. */
  partsCorrected: 'Sonucun ayrıntıları düzeltildi',
  that: (what: string, value: string) => `${what}: ${value}`,
  became: (before: string, after: string) => `${before} → ${after}`,
  none: '–',
  score: formatScore,
  walkover: (score: string, winner: string) => `${score}, hükmen galip: ${winner}`,

  fields: {
    status: 'Durum',
    provisionalScore: 'Canlı skor',
    date: 'Tarih',
    stadium: 'Stadyum',
    week: 'Hafta',
    home: 'Ev sahibi',
    away: 'Deplasman',
  } as Readonly<Record<string, string>>,
  cards: {
    homeYellow: 'Sarı kart',
    awayYellow: 'Sarı kart',
    homeRed: 'Kırmızı kart',
    awayRed: 'Kırmızı kart',
  },
  ofTeam: (what: string, team: string) => `${what} (${team})`,

  /** The figures of a line, in the order in which they are told. */
  figures: {
    goals: 'gol',
    assists: 'asist',
    saves: 'kurtarış',
    yellowCards: 'sarı kart',
    redCards: 'kırmızı kart',
    shots: 'şut',
    passes: 'pas',
    gkCatches: 'tutuş',
    rating: 'puan',
    minutesPlayed: 'dakika',
    position: 'mevki',
    number: 'numara',
    isStartingEleven: 'ilk kadro',
    manOfTheMatch: 'maçın oyuncusu',
  },
  yes: 'evet',
  no: 'hayır',
  figure: (word: string, value: string) => `${word} ${value}`,
  line: (player: string, figures: string) => `${player}: ${figures}`,
  added: (player: string) => `${player} eklendi`,
  removed: (player: string) => `${player} çıkarıldı`,

  lineup: 'Diziliş',
  lineupChanged: 'yerler değişti',
  joined: (players: string) => `giren ${players}`,
  left: (players: string) => `çıkan ${players}`,
  incidentAdded: (incident: string) => `Eklenen olay: ${incident}`,
  incidentRemoved: (incident: string) => `Çıkarılan olay: ${incident}`,

  moved: (team: string, from: number, to: number) => `${team} ${from}. sıradan ${to}. sıraya`,
  stayed: (team: string, place: number) => `${team} ${place}. sırada kaldı`,
  entered: (team: string, to: number) => `${team} puan durumunda ${to}. sırada`,
  gone: (team: string, from: number) => `${team} ${from}. sıradaydı, puan durumundan çıktı`,
} as const;
