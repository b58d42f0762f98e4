import { type EventStore, StoreUnavailable } from '@league/events/ports/event-store.ts';
import { whyVoid } from '@league/events/rules/season-acts.ts';
import type { Loaded, StateSource } from '../handling/folded-stream.ts';
import { type CommandContext, handle, type Outcome } from '../handling/handle-command.ts';
import { Refused } from '../handling/refused.ts';
import type { SeasonAuthority, Seasons } from '../season-authority/authority.ts';
import { type MatchCommand, type MatchEvent, type MatchState, matchDecider, type PlannedMatch } from './decider.ts';
import { type MatchAuthority, plannedMatch } from './match-authority.ts';
import { currentMatch } from './match-answers.ts';
import type { SourcedMatch } from './match-source.ts';

export type MatchDeps = {
  readonly store: EventStore;
  readonly seasons: MatchAuthority;
  /** Shown names of admins by id. */
  readonly adminNames: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
};

/**
 * Handles a command on one match. The seasons stream says whether the match exists; since that and the match's own stream
 * are two, it is asked again after the append: if the season was closed or the match deleted meanwhile, what was recorded
 * is void and the answer is a refusal, also for a repeat (docs/rules.md#void-events). Before the append the seasons are taken
 * as known where nobody has moved them (ADR 25); else they are looked at: `looks` gives that look where it was begun ahead.
 * @throws Refused; STALE_RESULT comes with the state as it is now
 */
export const handleMatch = async (
  { store, seasons, adminNames }: MatchDeps,
  matchId: string,
  command: (planned: PlannedMatch, state: MatchState) => MatchCommand | Promise<MatchCommand>,
  context: CommandContext,
  looks: StateSource<Seasons> = seasons,
): Promise<Outcome<MatchState>> => {
  const matchUnder = ({ state: { acts } }: Loaded<Seasons>): StateSource<SourcedMatch> => seasons.match(matchId, acts);
  try {
    const outcome = await handle<MatchCommand, SourcedMatch, MatchEvent>(store, {
      source: async () => matchUnder(await looks.load()),
      known: () => {
        const unmoved = seasons.unmoved();
        return unmoved && matchUnder(unmoved);
      },
      decider: matchDecider,
      // As new as the look at least: what this process has heard since may refuse, and then nothing is recorded.
      command: (state) => command(plannedMatch(seasons.known().state, matchId), state),
      context,
    });
    await refuseVoid(seasons, outcome);
    return outcome;
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'STALE_RESULT') throw error;
    const { state } = await seasons.match(matchId, seasons.known().state.acts).load();
    throw new Refused('STALE_RESULT', { current: await currentMatch(state, adminNames) });
  }
};

/**
 * Reads the seasons once more after events of a match were recorded, and refuses where one of them is void by then.
 * @throws Refused MATCH_DELETED, MATCH_RESTORED, SEASON_CLOSED; OUTCOME_UNKNOWN where the seasons cannot be read: the events stand,
 * and the answer may not say that nothing was recorded
 */
export const refuseVoid = async (
  seasons: SeasonAuthority,
  { events }: Pick<Outcome<unknown>, 'events'>,
): Promise<void> => {
  const after = await seasonsAfter(seasons, events.length > 0);
  for (const event of events) {
    const why = whyVoid(after.acts, event);
    if (why !== undefined) throw new Refused(why);
  }
};

const seasonsAfter = async (seasons: SeasonAuthority, isRecorded: boolean): Promise<Seasons> => {
  try {
    return (await seasons.load()).state;
  } catch (error) {
    throw error instanceof StoreUnavailable && isRecorded ? new Refused('OUTCOME_UNKNOWN') : error;
  }
};
