import { numberedId } from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import type { LinePlayer, LinePlayers, PlayerDirectory } from '../ports/player-directory.ts';
import { matchDecider, type PlannedMatch } from './decider.ts';
import { lookUpLines } from './look-up-lines.ts';

const [ADA, HOME, AWAY] = [numberedId(1), numberedId(7), numberedId(8)];
const planned: PlannedMatch = {
  matchId: numberedId(9),
  season: 1,
  week: 1,
  home: HOME,
  away: AWAY,
  date: null,
  stadium: null,
};
const inTeam = (teamId: string, approved = true): LinePlayer => ({
  approved,
  number: 9,
  teams: [{ teamId, from: '2026-09-01T12:00:00.000Z', until: null }],
});
const now: LinePlayers = new Map([[ADA, inTeam(HOME)]]);

/** Looks up one line of Ada. The directory knows her as `known`, and as of the log's head she is in the home team. */
const lookedUp = async (known: LinePlayer | undefined, team: string) => {
  const players = new Map([[ADA, known]]);
  const directory: Pick<PlayerDirectory, 'playersFor' | 'teamNames'> = {
    playersFor: (_, suffice) => (suffice?.(players) === true ? players : now),
    teamNames: async () => ['Moda', 'Işık'],
  };
  const lists = { playerStats: [{ playerId: ADA, team }] } as unknown as Parameters<typeof lookUpLines>[1];
  return lookUpLines(directory as PlayerDirectory, lists, planned, matchDecider.initialState());
};

describe('players of lines', () => {
  it('are taken as they are known here where the command would take them', async () => {
    const here = { ...inTeam(HOME), number: 4 };
    expect(await lookedUp(here, 'home')).toEqual({ players: new Map([[ADA, here]]) });
  });

  it.each([
    ['are unknown', undefined],
    ['are not approved', inTeam(HOME, false)],
    ['are of the other side', inTeam(AWAY)],
    ['are of neither side', inTeam(numberedId(5))],
  ])('are taken as of the head where they %s here', async (_, known) => {
    expect(await lookedUp(known, 'home')).toEqual({ players: now });
  });

  it('are taken as of the head where a team is called by its name', async () => {
    expect(await lookedUp({ ...inTeam(HOME), number: 4 }, 'Moda')).toEqual({
      players: now,
      teamNames: { home: 'Moda', away: 'Işık' },
    });
  });
});
