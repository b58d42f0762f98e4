import type { LeagueEvent } from '@league/events/catalogue.ts';
import { numberedId, playerDetailsChanged, playerRegistered } from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import { gamertags } from './gamertags.projection.ts';
import { given } from './given-events.ts';

const after = given(gamertags);
const [playerId, other] = [numberedId(1), numberedId(2)];
const registered = playerRegistered({ playerId, gamertag: 'Işık’42' });
const renamed = (from: string, to: string): LeagueEvent =>
  playerDetailsChanged({ playerId, changes: { gamertag: { from, to } } });
const deleted = (gamertag: string): LeagueEvent => ({ type: 'PlayerDeleted', data: { playerId, gamertag } });

describe('gamertags', () => {
  it('lead to their player by key, however they are written', () => {
    expect(after(registered)).toEqual({ "işik'42": { key: "işik'42", playerId } });
  });

  it('go on leading to a player who changed them', () => {
    const documents = after(registered, renamed('Işık’42', 'Kartal'), renamed('Kartal', 'Şahin'));
    expect(Object.values(documents)).toEqual(["işik'42", 'kartal', 'şahin'].map((key) => ({ key, playerId })));
  });

  it('stay as they are where an edit only changes the writing, or something else', () => {
    const edited = playerDetailsChanged({ playerId, changes: { jerseyNumber: { from: 10, to: 9 } } });
    expect(after(registered, renamed('Işık’42', 'IŞIK’42'), edited)).toEqual(after(registered));
  });

  it('lead nowhere after a deletion, and to another player who takes them', () => {
    expect(after(registered, deleted('Işık’42'))).toEqual({});
    const taken = after(registered, renamed('Işık’42', 'Kartal'), deleted('Kartal'), {
      ...registered,
      data: { ...registered.data, playerId: other },
    });
    expect(taken).toEqual({ "işik'42": { key: "işik'42", playerId: other } });
  });

  it("keep another player's when the one who had them before is deleted", () => {
    const taken = playerRegistered({ playerId: other, gamertag: 'Işık’42' });
    expect(after(registered, taken, deleted('Işık’42'))).toEqual({ "işik'42": { key: "işik'42", playerId: other } });
  });
});
