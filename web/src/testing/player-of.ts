import type { AdminsPlayer } from '@league/query-api/contract/players.ts';
import { statsOf } from './stats-of.ts';

/** An approved player without a team, with an account, as admins read one; `part` says what differs. */
export const playerOf = (gamertag: string, part: Partial<AdminsPlayer> = {}): AdminsPlayer => ({
  _id: `id-${gamertag}`,
  gamertag,
  position: 'Stoper',
  jerseyNumber: 4,
  currentTeam: null,
  isApproved: true,
  isAdmin: false,
  roles: [],
  createdAt: '2026-09-05T09:00:00.000Z',
  stats: statsOf(),
  overallRating: null,
  email: `${gamertag.toLowerCase()}@ornek.com`,
  psoId: 'pso-1',
  firstName: null,
  lastName: null,
  status: 'approved',
  rejectionReason: null,
  hasAccount: true,
  refereeInfo: null,
  broadcasterInfo: null,
  ...part,
});

/** A team as a player's answer names it. */
export const teamOf = (name: string): NonNullable<AdminsPlayer['currentTeam']> => ({
  _id: `team-${name}`,
  name,
  logo: '',
  crest: 'red-white-stripes',
  city: null,
});
