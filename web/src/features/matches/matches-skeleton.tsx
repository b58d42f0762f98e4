import { Skeleton } from '../../components/ui/skeleton.tsx';
import { useMedia } from '../../components/ui/use-media.ts';

/** The matches of a week in a league of twelve teams. */
const LIKELY_MATCHES = 6;

/** As high as so many match cards: from 992 px on they stand in two columns (match-list.tsx). */
export const MatchesSkeleton = ({ onRetry }: { readonly onRetry: () => void }) => {
  const twoColumns = useMedia('(min-width: 62rem)');
  return <Skeleton shape="cards" rows={twoColumns ? LIKELY_MATCHES / 2 : LIKELY_MATCHES} onRetry={onRetry} />;
};
