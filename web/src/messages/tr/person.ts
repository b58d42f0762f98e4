/** Texts of badges and avatars. */
export const personMessages = {
  rarity: { common: 'Yaygın', rare: 'Nadir', epic: 'Epik', legendary: 'Efsanevi' },
  roles: {
    admin: 'Admin',
    referee: 'Hakem',
    broadcaster: 'Yayıncı',
    veteran: 'Veteran',
    mvp: 'MVP',
    topScorer: 'Golcü',
  },
  approval: { approved: 'Onaylı', pending: 'Beklemede', rejected: 'Reddedildi' },
  ratingOf: { overall: 'Genel puan', match: 'Maç puanı' },
  platforms: {
    twitch: 'Twitch',
    youtube: 'YouTube',
    facebook: 'Facebook Gaming',
    kick: 'Kick',
    tiktok: 'TikTok Live',
    instagram: 'Instagram Live',
    discord: 'Discord',
    other: 'Diğer',
  },
  noPosition: 'Mevki yok',
} as const;
