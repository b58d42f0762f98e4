import { expect, it } from 'vitest';
import { playerOf, teamOf } from '../../testing/player-of.ts';
import { actsOf } from './player-acts.tsx';

it.each([
  ['who waits', { status: 'pending' }, ['reject', 'edit', 'code', 'delete']],
  ['who is approved and free', {}, ['team', 'edit', 'code', 'delete']],
  ['in a team', { currentTeam: teamOf('Kartal') }, ['team', 'edit', 'release', 'code', 'delete']],
  ['who is an admin, whose password nobody resets', { isAdmin: true }, ['team', 'edit', 'delete']],
  ['whom an import made, without an account', { hasAccount: false }, ['team', 'edit', 'delete']],
  ['who was rejected', { status: 'rejected' }, ['edit', 'code', 'delete']],
] as const)('offers for a player %s what can be done', (_who, part, acts) => {
  expect(actsOf(playerOf('Kartal42', part))).toEqual(acts);
});
