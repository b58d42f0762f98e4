import { afterEach, describe, expect, it, vi } from 'vitest';
import { teamsOrNone } from './teams-or-none.ts';

const team = {
  _id: '96391042-95c5-511c-aea9-4347da26287b',
  name: 'Kartal',
  logo: '/images/kartal.webp',
  crest: 'red-white-stripes',
  city: null,
  createdAt: '2026-08-01T09:00:00.000Z',
  players: [],
  stats: { wins: 1, draws: 0, losses: 2 },
};

describe('the answer with the teams', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('is a list of teams', () => {
    expect(teamsOrNone.parse([team])).toEqual([team]);
    expect(teamsOrNone.parse([])).toEqual([]);
  });

  it.each([[null], [{ teams: [team] }], ['<html>']])(
    'counts as none when it is no list, and is logged: %o',
    (answer) => {
      const logged = vi.spyOn(console, 'error').mockReturnValue();
      expect(teamsOrNone.parse(answer)).toEqual([]);
      expect(logged).toHaveBeenCalledOnce();
    },
  );

  it('is a failure when the list is of something else', () => {
    expect(teamsOrNone.safeParse([{ name: 'Kartal' }]).success).toBe(false);
  });
});
