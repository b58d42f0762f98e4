import {
  deletedRows,
  fixtureRows,
  importedResultRows,
  importedRows,
  restoredRows,
  scorerRows,
} from '@league/events/fixture-rows.ts';
import type { Side } from '@league/events/match-result.ts';
import type { DeletionCause, Fixture, FixturesImported, FreedPlayer, RestoredMatch } from '@league/events/seasons.ts';
import { playsIn } from '@league/events/rules/match-sides.ts';
import { Refused } from '../handling/refused.ts';
import { evolveSeasons, type Seasons } from '../season-authority/authority.ts';
import {
  currentMatches,
  evolve,
  existingMatch,
  initialState,
  type SeasonEvent,
  knownMatch,
  type SeasonState,
  withdrawalOf,
} from '../season-authority/state.ts';
import { deduct, type DeductPoints, lift, type LiftDeduction } from './deductions.ts';
import { type FixturePlan, planFixtures } from './fixtures.ts';
import { type ImportFixtures, planImport } from './import-plan.ts';
import { type MoveWeek, moveWeek, type StandingMatch } from './move-week.ts';
import { isAnnounced, type Played, playedOf, refusePlayed } from './played.ts';
import { changedBy, type Replannable, replanned } from './replanning.ts';
import { refuseItself, refuseTwice } from './same-week.ts';
import { type SeasonTerms, termsOf } from './terms.ts';
import { undo, type UndoSeasonAct } from './undo.ts';
import { refuseWithdrawnTeams, withdraw, type WithdrawTeam } from './withdrawals.ts';

/** The first day of new fixtures, null while dates are open. Days are `YYYY-MM-DD` in Turkey. */
export type PlannedStart = {
  readonly day: string | null;
  readonly today: string;
  /** A day that is over is taken only where it was confirmed. */
  readonly confirmed: boolean;
};

/** `season` is the season that the sender means: a command that is meant for a season that is over does nothing to the next one. */
export type SeasonCommand =
  | { readonly type: 'StartFirstSeason'; readonly terms: SeasonTerms }
  | {
      readonly type: 'GenerateFixtures';
      readonly season: number;
      readonly plan: FixturePlan;
      readonly start: PlannedStart;
      /** Ids for the new matches, at least as many as the plan makes. */
      readonly matchIds: readonly string[];
      readonly replace: boolean;
      /** Counted for this command from the streams of the matches that the new fixtures would replace. */
      readonly played: Played;
    }
  | {
      readonly type: 'RestoreFixtures';
      readonly season: number;
      readonly matches: readonly RestoredMatch[];
      /** Ids of the new fixtures that are taken out again. */
      readonly removed: readonly string[];
    }
  | ImportFixtures
  | { readonly type: 'AddMatch'; readonly season: number; readonly match: Fixture; readonly allowSameWeek: boolean }
  | { readonly type: 'DeleteAllMatches'; readonly season: number }
  | { readonly type: 'DeleteMatch'; readonly matchId: string }
  | {
      readonly type: 'ReplanMatch';
      readonly matchId: string;
      readonly wish: Replannable;
      readonly allowSameWeek: boolean;
      /** The match as its stream has it. */
      readonly match: StandingMatch;
    }
  | MoveWeek
  /** Gives a match that was played before it was replanned its old plan back, while it exists. */
  | { readonly type: 'TakeReplanningBack'; readonly matchId: string; readonly plan: Replannable }
  /** `matchIds`: those that are finished, by their streams; `players`: how many have a line in them. */
  | {
      readonly type: 'DeleteFinishedMatches';
      readonly season: number;
      readonly matchIds: ReadonlySet<string>;
      readonly players: number;
    }
  | { readonly type: 'DeleteMatchesOfTeam'; readonly season: number; readonly teamId: string }
  | DeductPoints
  | LiftDeduction
  | WithdrawTeam
  | UndoSeasonAct
  | { readonly type: 'ResetSeason'; readonly season: number; readonly terms: SeasonTerms }
  /** `players`: how many have something to lose, by their matches. */
  | { readonly type: 'ResetAllStatistics'; readonly season: number; readonly players: number }
  /** `players`: all who are in a team. */
  | { readonly type: 'ResetTransfers'; readonly season: number; readonly players: readonly FreedPlayer[] };

