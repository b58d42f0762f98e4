import { formatNumber } from '../../format/number.ts';

export const leaguePlanMessages = {
  title: 'Lig Planlama',
  note: (matches: number) => (matches === 0 ? 'fikstür yok' : `fikstürde ${formatNumber(matches)} maç`),
  matchesFailed: 'Maçlar alınamadı',
  settings: 'Fikstürün ayarları',
  legs: 'Devre',
  once: 'Tek devre',
  onceHint: 'Her eşleşme bir kez',
  twice: 'Çift devre',
  twiceHint: 'İçeride ve dışarıda birer kez',
  startDate: 'İlk haftanın tarihi',
  startDateHint: 'Boş bırakırsanız maçlar tarihsiz planlanır.',
  days: 'Haftalar arası gün',
  kickOffsNone: 'Saat vermezseniz maçlar 21:00’de başlar.',
  show: 'Haftaları göster',
  showing: 'Hesaplanıyor…',
  failed: 'Lig planlaması başarısız',
  exists: (matches: number) =>
    `Bu sezonun fikstürü var (${formatNumber(matches)} maç). Yeni fikstür bu maçların yerini alır.`,
  played: (matches: number) =>
    `Oynanan ya da canlı maçlar var (${formatNumber(matches)}). Yeni fikstür için önce bütün maçları silin ya da yeni sezon başlatın.`,
  preview: 'Önizleme',
  previewNote: 'Henüz hiçbir şey kaydedilmedi.',
  anyway: 'Yine de oluştur',
  week: (week: number, day: string | null) => (day === null ? `${week}. hafta` : `${week}. hafta · ${day}`),
  resting: (teams: string) => `Bay: ${teams}`,
  generate: (matches: number) => `Fikstürü oluştur (${formatNumber(matches)} maç)`,
  generating: 'Oluşturuluyor…',
  replace: {
    title: 'Fikstür değiştirilsin mi?',
    description: 'Yeni fikstür, şimdiki maçların yerini alır. Bu işlem geri alınamaz.',
    facts: (before: number, after: number) => [
      `${formatNumber(before)} maç silinir`,
      `${formatNumber(after)} maç planlanır`,
    ],
    submit: 'Fikstürü değiştir',
  },
  deletion: {
    title: 'Bütün maçları sil',
    text: 'Sezonun bütün maçları ve sonuçları silinir; takımlar ve oyuncular kalır.',
    open: (matches: number) => `${formatNumber(matches)} maçı sil`,
    question: (matches: number) => `${formatNumber(matches)} maç silinsin mi?`,
    description: 'Sezonun bütün maçları silinir.',
    facts: (matches: number, finished: number) => [
      `${formatNumber(matches)} maç silinir`,
      ...(finished === 0 ? [] : [`${formatNumber(finished)} maçın sonucu silinir, puan durumu boşalır`]),
    ],
    remains:
      'Takımlar ve oyuncular kalır. Üzerine başka bir işlem gelmedikçe Kontrol Paneli sayfasından geri alınabilir.',
    failed: 'Maçlar silinemedi',
    busy: 'Siliniyor…',
  },
} as const;
