export const sessionMessages = {
  note: 'Bu sayfa ligi yönetenler içindir.',
  username: 'Kullanıcı adı',
  password: 'Şifre',
  submit: 'Giriş yap',
  busy: 'Giriş yapılıyor…',
  signInAgain: 'Yeniden giriş',
  signedOut: 'Oturumunuz kapandı. Değişiklik yapmak için yeniden giriş yapın.',
} as const;
