import { Skeleton } from '../../components/ui/skeleton.tsx';
import { useMedia } from '../../components/ui/use-media.ts';

/** A week of a league of twelve, played on one evening. */
const LIKELY_MATCHES = 6;

/** As high as such an evening: from 992 px two matches stand side by side (match-list.tsx). */
export const MatchesSkeleton = ({ onRetry }: { readonly onRetry: () => void }) => {
  const twoColumns = useMedia('(min-width: 62rem)');
  return <Skeleton shape="cards" rows={twoColumns ? LIKELY_MATCHES / 2 : LIKELY_MATCHES} onRetry={onRetry} />;
};
