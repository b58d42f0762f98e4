import type { LinePlayers } from '@league/command-api/ports/player-directory.ts';
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
let reached: () => boolean;
let reads: number;

beforeEach(() => {
  position = { generation: 'a', changed: 7n, checkpoint: 9n, stopped: false, stale: false };
  documents = { [`players ${ADA}`]: player, [`played-teams ${ADA}`]: played, [`teams ${TEAM}`]: { name: 'Moda' } };
  reached = () => true;
  reads = 0;
});

const directory = () => {
  const positions: ModelPositions = { current: () => position, reached: async () => reached() };
  const reader: ReadModelReader = {
    snapshot: (work) => {
      reads += 1;
      const get = async (model: { readonly name: string }, id: string) => documents[`${model.name} ${id}`];
      return work({ get } as unknown as ReadView);
    },
  };
  return playerDirectory({ head: async () => 9n }, positions, reader);
};

const any = (): boolean => true;
const approved = (players: LinePlayers): boolean => players.get(ADA)?.approved === true;

describe('the players of lines', () => {
  it('are read once, and then handed out at once until one of their read models moves', async () => {
    const players = directory();
    const both = new Map([
      [ADA, known],
      [NOBODY, undefined],
    ]);
    expect(await players.playersFor([ADA, NOBODY], any)).toEqual(both);
    expect(players.playersFor([NOBODY], any)).toEqual(both);
    expect(reads).toBe(1);
    const before = players.playersFor([ADA], any);
    position = position && { ...position, changed: 8n };
    expect(players.playersFor([ADA], any)).toBeInstanceOf(Promise);
    expect(before).toEqual(both);
  });

  it('are read without waiting for the head where they do', async () => {
    reached = () => false;
    expect(await directory().playersFor([ADA], any)).toEqual(new Map([[ADA, known]]));
  });

  it('are read as of the head where they would not do', async () => {
    documents = { ...documents, [`players ${ADA}`]: { ...player, status: 'pending' } };
    const players = directory();
    await players.playersFor([ADA], any);
    reached = () => {
      documents = { ...documents, [`players ${ADA}`]: player };
      return true;
    };
    expect(await players.playersFor([ADA], approved)).toEqual(new Map([[ADA, known]]));
    reached = () => false;
    await expect(players.playersFor([ADA], () => false)).rejects.toThrow(StoreUnavailable);
    await expect(players.playersFor([ADA])).rejects.toThrow(StoreUnavailable);
  });

  describe.each([
    ['are not announced', undefined],
    ['have stopped', { stopped: true }],
    ['do not follow the log', { stale: true }],
  ])('while their read models %s', (_, how) => {
    beforeEach(() => {
      position = how && position && { ...position, ...how };
    });

    it('are kept for nobody', async () => {
      const players = directory();
      await players.playersFor([ADA], any);
      expect(players.playersFor([ADA], any)).toBeInstanceOf(Promise);
    });

    it('are read as of the head', async () => {
      reached = () => false;
      await expect(directory().playersFor([ADA], any)).rejects.toThrow(StoreUnavailable);
    });
  });

  it('that wait for an approval, or have no number or team, say so', async () => {
    documents = { [`players ${ADA}`]: { ...player, status: 'pending', jerseyNumber: null } };
    expect(await directory().playersFor([ADA], any)).toEqual(
      new Map([[ADA, { approved: false, number: null, teams: [] }]]),
    );
  });

  it('have teams whose names are read as of the head', async () => {
    expect(await directory().teamNames([TEAM, NOBODY])).toEqual(['Moda', undefined]);
    reached = () => false;
    await expect(directory().teamNames([TEAM])).rejects.toThrow(StoreUnavailable);
  });
});
