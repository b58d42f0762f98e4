import { pageTitles } from '@league/query-api/contract/page-titles.ts';

/** Texts of the registration. */
export const registerMessages = {
  title: pageTitles.register,
  note: 'Kaydınızı bir lig yöneticisi onayladıktan sonra giriş yapabilirsiniz.',
  gamertag: 'Gamertag',
  gamertagHint: 'Ligde bu adla görünürsünüz.',
  psoId: 'PSO ID',
  psoIdHint: 'Oyun içindeki kimliğiniz.',
  position: 'Mevki',
  choosePosition: 'Mevki seçin',
  jerseyNumber: 'Forma numarası (1-99)',
  passwordAgain: 'Şifre tekrar',
  passwordAgainHint: 'Aynı şifreyi bir kez daha yazın.',
  mismatch: 'Şifreler uyuşmuyor!',
  data: 'Gamertagınız, mevkiniz ve forma numaranız herkese açıktır; e-posta adresinizi ve PSO ID’nizi yalnızca siz ve lig yöneticileri görür.',
  dataLink: 'Gizlilik: verilerinizle ne yapıyoruz?',
  submit: 'Kayıt ol',
  busy: 'Kaydediliyor…',
  done: 'Kayıt başarılı! Admin onayı sonrası giriş yapabilirsiniz.',
  haveAccount: 'Zaten hesabınız var mı?',
  login: 'Giriş yap',
} as const;
