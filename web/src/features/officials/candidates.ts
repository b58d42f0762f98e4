import type { AdminsPlayer } from '@league/query-api/contract/players.ts';
import type { ComboboxOption } from '../../components/ui/combobox-filter.ts';
import type { Office } from './offices.ts';

const turkish = new Intl.Collator('tr', { numeric: true });

/** First and last name, as far as they are known; '' where neither is. */
export const fullName = ({ firstName, lastName }: Pick<AdminsPlayer, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter((part) => part !== null && part !== '').join(' ');

/**
 * The players whom an admin can appoint, by gamertag: approved ones without the office. The chosen player stays in the list,
 * so that the box does not fall empty when another admin appoints the same player meanwhile.
 */
export const candidatesFor = (
  office: Office,
  players: readonly AdminsPlayer[],
  chosen: string | null | undefined,
): readonly ComboboxOption[] =>
  players
    .filter(({ _id, isApproved, roles }) => _id === chosen || (isApproved && !roles.includes(office)))
    .toSorted((one, other) => turkish.compare(one.gamertag, other.gamertag) || (one._id < other._id ? -1 : 1))
    .map((player) => {
      const note = fullName(player);
      return { id: player._id, label: player.gamertag, ...(note !== '' && { note }) };
    });
