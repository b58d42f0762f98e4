import { Skeleton } from '../../components/ui/skeleton.tsx';

/** As many rows as most players have after some weeks. */
const SKELETON_ROWS = 8;

/** Matches that are not read yet. */
export const MatchHistorySkeleton = () => <Skeleton shape="table" rows={SKELETON_ROWS} />;
