const outcomes = {
  win: { letter: 'G', word: 'galibiyet' },
  draw: { letter: 'B', word: 'beraberlik' },
  loss: { letter: 'M', word: 'mağlubiyet' },
} as const;

/** Texts of components that nearly every page shows; the texts of others stand in files that are loaded with them. */
export const displayMessages = {
  loading: 'Yükleniyor',
  slow: 'Beklenenden uzun sürüyor',
  retry: 'Yeniden dene',
  closeMessage: 'Mesajı kapat',
  failedTitle: (title: string) => `Hata: ${title}`,

  outcomes,
  noForm: 'Henüz maç yok',
} as const;
