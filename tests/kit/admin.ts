/** The admin of every league under test. */
export const ADMIN = { username: 'yonetici', password: 'gizli-sifre-2026' };
