import type { LeagueEventOf } from '@league/events/catalogue.ts';
import type { Recorded } from '@league/events/envelope.ts';
import { type ImportedResult, importedFixturesOf, importedResultsOf } from '@league/events/fixture-rows.ts';
import type { ImportedFixture } from '@league/events/seasons.ts';
import { Refused } from '../handling/refused.ts';
import { sideBySide } from '../handling/side-by-side.ts';
import { handleMatch, type MatchDeps } from '../match/handle-match.ts';
import { derivedContext } from '../processes/derived-context.ts';
import { defineProcess, type Process } from '../processes/process.ts';
import { triedThenStopped } from '../processes/retries.ts';
import { createTeam } from '../team/handle-team.ts';

type Imported = Recorded<LeagueEventOf<'FixturesImported'>>;

/**
 * Creates the teams of an import and writes its results into the match streams. After a crash it continues: ids derive from the
 * event, so that what is there already is found.
 */
export const importResults = (deps: MatchDeps): Process =>
  defineProcess({
    name: 'import-results',
    handles: ['FixturesImported'],
    policy: { onError: triedThenStopped, whenNew: 'head' },
    react: async (event) => {
      for (const team of event.data.teamsToCreate) {
        await skipRefused(createTeam(deps, { ...team, logo: null }, derivedContext(event, `team:${team.teamId}`)));
      }
      const results = [...importedFixturesOf(event.data).flatMap(firstResult), ...importedResultsOf(event.data)];
      await sideBySide(results, (result) => enter(deps, event, result));
    },
  });

/** Revision 0: a result that somebody entered by hand meanwhile stays. */
const firstResult = ({ matchId, result }: ImportedFixture): ImportedResult[] =>
  result === null ? [] : [{ matchId, ...result, seenRevision: 0 }];

const enter = async (
  deps: MatchDeps,
  event: Imported,
  { matchId, seenRevision, ...score }: ImportedResult,
): Promise<void> => {
  // The import brings a score that was played, so a walkover that stands is lifted.
  const parts = { ...score, walkover: null };
  const entered = handleMatch(
    deps,
    matchId,
    (planned) => ({ type: 'EnterMatchResult', planned, parts, status: 'finished', seenRevision }),
    derivedContext(event, `result:${matchId}`),
  );
  await skipRefused(entered);
};

/** A rule that says no here (the season was closed, the match deleted or its result entered by hand meanwhile) is an outcome, not a fault. */
const skipRefused = async (act: Promise<unknown>): Promise<void> => {
  try {
    await act;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
};
