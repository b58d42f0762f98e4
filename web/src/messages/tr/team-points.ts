import { formatNumber } from '../../format/number.ts';

const becomes = (now: number, then: number) => `Puanı ${formatNumber(now)} yerine ${formatNumber(then)} olur.`;

/** Texts of the admin's part of a team in which points are taken off it. */
export const teamPointsMessages = {
  section: 'Silinen puanlar',
  failed: 'Silinen puanlar yüklenemedi.',
  none: 'Bu sezon silinmiş puanı yok.',
  noRow: 'Takım bu sezonun puan durumunda yer almıyor; puanı silinemez.',
  points: (points: number) => `${points} puan`,
  standing: (points: number) => `Puan durumunda ${formatNumber(points)} puanı var.`,
  deduct: {
    open: 'Puan sil',
    title: (team: string) => `Puan sil: ${team}`,
    description: 'Puanlar bu sezonun puan durumundan düşülür; maçlar ve averaj değişmez.',
    points: 'Silinecek puan',
    pointsHint: (most: number) => `1 ile ${most} arasında`,
    reason: 'Neden',
    reasonHint: 'Bu neden herkese görünür: puan durumunun altında yazar.',
    becomes,
    submit: 'Puanı sil',
    busy: 'Siliniyor…',
    done: (team: string, points: number) => `${team}: ${points} puan silindi.`,
    failed: 'Puan silinemedi.',
    leave: 'Yazdıklarınız kaydedilmedi.',
  },
  lift: {
    open: 'Kaldır',
    openFor: (points: number, reason: string) => `Kaldır: ${points} puan, ${reason}`,
    title: (team: string, points: number) => `${team}: silinen ${points} puan geri verilsin mi?`,
    description: 'Puan durumu hemen yeniden sıralanır.',
    facts: {
      reason: (reason: string) => `Silinme nedeni: ${reason}`,
      becomes,
    },
    remains: 'Silme kaydı denetimde ve geçmiş tablolarda kalır.',
    submit: (points: number) => `${points} puanı geri ver`,
    busy: 'Geri veriliyor…',
    done: (team: string, points: number) => `${team}: ${points} puan geri verildi.`,
    failed: 'Puan geri verilemedi.',
  },
} as const;
