import type { PlayerWish } from '@league/command-api/contract/player.ts';
import type { AdminsPlayer } from '@league/query-api/contract/players.ts';
import { asNumber } from '../../components/form/use-league-form.ts';

/** What the form holds of a player. What the player lacks is undefined, and so left out of the body while its box is empty. */
export const formOf = (player: AdminsPlayer) => ({
  gamertag: player.gamertag,
  psoId: player.psoId ?? undefined,
  email: player.email ?? undefined,
  firstName: player.firstName ?? '',
  lastName: player.lastName ?? '',
  position: player.position ?? undefined,
  jerseyNumber: player.jerseyNumber ?? undefined,
  isAdmin: player.isAdmin,
  reason: undefined,
});

/** Options of `field`: a box for a number that is left out of the body while it is empty. */
export const asNumberLeft = { setValueAs: (held: unknown) => asNumber.setValueAs(held) ?? undefined };

/** Of the body what differs from the player as the form began: what another admin changes meanwhile stays as it is. */
export const changedOf = (body: PlayerWish, began: ReturnType<typeof formOf>): PlayerWish => {
  const before: Readonly<Record<string, unknown>> = began;
  const changed = Object.entries(body).filter(([name, value]) => value !== undefined && value !== before[name]);
  return Object.fromEntries(
    changed.map(([name, value]) => [name, value === '' && name !== 'reason' ? null : value]),
  ) as PlayerWish;
};

/** Whether the box for admin access means something: granted it is to those who can sign in, and taken from anybody. */
export const mayBeAdmin = ({ status, hasAccount, isAdmin }: AdminsPlayer): boolean =>
  isAdmin || (status === 'approved' && hasAccount);
