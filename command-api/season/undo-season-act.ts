import type { LeagueEventOf } from '@league/events/catalogue.ts';
import type { Recorded } from '@league/events/envelope.ts';
import { outcomeOf } from '@league/events/rules/result-outcome.ts';
import type { ReturnedMatch } from '@league/events/seasons.ts';
import type { CommandContext, Outcome } from '../handling/handle-command.ts';
import { sideBySide } from '../handling/side-by-side.ts';
import { readMatches } from '../match/match-source.ts';
import { isChangedSince, isSettledFor } from '../match/withdrawals.ts';
import type { Seasons } from '../season-authority/authority.ts';
import { currentMatches, knownMatch, lastAct, type StandingAct, withdrawalOf } from '../season-authority/state.ts';
import type { SeasonCommand } from './decider.ts';
import { act, meantSeason, type SeasonDeps, termsOfNow } from './handle-season.ts';
import { restoredMatch } from './restored-match.ts';
import { isBackSince, isPlacedSince } from './transfers.ts';
import type { UndoFacts } from './undo.ts';
import { isSettledBehind, matchesBefore } from './withdraw-team.ts';

type Deps = Pick<SeasonDeps, 'store' | 'seasons' | 'settings'>;

/** What names the act that is meant; what is left out fits every act. `position` is that of its event. */
export type UndoWish = {
  readonly season?: number | undefined;
  readonly act?: StandingAct['act'] | undefined;
  readonly teamId?: string | undefined;
  readonly position?: bigint | undefined;
};

/**
 * Takes the last act on the season back, which is the one that the wish names, or was the last one when the call came; processes then take
 * back what followed from it. What rests on the act is looked up for the decision; what happens after that stays.
 * @throws Refused as the decider does
 */
export const undoLastAct = async (
  deps: Deps,
  { season: asked, ...wish }: UndoWish,
  context: CommandContext,
): Promise<Outcome<Seasons>> => {
  const season = await meantSeason(deps, asked);
  const last = lastAct((await deps.seasons.load()).state.seasons);
  const meant = last !== undefined && isMeant(last, wish) ? last.position : undefined;
  const undoing = async (): Promise<SeasonCommand> => {
    const { state } = await deps.seasons.load();
    const now = lastAct(state.seasons);
    const facts = now === undefined || now.position !== meant ? NONE : await factsOf(deps, state, now);
    return { type: 'UndoSeasonAct', season, meant, facts };
  };
  return act(deps, undoing, context);
};

const isMeant = (last: StandingAct, { act: named, teamId, position }: Omit<UndoWish, 'season'>): boolean =>
  (named === undefined || named === last.act) &&
  (teamId === undefined || (last.act === 'TeamWithdrawn' && last.teamId === teamId)) &&
  (position === undefined || position === last.position);

const NONE: UndoFacts = { changed: 0, matches: [], placed: 0 };

const factsOf = async (deps: Deps, state: Seasons, standing: StandingAct): Promise<UndoFacts> => {
  switch (standing.act) {
    case 'TeamWithdrawn':
      return { ...NONE, changed: await changedNow(deps, state, standing.teamId) };
    case 'MatchesDeleted':
      return { ...NONE, matches: await deletedNow(deps, state, standing.matches) };
    case 'TransfersReset': {
      const { players, position } = standing;
      const placed = await sideBySide(players, (freed) => isPlacedSince(deps.store, freed, position));
      return { ...NONE, placed: placed.filter(Boolean).length };
    }
    case 'SeasonReset':
      return { ...NONE, terms: await termsOfNow(deps) };
    default:
      return NONE;
  }
};

const changedNow = async ({ store }: Deps, state: Seasons, teamId: string): Promise<number> => {
  const found = await readMatches(store, withdrawalOf(state.seasons, teamId)?.matches ?? [], state.acts);
  const since = state.withdrawals.get(teamId)?.position ?? 0n;
  return [...found.values()].filter((match) => isChangedSince(teamId, match) && isSettledBehind(match, teamId, since))
    .length;
};

/** Those of the matches that are still deleted, as they stood when they were. */
const deletedNow = async (
  { store }: Deps,
  { seasons, acts }: Seasons,
  matchIds: readonly string[],
): Promise<readonly ReturnedMatch[]> => {
  const found = await readMatches(store, matchIds, acts);
  return [...found].flatMap(([matchId, match]) => {
    const known = knownMatch(seasons, matchId);
    if (known?.deleted !== true) return [];
    const { result, ...restored } = restoredMatch(known, match);
    return [{ ...restored, result: result && outcomeOf(result) }];
  });
};

/**
 * What came back by the event: matches, or those that got back what they had before a withdrawal; players with their totals or teams.
 * Of players whose teams a process gives back still, all are counted.
 */
export const broughtBack = async (
  deps: Deps,
  event: Recorded<LeagueEventOf<'SeasonActUndone'>>,
  isDone: boolean,
): Promise<{ readonly matches: number; readonly players: number }> => {
  const { undone } = event.data;
  switch (undone.act) {
    case 'TeamWithdrawn': {
      const { teamId } = undone;
      const before = await matchesBefore(deps, event, teamId);
      return { matches: before.filter(({ match }) => isSettledFor(teamId, match)).length, players: 0 };
    }
    case 'MatchesDeleted':
      return { matches: undone.matches.length, players: 0 };
    case 'AllPlayerStatisticsReset':
      return { matches: 0, players: undone.players };
    case 'TransfersReset': {
      if (!isDone) return { matches: 0, players: undone.players.length };
      const back = await sideBySide(undone.players, (freed) => isBackSince(deps.store, freed, event.position));
      return { matches: 0, players: back.filter(Boolean).length };
    }
    case 'SeasonReset': {
      const { seasons } = (await deps.seasons.load()).state;
      return { matches: currentMatches({ ...seasons, current: undone.closed }).length, players: 0 };
    }
    default:
      return undone satisfies never;
  }
};
