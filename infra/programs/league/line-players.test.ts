import type { PlayedTeamsDocument, PlayerDocument } from '@league/query-api/contract/players.ts';
import type { ModelPosition, ModelPositions } from '@league/query-api/ports/model-positions.ts';
import type { ReadModelReader, ReadView } from '@league/query-api/ports/read-model-reader.ts';
import { numberedId } from '@league/events/testing/sample-events.ts';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { playerDirectory } from './player-directory.ts';

const [ADA, NOBODY, TEAM] = [numberedId(1), numberedId(2), numberedId(7)];
const FROM = '2026-09-01T12:00:00.000Z';
const player: PlayerDocument = {
  id: ADA,
  gamertag: 'Ada',
  position: 'Forvet',
  jerseyNumber: 9,
  favoritePosition: null,
  status: 'approved',
  isAdmin: false,
  teamId: TEAM,
  createdAt: FROM,
  personalChangedAt: null,
};
const played: PlayedTeamsDocument = {
  playerId: ADA,
  teams: [{ teamId: TEAM, season: 1, startDate: FROM, endDate: null, ended: null }],
};
const known = { approved: true, number: 9, teams: [{ teamId: TEAM, from: FROM, until: null }] };

let position: ModelPosition | undefined;
let documents: Readonly<Record<string, object>>;
let reached: boolean;
let reads: number;

beforeEach(() => {
  position = { generation: 'a', changed: 7n, checkpoint: 9n, stopped: false, stale: false };
  documents = { [`players ${ADA}`]: player, [`played-teams ${ADA}`]: played, [`teams ${TEAM}`]: { name: 'Moda' } };
  reached = true;
  reads = 0;
});

const directory = () => {
  const positions: ModelPositions = { current: () => position, reached: async () => reached };
  const reader: ReadModelReader = {
    snapshot: (work) => {
      reads += 1;
      const get = async (model: { readonly name: string }, id: string) => documents[`${model.name} ${id}`];
      return work({ get } as unknown as ReadView);
    },
  };
  return playerDirectory({ head: async () => 9n }, positions, reader);
};

describe('the players of lines', () => {
  it('are read once, and then known until one of their read models moves', async () => {
    const players = directory();
    const both = new Map([
      [ADA, known],
      [NOBODY, undefined],
    ]);
    expect(players.knownPlayers([ADA])).toBeUndefined();
    expect(await players.playersNow([ADA, NOBODY])).toEqual(both);
    expect(players.knownPlayers([NOBODY])).toEqual(both);
    expect(reads).toBe(1);
    const before = players.knownPlayers([ADA]);
    position = position && { ...position, changed: 8n };
    expect(players.knownPlayers([ADA])).toBeUndefined();
    expect(before).toEqual(both);
  });

  it.each([
    ['are not announced', undefined],
    ['have stopped', { stopped: true }],
    ['do not follow the log', { stale: true }],
  ])('are kept for nobody while their read models %s', async (_, how) => {
    position = how && position && { ...position, ...how };
    const players = directory();
    await players.playersNow([ADA]);
    expect(players.knownPlayers([ADA])).toBeUndefined();
  });

  it('are not told where the read models do not reach the head', async () => {
    reached = false;
    await expect(directory().playersNow([ADA])).rejects.toThrow(StoreUnavailable);
    await expect(directory().teamNames([TEAM])).rejects.toThrow(StoreUnavailable);
  });

  it('that wait for an approval, or have no number or team, say so', async () => {
    documents = { [`players ${ADA}`]: { ...player, status: 'pending', jerseyNumber: null } };
    expect(await directory().playersNow([ADA])).toEqual(new Map([[ADA, { approved: false, number: null, teams: [] }]]));
  });

  it('have teams whose names are read as well', async () => {
    expect(await directory().teamNames([TEAM, NOBODY])).toEqual(['Moda', undefined]);
  });
});
