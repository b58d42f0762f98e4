import type { MatchDetails } from '@league/query-api/contract/match-details.ts';
import type { PlayerReference } from '@league/query-api/contract/player-reference.ts';

/** The places of officials at a match, as the calls name them. */
export const PLACES = ['referee', 'assistant', 'var', 'fourth_official', 'main', 'co'] as const;
export type Place = (typeof PLACES)[number];
type RefereePlace = Exclude<Place, 'main' | 'co'>;

export const isRefereePlace = (place: Place): place is RefereePlace => place !== 'main' && place !== 'co';

/** Somebody who stands at a match. */
type Standing = { readonly place: Place; readonly person: PlayerReference };

const REFEREES = [
  ['referee', 'mainReferee'],
  ['assistant', 'assistantReferee'],
  ['var', 'varReferee'],
  ['fourth_official', 'fourthOfficial'],
] as const;

/** All who stand at a match, referees first. */
export const standingAt = ({ officialsSystem, broadcastSystem }: MatchDetails): readonly Standing[] => [
  ...REFEREES.flatMap(([place, field]) => {
    const person = officialsSystem[field];
    return person === null ? [] : [{ place, person }];
  }),
  ...(broadcastSystem.mainBroadcaster === null
    ? []
    : [{ place: 'main' as const, person: broadcastSystem.mainBroadcaster }]),
  ...broadcastSystem.coBroadcasters.map((person) => ({ place: 'co' as const, person })),
];

/** Who leaves a place that one person has when another comes; null for nobody, and where any number may stand. */
export const replacedIn = (standing: readonly Standing[], place: Place): PlayerReference | null =>
  place === 'co' ? null : (standing.find((one) => one.place === place)?.person ?? null);
