import type { EventStore } from '@league/events/ports/event-store.ts';
import type { Fixture, PlayedMatches } from '@league/events/seasons.ts';
import type { SeasonsMoved } from '../ports/seasons-moved.ts';
import { createSeasonAuthority, type SeasonAuthority, type Seasons } from '../season-authority/authority.ts';
import { existingMatch, type SeasonState, withdrawalOf } from '../season-authority/state.ts';
import type { PlannedMatch } from './decider.ts';
import { keptMatches } from './match-source.ts';

/** The seasons, and the matches that were used last, as the season acts of these seasons let them stand. */
export type MatchAuthority = SeasonAuthority & { readonly match: ReturnType<typeof keptMatches> };

export const createMatchAuthority = (store: EventStore, moved?: SeasonsMoved): MatchAuthority => ({
  ...createSeasonAuthority(store, moved),
  match: keptMatches(store),
});

/** The match as planned. @throws Refused MATCH_NOT_FOUND when it does not exist, SEASON_CLOSED when its season is over */
export const plannedMatch = ({ seasons: state }: Seasons, matchId: string): PlannedMatch => {
  const { fixture, season } = existingMatch(state, matchId);
  const withdrawn = playedAfterWithdrawal(state, fixture);
  return { ...fixture, season, ...(withdrawn && { withdrawn }) };
};

/** How a side that has left leaves its matches. Where both sides have left, one that annuls its matches annuls this one too. */
const playedAfterWithdrawal = (state: SeasonState, { home, away }: Fixture): PlayedMatches | undefined => {
  const said = [home, away].map((teamId) => withdrawalOf(state, teamId)?.played);
  return said.find((played) => played === 'annul') ?? said.find((played) => played !== undefined);
};
