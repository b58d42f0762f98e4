import { playerBody } from '@league/command-api/contract/player.ts';
import { expect, it } from 'vitest';
import { playerOf } from '../../testing/player-of.ts';
import { asNumberLeft, changedOf, formOf, mayBeAdmin } from './edit-form.ts';

const player = playerOf('Kartal42', { firstName: 'Ömer' });
const began = formOf(player);

it('sends what was changed and nothing else, so that what another admin changes meanwhile stays', () => {
  expect(changedOf({ ...began }, began)).toEqual({});
  expect(changedOf({ ...began, jerseyNumber: 9, isAdmin: true }, began)).toEqual({ jerseyNumber: 9, isAdmin: true });
});

it('clears a name that was emptied', () => {
  expect(changedOf({ ...began, firstName: '' }, began)).toEqual({ firstName: null });
});

it('begins as a body that the call takes, also of a player who lacks all that can be lacking', () => {
  const made = playerOf('Ithal', { email: null, psoId: null, position: null, jerseyNumber: null, hasAccount: false });
  expect(playerBody.safeParse(began).success).toBe(true);
  expect(playerBody.safeParse(formOf(made)).success).toBe(true);
});

it('leaves an empty number out, and lets the call refuse a text', () => {
  expect(asNumberLeft.setValueAs('')).toBeUndefined();
  expect(asNumberLeft.setValueAs('7')).toBe(7);
  expect(asNumberLeft.setValueAs('yedi')).toBe('yedi');
});

it.each([
  ['an approved player with an account', {}, true],
  ['one who waits', { status: 'pending' }, false],
  ['one without an account', { hasAccount: false }, false],
  ['an admin, who may lose it', { status: 'rejected', isAdmin: true }, true],
] as const)('admin access means something for %s: %j → %j', (_of, part, expected) => {
  expect(mayBeAdmin(playerOf('Kartal42', part))).toBe(expected);
});
