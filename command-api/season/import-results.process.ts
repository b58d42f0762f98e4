import type { LeagueEventOf } from '@league/events/catalogue.ts';
import type { Recorded } from '@league/events/envelope.ts';
import {
  type ImportedResult,
  importedFixturesOf,
  importedResultsOf,
  type ImportedScorer,
  importedScorersOf,
} from '@league/events/fixture-rows.ts';
import type { ImportedFixture, PlayerToCreate } from '@league/events/seasons.ts';
import { seasonsStream } from '@league/events/streams.ts';
import type { CommandContext } from '../handling/handle-command.ts';
import { Refused } from '../handling/refused.ts';
import { sideBySide } from '../handling/side-by-side.ts';
import type { MatchState } from '../match/decider.ts';
import { handleMatch, type MatchDeps } from '../match/handle-match.ts';
import { readMatches } from '../match/match-source.ts';
import { type GamertagDeps, handlePlayer, registerReserved } from '../player/gamertags.ts';
import { assignPlayer } from '../player/squad.ts';
import { derivedContext } from '../processes/derived-context.ts';
import { defineProcess, type Process } from '../processes/process.ts';
import { triedThenStopped } from '../processes/retries.ts';
import { currentMatches, knownMatch, type SeasonState } from '../season-authority/state.ts';
import type { CrestDeps } from '../team/crests.ts';
import { createTeam } from '../team/handle-team.ts';
import { enterImported } from './import-goals.ts';
import { isAnnounced } from './played.ts';

type Imported = Recorded<LeagueEventOf<'FixturesImported'>>;

/** What carries an import out. */
type ImportResultsDeps = MatchDeps & GamertagDeps & CrestDeps;

/**
 * Creates the teams and players of an import and writes its results into the match streams. After a crash it continues: ids derive
 * from the event, so that what is there already is found.
 */
export const importResults = (deps: ImportResultsDeps): Process =>
  defineProcess({
    name: 'import-results',
    handles: ['FixturesImported', 'SeasonActUndone'],
    policy: { onError: triedThenStopped, whenNew: 'head' },
    react: async (event) => {
      if (event.type === 'SeasonActUndone') return writeMissing(deps, event);
      for (const team of event.data.teamsToCreate) {
        await skipRefused(createTeam(deps, { ...team, logo: null }, derivedContext(event, `team:${team.teamId}`)));
      }
      const goalsOf = goalsIn(event, await bearersOf(deps, event));
      await sideBySide(resultsOf(event), (result) =>
        enter(deps, result, goalsOf(result), derivedContext(event, `result:${result.matchId}`)),
      );
      return undefined;
    },
  });

/**
 * Writes what imports brought for matches that are back, where a deletion or the end of the season had come before it. The teams and
 * players of these imports are there.
 */
const writeMissing = async (
  deps: ImportResultsDeps,
  event: Recorded<LeagueEventOf<'SeasonActUndone'>>,
): Promise<'nothing' | undefined> => {
  const { act } = event.data.undone;
  if (act !== 'MatchesDeleted' && act !== 'SeasonReset') return 'nothing';
  const { seasons, acts } = (await deps.seasons.load()).state;
  const announced = currentMatches(seasons).flatMap(({ matchId }) => (isWaiting(seasons, matchId) ? [matchId] : []));
  if (announced.length === 0) return 'nothing';
  const found = await readMatches(deps.store, announced, acts);
  const isMissing = ({ matchId }: ImportedResult): boolean => {
    const match = found.get(matchId);
    return match !== undefined && isAnnounced(knownMatch(seasons, matchId), match);
  };
  for (const imported of (await deps.store.readStream(seasonsStream)).events) {
    if (imported.type !== 'FixturesImported' || imported.position > event.position) continue;
    const goalsOf = goalsIn(imported, await bearersOf(deps, imported));
    const results = resultsOf(imported).filter(isMissing);
    await sideBySide(results, (result) =>
      enter(deps, result, goalsOf(result), derivedContext(event, `result:${imported.id}:${result.matchId}`)),
    );
  }
  return undefined;
};

/** Whether an import brought the match a result at some time. */
const isWaiting = (seasons: SeasonState, matchId: string): boolean =>
  (knownMatch(seasons, matchId)?.announced ?? null) !== null;

/** The results that the import brings. */
const resultsOf = ({ data }: Imported): readonly ImportedResult[] => [
  ...importedFixturesOf(data).flatMap(firstResult),
  ...importedResultsOf(data),
];

type Bearers = ReadonlyMap<string, string>;

/** The goals that the import names for a result, by the players who bear the gamertags. */
const goalsIn = ({ data }: Imported, bearers: Bearers) => {
  const scorers = importedScorersOf(data);
  return ({ matchId }: ImportedResult): readonly ImportedScorer[] =>
    (scorers.get(matchId) ?? []).map((goal) => ({ ...goal, playerId: bearers.get(goal.playerId) ?? goal.playerId }));
};

/** The bearers of the gamertags of the players that the import makes. */
const bearersOf = async (deps: ImportResultsDeps, event: Imported): Promise<Bearers> =>
  new Map(
    await sideBySide(event.data.playersToCreate, async (player) => {
      return [player.playerId, await createPlayer(deps, event, player)] as const;
    }),
  );

/** Creates an approved player in a team. Answers who bears the gamertag, which is this player but for a lost race. */
const createPlayer = async (deps: ImportResultsDeps, event: Imported, player: PlayerToCreate): Promise<string> => {
  const { playerId, teamId } = player;
  const context = (step: string) => derivedContext(event, `${step}:${playerId}`);
  const bearer = await registerReserved(deps, player, context('player'));
  if (bearer !== playerId) return bearer;
  const approve = { type: 'Approve', playerId, now: event.recordedAt } as const;
  await skipRefused(handlePlayer(deps.store, playerId, () => approve, context('approve')));
  await skipRefused(assignPlayer(deps, playerId, { teamId, from: null }, context('assign')));
  return playerId;
};

/** Revision 0: a result that somebody entered by hand meanwhile stays. */
const firstResult = ({ matchId, result }: ImportedFixture): ImportedResult[] =>
  result === null ? [] : [{ matchId, ...result, seenRevision: 0 }];

const enter = async (
  deps: ImportResultsDeps,
  result: ImportedResult,
  scorers: readonly ImportedScorer[],
  context: CommandContext,
): Promise<void> => {
  const { matchId, seenRevision } = result;
  const standing = seenRevision > 0 && scorers.length > 0 ? await matchNow(deps, matchId) : undefined;
  const entered = handleMatch(
    deps,
    matchId,
    (planned) => enterImported(planned, { ...result, scorers }, standing),
    context,
  );
  await skipRefused(entered);
};

/** The match as it stands. What came since the import saw it refuses the result in any case. */
const matchNow = async ({ seasons }: ImportResultsDeps, matchId: string): Promise<MatchState> =>
  (await seasons.match(matchId, (await seasons.load()).state.acts).load()).state;

/** A rule that says no here (the season was closed, the match deleted or its result entered by hand meanwhile) is an outcome, not a fault. */
const skipRefused = async (act: Promise<unknown>): Promise<void> => {
  try {
    await act;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
};
