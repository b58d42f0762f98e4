import type { LeagueEventOf } from '@league/events/catalogue.ts';
import type { Recorded } from '@league/events/envelope.ts';
import type { CommandContext, Outcome } from '../handling/handle-command.ts';
import type { MatchState } from '../match/decider.ts';
import { matchSource } from '../match/match-source.ts';
import { derivedContext, derivedId } from '../processes/derived-context.ts';
import type { Seasons } from '../season-authority/authority.ts';
import { refuseMissing } from '../team/names.ts';
import type { SeasonCommand } from './decider.ts';
import { act, outcomeUnknown, type SeasonDeps } from './handle-season.ts';
import { isPlayed, type Played, playedOf, refusePlayed } from './played.ts';

type Replanning = Extract<SeasonCommand, { type: 'ReplanMatch' }>;

export type ReplanWish = Pick<Replanning, 'matchId' | 'allowSameWeek'> & {
  /** What is undefined stays as it is. */
  readonly wish: { readonly [Field in keyof Replanning['wish']]: Replanning['wish'][Field] | undefined };
};

/**
 * Gives an unplayed match another plan. Whether it is played is read from its stream for the decision, and again after the
 * append: where a result came first, the match gets its old plan back and the command is refused, also when it is repeated.
 * @throws Refused, OUTCOME_UNKNOWN where the second look fails
 */
export const replanMatch = async (
  deps: SeasonDeps,
  { matchId, wish: wished, allowSameWeek }: ReplanWish,
  context: CommandContext,
): Promise<Outcome<Seasons>> => {
  const wish = Object.fromEntries(Object.entries(wished).filter(([, value]) => value !== undefined));
  const replanning = async (): Promise<SeasonCommand> => {
    if (wished.home !== undefined) await refuseMissing(deps.store, 'homeTeam', wished.home);
    if (wished.away !== undefined) await refuseMissing(deps.store, 'awayTeam', wished.away);
    return { type: 'ReplanMatch', matchId, wish, allowSameWeek, match: await matchAt(deps, matchId) };
  };
  return secondLook(deps, await act(deps, replanning, context));
};

/**
 * Looks again at the matches that were just replanned.
 * @throws Refused where some were played by then and got their old plan back; OUTCOME_UNKNOWN where the look fails
 */
export const secondLook = async (deps: Deps, outcome: Outcome<Seasons>): Promise<Outcome<Seasons>> => {
  const played = { finished: 0, live: 0 };
  for (const event of outcome.events) {
    if (event.type !== 'MatchReplanned') continue;
    const { finished, live } = await takeBackIfPlayed(deps, event).catch((error: unknown) => {
      throw outcomeUnknown(error);
    });
    played.finished += finished;
    played.live += live;
  }
  refusePlayed(played);
  return outcome;
};

type Deps = Pick<SeasonDeps, 'store' | 'seasons'>;

/** The match as its stream has it, or had it before a position. */
const matchAt = async ({ store, seasons }: Deps, matchId: string, before?: bigint): Promise<MatchState> => {
  const { acts } = (await seasons.load()).state;
  return (await matchSource(store, matchId, acts, before).load()).state;
};

/** Names the command that takes a replanning back among those that an event leads to. */
const BACK = 'replan-back';

/**
 * Looks again at the match as it stood just before it was replanned (ADR 22). Where it was played by then without having been
 * seen, it gets its old plan back. Answers how many were played. Doing this again changes nothing more.
 */
export const takeBackIfPlayed = async (
  deps: Deps,
  event: Recorded<LeagueEventOf<'MatchReplanned'>>,
): Promise<Played> => {
  const { matchId, changes } = event.data;
  // An act that takes another one back does so because the match was played.
  const { commandId, causationId } = event.metadata;
  if (commandId === derivedId(causationId, BACK)) return playedOf([]);
  const before = await matchAt(deps, matchId, event.position);
  if (isPlayed(before)) {
    const plan = Object.fromEntries(Object.entries(changes).map(([field, change]) => [field, change?.from]));
    const back: SeasonCommand = { type: 'TakeReplanningBack', matchId, plan };
    await act(deps, () => back, derivedContext(event, BACK));
  }
  return playedOf([before]);
};
