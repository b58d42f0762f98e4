import { isPublic, type Right } from './rights.ts';

/** One refusal: the status it is answered with, and the Turkish sentence. */
export type Refusal = {
  readonly status: 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 421 | 422 | 429 | 500 | 503;
  readonly message: string;
};

/** What both APIs say in the same words; what means the same in one alone stands in its own table. */
export const sharedRefusals = {
  BAD_REQUEST: { status: 400, message: 'İstek anlaşılamadı.' },
  UNAUTHENTICATED: { status: 401, message: 'Oturum süresi dolmuş, lütfen tekrar giriş yapın' },
  FORBIDDEN: { status: 403, message: 'Bu işlem için yetkiniz yok.' },
  NOT_FOUND: { status: 404, message: 'Aradığınız adres bulunamadı.' },
  MATCH_NOT_FOUND: { status: 404, message: 'Maç bulunamadı.' },
  PLAYER_NOT_FOUND: { status: 404, message: 'Oyuncu bulunamadı' },
  TEAM_NOT_FOUND: { status: 404, message: 'Takım bulunamadı.' },
} as const satisfies Readonly<Record<string, Refusal>>;

/** What a call is refused with to those who have not its right. */
export const refusalsOfRight = (right: Right): readonly ('UNAUTHENTICATED' | 'FORBIDDEN')[] =>
  isPublic(right) ? [] : ['UNAUTHENTICATED', 'FORBIDDEN'];

/** A fault of our own: all that a person is told of it, besides an id under which the log has the rest. */
export const INTERNAL = { status: 500, message: 'Beklenmeyen bir hata oluştu.' } as const satisfies Refusal;
