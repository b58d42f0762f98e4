import type { CurrentMatch } from '@league/command-api/contract/problem.ts';
import type { MatchDetails } from '@league/query-api/contract/match-details.ts';

/** The lists of a recorded result, as a refused edit names them. */
export type KnownLists = Pick<CurrentMatch, 'playerStats' | 'homeLineup' | 'awayLineup' | 'incidents'>;
export type KnownLine = KnownLists['playerStats'][number];
export type KnownPlace = KnownLists['homeLineup'][number];
export type KnownIncident = KnownLists['incidents'][number];
export type ListField = keyof KnownLists;

export const NO_LISTS: KnownLists = { playerStats: [], homeLineup: [], awayLineup: [], incidents: [] };

type DetailsLists = Pick<MatchDetails, keyof KnownLists>;

const placeOf = ({ player, position, jerseyNumber }: MatchDetails['homeLineup'][number]): KnownPlace => ({
  player: player._id,
  position,
  jerseyNumber,
});

/** The lists of a match as its page reads them, in the form in which results are written. */
export const listsOfDetails = ({ playerStats, homeLineup, awayLineup, incidents }: DetailsLists): KnownLists => ({
  playerStats: playerStats.map(({ player, side, team: _team, jerseyNumber: _number, ...figures }) => ({
    ...figures,
    player: player._id,
    team: side,
  })),
  homeLineup: homeLineup.map(placeOf),
  awayLineup: awayLineup.map(placeOf),
  incidents: incidents.map(({ type, minute, description, player }) => ({
    type,
    minute,
    description,
    player: player?._id ?? null,
  })),
});

/** The figures of a line that are counted, in the order in which they are written. */
export const MAIN_FIGURES = ['goals', 'assists', 'saves', 'yellowCards', 'redCards'] as const;
export type MainFigure = (typeof MAIN_FIGURES)[number];
export const MORE_FIGURES = ['shots', 'passes', 'gkCatches'] as const;
export type MoreFigure = (typeof MORE_FIGURES)[number];

const LINE_PARTS = [
  'team',
  'position',
  'isStartingEleven',
  'minutesPlayed',
  ...MAIN_FIGURES,
  ...MORE_FIGURES,
  'rating',
  'manOfTheMatch',
] as const;

const lineKey = (line: KnownLine): string => JSON.stringify(LINE_PARTS.map((part) => line[part]));

/** Whether two lines of one player say the same; undefined: there is none. */
export const sameLine = (one: KnownLine | undefined, other: KnownLine | undefined): boolean =>
  one === undefined || other === undefined ? one === other : lineKey(one) === lineKey(other);

/** The server gives the numbers worn, so a place is who stands where. */
const placesKey = (places: readonly KnownPlace[]): string =>
  JSON.stringify(places.map(({ player, position }) => [player, position]));

const incidentsKey = (incidents: readonly KnownIncident[]): string =>
  JSON.stringify(
    incidents
      .toSorted((one, other) => one.minute - other.minute)
      .map(({ type, minute, description, player }) => [type, minute, description.trim(), player]),
  );

/** The line of a player. */
export const lineIn = (lists: KnownLists, player: string): KnownLine | undefined =>
  lists.playerStats.find((line) => line.player === player);

/** All players of several lists of lines, each once. */
export const playersOf = (...lists: readonly KnownLists[]): readonly string[] => [
  ...new Set(lists.flatMap(({ playerStats }) => playerStats.map(({ player }) => player))),
];

/** Whether one of the lists is the same in both; the order of lines means nothing. */
export const sameList = (field: ListField, one: KnownLists, other: KnownLists): boolean => {
  if (field === 'playerStats') {
    return playersOf(one, other).every((player) => sameLine(lineIn(one, player), lineIn(other, player)));
  }
  if (field === 'incidents') return incidentsKey(one.incidents) === incidentsKey(other.incidents);
  return placesKey(one[field]) === placesKey(other[field]);
};

export const LIST_FIELDS = ['playerStats', 'homeLineup', 'awayLineup', 'incidents'] as const;
