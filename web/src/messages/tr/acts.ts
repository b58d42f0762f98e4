/** Texts of every act: what is known after a failed one, and what a dialog asks that stands in its way. */
export const actMessages = {
  offline: 'Bağlantı yok; yazdıklarınız duruyor.',
  offlineNext: 'Bağlantı gelince yeniden kaydedin.',
  retriedWhenBack: 'Bağlantı yok. Bağlantı gelince bir kez gönderilir.',
  unknown: {
    network: 'Sunucudan yanıt alınamadı.',
    timeout: 'Sunucu zamanında yanıt vermedi.',
    unreadable: 'Sunucudan anlaşılmayan bir yanıt geldi.',
  },
  unknownOutcome:
    'Kaydedilip kaydedilmediği bilinmiyor; yazdıklarınız duruyor. Yeniden kaydederseniz aynı işlem iki kez yapılmaz.',
  reloaded: 'Güncel hâli yüklendi; yazdıklarınız duruyor.',
  signInTitle: 'Yeniden giriş yapın',
  signInText:
    'Oturum süresi dolmuş, lütfen tekrar giriş yapın. Yazdıklarınız duruyor; girişten sonra kaldığınız yerden devam edersiniz.',
  leaveTitle: 'Kaydedilmemiş değişiklikler var',
  leaveStay: 'Düzenlemeye dön',
  leaveDiscard: 'Değişiklikleri bırak',
} as const;
