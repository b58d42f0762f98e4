import { type ComponentProps, useSyncExternalStore } from 'react';
import { AdFrame } from '../components/ui/ad-frame.tsx';

/** The server writes it into the page (`ADS_FRAME_URL`). */
const adsUrl = () => document.querySelector<HTMLMetaElement>('meta[name="ads-frame-url"]')?.content;

const never = () => () => {};

/** The address of this league's advertisements; undefined where it shows none. */
export const useAdsUrl = (): string | undefined => useSyncExternalStore(never, adsUrl, () => undefined);

/** An advertisement of this league, or nothing. */
export const Ad = ({ slot }: Pick<ComponentProps<typeof AdFrame>, 'slot'>) => <AdFrame slot={slot} url={useAdsUrl()} />;
