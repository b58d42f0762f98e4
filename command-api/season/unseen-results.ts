import type { LeagueEventOf } from '@league/events/catalogue.ts';
import type { Recorded } from '@league/events/envelope.ts';
import { fixturesOf, removedOf, replacedOf } from '@league/events/fixture-rows.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';
import { handle } from '../handling/handle-command.ts';
import { readMatches, type SourcedMatch } from '../match/match-source.ts';
import { derivedContext } from '../processes/derived-context.ts';
import type { SeasonAuthority, Seasons } from '../season-authority/authority.ts';
import { currentMatches, knownMatch } from '../season-authority/state.ts';
import { type SeasonCommand, seasons as decider } from './decider.ts';
import { isAnnounced, isPlayed, type Played, playedOf } from './played.ts';
import { restoredMatch } from './restored-match.ts';

type Deps = { readonly store: EventStore; readonly seasons: SeasonAuthority };

/**
 * How many matches new fixtures may not replace: those that they would replace, and those that the latest new fixtures
 * replaced, because a result that was not seen restores these. A result that an import brought counts also while it is still
 * being written.
 */
export const playedNow = async (deps: Deps): Promise<Played> => {
  const { state } = await deps.seasons.load();
  const existing = currentMatches(state.seasons).map(({ matchId }) => matchId);
  const found = await readMatches(deps.store, [...existing, ...state.seasons.replaced], state.acts);
  const { finished, live } = playedOf([...found.values()]);
  const announced = [...found].filter(([matchId, match]) => isAnnounced(knownMatch(state.seasons, matchId), match));
  return { finished: finished + announced.length, live };
};

type FoundMatch = readonly [matchId: string, match: SourcedMatch];

/** An act that took matches out because none of them was played as far as it saw. */
type Taking = Recorded<LeagueEventOf<'FixturesGenerated' | 'FixturesRestored'>>;

/**
 * Looks again at the matches that the act took out, as they stood just before it (ADR 22). Where one was played without having
 * been seen, the old matches are restored and the new fixtures taken out again, except those in which something was played
 * since. Answers how many were played. Doing this again changes nothing more, and a result that comes in between is kept in the
 * same way.
 */
export const restoreUnseen = async (deps: Deps, act: Taking): Promise<Played> => {
  const taken = act.type === 'FixturesGenerated' ? replacedOf(act.data) : removedOf(act.data);
  const ids = taken.map(({ matchId }) => matchId);
  const found = await readMatches(deps.store, ids, (await deps.seasons.load()).state.acts, act.position);
  const played = playedOf([...found.values()]);
  if (played.finished + played.live === 0) return played;
  const whole = act.type === 'FixturesGenerated';
  const back = [...found].filter(([, match]) => whole || isPlayed(match));
  const instead = whole ? fixturesOf(act.data).map(({ matchId }) => matchId) : [];
  for (let from = 0; from < Math.max(back.length, instead.length); from += RESTORED_AT_ONCE) {
    const until = from + RESTORED_AT_ONCE;
    const command = restoring(deps, act.data.season, back.slice(from, until), instead.slice(from, until));
    const context = derivedContext(act, `restore:${from}`);
    await handle(deps.store, { source: deps.seasons, decider, command, context });
  }
  return played;
};

/** How many matches one act restores, so that the act and their state fit into one append. More are restored by several acts. */
const RESTORED_AT_ONCE = 500;

const restoring =
  (deps: Deps, season: number, back: readonly FoundMatch[], instead: readonly string[]) =>
  async (state: Seasons): Promise<SeasonCommand> => {
    const since = await readMatches(deps.store, instead, state.acts);
    return {
      type: 'RestoreFixtures',
      season,
      matches: back.flatMap(([matchId, match]) => {
        const known = knownMatch(state.seasons, matchId);
        return known === undefined ? [] : [restoredMatch(known, match)];
      }),
      removed: [...since]
        .filter(([matchId, match]) => !isPlayed(match) && !isAnnounced(knownMatch(state.seasons, matchId), match))
        .map(([matchId]) => matchId),
    };
  };
