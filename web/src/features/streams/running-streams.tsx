import { type ComponentType, lazy, Suspense } from 'react';
import type { MatchAnswer } from '@league/query-api/contract/matches.ts';

/** What is read of a match; a list leaves the streams out where none runs. */
export type StreamsProps = { readonly match: Pick<MatchAnswer, 'homeTeam' | 'awayTeam' | 'broadcastSystem'> };

const Nothing: ComponentType<StreamsProps> = () => null;

/** Few matches are shown at an hour, so the code comes with the first that is. A match is whole without it. */
const StreamLinks = lazy(() =>
  import('./stream-links.tsx').then(
    (loaded): { default: ComponentType<StreamsProps> } => ({ default: loaded.StreamLinks }),
    () => ({ default: Nothing }),
  ),
);

/** The links to the running streams of a match; nothing while none runs. */
export const RunningStreams = ({ match }: StreamsProps) =>
  match.broadcastSystem?.streamPlatforms?.some(({ isLive }) => isLive) === true && (
    <Suspense>
      <StreamLinks match={match} />
    </Suspense>
  );
