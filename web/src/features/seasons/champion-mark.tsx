import { Place } from '../standings/place.tsx';

/** The crown beside a champion, whom a word names. */
export const ChampionMark = () => (
  <span aria-hidden="true" className="contents">
    <Place position={1} zone={null} />
  </span>
);
