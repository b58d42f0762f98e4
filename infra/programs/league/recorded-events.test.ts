import { type CommandName, commandCalls } from '@league/command-api/contract/calls.ts';
import { commandIdOf } from '@league/command-api/handling/ids.ts';
import { type Sent, startApi, type TestApi } from '@league/command-api/testing/api.ts';
import { makePlayer } from '@league/command-api/testing/players.ts';
import { scorerOf } from '@league/command-api/testing/scorers.ts';
import { commandNames, sampleCall } from '@league/command-api/testing/sample-calls.ts';
import type { EventType } from '@league/events/catalogue.ts';
import { gamertagKey, nameKey } from '@league/events/rules/text-identity.ts';
import { gamertagStream, playerStream, seasonsStream, teamNameStream } from '@league/events/streams.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { applyFor, officialScenes, putToWork, type Scene } from './testing/official-scenes.ts';

const deleteTeam = async (api: TestApi, teamId: string): Promise<void> => {
  expect((await api.send({ method: 'DELETE', path: `/api/teams/${teamId}` })).status).toBe(200);
};

/** The team is deleted after the call has seen it and before it records anything. */
const whileATeamGoes =
  (call: (home: string, away: string) => Sent): Scene =>
  async (api, now) => {
    const [home, away] = [await api.team('Moda'), await api.team('Işık')];
    api.store.once('before-append', seasonsStream, () => deleteTeam(api, home));
    await now(call(home, away));
  };

/** The home side of the call's sample is a team that is deleted after the call has seen it. */
const whileItsHomeTeamGoes =
  (command: CommandName): Scene =>
  async (api, now) => {
    const sent = await sampleCall(command, api);
    const homeTeam = await api.team('Ege');
    api.store.once('before-append', seasonsStream, () => deleteTeam(api, homeTeam));
    await now({ ...sent, body: { ...sent.body, homeTeam } });
  };

const namesHomeTeam = (command: CommandName): boolean => {
  const { body } = commandCalls[command];
  return body instanceof z.ZodMiniObject && 'homeTeam' in body.shape;
};

/** The call wants the name of a team that was deleted and has not given it back yet. */
const whileANameIsGivenBack =
  (call: (other: string) => Sent): Scene =>
  async (api, now) => {
    const [gone, other] = [await api.team('Moda'), await api.team('Işık')];
    api.store.once('before-append', teamNameStream(nameKey('Moda')), () => now(call(other)));
    await deleteTeam(api, gone);
  };

/** A result is entered, corrected and taken back, and another match goes live. */
const resultOf =
  (path: (matchId: string) => string): Scene =>
  async (api, now) => {
    const [home, away] = [await api.team('Moda'), await api.team('Işık')];
    const played = await api.match(home, away);
    for (const body of [{ homeScore: 1, awayScore: 0 }, { homeScore: 2 }, { status: 'scheduled' }]) {
      await now({ method: 'PUT', path: path(played), body });
    }
    const live = await api.match(away, home, 2);
    await now({ method: 'PUT', path: path(live), body: { status: 'live', homeScore: 0, awayScore: 0 } });
  };

/** New fixtures take the place of a match whose result is entered right before they are recorded. */
const replaceWhileAResultComes: Scene = async (api, now) => {
  const matchId = await api.match(await api.team('Moda'), await api.team('Işık'));
  api.store.once('before-append', seasonsStream, () => api.result(matchId, [1, 0]));
  await now({ path: '/api/matches/generate-fixtures', body: { replace: true } }, 409);
};

/** The gamertag is taken from a registration that was cut short. */
const whileARegistrationIsUnfinished: Scene = async (api, now) => {
  const gamertag = gamertagStream(gamertagKey('Kartal42'));
  api.store.once('after-append', gamertag, () => Promise.reject(new Error('the process died')));
  const { example } = commandCalls['POST /api/players/register'];
  const cut = await api.send({ path: '/api/players/register', body: { ...example, email: 'b@example.com' } });
  expect(cut.status).toBe(500);
  await now({ path: '/api/players/register', body: example });
};

/**
 * The call is about an admin who plays for a team, likes another player, holds one office and has asked for the other; once for each
 * office.
 */
const ofABusyPlayer = (call: (playerId: string, teamId: string) => Sent): readonly Scene[] =>
  (['referee', 'broadcaster'] as const).map((held) => async (api, now) => {
    const [{ id, token }, other] = [await makePlayer(api, 'Ada'), await makePlayer(api, 'Efe')];
    const teamId = await api.team('Moda');
    await api.send({ method: 'PUT', path: `/api/players/${id}/assign`, body: { teamId } });
    await api.send({ path: `/api/players/${other.id}/like`, body: {}, token });
    await api.send({ method: 'PUT', path: `/api/players/${id}`, body: { isAdmin: true } });
    for (const office of ['referee', 'broadcaster'] as const) await applyFor(api, office, token);
    await api.send({ method: 'PUT', path: `/api/${held}s/${id}/approve`, body: { isApproved: true } });
    await putToWork(api, held, id);
    await now(call(id, teamId));
  });

