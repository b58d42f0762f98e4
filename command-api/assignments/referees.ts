import type { RefereeRole } from '@league/events/match.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';
import { isSameTime } from '@league/events/rules/match-times.ts';
import { type CommandContext, type Outcome, stepOf } from '../handling/handle-command.ts';
import { Refused } from '../handling/refused.ts';
import { type MatchCommand, matchFactsOf, type MatchState, type PlannedMatch } from '../match/decider.ts';
import { handleMatch, type MatchDeps } from '../match/handle-match.ts';
import type { OfficialFacts } from '../match/referee-places.ts';
import type { Office, OfficialState } from '../officials/decider.ts';
import { officesAt, officialSource } from '../officials/handle-official.ts';
import { playerSource } from '../player/gamertags.ts';
import type { OfficialDirectory } from '../ports/official-directory.ts';
import type { PlayerDirectory } from '../ports/player-directory.ts';

export type AssignmentDeps = MatchDeps & {
  readonly store: EventStore;
  readonly playerDirectory: Pick<PlayerDirectory, 'teamNames'>;
  readonly officialDirectory: OfficialDirectory;
};

/** A place at a match and the player whom the sender of the call wants there. */
export type Wish<Role> = {
  readonly role: Role;
  readonly playerId: string;
  /** The player whom the sender saw in that place; undefined and null for nobody. */
  readonly from?: string | null | undefined;
  readonly confirm?: boolean | undefined;
};

/** The shown name of a player, also of a deleted one; empty for nobody. */
const nameOf = async (store: EventStore, playerId: string): Promise<string> => {
  const { state } = await playerSource(store, playerId).load();
  return state.status === 'none' ? '' : state.gamertag;
};

/** The facts on which an assignment of the player rests, with the player's offices; `standing` holds the place now. */
export const lookUpOfficial = async (
  { store, playerDirectory, officialDirectory }: AssignmentDeps,
  office: Office,
  playerId: string,
  { planned, date, standing }: { planned: PlannedMatch; date: string | null; standing: string | null },
): Promise<{ readonly facts: OfficialFacts; readonly offices: OfficialState }> => {
  const player = (await playerSource(store, playerId).load()).state;
  const offices = (await officialSource(store, playerId).load()).state;
  const team = player.status === 'existing' ? player.teamId : null;
  const playsHere = team !== null && [planned.home, planned.away].includes(team);
  const others = await officialDirectory.matchesOf(playerId);
  const other = others.find((match) => match.matchId !== planned.matchId && isSameTime(match.date, date));
  const ids = [...(playsHere ? [team] : []), ...(other === undefined ? [] : [other.home, other.away])];
  const names = await playerDirectory.teamNames(ids);
  const nameOfTeam = (id: string): string => names[ids.indexOf(id)] ?? '';
  const facts = {
    name: player.status === 'none' ? '' : player.gamertag,
    isInOffice: offices[office].standing === 'held',
    playsFor: playsHere ? nameOfTeam(team) : null,
    busyAt: other === undefined ? null : `${nameOfTeam(other.home)} – ${nameOfTeam(other.away)}`,
    standing: standing === null ? null : await nameOf(store, standing),
  };
  return { facts, offices };
};

/**
 * Puts a referee into a place of a match. An assignment that stands in the log behind the end of the office is taken back.
 * @throws Refused REFEREE_NOT_FOUND, REFEREE_STANDS, ALREADY_AT_MATCH, OFFICIAL_PLAYS, OFFICIAL_BUSY, MATCH_OVER, and as every command
 * on a match
 */
export const assignReferee = async (
  deps: AssignmentDeps,
  matchId: string,
  { role, playerId, from = null, confirm = false }: Wish<RefereeRole>,
  context: CommandContext,
): Promise<Outcome<MatchState>> => {
  const outcome = await handleMatch(
    deps,
    matchId,
    async (planned, state): Promise<MatchCommand> => {
      const standing = state.referees[role];
      const { date } = matchFactsOf(planned, state);
      const { facts } = await lookUpOfficial(deps, 'referee', playerId, { planned, date, standing });
      return { type: 'AssignReferee', planned, role, playerId, from, confirmed: confirm, facts };
    },
    context,
  );
  const assigned = outcome.events.at(-1);
  if (
    assigned !== undefined &&
    (await officesAt(deps.store, playerId, assigned.position)).referee.standing !== 'held'
  ) {
    await dismissRefereeFrom(deps, matchId, playerId, stepOf(context, 'take-assignment-back'));
    throw new Refused('REFEREE_NOT_FOUND');
  }
  return outcome;
};

/** Empties a place of a match. @throws Refused MATCH_OVER, and as every command on a match */
export const removeReferee = (
  deps: MatchDeps,
  matchId: string,
  role: RefereeRole,
  context: CommandContext,
): Promise<Outcome<MatchState>> =>
  handleMatch(deps, matchId, (planned) => ({ type: 'RemoveReferee', planned, role }), context);

/** Takes somebody whose office has ended out of every place at a match. */
export const dismissRefereeFrom = (
  deps: MatchDeps,
  matchId: string,
  playerId: string,
  context: CommandContext,
): Promise<Outcome<MatchState>> =>
  handleMatch(deps, matchId, (planned) => ({ type: 'DismissReferee', planned, playerId }), context);
