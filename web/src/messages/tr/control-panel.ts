import { formatNumber } from '../../format/number.ts';

/** How many of each the season has; the season's acts speak of them. */
type Counts = Readonly<
  Record<
    'playersWithStatistics' | 'playersInTeams' | 'teams' | 'matches' | 'finishedMatches' | 'playersInFinishedMatches',
    number
  >
>;

const statistics = {
  title: 'Oyuncu istatistiklerini sıfırla',
  text: 'Bu sezonun bütün oyuncu toplamları 0 olur: maç, gol, asist, kurtarış ve kart.',
  facts: ({ playersWithStatistics }: Counts) => [`${formatNumber(playersWithStatistics)} oyuncunun toplamları 0 olur`],
  remains: 'Maçlar, puan durumu, maç geçmişi ve kariyer toplamları kalır.',
  nothing: ({ playersWithStatistics }: Counts) =>
    playersWithStatistics === 0 ? 'Sıfırlanacak istatistik yok.' : undefined,
  question: 'Tüm oyuncu istatistikleri sıfırlansın mı?',
  submit: ({ playersWithStatistics }: Counts) => `${formatNumber(playersWithStatistics)} oyuncuyu sıfırla`,
  busy: 'Sıfırlanıyor…',
  done: 'Tüm oyuncu istatistikleri sıfırlandı!',
  failed: 'Oyuncu istatistikleri sıfırlanırken hata oluştu.',
} as const;

const transfers = {
  title: 'Transfer merkezini sıfırla',
  text: 'Takımı olan bütün oyuncular boşa çıkar.',
  facts: ({ playersInTeams, teams }: Counts) => [
    `${formatNumber(playersInTeams)} oyuncu boşa çıkar`,
    `${formatNumber(teams)} takımın kadrosu boşalır`,
  ],
  remains: 'Takımlar, maçlar, sonuçlar ve istatistikler kalır; oynadıkları takımlar oyuncuların geçmişinde durur.',
  nothing: ({ playersInTeams }: Counts) => (playersInTeams === 0 ? 'Takımı olan oyuncu yok.' : undefined),
  question: 'Transfer merkezi sıfırlansın mı?',
  submit: ({ playersInTeams }: Counts) => `${formatNumber(playersInTeams)} oyuncuyu boşa çıkar`,
  busy: 'Sıfırlanıyor…',
  done: 'Transfer merkezi sıfırlandı!',
  failed: 'Transfer merkezi sıfırlanırken hata oluştu.',
} as const;

const season = {
  title: 'Yeni sezon başlat',
  text: 'Bu sezon kapanır, yenisi hemen açılır.',
  facts: ({ matches, finishedMatches, teams }: Counts) => [
    `${formatNumber(matches)} maç ve ${formatNumber(finishedMatches)} sonuç kapanan sezonla arşive geçer`,
    `Yeni sezon ${formatNumber(teams)} takımla, maçsız ve istatistiksiz başlar`,
  ],
  remains: 'Takımlar, kadrolar ve oyuncular kalır. Kapanan sezonun maçları, tablosu ve istatistikleri arşivde okunur.',
  nothing: () => undefined,
  question: 'Yeni sezon başlatılsın mı?',
  submit: () => 'Yeni sezonu başlat',
  busy: 'Başlatılıyor…',
  done: 'Yeni sezon başlatıldı! Tüm maçlar ve istatistikler sıfırlandı.',
  failed: 'Sezon sıfırlanırken hata oluştu.',
} as const;

const matches = {
  title: 'Maçları ve istatistikleri sil',
  text: 'Bu sezonun biten maçları sonuçlarıyla silinir; puan durumu ve oyuncu istatistikleri boşalır.',
  facts: ({ finishedMatches, playersInFinishedMatches }: Counts) => [
    `${formatNumber(finishedMatches)} biten maç silinir`,
    `${formatNumber(playersInFinishedMatches)} oyuncunun istatistikleri güncellenir`,
  ],
  remains: 'Oynanmamış maçlar, takımlar ve oyuncular kalır. Silinen sonuçların kaydı denetimde durur.',
  nothing: ({ finishedMatches }: Counts) => (finishedMatches === 0 ? 'Biten maç yok.' : undefined),
  question: 'Biten maçlar ve istatistikleri silinsin mi?',
  submit: ({ finishedMatches }: Counts) => `${formatNumber(finishedMatches)} maçı sil`,
  busy: 'Siliniyor…',
  /** The server says how many matches and players it were. */
  done: undefined,
  failed: 'Maçlar silinirken hata oluştu.',
} as const;