/** A player takes the gamertag of a registration that was cut short, and is an admin for a while. */
const renamedAndAdmin: Scene = async (api, now) => {
  const { id } = await makePlayer(api, 'Ada');
  api.store.once('after-append', gamertagStream(gamertagKey('Efe')), () =>
    Promise.reject(new Error('the process died')),
  );
  await expect(makePlayer(api, 'Efe')).rejects.toThrow('died');
  await now({ method: 'PUT', path: `/api/players/${id}`, body: { gamertag: 'Efe', isAdmin: true } });
  await now({ method: 'PUT', path: `/api/players/${id}`, body: { isAdmin: false } });
};

/** A free player is put into a team. */
const intoATeam =
  (call: (playerId: string, teamId: string) => Sent): Scene =>
  async (api, now) =>
    now(call((await makePlayer(api, 'Ada')).id, await api.team('Moda')));

/** A like that was given is taken back. */
const likedBefore: Scene = async (api, now) => {
  const { path } = await sampleCall('POST /api/players/:id/like', api);
  await api.send({ path, body: {} });
  await now({ path, body: {} });
};

const csv = 'week,home,away,homeScore,awayScore\n1,Moda,Işık,2,1';
const importOf: Sent = { path: '/api/matches/import', body: { csv, createTeams: true } };

/** A file with a result, sent again with another. */
const corrected: Scene = async (_, now) => {
  await now(importOf);
  await now({ ...importOf, body: { csv: csv.replace('2,1', '1,2'), overwrite: true } });
};

/** The team of a player whom the import makes is deleted right before the player is put into it. */
const whileAPlayerIsAssigned: Scene = async (api, now) => {
  const moda = await api.team('Moda');
  api.store.once('after-append', seasonsStream, async () => {
    const imported = api.store.recorded().find((event) => event.type === 'FixturesImported');
    const stream = playerStream(imported?.data.playersToCreate[0]?.playerId ?? '');
    for (const step of ['register', 'approve', 'assign']) {
      api.store.once('before-append', stream, async () => {
        if (step === 'assign') await deleteTeam(api, moda);
      });
    }
  });
  await now({ path: '/api/matches/import', body: commandCalls['POST /api/matches/import'].example });
};

const rules = {
  rankingRules: { pointsForWin: 2, headToHeadWhen: 'complete' },
  playoffSettings: { enabled: false },
  relegationSettings: { relegationTeams: 1 },
};

const decreased: Scene = async (api, now) => {
  const { playerId } = await scorerOf(api);
  const body = { statsToDelete: ['goals'], operation: 'decrease', amount: 2 };
  await now({ method: 'DELETE', path: `/api/players/${playerId}/stats`, body });
};

/** A team with one match that was played and one that was not leaves; `then` is told by which call. */
const withdrawing =
  (played: 'keep' | 'annul', then: (api: TestApi, withdraw: Sent, now: Parameters<Scene>[1]) => Promise<void>): Scene =>
  async (api, now) => {
    const [home, away] = [await api.team('Moda'), await api.team('Işık')];
    await api.result(await api.match(home, away), [1, 0]);
    await api.match(away, home, 2);
    await then(api, { path: `/api/teams/${home}/withdraw`, body: { played, reason: 'Takım dağıldı' } }, now);
  };
const takenBack = (played: 'keep' | 'annul'): Scene =>
  withdrawing(played, async (api, withdraw, now) => {
    await api.send(withdraw);
    await now({ path: '/api/admin/season/undo', body: {} });
  });

/** Players who were made free get their teams back. */
const transfersTakenBack: Scene = async (api, now) => {
  await api.send(await sampleCall('POST /api/admin/reset-transfers', api));
  await now({ path: '/api/admin/season/undo', body: {} });
};

/** The rules are changed while a season is reopened under those of before. */
const reopenedWhileRulesChange: Scene = async (api, now) => {
  await api.send(await sampleCall('POST /api/admin/reset-season', api));
  api.store.once('before-append', seasonsStream, async () => {
    const { body } = await api.send({ method: 'PUT', path: '/api/settings', body: rules });
    await api.processes.reached('season-rules', BigInt(String(body.position)));
  });
  await now({ path: '/api/admin/season/undo', body: {} });
};

