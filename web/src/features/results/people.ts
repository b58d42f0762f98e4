import type { MatchDetails } from '@league/query-api/contract/match-details.ts';
import type { MatchPlayer } from '@league/query-api/contract/match-players.ts';
import type { ComboboxOption } from '../../components/ui/combobox-filter.ts';
import { personMessages } from '../../messages/tr/person.ts';
import { lineMessages } from '../../messages/tr/result-lines.ts';
import type { Side } from './list-form.ts';

/** Somebody who may stand in the rows of a match. */
export type MatchPerson = {
  readonly id: string;
  readonly gamertag: string;
  readonly number: number | null;
  /** In which the person may stand: the one of that day, then the one of now where that is another. */
  readonly sides: readonly Side[];
  readonly position: string | null;
  /** Has no page. */
  readonly deleted: boolean;
};

export type People = ReadonlyMap<string, MatchPerson>;

type Standing = Pick<MatchDetails, 'playerStats' | 'homeLineup' | 'awayLineup'>;

/**
 * Who may stand in the rows of a match: those whom the server names, and those who stand in it already, with the side and number
 * of that day (docs/rules.md#lines).
 */
export const peopleOf = (match: Standing, players: readonly MatchPlayer[]): People => {
  const people = new Map<string, MatchPerson>();
  const known = new Map(players.map((player) => [player._id, player]));
  const stands = (side: Side) => (entry: MatchDetails['homeLineup'][number]) => {
    const { _id: id, gamertag, deleted } = entry.player;
    const position = entry.position ?? known.get(id)?.position ?? null;
    people.set(id, { id, gamertag, number: entry.jerseyNumber, sides: [side], position, deleted });
  };
  match.homeLineup.forEach(stands('home'));
  match.awayLineup.forEach(stands('away'));
  for (const line of match.playerStats) stands(line.side)(line);
  for (const { _id: id, gamertag, jerseyNumber: number, position, sides } of players) {
    if (!people.has(id)) people.set(id, { id, gamertag, number, sides, position, deleted: false });
  }
  return people;
};

const byName = new Intl.Collator('tr');

/** The people of a side, by gamertag. */
export const ofSide = (people: People, side: Side): readonly MatchPerson[] =>
  [...people.values()]
    .filter(({ sides }) => sides.includes(side))
    .toSorted((one, other) => byName.compare(one.gamertag, other.gamertag));

type Teams = Pick<MatchDetails, 'homeTeam' | 'awayTeam'>;

/** Somebody of one side. */
export type PersonOption = ComboboxOption & { readonly person: MatchPerson; readonly side: Side };

/** The people as the player box lists them: "Arda, 8 numara, Kartal"; whoever may stand in both sides is listed for each. The team's name finds them too. */
export const optionsOf = (people: People, { homeTeam, awayTeam }: Teams): readonly PersonOption[] =>
  (['home', 'away'] as const).flatMap((side) =>
    ofSide(people, side).map((person) => {
      const { name } = side === 'home' ? homeTeam : awayTeam;
      return {
        id: `${side} ${person.id}`,
        person,
        side,
        label: person.gamertag,
        note: lineMessages.option(person.number === null ? null : personMessages.number(person.number), name),
        words: name,
      };
    }),
  );

export const nameIn = (people: People, id: string): string => people.get(id)?.gamertag ?? lineMessages.unknownPlayer;
