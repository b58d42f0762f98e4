import type { LeagueEventOf } from '@league/events/catalogue.ts';
import { formatPosition, type Recorded } from '@league/events/envelope.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';
import { playsIn } from '@league/events/rules/match-sides.ts';
import type { Consequence } from '@league/events/rules/withdrawals.ts';
import type { Fixture } from '@league/events/seasons.ts';
import type { CommandContext, Outcome } from '../handling/handle-command.ts';
import { readMatches, type SourcedMatch } from '../match/match-source.ts';
import { consequenceFor } from '../match/withdrawals.ts';
import type { SeasonAuthority, Seasons, Withdrawals } from '../season-authority/authority.ts';
import { currentMatches, knownMatch } from '../season-authority/state.ts';
import { refuseGone } from '../team/names.ts';
import type { SeasonCommand } from './decider.ts';
import { act, meantSeason } from './handle-season.ts';
import { isAnnounced } from './played.ts';

type Deps = { readonly store: EventStore; readonly seasons: SeasonAuthority };

export type WithdrawalWish = Pick<Extract<SeasonCommand, { type: 'WithdrawTeam' }>, 'teamId' | 'played' | 'reason'> & {
  readonly season: number | undefined;
};

/**
 * Withdraws a team from the season; a process settles its matches. Whether one of them is played is read from their streams for
 * the decision; one that starts after that is settled like those that were not played.
 * @throws Refused TEAM_NOT_FOUND, and what the decider refuses
 */
export const withdrawTeam = async (
  deps: Deps,
  { season: asked, ...wish }: WithdrawalWish,
  context: CommandContext,
): Promise<Outcome<Seasons>> => {
  const season = await meantSeason(deps, asked);
  const withdrawing = async (): Promise<SeasonCommand> => {
    await refuseGone(deps.store, wish.teamId);
    return { type: 'WithdrawTeam', season, ...wish, live: await liveNow(deps, wish.teamId) };
  };
  return act(deps, withdrawing, context);
};

const liveNow = async ({ store, seasons }: Deps, teamId: string): Promise<number> => {
  const { state } = await seasons.load();
  const ids = currentMatches(state.seasons)
    .filter((match) => playsIn(teamId, match))
    .map(({ matchId }) => matchId);
  const found = await readMatches(store, ids, state.acts);
  return [...found].filter(
    ([matchId, match]) => match.status === 'live' || isAnnounced(knownMatch(state.seasons, matchId), match),
  ).length;
};

/** Whether the match was last settled for the team behind this position: else it was for an earlier withdrawal. */
export const isSettledBehind = ({ settledAt }: SourcedMatch, teamId: string, position: bigint): boolean =>
  (settledAt?.get(teamId) ?? 0n) > position;

/** Whether the other side of the match had left before this withdrawal. */
export const otherHasLeft = (
  withdrawals: Withdrawals,
  { data: { teamId }, position }: Recorded<LeagueEventOf<'TeamWithdrawn'>>,
  { home, away }: Pick<Fixture, 'home' | 'away'>,
): boolean => (withdrawals.get(home === teamId ? away : home)?.position ?? position) < position;

/** How many matches the withdrawal changes in each way, by how they stood right before it. */
export const consequencesOf = async (
  deps: Deps,
  withdrawn: Recorded<LeagueEventOf<'TeamWithdrawn'>>,
): Promise<Readonly<Record<Consequence, number>>> => {
  const counts = { walkover: 0, annulled: 0, cancelled: 0 };
  const { withdrawals } = (await deps.seasons.load()).state;
  for (const { fixture, match } of await matchesBefore(deps, withdrawn, withdrawn.data.teamId)) {
    const otherWithdrawn = otherHasLeft(withdrawals, withdrawn, fixture);
    const consequence = consequenceFor(match.status, { played: withdrawn.data.played, otherWithdrawn });
    if (consequence !== undefined) counts[consequence] += 1;
  }
  return counts;
};

/** The team's matches of the season that existed right before the act, as they stood then. */
export const matchesBefore = async (
  { store, seasons }: Deps,
  { data: { season }, position }: Recorded<LeagueEventOf<'TeamWithdrawn' | 'SeasonActUndone'>>,
  teamId: string,
) => {
  const { state } = await seasons.load();
  const at = formatPosition(position);
  const isGone = (matchId: string): boolean =>
    (state.acts.deleted[matchId] ?? '~') < at ||
    (state.acts.away[matchId] ?? []).some(([from, until]) => from < at && at < until);
  const known = [...(state.seasons.matches.get(season)?.values() ?? [])].filter(
    ({ fixture }) => playsIn(teamId, fixture) && !isGone(fixture.matchId),
  );
  const ids = known.map(({ fixture }) => fixture.matchId);
  const found = await readMatches(store, ids, state.acts, position);
  return known.flatMap(({ fixture }) => {
    const match = found.get(fixture.matchId);
    return match === undefined ? [] : [{ fixture, match }];
  });
};
