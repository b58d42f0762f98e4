import { turkishClock } from '@league/events/rules/turkish-time.ts';
import type { CommandContext, Outcome } from '../handling/handle-command.ts';
import { readMatches } from '../match/match-source.ts';
import type { Seasons } from '../season-authority/authority.ts';
import { currentMatches } from '../season-authority/state.ts';
import { act, meantSeason, type SeasonDeps } from './handle-season.ts';
import type { MoveWeek } from './move-week.ts';
import { secondLook } from './replan-match.ts';

/** What the call says of a move. */
export type WeekWish = Omit<MoveWeek, 'type' | 'season' | 'today' | 'standing'> & {
  readonly season: number | undefined;
};

/**
 * Moves the unplayed matches of a week to another day, in one append: all of them or none. Where a result came first, its match
 * gets its old plan back and the command is refused, also when it is repeated (ADR 22).
 * @throws Refused, OUTCOME_UNKNOWN where the second look fails
 */
export const moveWholeWeek = async (
  deps: SeasonDeps,
  { season: asked, ...wish }: WeekWish,
  context: CommandContext,
): Promise<Outcome<Seasons>> => {
  const season = await meantSeason(deps, asked);
  const today = turkishClock(new Date(context.now).toISOString()).date;
  const moving = async (): Promise<MoveWeek> => ({
    type: 'MoveWeek',
    ...wish,
    season,
    today,
    standing: await matchesOfSeason(deps),
  });
  return secondLook(deps, await act(deps, moving, context));
};

const matchesOfSeason = async ({ store, seasons }: SeasonDeps): Promise<MoveWeek['standing']> => {
  const { state } = await seasons.load();
  const ids = currentMatches(state.seasons).map(({ matchId }) => matchId);
  return readMatches(store, ids, state.acts);
};
