/** Texts of the admin's control panel. */
export const controlPanelMessages = {
  title: 'Kontrol Paneli',
  failed: 'Veriler yüklenemedi.',
  countsTitle: 'Sayılarla sezon',
  counts: { teams: 'Takım', players: 'Oyuncu', matches: 'Maç', completed: 'Biten maç' },
  resultFailed: 'Maç sonucu güncellenirken hata oluştu.',
} as const;
