import { type ComponentProps, useSyncExternalStore } from 'react';
import { AdFrame } from '../components/ui/ad-frame.tsx';

/** The address of this league's advertisements; the server writes it into the page (`ADS_FRAME_URL`). */
const adsUrl = () => document.querySelector<HTMLMetaElement>('meta[name="ads-frame-url"]')?.content;

const never = () => () => {};

/** An advertisement of this league, or nothing. */
export const Ad = ({ slot }: Pick<ComponentProps<typeof AdFrame>, 'slot'>) => (
  <AdFrame slot={slot} url={useSyncExternalStore(never, adsUrl, () => undefined)} />
);
