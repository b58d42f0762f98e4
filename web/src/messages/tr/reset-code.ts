import { pageTitles } from '@league/query-api/contract/page-titles.ts';

/** Texts of a login by a code from an admin. */
export const resetCodeMessages = {
  backToLogin: 'Girişe dön',
  codeTitle: pageTitles.loginByCode,
  codeNote: 'Lig yöneticisinin verdiği kod 15 dakika geçerlidir ve bir kez kullanılır.',
  code: 'Kod',
  codeHint: '12 karakter; küçük harf ve tire sorun olmaz.',
  setPassword: 'Şifreyi kaydet',
} as const;
