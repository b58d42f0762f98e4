/** Texts of the comparison of old and new values. */
export const diffMessages = {
  field: 'Alan',
  before: 'Önce',
  after: 'Sonra',
  none: '–',
  wasNone: 'yoktu',
  isNone: 'kaldırıldı',
  unchanged: (count: number) => `Değişmeyenler (${count})`,
} as const;
