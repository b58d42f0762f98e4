import {
  type IncidentType,
  incidentType,
  LINEUP_PLACES,
  MATCH_POSITIONS,
  type MatchPosition,
  namedGoals,
  type SentIncident,
  type SentLine,
} from '@league/command-api/contract/match-lines.ts';
import type { SentResult } from '@league/command-api/contract/match.ts';
import type { Count } from '../../components/ui/stepper.tsx';
import {
  type KnownIncident,
  type KnownLine,
  type KnownLists,
  type KnownPlace,
  MAIN_FIGURES,
  type MainFigure,
  MORE_FIGURES,
  type MoreFigure,
} from './known-lists.ts';

export type Side = 'home' | 'away';

/** One player's row. A row without a player ('') is not recorded. */
export type LineForm = Readonly<Record<MainFigure | MoreFigure | 'minutesPlayed', Count>> & {
  readonly player: string;
  readonly team: Side;
  readonly position: MatchPosition | '';
  readonly isStartingEleven: boolean;
  /** As it is typed, "7,5"; '' where none is given. */
  readonly rating: string;
  readonly manOfTheMatch: boolean;
};

export type PlaceForm = {
  readonly player: string;
  readonly position: MatchPosition | '';
  readonly jerseyNumber: number | null;
};

export type IncidentForm = {
  readonly type: IncidentType;
  readonly minute: Count;
  readonly player: string;
  readonly description: string;
};

/** The lists of a result as their fields hold them; a line-up always has all its places. */
export type ListsForm = {
  readonly playerStats: readonly LineForm[];
  readonly homeLineup: readonly PlaceForm[];
  readonly awayLineup: readonly PlaceForm[];
  readonly incidents: readonly IncidentForm[];
};

/** A place in which nobody stands. */
export const EMPTY_PLACE: PlaceForm = { player: '', position: '', jerseyNumber: null };

/** The minutes of a starter where none are written (docs/rules.md#lines). */
const WHOLE_MATCH = 90;

export const positionIn = (text: string | null): MatchPosition | '' =>
  MATCH_POSITIONS.find((each) => each === text) ?? '';

/** The row of a player of whom nothing is recorded yet. */
export const emptyLine = (player: string, team: Side, position: string | null): LineForm => ({
  player,
  team,
  position: positionIn(position),
  isStartingEleven: false,
  minutesPlayed: null,
  goals: 0,
  assists: 0,
  saves: 0,
  yellowCards: 0,
  redCards: 0,
  shots: null,
  passes: null,
  gkCatches: null,
  rating: '',
  manOfTheMatch: false,
});

/** The row of a recorded line. */
export const lineForm = ({ position, rating, ...line }: KnownLine): LineForm => ({
  ...line,
  position: positionIn(position),
  rating: rating === null ? '' : String(rating).replace('.', ','),
});

const placeForm = ({ player, position, jerseyNumber }: KnownPlace): PlaceForm => ({
  player,
  position: positionIn(position),
  jerseyNumber,
});

const places = (known: readonly KnownPlace[]): readonly PlaceForm[] =>
  Array.from({ length: Math.max(LINEUP_PLACES, known.length) }, (_, index) => {
    const place = known[index];
    return place === undefined ? EMPTY_PLACE : placeForm(place);
  });

const typeOf = (text: string): IncidentType => incidentType.options.find((each) => each === text) ?? 'other';

/** The fields of recorded lists. */
export const listsForm = ({ playerStats, homeLineup, awayLineup, incidents }: KnownLists): ListsForm => ({
  playerStats: playerStats.map(lineForm),
  homeLineup: places(homeLineup),
  awayLineup: places(awayLineup),
  incidents: incidents.map(({ type, minute, player, description }) => ({
    type: typeOf(type),
    minute,
    player: player ?? '',
    description,
  })),
});

/** A text that is no figure goes on as it is: the schema of the call refuses it. */
const figure = (box: Count): number | null => box as number | null;

const ratingOf = (typed: string): number | null => {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : (text as unknown as number);
};

