export const seasonsMessages = {
  label: 'Sezon',
  current: (label: string) => `${label} (güncel)`,
} as const;
