/** Texts of the own applications for an office of the league. */
export const applicationMessages = {
  title: 'Görev al',
  pending: 'Başvurunuz yönetici onayı bekliyor.',
  rejected: 'Başvurunuz kabul edilmedi; yeniden başvurabilirsiniz.',
  change: 'Başvuruyu değiştir',
  offices: {
    referee: {
      title: 'Hakemlik',
      apply: 'Hakemliğe başvur',
      held: (level: string | null) => (level === null ? 'Hakemsiniz.' : `Hakemsiniz. Seviye: ${level}`),
      dialog: 'Hakemlik başvurusu',
    },
    broadcaster: {
      title: 'Yayıncılık',
      apply: 'Yayıncılığa başvur',
      held: (platform: string) => `Yayıncısınız. Platform: ${platform}`,
      dialog: 'Yayıncılık başvurusu',
    },
  },
  description: 'Başvurunuzu yöneticiler değerlendirir.',
  choose: 'Seçin',
  level: 'Seviye',
  experienceYears: 'Deneyim (yıl)',
  channelLinkHint: 'Yöneticiler görür; maçı yayınlarken herkes görür.',
  channelName: 'Kanal adı',
  submit: 'Başvur',
  anyway: 'Yine de başvur',
  sending: 'Gönderiliyor...',
  sent: 'Başvurunuz alındı.',
  failed: 'Başvuru gönderilemedi.',
  leaveText: 'Başvurunuza yazdıklarınız gönderilmedi.',
} as const;
