import type { LeagueEventOf } from '@league/events/catalogue.ts';
import type { Recorded } from '@league/events/envelope.ts';
import type { CommandContext, Outcome } from '../handling/handle-command.ts';
import type { MatchState } from '../match/decider.ts';
import { matchSource } from '../match/match-source.ts';
import { derivedContext } from '../processes/derived-context.ts';
import type { Seasons } from '../season-authority/authority.ts';
import { refuseMissing } from '../team/names.ts';
import type { SeasonCommand } from './decider.ts';
import { act, outcomeUnknown, type SeasonDeps } from './handle-season.ts';
import { refusePlayed } from './played.ts';

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
  const matchBefore = async (position?: bigint) => {
    const { acts } = (await deps.seasons.load()).state;
    return (await matchSource(deps.store, matchId, acts, position).load()).state;
  };
  const replanning = async (): Promise<SeasonCommand> => {
    if (wished.home !== undefined) await refuseMissing(deps.store, 'homeTeam', wished.home);
    if (wished.away !== undefined) await refuseMissing(deps.store, 'awayTeam', wished.away);
    return { type: 'ReplanMatch', matchId, wish, allowSameWeek, match: await matchBefore() };
  };
  const outcome = await act(deps, replanning, context);
  for (const event of outcome.events) {
    if (event.type !== 'MatchReplanned') continue;
    await takeBackIfPlayed(deps, event, () => matchBefore(event.position)).catch((error: unknown) => {
      throw outcomeUnknown(error);
    });
  }
  return outcome;
};

const takeBackIfPlayed = async (
  deps: SeasonDeps,
  event: Recorded<LeagueEventOf<'MatchReplanned'>>,
  before: () => Promise<Pick<MatchState, 'status'>>,
): Promise<void> => {
  const { status } = await before();
  if (status !== 'finished' && status !== 'live') return;
  const { matchId, changes } = event.data;
  const wish = Object.fromEntries(Object.entries(changes).map(([field, change]) => [field, change?.from]));
  const back: SeasonCommand = { type: 'ReplanMatch', matchId, wish, allowSameWeek: true, match: undefined };
  await act(deps, () => back, derivedContext(event, 'replan-back'));
  refusePlayed({ finished: Number(status === 'finished'), live: Number(status === 'live') });
};
