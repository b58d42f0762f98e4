import type { LeagueEvent } from '@league/events/catalogue.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';
import { evolveSeasonActs, noSeasonActs, type SeasonActs } from '@league/events/rules/season-acts.ts';
import { seasonsStream } from '@league/events/streams.ts';
import { foldedStream, type FoldedStream, type Loaded } from '../handling/folded-stream.ts';
import type { PlannedMatch } from '../match/decider.ts';
import { keptMatches } from '../match/match-source.ts';
import type { SeasonsMoved } from '../ports/seasons-moved.ts';
import { type SeasonCommand, seasonDecider } from './decider.ts';
import { existingMatch, type SeasonEvent, type SeasonState } from './state.ts';

/** The state of the seasons stream, and the season acts: which matches exist, and from which position on events no longer count. */
export type Seasons = { readonly seasons: SeasonState; readonly acts: SeasonActs };

/** Keeps the seasons in memory, because every match command needs them, and with them the matches that were used last. */
export type SeasonAuthority = FoldedStream<Seasons> & {
  readonly match: ReturnType<typeof keptMatches>;
  /** The seasons as known, where no other process is known to have moved them since this one last asked the log. Nothing is read. */
  readonly unmoved: () => Loaded<Seasons> | undefined;
};

type PlacedSeasonEvent = SeasonEvent & { readonly position: bigint };

const evolve = ({ seasons, acts }: Seasons, event: PlacedSeasonEvent): Seasons => ({
  seasons: seasonDecider.evolve(seasons, event),
  acts: evolveSeasonActs(acts, event),
});

/** The season decider over the stream's folded state. */
export const seasons = {
  decide: (command: SeasonCommand, state: Seasons) => seasonDecider.decide(command, state.seasons),
  evolve,
};

export const createSeasonAuthority = (store: EventStore, moved: SeasonsMoved = () => undefined): SeasonAuthority => {
  const folded = foldedStream(store, seasonsStream, {
    initialState: () => ({ seasons: seasonDecider.initialState(), acts: noSeasonActs }),
    // The stream holds season events only: its name says so, and the catalogue has no other writer for it.
    evolve: (state, event: LeagueEvent) => evolve(state, event as PlacedSeasonEvent),
  });
  /** How far the seasons had moved when the last look began that has ended. */
  let seen: string | undefined;
  return {
    ...folded,
    load: async () => {
      const before = moved();
      const loaded = await folded.load();
      seen = before;
      return loaded;
    },
    unmoved: () => (seen !== undefined && moved() === seen ? folded.known() : undefined),
    match: keptMatches(store),
  };
};

/** The match as planned. @throws Refused MATCH_NOT_FOUND when it does not exist, SEASON_CLOSED when its season is over */
export const plannedMatch = ({ seasons: state }: Seasons, matchId: string): PlannedMatch => {
  const { fixture, season } = existingMatch(state, matchId);
  return { ...fixture, season };
};
