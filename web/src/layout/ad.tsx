import type { ComponentProps } from 'react';
import { lateOrNothing } from '../components/query/late-or-nothing.tsx';
import type { AdFrame } from '../components/ui/ad-frame.tsx';
import { usePageFact } from './page-facts.ts';

/** The address of this league's advertisements (`ADS_FRAME_URL`); undefined where it shows none. */
export const useAdsUrl = (): string | undefined => usePageFact('ads-frame-url');

type AdFrameProps = ComponentProps<typeof AdFrame>;

/** Most leagues show none, and their pages do not carry it. */
const LateFrame = lateOrNothing<AdFrameProps>(() =>
  import('../components/ui/ad-frame.tsx').then((file) => file.AdFrame),
);

/** An advertisement of this league, or nothing. */
export const Ad = ({ slot }: Pick<AdFrameProps, 'slot'>) => {
  const url = useAdsUrl();
  return url !== undefined && <LateFrame slot={slot} url={url} />;
};
