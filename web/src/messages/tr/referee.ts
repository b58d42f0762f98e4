import { pageTitles } from '@league/query-api/contract/page-titles.ts';
import { finishedShort } from './match-statuses.ts';

/** Texts of the pages on which a referee enters results. */
export const refereeMessages = {
  /** The same list stands at two addresses, each with words of its own. */
  panel: {
    title: pageTitles.refereePanel,
    failed: 'Maçlar yüklenemedi. Hakem yetkisi bulunmuyor olabilir.',
    saved: 'Maç sonuçları başarıyla güncellendi',
    saveFailed: 'Maç güncellenirken hata oluştu',
  },
  results: {
    title: pageTitles.refereeResults,
    failed: 'Maçlar yüklenemedi.',
    saved: 'Maç sonucu başarıyla güncellendi!',
    saveFailed: 'Sonuç güncellenemedi.',
  },
  /** In the own profile, whose call enters a result once: until the match is finished. */
  profile: {
    title: 'Hakem Paneli',
    failed: 'Maçlar yüklenemedi.',
    saved: 'Maç sonucu başarıyla kaydedildi!',
    saveFailed: 'Maç sonucu kaydedilemedi.',
    empty: 'Sonucunu gireceğiniz maç yok.',
    all: 'Tüm maçlarım',
  },
  signIn: 'Hakemi olduğunuz maçları görmek için oyuncu olarak giriş yapmalısınız.',
  count: (count: number) => `${count} maç`,
  list: 'Hakemi olduğum maçlar',
  columns: {
    week: 'Hafta',
    pairing: 'Maç',
    when: 'Tarih ve stadyum',
    score: 'Skor',
    status: 'Durum',
    role: 'Görev',
    action: 'İşlem',
  },
  byMain: 'Sonucu baş hakem girer.',
  empty: 'Size atanmış maç yok',
  emptyText:
    'Yönetici sizi bir maça hakem olarak atayınca maç burada görünür. Hakem değilseniz profilinizden başvurun.',
  toProfile: 'Profilime git',
  /** In the editor. */
  onlyReferee: 'Bu maçın sonucunu yalnızca hakemi girebilir.',
  finishes: `Kaydedilince maç “${finishedShort}” olur.`,
} as const;
