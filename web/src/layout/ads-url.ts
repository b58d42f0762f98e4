/** The address of this league's advertisements; the server writes it into the page (`ADS_FRAME_URL`). */
export const adsUrl = document.querySelector<HTMLMetaElement>('meta[name="ads-frame-url"]')?.content ?? undefined;
