import { Badge } from '../../components/ui/badge.tsx';
import { seasonArchiveMessages as words } from '../../messages/tr/season-archive.ts';

/** Stands beside a season that is being played. */
export const RunningBadge = () => (
  <Badge className="border-transparent bg-success-tint text-success">{words.running}</Badge>
);
