/** Words of before and after. */
export const diffMessages = {
  field: 'Alan',
  before: 'Önce',
  after: 'Sonra',
  none: '–',
  wasNone: 'yoktu',
  isNone: 'kaldırıldı',
  unchanged: (count: number) => `Değişmeyenler (${count})`,
} as const;
