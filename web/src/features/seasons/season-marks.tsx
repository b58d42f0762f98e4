import { Badge } from '../../components/ui/badge.tsx';
import { seasonArchiveMessages as words } from '../../messages/tr/season-archive.ts';
import { Place } from '../standings/place.tsx';

/** Stands beside a season that is being played. */
export const RunningBadge = () => (
  <Badge className="border-transparent bg-success-tint text-success">{words.running}</Badge>
);

/** The crown beside a champion, whom a word names. */
export const ChampionMark = () => (
  <span aria-hidden="true" className="contents">
    <Place position={1} zone={null} />
  </span>
);
