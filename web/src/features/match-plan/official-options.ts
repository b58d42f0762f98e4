import type { PlayerReference } from '@league/query-api/contract/player-reference.ts';
import type { SimpleBroadcaster, SimpleReferee } from '@league/query-api/contract/officials.ts';
import type { ComboboxOption } from '../../components/ui/combobox-filter.ts';
import { broadcastPlatforms } from '../../messages/tr/stored-words.ts';
import { fullName } from '../officials/candidates.ts';

/** What the box needs of an official. */
type Referee = Pick<SimpleReferee, '_id' | 'player'>;
type Broadcaster = Pick<SimpleBroadcaster, '_id' | 'player' | 'platform' | 'channelName'>;

const turkish = new Intl.Collator('tr', { numeric: true });

const named = ({ player }: Referee): string => fullName(player);

/** "Twitch · Kanal 61" */
const channelOf = ({ platform, channelName }: Broadcaster): string =>
  [broadcastPlatforms[platform], channelName ?? ''].filter((part) => part !== '').join(' · ');

const optionsOf = <Official extends Referee>(
  officials: readonly Official[],
  standing: PlayerReference | null,
  noteOf: (official: Official) => string,
): readonly ComboboxOption[] => {
  const options: ComboboxOption[] = officials.map((official) => {
    const note = noteOf(official);
    return { id: official._id, label: official.player.gamertag, ...(note !== '' && { note }) };
  });
  // An official who was dismissed may still stand at a match, and the box names the person.
  if (standing !== null && options.every(({ id }) => id !== standing._id))
    options.push({ id: standing._id, label: standing.gamertag });
  return options.toSorted((one, other) => turkish.compare(one.label, other.label) || (one.id < other.id ? -1 : 1));
};

/** The referees in office, by gamertag, and the referee who stands at the match. */
export const refereeOptions = (referees: readonly Referee[], standing: PlayerReference | null) =>
  optionsOf(referees, standing, named);

/** The broadcasters in office with their channels, by gamertag, and the broadcaster who stands at the match. */
export const broadcasterOptions = (broadcasters: readonly Broadcaster[], standing: PlayerReference | null) =>
  optionsOf(broadcasters, standing, channelOf);
