export const sessionMessages = {
  title: 'Admin Girişi',
  username: 'Kullanıcı adı',
  password: 'Şifre',
  showPassword: 'Göster',
  hidePassword: 'Gizle',
  passwordToggle: 'Şifreyi göster',
  submit: 'Giriş yap',
  busy: 'Giriş yapılıyor…',
  failed: 'Giriş yapılamadı. Biraz sonra yeniden deneyin.',
  usernameMissing: 'Kullanıcı adını girin.',
  passwordMissing: 'Şifreyi girin.',
  signedOut: 'Oturumunuz kapandı. Değişiklik yapmak için yeniden giriş yapın.',
} as const;
