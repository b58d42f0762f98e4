/** What is said of a body of too many bytes; `{limit}` is replaced by {@link limitText}. */
export const BODY_TOO_LARGE = 'Gönderilen veri çok büyük (en fazla {limit}).';

/** A limit of bytes in words: '4096 KiB'. */
export const limitText = (limitBytes: number): string => `${Math.round(limitBytes / 1024)} KiB`;
