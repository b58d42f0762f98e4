import { type Refusal, sharedRefusals } from '@league/events/access/refusals.ts';

/** All refusals of the query API: code, status and the Turkish sentence that is shown. */
export const refusals = {
  ...sharedRefusals,
  SEASON_NOT_FOUND: { status: 404, message: 'Sezon bulunamadı.' },
  STORE_UNAVAILABLE: { status: 503, message: 'Veriler şu anda okunamıyor, lütfen birazdan tekrar deneyin.' },
  LIVE_UNAVAILABLE: { status: 503, message: 'Canlı güncelleme şu anda kullanılamıyor; sayfa onsuz da çalışır.' },
  PICTURE_UNAVAILABLE: { status: 503, message: 'Resim şu anda çizilemiyor, lütfen birazdan tekrar deneyin.' },
} as const satisfies Readonly<Record<string, Refusal>>;

export type RefusalCode = keyof typeof refusals;
