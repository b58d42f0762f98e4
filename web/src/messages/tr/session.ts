/** Texts of the logins. */
export const sessionMessages = {
  note: 'Bu sayfa ligi yönetenler içindir.',
  username: 'Kullanıcı adı ya da gamertag',
  email: 'E-posta',
  password: 'Şifre',
  submit: 'Giriş yap',
  busy: 'Giriş yapılıyor…',
  noAccount: 'Henüz hesabınız yok mu?',
  forgotten: 'Şifrenizi unuttuysanız lig yöneticilerinden bir kod isteyin.',
  haveCode: 'Kodum var',
  newPassword: 'Yeni şifre',
  passwordHint: 'En az 10 karakter.',
  saving: 'Kaydediliyor…',
} as const;
