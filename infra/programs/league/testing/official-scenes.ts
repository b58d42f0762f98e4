import type { CommandName } from '@league/command-api/contract/calls.ts';
import type { Sent, TestApi } from '@league/command-api/testing/api.ts';
import { makePlayer } from '@league/command-api/testing/players.ts';
import { officialStream } from '@league/events/streams.ts';
import { expect } from 'vitest';

/** A call, made at a moment that matters: `now` makes it; refused with this status, where it records something all the same. */
export type Scene = (api: TestApi, now: (sent: Sent, refused?: number) => Promise<void>) => Promise<void>;

/** A player called Ada asks for an office. */
export const applyFor = async (api: TestApi, office: 'referee' | 'broadcaster', token: string): Promise<void> => {
  const { status } = await api.send({
    path: '/api/players/gamertag/Ada/applications',
    body: office === 'referee' ? REFEREE : BROADCASTER,
    token,
  });
  expect(status).toBe(200);
};
const REFEREE = { role: 'referee', level: 'Yeni', experienceYears: 1 };
const BROADCASTER = { role: 'broadcaster', platform: 'Twitch', channelLink: 'https://www.twitch.tv/ada' };

const reject = (api: TestApi, id: string) => api.send({ method: 'PUT', path: `/api/players/${id}/reject`, body: {} });

/** The player is rejected after the call has seen that the player is approved. */
const whileThePlayerGoes =
  (call: (playerId: string) => Sent): Scene =>
  async (api, now) => {
    const { id } = await makePlayer(api, 'Ada');
    api.store.once('before-append', officialStream(id), async () => {
      const { body } = await reject(api, id);
      await api.processes.reached('ended-offices', BigInt(String(body.position)));
    });
    await now(call(id), 409);
  };

