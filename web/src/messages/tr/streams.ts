/** Texts of the links to running streams. */
export const streamsMessages = {
  /** Names the host, so that everybody sees where the link leads. */
  live: (host: string) => `Canlı yayın · ${host}`,
  /** Follows it for screen readers. */
  of: (gamertag: string, match: string) => ` ${gamertag}, ${match} (yeni sekmede açılır)`,
} as const;
