import type { MatchDetails } from '@league/query-api/contract/match-details.ts';
import type { PlayerAnswer } from '@league/query-api/contract/players.ts';
import type { ComboboxOption } from '../../components/ui/combobox-filter.ts';
import { personMessages } from '../../messages/tr/person.ts';
import { lineMessages } from '../../messages/tr/result-lines.ts';
import type { Side } from './list-form.ts';

/** Somebody who may stand in the rows of a match. */
export type MatchPerson = {
  readonly id: string;
  readonly gamertag: string;
  readonly number: number | null;
  readonly side: Side;
  readonly position: string | null;
  /** Has no page. */
  readonly deleted: boolean;
};

export type People = ReadonlyMap<string, MatchPerson>;

type Listed = Pick<PlayerAnswer, '_id' | 'gamertag' | 'jerseyNumber' | 'position' | 'isApproved' | 'currentTeam'>;
type Standing = Pick<MatchDetails, 'homeTeam' | 'awayTeam' | 'playerStats' | 'homeLineup' | 'awayLineup'>;

/**
 * Who may stand in the rows of a match: the approved players of its two teams, and those who stand in it already, with the
 * side and number of that day (docs/rules.md#lines).
 */
export const peopleOf = (match: Standing, players: readonly Listed[]): People => {
  const people = new Map<string, MatchPerson>();
  const known = new Map(players.map((player) => [player._id, player]));
  const stands = (side: Side) => (entry: MatchDetails['homeLineup'][number]) => {
    const { _id: id, gamertag, deleted } = entry.player;
    const position = entry.position ?? known.get(id)?.position ?? null;
    people.set(id, { id, gamertag, number: entry.jerseyNumber, side, position, deleted });
  };
  match.homeLineup.forEach(stands('home'));
  match.awayLineup.forEach(stands('away'));
  for (const line of match.playerStats) stands(line.side)(line);
  for (const { _id: id, gamertag, jerseyNumber: number, position, isApproved, currentTeam } of players) {
    const side =
      currentTeam?._id === match.homeTeam._id ? 'home' : currentTeam?._id === match.awayTeam._id ? 'away' : null;
    if (side === null || !isApproved || people.has(id)) continue;
    people.set(id, { id, gamertag, number, side, position, deleted: false });
  }
  return people;
};

const byName = new Intl.Collator('tr');

/** The people of a side, by gamertag. */
export const ofSide = (people: People, side: Side): readonly MatchPerson[] =>
  [...people.values()]
    .filter((person) => person.side === side)
    .toSorted((one, other) => byName.compare(one.gamertag, other.gamertag));

type Teams = Pick<MatchDetails, 'homeTeam' | 'awayTeam'>;

/** The people as the player box lists them: "Arda, 8 numara, Kartal". */
export const optionsOf = (people: People, { homeTeam, awayTeam }: Teams): readonly ComboboxOption[] =>
  (['home', 'away'] as const).flatMap((side) =>
    ofSide(people, side).map(({ id, gamertag, number }) => ({
      id,
      label: gamertag,
      note: lineMessages.option(
        number === null ? null : personMessages.number(number),
        (side === 'home' ? homeTeam : awayTeam).name,
      ),
    })),
  );

export const nameIn = (people: People, id: string): string => people.get(id)?.gamertag ?? lineMessages.unknownPlayer;