const decide = (command: SeasonCommand, state: SeasonState): SeasonEvent[] => {
  if (command.type === 'StartFirstSeason') return startFirst(command.terms, state);
  if (state.current === 0) throw new Refused('NO_SEASON');
  const season = state.current;
  if (command.type === 'RestoreFixtures') return restore(command, state);
  if (command.type === 'ReplanMatch') return replan(command, state);
  if (command.type === 'TakeReplanningBack') return takeReplanningBack(command, state);
  if (command.type === 'DeleteMatch')
    return deleteMatches(season, [existingMatch(state, command.matchId).fixture], { cause: 'one' });
  // When the season is over by the time a process deletes a team's matches, they stay: they belong to the closed season.
  if (command.season !== season && command.type !== 'DeleteMatchesOfTeam') {
    throw new Refused('SEASON_NOT_CURRENT', { values: { season: command.season, current: season } });
  }
  switch (command.type) {
    case 'GenerateFixtures':
      return generate(command, state);
    case 'ImportFixtures':
      return importFixtures(command, state);
    case 'AddMatch':
      refuseWithdrawnTeams(state, [command.match], (_, side) => `${side}Team`);
      refuseTwice(currentMatches(state), [command.match], command.allowSameWeek, (_, side) => `${side}Team`);
      return [{ type: 'MatchAdded', data: { season, match: command.match } }];
    case 'DeleteAllMatches':
      return deleteMatches(season, currentMatches(state), { cause: 'all' });
    case 'DeleteFinishedMatches': {
      const finished = currentMatches(state).filter(({ matchId }) => command.matchIds.has(matchId));
      return deleteMatches(season, finished, { cause: 'played', players: command.players });
    }
    case 'DeleteMatchesOfTeam':
      if (command.season !== season) return [];
      return deleteMatches(
        season,
        currentMatches(state).filter((match) => playsIn(command.teamId, match)),
        { cause: 'team', teamId: command.teamId },
      );
    case 'DeductPoints':
      return deduct(command, state);
    case 'LiftDeduction':
      return lift(command, state);
    case 'WithdrawTeam':
      return withdraw(command, state);
    case 'UndoSeasonAct':
      return undo(command, state);
    case 'MoveWeek':
      return moveWeek(command, state);
    case 'ResetSeason':
      return reset(command.terms, state);
    case 'ResetAllStatistics':
      if (command.players === 0) return [];
      return [{ type: 'AllPlayerStatisticsReset', data: { season, players: command.players } }];
    case 'ResetTransfers':
      if (command.players.length === 0) return [];
      return [{ type: 'TransfersReset', data: { season, players: [...command.players] } }];
    default:
      return command satisfies never;
  }
};

const startFirst = (terms: SeasonTerms, state: SeasonState): SeasonEvent[] =>
  state.current > 0 ? [] : [{ type: 'SeasonStarted', data: { season: 1, ...termsOf(1, terms, state.labels) } }];

/** Refuses a season in which nothing was ever planned: a second click would close the season that the first has opened. */
const reset = (terms: SeasonTerms, state: SeasonState): SeasonEvent[] => {
  const { current, matches } = state;
  if (!matches.has(current)) throw new Refused('SEASON_UNTOUCHED');
  const opened = current + 1;
  return [{ type: 'SeasonReset', data: { closed: current, opened, ...termsOf(opened, terms, state.labels) } }];
};

const generate = (
  { plan, start, matchIds, replace, played }: Extract<SeasonCommand, { type: 'GenerateFixtures' }>,
  state: SeasonState,
): SeasonEvent[] => {
  const existing = currentMatches(state);
  if (existing.length > 0 && !replace) throw new Refused('FIXTURES_EXIST', { values: { matches: existing.length } });
  refusePlayed(played);
  const teams = plan.teams.filter((teamId) => withdrawalOf(state, teamId) === undefined);
  if (teams.length < 2) throw new Refused('TOO_FEW_TEAMS');
  if (start.day !== null && start.day < start.today && !start.confirmed) throw new Refused('START_IS_OVER');
  const matches = planFixtures({ ...plan, teams }).map((planned, index) => {
    const matchId = matchIds[index];
    if (matchId === undefined) throw new Error('fewer match ids than fixtures');
    return { matchId, ...planned };
  });
  const data = { season: state.current, ...fixtureRows(matches), replaced: deletedRows(existing) };
  return [{ type: 'FixturesGenerated', data }];
};

