import { describe, expect, it } from 'vitest';
import type { AccountRole } from '../src/envelope.ts';
import { checkOf, type Right } from './rights.ts';

const PLAYER: readonly AccountRole[] = ['player'];
const REFEREE: readonly AccountRole[] = ['player', 'referee'];
const ADMIN: readonly AccountRole[] = ['player', 'admin'];

describe('the role in which an account acts', () => {
  it.each<readonly [Right, readonly AccountRole[], string, AccountRole | undefined]>([
    ['public', PLAYER, 'x', 'player'],
    ['public', ADMIN, 'x', 'admin'],
    ['publicWith(admin)', PLAYER, 'x', 'player'],
    ['publicWith(admin)', ADMIN, 'x', 'admin'],
    ['publicWith(signedIn)', PLAYER, 'x', 'player'],
    ['publicWith(signedIn)', ['admin'], 'x', 'admin'],
    ['player', PLAYER, 'x', 'player'],
    ['player', ADMIN, 'x', 'admin'],
    ['player', ['admin'], 'x', undefined],
    ['signedIn', REFEREE, 'x', 'player'],
    ['signedIn', ['admin'], 'x', 'admin'],
    ['admin', REFEREE, 'x', undefined],
    ['admin', ADMIN, 'x', 'admin'],
    ['own(id)', PLAYER, 'me', 'player'],
    ['own(id)', PLAYER, 'x', undefined],
    ['own(id)', REFEREE, 'x', undefined],
    ['own(id)', ADMIN, 'x', 'admin'],
    ['mainRefereeOf(id)', PLAYER, 'x', 'referee'],
    ['mainRefereeOf(id)', ADMIN, 'x', 'admin'],
    ['broadcasterOf(id)', PLAYER, 'x', 'broadcaster'],
    ['broadcasterOf(id)', ADMIN, 'x', 'admin'],
  ])('by the right %s with the roles %j at what is of %s is %s', (right, roles, id, role) => {
    expect(checkOf('PUT /api/things/:id', right)({ id: 'me', roles }, { id })).toBe(role);
  });
});

describe('a right that cannot be', () => {
  it.each([undefined, '', 'anyone', 'Admin', 'toString', 'own', 'own()', 'own(id) or admin'])(
    'is refused: %j',
    (right) => {
      expect(() => checkOf('PUT /api/things/:id', right as Right)).toThrow('PUT /api/things/:id declares no right');
    },
  );

  it('is refused when it is about what the path does not name', () => {
    expect(() => checkOf('PUT /api/things/:id', 'own(i)')).toThrow("has no :i for its right 'own(i)'");
    expect(() => checkOf('PUT /api/things', 'own(id)')).toThrow('has no :id');
  });
});
