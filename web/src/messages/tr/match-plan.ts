import { formatNumber } from '../../format/number.ts';

/** The words of the dialog for officials, by the office. */
const offices = {
  referee: {
    label: 'Hakem',
    hint: 'Gamertag yazın ya da listeden seçin.',
    nobodyInOffice: 'Görevde hakem yok; önce Hakem Yönetimi sayfasından hakem atayın.',
    loadFailed: 'Hakemler yüklenemedi.',
    now: (gamertag: string) => `Şu anki hakem: ${gamertag}`,
    nobody: 'Bu maça henüz hakem atanmadı.',
    moved: (gamertag: string | undefined) =>
      gamertag === undefined
        ? 'Maçın hakemi bu arada kaldırıldı.'
        : `Maçın hakemi bu arada değişti. Şimdi: ${gamertag}.`,
    removeQuestion: 'Hakemi maçtan kaldırmak istediğinizden emin misiniz?',
    removeFailed: 'Hakem kaldırılırken hata oluştu!',
  },
  broadcaster: {
    label: 'Yayıncı',
    hint: 'Gamertag yazın ya da listeden seçin.',
    nobodyInOffice: 'Görevde yayıncı yok; önce Yayıncı Yönetimi sayfasından yayıncı atayın.',
    loadFailed: 'Yayıncılar yüklenemedi.',
    now: (gamertag: string) => `Şu anki yayıncı: ${gamertag}`,
    nobody: 'Bu maça henüz yayıncı atanmadı.',
    moved: (gamertag: string | undefined) =>
      gamertag === undefined
        ? 'Maçın yayıncısı bu arada kaldırıldı.'
        : `Maçın yayıncısı bu arada değişti. Şimdi: ${gamertag}.`,
    removeQuestion: 'Yayıncıyı maçtan kaldırmak istediğinizden emin misiniz?',
    removeFailed: 'Yayıncı kaldırılırken hata oluştu!',
  },
} as const;

export const matchPlanMessages = {
  title: 'Maç Planlama',
  note: (missing: number) => (missing === 0 ? 'eksiği olan maç yok' : `${formatNumber(missing)} maçın eksiği var`),
  loadFailed: 'Maçlar yüklenemedi.',
  list: 'Maç planı',
  missingOnly: 'Eksik (hakem, yayıncı ya da tarih)',
  notFound: 'Maç bulunamadı.',
  offices,
  columns: {
    week: 'Hafta',
    home: 'Ev sahibi',
    away: 'Deplasman',
    when: 'Tarih / stadyum',
    score: 'Skor',
    status: 'Durum',
    acts: 'İşlemler',
  },
  none: '–',
  noDate: 'belirlenmedi',
  notAssigned: 'atanmadı',
  missing: 'Eksik',
  /** Follows the sign, for screen readers and for a mouse that rests on it. */
  missingWhat: (parts: readonly string[]) => `Eksik: ${parts.join(', ')}`,
  lacks: { schedule: 'tarih', referee: 'hakem', broadcaster: 'yayıncı' },
  modes: { schedule: 'Tarih', referee: 'Hakem', broadcaster: 'Yayıncı' },
  give: 'Ver',
  assign: 'Ata',
  change: 'Değiştir',
  remove: 'Kaldır',
  /** Begins with the visible text, because voice control finds a button by that. */
  actFor: (act: string, pairing: string) => `${act}: ${pairing}`,
  partFor: (act: string, part: string, pairing: string) => `${act}: ${part}, ${pairing}`,
  dialog: {
    titles: {
      schedule: (pairing: string) => `Tarih ver: ${pairing}`,
      referee: (pairing: string) => `Hakem ata: ${pairing}`,
      broadcaster: (pairing: string) => `Yayıncı ata: ${pairing}`,
    },
    leave: 'Bırakırsanız kaydetmediğiniz değişiklik silinir, maç planı değişmez.',
    saved: (pairing: string, message: string) => `${pairing}: ${message}`,
    movedOn: (pairing: string, week: number) => `Sıradaki maç: ${pairing}, ${week}. hafta`,
    movedNext: 'Yine de atayabilir ya da vazgeçebilirsiniz.',
    next: 'Sonraki maç',
    save: 'Kaydet',
    saveAndNext: 'Kaydet ve sonraki maç',
    anyway: 'Yine de ata',
    saving: 'Kaydediliyor…',
    failed: 'İşlem başarısız oldu.',
  },
  schedule: {
    postponed: 'Ertelendi, tarihi belirlenmemiş',
    day: 'Tarih',
    time: 'Saat',
    missing: 'Tarih ve saat gerekli.',
    stadium: 'Stadyum',
    stadiumDefault: 'Lig Stadyumu',
  },
  removal: {
    description: (pairing: string, week: number) => `${pairing} · ${week}. hafta`,
    reasonHint: 'Kişisel bilgi yazmayın; geçmişte kalır.',
    busy: 'Kaldırılıyor…',
  },
} as const;
