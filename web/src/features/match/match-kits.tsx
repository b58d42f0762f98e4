import type { MatchDetails } from '@league/query-api/contract/match-details.ts';
import { RunningStreams } from '../streams/running-streams.tsx';
import { MatchFace, Scorers } from './match-head.tsx';

/** The two kits against each other, who scored, and the streams that run. */
export const MatchKits = ({ match }: { readonly match: MatchDetails }) => (
  <>
    <div className="-mx-(--gutter) md:mx-0 md:overflow-hidden md:rounded-card">
      <MatchFace match={match} />
    </div>
    <Scorers match={match} lists={match} />
    <RunningStreams match={match} />
  </>
);
