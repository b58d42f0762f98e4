import { formatNumber } from '../../format/number.ts';

const settled = {
  keep: 'oynadığı maçlar sayılıyor, kalanlar rakiplerine hükmen yazıldı',
  annul: 'bu sezonki bütün maçları geçersiz',
} as const;

type Counts = { readonly walkovers: number; readonly annulled: number; readonly cancelled: number };

const done = (team: string, { walkovers, annulled, cancelled }: Counts): string => {
  const parts = [
    ...(walkovers > 0 ? [`${walkovers} maç hükmen`] : []),
    ...(annulled > 0 ? [`${annulled} sonuç geçersiz`] : []),
    ...(cancelled > 0 ? [`${cancelled} maç iptal`] : []),
  ];
  return `${team} ligden çekildi${parts.length === 0 ? '' : `: ${parts.join(', ')}`}.`;
};

/** Texts of the admin's part of a team in which it is withdrawn from the season. */
export const teamWithdrawalMessages = {
  section: 'Ligden çekilme',
  failed: 'Ligden çekilme bilgisi yüklenemedi.',
  noRow: 'Takım bu sezonun puan durumunda yer almıyor; ligden çekilemez.',
  stays: 'Takım bu sezon ligde.',
  left: (when: string, played: keyof typeof settled) => `${when} tarihinde ligden çekildi: ${settled[played]}.`,
  reason: (reason: string) => `Neden: ${reason}`,
  notLast: (team: string) => `Geri almak için önce son çekilen takımın (${team}) çekilmesi geri alınır.`,
  withdraw: {
    open: 'Ligden çek',
    title: (team: string) => `${team} ligden çekilsin mi?`,
    description: 'Takım bu sezon başka maç oynamaz; puan durumu hemen değişir. Gelecek sezon yine ligdedir.',
    choice: 'Oynadığı maçlar',
    choices: {
      keep: { label: 'Oynanan maçlar kalsın, kalanlar hükmen' },
      annul: { label: 'Bütün maçları geçersiz sayılsın' },
    },
    facts: {
      walkovers: (matches: number) =>
        matches === 0
          ? 'Oynanmamış maçı yok; hiçbir sonuç değişmez.'
          : `Oynanmamış ${matches} maçını rakipleri 3–0 hükmen kazanır.`,
      annulled: (matches: number) =>
        matches === 0
          ? 'Oynadığı maç yok.'
          : `Oynadığı ${matches} maçın sonucu geçersiz olur; puan durumundan ve istatistiklerden çıkar.`,
      cancelled: (matches: number) =>
        matches === 0 ? 'Oynanmamış maçı yok.' : `Oynanmamış ${matches} maçı iptal edilir.`,
    },
    live: (matches: number) => `Takımın şu anda oynanan ${matches} maçı var; bitmeden ligden çekilemez.`,
    countsFailed: 'Neyin değişeceği okunamadı.',
    table: 'Önceki ve sonraki puan durumu',
    became: (before: string, after: string) => `${before} yerine ${after}`,
    reasonHint: 'En az 3 karakter. Bu neden herkese görünür: puan durumunun altında yazar.',
    submit: 'Takımı ligden çek',
    busy: 'Çekiliyor…',
    done,
    failed: 'Takım ligden çekilemedi.',
  },
  undo: {
    open: 'Geri al',
    title: (team: string) => `${team}: ligden çekilme geri alınsın mı?`,
    description: 'Takımın maçları çekilmeden önceki hâllerine döner; puan durumu hemen değişir.',
    remains: 'Çekilme kaydı denetimde ve geçmiş tablolarda kalır.',
    submit: 'Çekilmeyi geri al',
    busy: 'Geri alınıyor…',
    done: (team: string, matches: number) => `${team} yine ligde: ${formatNumber(matches)} maç eski hâline döndü.`,
    failed: 'Çekilme geri alınamadı.',
  },
} as const;