/** Why the last act cannot be taken back now. */
const refused = {
  UNDO_MATCHES_CHANGED: 'Çekilmenin ardından sonucu değişen maçlar var; artık geri alınamaz.',
  UNDO_MATCHES_DELETED: 'Çekilmenin ardından silinen maçlar var; artık geri alınamaz.',
  UNDO_MATCHES_PLANNED: 'Silmenin ardından yeni maçlar planlandı; artık geri alınamaz.',
  UNDO_SEASON_USED: 'Yeni sezonda maç planlandı ya da puan silindi; artık geri alınamaz.',
  UNDO_PLAYERS_PLACED: 'Boşa çıkan oyunculardan yeniden takıma girenler var; artık geri alınamaz.',
} as const;

/** What is said of an act that may be taken back. */
type Undone = {
  readonly team: { readonly name: string } | null;
  readonly counts: { readonly matches?: number | undefined; readonly players?: number | undefined };
  readonly seasonLabel: string | null;
};

const nameOf = ({ team }: Undone): string => team?.name ?? 'Takım';
const matchesOf = ({ counts }: Undone): string => `${formatNumber(counts.matches ?? 0)} maç`;
const playersOf = ({ counts }: Undone): string => `${formatNumber(counts.players ?? 0)} oyuncu`;
const seasonOf = ({ seasonLabel }: Undone): string => seasonLabel ?? 'Önceki sezon';

/** The acts that may be taken back: what happened, the question, what comes back, and what is said then. */
const undoable = {
  TeamWithdrawn: {
    what: (act: Undone) => `${nameOf(act)} ligden çekildi`,
    question: (act: Undone) => `${nameOf(act)}: ligden çekilme geri alınsın mı?`,
    facts: (act: Undone) => [`${matchesOf(act)} çekilmeden önceki hâline döner`, 'Puan durumu hemen değişir'],
    done: (act: Undone) => `${nameOf(act)} yine ligde.`,
  },
  MatchesDeleted: {
    what: (act: Undone) =>
      act.team === null ? `${matchesOf(act)} silindi` : `${act.team.name} silindi; ${matchesOf(act)} da silindi`,
    question: () => 'Silinen maçlar geri getirilsin mi?',
    facts: (act: Undone) => [
      `${matchesOf(act)} sonuçlarıyla geri gelir`,
      'Puan durumu ve oyuncu istatistikleri yeniden hesaplanır',
    ],
    done: () => 'Silinen maçlar geri geldi.',
  },
  AllPlayerStatisticsReset: {
    what: () => 'Tüm oyuncu istatistikleri sıfırlandı',
    question: () => 'Oyuncu istatistikleri geri getirilsin mi?',
    facts: (act: Undone) => [`${playersOf(act)} eski toplamlarına döner`],
    done: () => 'Oyuncu istatistikleri geri geldi.',
  },
  TransfersReset: {
    what: () => 'Transfer merkezi sıfırlandı',
    question: () => 'Oyuncular takımlarına dönsün mü?',
    facts: (act: Undone) => [`${playersOf(act)} eski takımına döner`],
    done: () => 'Oyuncular takımlarına döndü.',
  },
  SeasonReset: {
    what: () => 'Yeni sezon başlatıldı',
    question: () => 'Yeni sezon geri alınsın mı?',
    facts: (act: Undone) => [
      `${seasonOf(act)} yeniden açılır ve kaldığı yerden sürer`,
      `${matchesOf(act)} sonuçlarıyla geri gelir`,
    ],
    done: (act: Undone) => `${seasonOf(act)} yeniden açıldı.`,
  },
} as const;

export const controlPanelMessages = {
  title: 'Kontrol Paneli',
  tabs: 'Bölümler',
  tab: { results: 'Maç Sonuçları', system: 'Sistem Yönetimi' },
  failed: 'Veriler yüklenemedi.',
  countsTitle: 'Sayılarla sezon',
  counts: { teams: 'Takım', players: 'Oyuncu', matches: 'Maç', completed: 'Biten maç' },
  resultFailed: 'Maç sonucu güncellenirken hata oluştu.',
  danger: 'Tehlikeli bölge',
  acts: { statistics, transfers, season, matches },
  /** Names the season in the question before an act on it. */
  inSeason: (label: string) => `${label}. Değişiklik sitede hemen görünür.`,
  undoable: 'Üzerine başka bir işlem gelmedikçe bu sayfadan geri alınabilir.',
  last: {
    title: 'Son işlem',
    none: 'Bu sezonda geri alınabilecek bir işlem yok.',
    by: (who: string, when: string) => `${who} · ${when}`,
    reason: (reason: string) => `Neden: ${reason}`,
    archive: (label: string) => `Kapanan sezonu arşivde gör: ${label}`,
  },
  undo: {
    open: 'Geri al',
    description: 'Geri alınan işlem hiç yapılmamış gibi olur.',
    remains: 'İşlemin ve geri alınmasının kaydı denetimde kalır.',
    submit: 'İşlemi geri al',
    busy: 'Geri alınıyor…',
    failed: 'İşlem geri alınamadı.',
    refused,
    acts: undoable,
  },
} as const;
