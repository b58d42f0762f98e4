import type { ComponentProps } from 'react';
import { AdFrame } from '../components/ui/ad-frame.tsx';
import { usePageFact } from './page-facts.ts';

/** The address of this league's advertisements (`ADS_FRAME_URL`); undefined where it shows none. */
export const useAdsUrl = (): string | undefined => usePageFact('ads-frame-url');

/** An advertisement of this league, or nothing. */
export const Ad = ({ slot }: Pick<ComponentProps<typeof AdFrame>, 'slot'>) => <AdFrame slot={slot} url={useAdsUrl()} />;