/** Besides the sample of each. */
const scenes: Partial<Record<CommandName, readonly Scene[]>> = {
  'PUT /api/settings': [
    (_, now) => {
      const body = {
        title: 'Yaz Ligi',
        color: '#00ff00',
        logo: '/images/x.webp',
        socialMedia: { kick: 'https://kick.com/lig' },
        news: Array.from({ length: 3 }, () => ({ title: 'Kupa', text: 'Başlıyor.' })),
      };
      return now({ method: 'PUT', path: '/api/settings', body: { ...body, ...rules } });
    },
  ],
  'POST /api/teams': [whileANameIsGivenBack(() => ({ path: '/api/teams', body: { name: 'Moda' } }))],
  'PUT /api/teams/:id': [
    whileANameIsGivenBack((other) => ({ method: 'PUT', path: `/api/teams/${other}`, body: { name: 'Moda' } })),
    async (api, now) => {
      const crest = { primary: 'navy', secondary: 'yellow', pattern: 'sash' };
      await now({ method: 'PUT', path: `/api/teams/${await api.team('Moda')}`, body: { crest } });
    },
  ],
  'POST /api/matches/generate-fixtures': [
    whileATeamGoes(() => ({ path: '/api/matches/generate-fixtures', body: {} })),
    replaceWhileAResultComes,
  ],
  'POST /api/matches/import': [
    whileATeamGoes(() => importOf),
    whileANameIsGivenBack(() => importOf),
    corrected,
    whileAPlayerIsAssigned,
  ],
  'PUT /api/account/password': [
    async (_, now) =>
      now({ method: 'PUT', path: '/api/account/password', body: commandCalls['PUT /api/account/password'].example }),
  ],
  'POST /api/admin/reset-season': [
    async (api, now) => {
      await api.match(await api.team('Moda'), await api.team('Işık'));
      api.store.once('before-append', seasonsStream, async () => {
        const { body } = await api.send({ method: 'PUT', path: '/api/settings', body: rules });
        await api.processes.reached('season-rules', BigInt(String(body.position)));
      });
      await now({ path: '/api/admin/reset-season', body: {} });
    },
  ],
  'DELETE /api/teams/:id': ofABusyPlayer((_, teamId) => ({
    method: 'DELETE',
    path: `/api/teams/${teamId}?players=delete`,
  })),
  'POST /api/teams/:id/withdraw': [withdrawing('annul', (_, withdraw, now) => now(withdraw))],
  'POST /api/admin/season/undo': [takenBack('keep'), takenBack('annul'), transfersTakenBack, reopenedWhileRulesChange],
  'PUT /api/players/:id/reject': ofABusyPlayer((id) => ({
    method: 'PUT',
    path: `/api/players/${id}/reject`,
    body: {},
  })),
  'PUT /api/players/:id': [renamedAndAdmin],
  'DELETE /api/players/:id': ofABusyPlayer((id) => ({ method: 'DELETE', path: `/api/players/${id}` })),
  ...officialScenes,
  'PUT /api/players/:id/assign': [
    intoATeam((id, teamId) => ({ method: 'PUT', path: `/api/players/${id}/assign`, body: { teamId } })),
  ],
  'POST /api/players/assign-team': [
    intoATeam((playerId, teamId) => ({ path: '/api/players/assign-team', body: { playerId, teamId } })),
  ],
  'DELETE /api/players/:id/stats': [decreased],
  'POST /api/players/:id/like': [likedBefore],
  'POST /api/players/register': [whileARegistrationIsUnfinished],
  'PUT /api/matches/:id/results': [resultOf((id) => `/api/matches/${id}/results`)],
  'PUT /api/admin/match-result/:id': [resultOf((id) => `/api/admin/match-result/${id}`)],
  'PUT /api/matches/:id/referee-update': [resultOf((id) => `/api/matches/${id}/referee-update`)],
  'PUT /api/matches/:id': [resultOf((id) => `/api/matches/${id}`)],
};

/** Until no process has anything to do. */
const settled = async ({ store, processes }: TestApi): Promise<void> => {
  let head: bigint;
  do {
    head = await store.head();
    for (const { name } of processes.status()) await processes.reached(name, head);
  } while (head !== (await store.head()));
};

/** The types of the events that came of the scene's own calls, at once or by a process. */
const recordedIn = async (scene: Scene): Promise<EventType[]> => {
  const api = await startApi();
  const acts = new Set<string>();
  await scene(api, async (sent, refused) => {
    const { method = 'POST', path } = sent;
    const key = `act-${acts.size}`;
    acts.add(commandIdOf(api.adminId, `${method} ${path.split('?')[0]}`, key));
    const { status } = await api.send({ ...sent, key });
    if (refused === undefined) expect(status).toBeLessThan(300);
    else expect(status).toBe(refused);
  });
  await settled(api);
  expect(api.faults).toEqual([]);
  return api.store.recorded().flatMap(({ type, metadata }) => (acts.has(metadata.correlationId) ? [type] : []));
};

describe('the events that a call declares', () => {
  it.each(commandNames)('are all that %s ever leads to, each of them brought about here', async (command) => {
    const sample: Scene = async (api, now) => now(await sampleCall(command, api));
    const recorded = new Set<EventType>();
    const common = namesHomeTeam(command) ? [whileItsHomeTeamGoes(command)] : [];
    for (const scene of [sample, ...common, ...(scenes[command] ?? [])]) {
      for (const type of await recordedIn(scene)) recorded.add(type);
    }
    expect([...recorded].toSorted()).toEqual(commandCalls[command].events.toSorted());
  });
});
