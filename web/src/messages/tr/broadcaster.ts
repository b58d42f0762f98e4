import { pageTitles } from '@league/query-api/contract/page-titles.ts';
import { formatNumber } from '../../format/number.ts';
import { matchOfficialsMessages } from './match-officials.ts';

/** Texts of the page of a broadcaster's own matches, and of the dialog that controls a stream. */
export const broadcasterMessages = {
  title: pageTitles.broadcasterPanel,
  signIn: 'Yayınlayacağınız maçları görmek için oyuncu olarak giriş yapmalısınız.',
  failed: 'Maçlar yüklenemedi. Yayıncı yetkisi bulunmuyor olabilir.',
  empty: 'Size atanmış maç yok',
  emptyText: 'Yayıncısı olduğunuz maçlar burada görünür.',
  notFound: 'Maç bulunamadı.',
  dialogFailed: 'Yayın yönetimi açılamadı.',
  note: (coming: number) => `${formatNumber(coming)} maç sırada`,
  lists: { coming: 'Sıradaki maçlar', over: 'Biten maçlar' },
  columns: {
    week: 'Hafta',
    match: 'Maç',
    when: 'Tarih',
    status: 'Durum',
    stream: 'Yayın',
    platform: 'Platform',
    channel: 'Kanal',
    role: 'Görev',
    acts: 'İşlemler',
  },
  noDate: 'belirlenmedi',
  streams: { live: 'Yayında', off: 'kapalı' },
  viewers: matchOfficialsMessages.viewers,
  noChannel: '–',
  manage: 'Yayını yönet',
  manageOf: (pairing: string) => `Yayını yönet: ${pairing}`,
  dialog: {
    title: (pairing: string) => `Yayın: ${pairing}`,
    isLive: 'Yayınınız açık.',
    isOff: 'Yayınınız kapalı.',
    over: 'Maç bitti ya da iptal edildi; yayın başlatılamaz.',
    start: 'Yayını başlat',
    stop: 'Yayını bitir',
    save: 'Kaydet',
    running: { start: 'Başlatılıyor…', stop: 'Bitiriliyor…', save: 'Kaydediliyor…' },
    viewers: 'İzleyici sayısı',
    viewersHint: 'En fazla dakikada bir kaydedilir.',
    leave: 'Bırakırsanız kaydetmediğiniz izleyici sayısı silinir, yayın değişmez.',
    failed: (message: string) => `Yayın durumu güncellenirken hata oluştu: ${message}`,
    failedUnknown: 'Yayın durumu güncellenirken hata oluştu.',
  },
} as const;
