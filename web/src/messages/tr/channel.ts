/** Texts of the boxes for a broadcaster's channel, and of the channel itself. */
export const channelMessages = {
  platform: 'Platform',
  choose: 'Seçin',
  link: 'Kanal linki',
  noName: 'Kanal adı belirtilmemiş',
  /** Names the host, so that nobody is led astray by the name of a channel. */
  open: (host: string) => `Kanalı aç: ${host} (yeni sekmede açılır)`,
} as const;