/** Restores matches also into a season that was closed meanwhile: their results count there. */
const restore = (
  { season, matches, removed }: Extract<SeasonCommand, { type: 'RestoreFixtures' }>,
  state: SeasonState,
): SeasonEvent[] => {
  const back = matches.filter(({ matchId }) => knownMatch(state, matchId)?.deleted === true);
  const going = removed.flatMap((matchId) => {
    const match = knownMatch(state, matchId);
    return match === undefined || match.deleted ? [] : [match.fixture];
  });
  if (back.length + going.length === 0) return [];
  return [{ type: 'FixturesRestored', data: { season, ...restoredRows(back), removed: deletedRows(going) } }];
};

const importFixtures = (command: ImportFixtures, state: SeasonState): SeasonEvent[] => {
  const existing = currentMatches(state);
  const deeds = planImport(command, existing);
  const created = command.matches.flatMap((match, index) =>
    deeds[index]?.does === 'create' ? [{ match, index }] : [],
  );
  const matches = created.map(({ match }) => match);
  const path = (nth: number, side: Side): string => `matches[${created[nth]?.index}].${side}`;
  refuseWithdrawnTeams(state, matches, path);
  refuseTwice(existing, matches, command.allowSameWeek, path);
  const later = deeds.flatMap((deed, index) => ('result' in deed ? [{ result: deed.result, index }] : []));
  if (matches.length === 0 && later.length === 0) return [];
  const data = {
    season: state.current,
    teamsToCreate: [...command.teamsToCreate],
    playersToCreate: [...command.playersToCreate],
    ...importedRows(matches),
    results: importedResultRows(later.map(({ result }) => result)),
    ...scorerRows([...created, ...later].map(({ index }) => command.matches[index]?.scorers ?? [])),
  };
  refuseTooManyScorers(data);
  return [{ type: 'FixturesImported', data }];
};

/** The largest import with scorers, below what a log takes (docs/rules.md#imports). */
const MOST_KIB_WITH_SCORERS = 900;

const refuseTooManyScorers = (data: FixturesImported): void => {
  if (data.scorers.length === 0) return;
  const bytes = new TextEncoder().encode(JSON.stringify(data)).length;
  const size = Math.ceil(bytes / 1024);
  const most = MOST_KIB_WITH_SCORERS * 1024;
  if (bytes > most) {
    throw new Refused('TOO_LARGE_TO_RECORD', { values: { bytes, most, size, limit: MOST_KIB_WITH_SCORERS } });
  }
};

/** The match as it is wished. What it keeps, such as the date and stadium that it was given since, it keeps as it stands. */
const replan = (
  { matchId, wish, allowSameWeek, match }: Extract<SeasonCommand, { type: 'ReplanMatch' }>,
  state: SeasonState,
): SeasonEvent[] => {
  const known = existingMatch(state, matchId);
  const before = { ...known.fixture, ...match.schedule };
  const after = { ...before, ...wish };
  const changed = changedBy(before, after);
  if (changed.length === 0) return [];
  for (const plan of [after, before]) refuseWithdrawnTeams(state, [plan], (_, side) => `${side}Team`);
  const { finished, live } = playedOf([match]);
  refusePlayed({ finished: finished + Number(isAnnounced(known, match)), live });
  refuseItself(after, wish.away === undefined ? 'homeTeam' : 'awayTeam');
  const others = currentMatches(state).filter((other) => other.matchId !== matchId);
  const moves = changed.some((field) => field !== 'date');
  if (moves) refuseTwice(others, [after], allowSameWeek, (_, side) => `${side}Team`);
  return replanned(known.season, before, after);
};

const takeReplanningBack = (
  { matchId, plan }: Extract<SeasonCommand, { type: 'TakeReplanningBack' }>,
  state: SeasonState,
): SeasonEvent[] => {
  const known = knownMatch(state, matchId);
  if (known === undefined || known.deleted || known.season !== state.current) return [];
  const { fixture, season } = known;
  return replanned(season, fixture, { ...fixture, ...plan });
};

const deleteMatches = (
  season: number,
  matches: readonly Fixture[],
  why: { readonly cause: DeletionCause; readonly teamId?: string; readonly players?: number },
): SeasonEvent[] =>
  matches.length === 0 ? [] : [{ type: 'MatchesDeleted', data: { season, matches: matches.map(deleted), ...why } }];

const deleted = ({ matchId, week }: Fixture) => ({ matchId, week });

/** The rules of the seasons: which one is current, which matches exist, who plays. */
export const seasonDecider = { decide, evolve, initialState };

/** The season decider over the stream's folded state. */
export const seasons = {
  decide: (command: SeasonCommand, state: Seasons) => decide(command, state.seasons),
  evolve: evolveSeasons,
};
