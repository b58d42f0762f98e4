export const sessionMessages = {
  title: 'Admin Girişi',
  note: 'Bu sayfa ligi yönetenler içindir.',
  username: 'Kullanıcı adı',
  password: 'Şifre',
  submit: 'Giriş yap',
  busy: 'Giriş yapılıyor…',
  failed: 'Giriş yapılamadı. Biraz sonra yeniden deneyin.',
  usernameMissing: 'Kullanıcı adını girin.',
  passwordMissing: 'Şifreyi girin.',
  signInAgain: 'Yeniden giriş',
  signedOut: 'Oturumunuz kapandı. Değişiklik yapmak için yeniden giriş yapın.',
} as const;
