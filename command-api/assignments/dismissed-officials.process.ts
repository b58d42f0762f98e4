import { derivedContext } from '../processes/derived-context.ts';
import { defineProcess, type Process } from '../processes/process.ts';
import { triedThenStopped } from '../processes/retries.ts';
import { Refused } from '../handling/refused.ts';
import { dismissBroadcasterFrom } from './broadcasters.ts';
import { type AssignmentDeps, dismissRefereeFrom } from './referees.ts';

/** Takes somebody whose office has ended from the matches that are not over, and ends the person's streams; others keep their officials. */
export const dismissedOfficials = (deps: AssignmentDeps): Process =>
  defineProcess({
    name: 'dismissed-officials',
    handles: ['RefereeDismissed', 'BroadcasterDismissed'],
    policy: { onError: triedThenStopped, whenNew: 'head' },
    react: async (event) => {
      const { playerId } = event.data;
      const dismiss = event.type === 'RefereeDismissed' ? dismissRefereeFrom : dismissBroadcasterFrom;
      const { matchesOf, streams } = deps.officialDirectory;
      const streamed = (await streams()).filter((stream) => stream.playerId === playerId);
      for (const matchId of new Set([...(await matchesOf(playerId)), ...streamed].map((at) => at.matchId))) {
        try {
          await dismiss(deps, matchId, playerId, derivedContext(event, `dismiss:${matchId}`));
        } catch (error) {
          // A match that has gone meanwhile has no officials.
          if (!(error instanceof Refused)) throw error;
        }
      }
    },
  });
