import type { LeagueEventOf } from '@league/events/catalogue.ts';
import type { Recorded } from '@league/events/envelope.ts';
import { fixturesOf } from '@league/events/fixture-rows.ts';
import { playsIn } from '@league/events/rules/match-sides.ts';
import type { UndoneAct } from '@league/events/seasons.ts';
import type { CommandContext } from '../handling/handle-command.ts';
import { Refused } from '../handling/refused.ts';
import { sideBySide } from '../handling/side-by-side.ts';
import type { MatchCommand, PlannedMatch } from '../match/decider.ts';
import { handleMatch, type MatchDeps } from '../match/handle-match.ts';
import type { SourcedMatch } from '../match/match-source.ts';
import { isSettledFor, type Standing } from '../match/withdrawals.ts';
import { derivedContext } from '../processes/derived-context.ts';
import { defineProcess, type Process } from '../processes/process.ts';
import { triedThenStopped } from '../processes/retries.ts';
import type { Seasons, Withdrawals } from '../season-authority/authority.ts';
import { currentMatches, knownMatch } from '../season-authority/state.ts';
import { isSettledBehind, otherHasLeft } from './withdraw-team.ts';

const handles = [
  'TeamWithdrawn',
  'SeasonActUndone',
  // What may come from somebody who had not seen a withdrawal, or its end.
  'FixturesRestored',
  'MatchReplanned',
  'MatchResultEntered',
  'MatchResultAnnulled',
  'MatchStatusChanged',
] as const;
type Handled = Recorded<LeagueEventOf<(typeof handles)[number]>>;

/**
 * Settles the matches of a team that has left the season, and takes that back with the withdrawal. It brings each match to what the
 * withdrawals that stand now make of it, so that it comes to the same however often and how late it is done: also a match that
 * somebody changed without having seen the withdrawal, and one that was settled while the withdrawal was taken back.
 */
export const withdrawnTeams = (deps: MatchDeps): Process =>
  defineProcess({
    name: 'withdrawn-teams',
    handles,
    policy: { onError: triedThenStopped, whenNew: 'head' },
    react: async (event) => {
      const { state } = seenFirstHere(event) ? await deps.seasons.load() : await known(deps);
      const matches = matchesToSettle(event, state);
      // Nearly every result: no team of it has left.
      if (matches.length === 0) return 'nothing';
      await sideBySide(matches, (matchId) => settleOne(deps, event, matchId));
      return undefined;
    },
  });

/** Of an event of the seasons the process may be the first to hear; of one of a match it has heard all that came before. */
const seenFirstHere = ({ type }: Handled): boolean => !type.startsWith('MatchResult') && type !== 'MatchStatusChanged';

const known = async ({ seasons }: MatchDeps) => seasons.unmoved() ?? seasons.load();

/** The matches that the event may have left otherwise than the withdrawals want them. */
const matchesToSettle = (event: Handled, { seasons, withdrawals }: Seasons): readonly string[] => {
  const ofTeam = (teamId: string) => idsOf(currentMatches(seasons).filter((match) => playsIn(teamId, match)));
  const isOfSomeoneGone = (match: Sides): boolean => withdrawals.has(match.home) || withdrawals.has(match.away);
  switch (event.type) {
    case 'TeamWithdrawn':
      return ofTeam(event.data.teamId);
    case 'SeasonActUndone':
      return matchesAfterUndoing(event.data.undone, seasons);
    case 'FixturesRestored':
      return idsOf(fixturesOf(event.data).filter(isOfSomeoneGone));
    case 'MatchReplanned':
      // Also one that went to another team: it may be settled for the one that had it.
      return withdrawals.size > 0 ? [event.data.matchId] : [];
    default:
      return isOfSomeoneGone(event.data) || event.data.withdrawnTeam !== undefined ? [event.data.matchId] : [];
  }
};

/**
 * Of a season that goes on, and of matches that come back, all: a withdrawal, or its end, may have been carried out in a part of them only
 * when the season was closed or they were deleted.
 */
const matchesAfterUndoing = (undone: UndoneAct, seasons: Seasons['seasons']): readonly string[] => {
  switch (undone.act) {
    case 'TeamWithdrawn':
      return idsOf(currentMatches(seasons).filter((match) => playsIn(undone.teamId, match)));
    case 'MatchesDeleted':
      return idsOf(fixturesOf(undone));
    case 'SeasonReset':
      return idsOf(currentMatches(seasons));
    default:
      return [];
  }
};

type Sides = Pick<PlannedMatch, 'home' | 'away'>;

const idsOf = (matches: readonly { readonly matchId: string }[]): string[] => matches.map(({ matchId }) => matchId);

/** Takes back what no withdrawal wants any more, the latest first, then settles the match for each that stands, the earliest first. */
const settleOne = async (deps: MatchDeps, event: Handled, matchId: string): Promise<void> => {
  const { acts, seasons, withdrawals } = (await deps.seasons.load()).state;
  const fixture = knownMatch(seasons, matchId)?.fixture;
  if (fixture === undefined) return;
  const { state } = await deps.seasons.match(matchId, acts).load();
  for (const teamId of outdated(state, fixture, withdrawals)) {
    const context = derivedContext(event, `back:${matchId}:${teamId}`);
    await change(deps, matchId, { type: 'TakeWithdrawalBack', teamId }, context);
  }
  for (const withdrawn of [...withdrawals.values()].filter(({ data }) => playsIn(data.teamId, fixture))) {
    const { teamId, played } = withdrawn.data;
    const otherWithdrawn = otherHasLeft(withdrawals, withdrawn, fixture);
    // The act of whoever withdrew the team, also where somebody else's made it necessary again.
    const context = derivedContext(withdrawn, `settle:${matchId}:${event.id}`);
    await change(deps, matchId, { type: 'SettleForWithdrawal', teamId, played, otherWithdrawn }, context);
  }
};

/** The teams for whose withdrawal the match is settled, though it stands no longer, or only since later; the latest first. */
const outdated = (match: SourcedMatch, fixture: Sides, withdrawals: Withdrawals): string[] => {
  const teams: string[] = [];
  for (
    let standing: Standing | undefined = match;
    standing?.settled !== undefined;
    standing = standing.settled.before
  ) {
    const { teamId } = standing.settled;
    const withdrawn = playsIn(teamId, fixture) ? withdrawals.get(teamId) : undefined;
    const isWanted = withdrawn !== undefined && isSettledBehind(match, teamId, withdrawn.position);
    if (isWanted || !isSettledFor(teamId, standing)) break;
    teams.push(teamId);
  }
  return teams;
};

type Change = {
  [Type in 'SettleForWithdrawal' | 'TakeWithdrawalBack']: Omit<Extract<MatchCommand, { type: Type }>, 'planned'>;
}['SettleForWithdrawal' | 'TakeWithdrawalBack'];

/** Matches that are deleted, or whose season is over by then, stay as they are. */
const GONE: ReadonlySet<string> = new Set(['MATCH_NOT_FOUND', 'MATCH_DELETED', 'MATCH_RESTORED', 'SEASON_CLOSED']);

const change = async (deps: MatchDeps, matchId: string, command: Change, context: CommandContext): Promise<void> => {
  try {
    await handleMatch(deps, matchId, (planned) => ({ ...command, planned }), context);
  } catch (error) {
    if (!(error instanceof Refused) || !GONE.has(error.code)) throw error;
  }
};