const knownLine = (line: LineForm): KnownLine => ({
  player: line.player,
  team: line.team,
  position: line.position || null,
  isStartingEleven: line.isStartingEleven,
  minutesPlayed: figure(line.minutesPlayed) ?? (line.isStartingEleven ? WHOLE_MATCH : 0),
  goals: figure(line.goals) ?? 0,
  assists: figure(line.assists) ?? 0,
  saves: figure(line.saves) ?? 0,
  yellowCards: figure(line.yellowCards) ?? 0,
  redCards: figure(line.redCards) ?? 0,
  shots: figure(line.shots),
  passes: figure(line.passes),
  gkCatches: figure(line.gkCatches),
  rating: ratingOf(line.rating),
  manOfTheMatch: line.manOfTheMatch,
});

const named = <Row extends { readonly player: string }>(rows: readonly Row[]): readonly Row[] =>
  rows.filter(({ player }) => player !== '');

const knownPlaces = (rows: readonly PlaceForm[]): KnownPlace[] =>
  named(rows).map(({ player, position, jerseyNumber }) => ({ player, position: position || null, jerseyNumber }));

const knownIncident = ({ type, minute, player, description }: IncidentForm): KnownIncident => ({
  type,
  minute: figure(minute) as number,
  description: description.trim(),
  player: player || null,
});

/** The lists that saving would record, in the server's form; rows without a player are dropped. */
export const knownLists = (form: ListsForm): KnownLists => ({
  playerStats: named(form.playerStats).map(knownLine),
  homeLineup: knownPlaces(form.homeLineup),
  awayLineup: knownPlaces(form.awayLineup),
  incidents: form.incidents.map(knownIncident),
});

/** A line as a call takes it: what nobody wrote is left out. */
export const sentLine = (line: KnownLine): SentLine =>
  ({
    player: line.player,
    team: line.team,
    ...(line.position !== null && { position: line.position as MatchPosition }),
    isStartingEleven: line.isStartingEleven,
    minutesPlayed: line.minutesPlayed,
    ...Object.fromEntries(MAIN_FIGURES.map((name) => [name, line[name]])),
    ...Object.fromEntries(MORE_FIGURES.flatMap((name) => (line[name] === null ? [] : [[name, line[name]]]))),
    ...(line.rating !== null && { rating: line.rating }),
    ...(line.manOfTheMatch && { manOfTheMatch: true }),
  }) satisfies SentLine;

const sentPlace = ({ player, position, jerseyNumber }: KnownPlace) => ({
  player,
  ...(position !== null && { position: position as MatchPosition }),
  ...(jerseyNumber !== null && { jerseyNumber }),
});

const sentIncident = ({ type, minute, description, player }: KnownIncident): SentIncident => ({
  type: typeOf(type),
  minute,
  ...(description !== '' && { description }),
  ...(player !== null && { player }),
});

/** One list as a call takes it. */
export const sentList = (field: keyof KnownLists, lists: KnownLists): Partial<SentResult> => {
  if (field === 'playerStats') return { playerStats: lists.playerStats.map(sentLine) };
  if (field === 'incidents') return { incidents: lists.incidents.map(sentIncident) };
  return { [field]: lists[field].map(sentPlace) };
};

/** The place in the form of a path of the body, from which rows without a player are missing. */
export const toFormPath = (form: ListsForm, path: readonly PropertyKey[]): readonly PropertyKey[] => {
  const [list, index, ...rest] = path;
  if (typeof index !== 'number' || (list !== 'playerStats' && list !== 'homeLineup' && list !== 'awayLineup')) {
    return path;
  }
  const rows: readonly { readonly player: string }[] = form[list];
  const at = [...rows.keys()].filter((each) => rows[each]?.player !== '')[index];
  return [list, at ?? index, ...rest];
};

/** The same for a path as the server writes it: `homeLineup[2].player`. */
export const formPathOf = (form: ListsForm, path: string): string => {
  const parts = path.split(/[.[\]]+/).filter((part) => part !== '');
  return toFormPath(
    form,
    parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
  ).join('.');
};

const count = (value: Count | null): number => (typeof value === 'number' ? value : 0);

/** How many goals of a side the rows and own goals name, as the server counts them. */
export const writtenGoals = (lists: KnownLists, side: Side): number =>
  namedGoals(
    {
      lines: lists.playerStats.map(({ player, team, goals }) => ({
        playerId: player,
        side: team,
        goals: count(goals),
      })),
      homeLineup: lists.homeLineup.map(({ player }) => ({ playerId: player })),
      awayLineup: lists.awayLineup.map(({ player }) => ({ playerId: player })),
      incidents: lists.incidents.map(({ type, player }) => ({ type: typeOf(type), playerId: player })),
    },
    side,
  );