/** The same of an applicant, where the call is faster than the process that refuses the application. */
const whileTheApplicantGoes =
  (office: 'referee' | 'broadcaster', call: (playerId: string) => Sent): Scene =>
  async (api, now) => {
    const { id, token } = await makePlayer(api, 'Ada');
    await applyFor(api, office, token);
    const [process, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    api.store.once('before-append', officialStream(id), async () => {
      api.store.once('before-append', officialStream(id), () => {
        process.resolve();
        return answer.promise;
      });
      await reject(api, id);
      await process.promise;
    });
    await now(call(id), 409);
    answer.resolve();
  };

const appointing = (office: 'referee' | 'broadcaster') =>
  whileThePlayerGoes((playerId) => ({
    path: `/api/simple-${office}s/assign`,
    body: office === 'referee' ? { playerId } : { playerId, platform: 'Kick', channelLink: 'https://kick.com/ada' },
  }));

const judging = (office: 'referee' | 'broadcaster'): readonly Scene[] => {
  const judged =
    (isApproved: boolean) =>
    (id: string): Sent => ({
      method: 'PUT',
      path: `/api/${office}s/${id}/approve`,
      body: { isApproved },
    });
  return [
    whileTheApplicantGoes(office, judged(true)),
    async (api, now) => {
      const { id, token } = await makePlayer(api, 'Ada');
      await applyFor(api, office, token);
      await now(judged(false)(id));
    },
  ];
};

const applying = (body: object) => whileThePlayerGoes(() => ({ path: '/api/players/gamertag/Ada/applications', body }));

/** Puts somebody in office to a match of its own, whose id is answered; a broadcaster streams it. */
export const putToWork = async (api: TestApi, office: 'referee' | 'broadcaster', id: string): Promise<string> => {
  const matchId = await assignToAMatch(api, office, id);
  if (office === 'broadcaster') expect((await api.send(streamOn(matchId, { isLive: true }))).status).toBe(200);
  return matchId;
};

const assignToAMatch = async (api: TestApi, office: 'referee' | 'broadcaster', id: string): Promise<string> => {
  const matchId = await api.match(await api.team('Ege'), await api.team('Bolu'));
  const path = `/api/matches/${matchId}/assign-${office}`;
  expect((await api.send({ method: 'PUT', path, body: { [`${office}Id`]: id } })).status).toBe(200);
  return matchId;
};

/** Somebody who stands at a match, and another official. */
const dismissing =
  (office: 'referee' | 'broadcaster'): Scene =>
  async (api, now) => {
    const id = await inOffice(api, 'Ada');
    await putToWork(api, office, id);
    await now({ method: 'DELETE', path: `/api/simple-${office}s/${id}` });
  };

const inOffice = async (api: TestApi, gamertag: string): Promise<string> => {
  const { id: playerId } = await makePlayer(api, gamertag);
  await api.send({ path: '/api/simple-referees/assign', body: { playerId } });
  const channel = { platform: 'Kick', channelLink: 'https://kick.com/ada' };
  await api.send({ path: '/api/simple-broadcasters/assign', body: { playerId, ...channel } });
  return playerId;
};

/** Another one takes the place at a match. */
const replacing =
  (call: (matchId: string, id: string, from: string) => Sent, office: 'referee' | 'broadcaster'): Scene =>
  async (api, now) => {
    const [id, from] = [await inOffice(api, 'Ada'), await inOffice(api, 'Efe')];
    await now(call(await putToWork(api, office, from), id, from));
  };

const streamOn = (matchId: string, body: object): Sent => ({
  method: 'PUT',
  path: `/api/broadcasters/stream/${matchId}`,
  body,
});

/** What leads to all events of the calls about officials, besides the sample of each. */
export const officialScenes: Partial<Record<CommandName, readonly Scene[]>> = {
  'DELETE /api/simple-referees/:id': [dismissing('referee')],
  'DELETE /api/simple-broadcasters/:id': [dismissing('broadcaster')],
  'PUT /api/matches/:id/assign-referee': [
    replacing(
      (matchId, refereeId, from) => ({
        method: 'PUT',
        path: `/api/matches/${matchId}/assign-referee`,
        body: { refereeId, from },
      }),
      'referee',
    ),
  ],
  'PUT /api/matches/:id/assign-broadcaster': [
    replacing(
      (matchId, broadcasterId, from) => ({
        method: 'PUT',
        path: `/api/matches/${matchId}/assign-broadcaster`,
        body: { broadcasterId, from },
      }),
      'broadcaster',
    ),
  ],
  'POST /api/admin/assign-referee': [
    replacing(
      (matchId, refereeId, from) => ({
        path: '/api/admin/assign-referee',
        body: { matchId, refereeId, role: 'referee', from },
      }),
      'referee',
    ),
  ],
  'POST /api/admin/assign-broadcaster': [
    replacing(
      (matchId, broadcasterId, from) => ({
        path: '/api/admin/assign-broadcaster',
        body: { matchId, broadcasterId, role: 'main', from },
      }),
      'broadcaster',
    ),
  ],
  'DELETE /api/matches/:id/remove-broadcaster': [
    async (api, now) => {
      const matchId = await putToWork(api, 'broadcaster', await inOffice(api, 'Ada'));
      await now({ method: 'DELETE', path: `/api/matches/${matchId}/remove-broadcaster` });
    },
  ],
  'PUT /api/broadcasters/stream/:id': [
    async (api, now) => {
      const matchId = await assignToAMatch(api, 'broadcaster', await inOffice(api, 'Ada'));
      await now(streamOn(matchId, { isLive: true, viewerCount: 12 }));
    },
    async (api, now) => {
      const matchId = await putToWork(api, 'broadcaster', await inOffice(api, 'Ada'));
      await now(streamOn(matchId, { isLive: false }));
    },
  ],
  'POST /api/players/gamertag/:gamertag/applications': [applying(REFEREE), applying(BROADCASTER)],
  'POST /api/simple-referees/assign': [appointing('referee')],
  'POST /api/simple-broadcasters/assign': [appointing('broadcaster')],
  'PUT /api/referees/:id/approve': judging('referee'),
  'PUT /api/broadcasters/:id/approve': judging('broadcaster'),
};
