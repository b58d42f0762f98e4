/** Texts of what stands in for a session that ended or has no right. */
export const noSessionMessages = {
  signInAgain: 'Yeniden giriş',
  signedOut: 'Oturumunuz kapandı. Değişiklik yapmak için yeniden giriş yapın.',
  noAccessTitle: 'Yetkisiz erişim',
  noAccess: 'Bu sayfaya erişim yetkiniz yok.',
  noAccessText: 'Burası yalnızca adminler içindir. Admin yetkiniz varsa çıkış yapıp admin girişini kullanın.',
  changeToAdmin: 'Çıkış yap ve admin olarak gir',
} as const;
