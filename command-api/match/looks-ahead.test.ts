import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { isVoid } from '@league/events/rules/season-acts.ts';
import { adminsStream, matchStream, seasonsStream } from '@league/events/streams.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type AdminCommand, adminDecider } from '../admins/decider.ts';
import { handle } from '../handling/handle-command.ts';
import { createAdminSource } from '../identity/admin-accounts.ts';
import { addMatch, deleteAllMatches, generateFixtures, resetSeason } from '../season/handle-season.ts';
import { type Answer, type Sent, startApi, type TestApi } from '../testing/api.ts';
import { contextOf } from '../testing/league.ts';
import { handleMatch } from './handle-match.ts';
import { createMatchAuthority } from './match-authority.ts';

const AWAY = new StoreUnavailable('no answer within the time limit');

let api: TestApi;
let matchId: string;

beforeEach(async () => {
  api = await startApi();
  matchId = await api.match(await api.team('Moda'), await api.team('Işık'));
  api.store.reads.length = 0;
});

const result = (more: Partial<Sent> = {}): Sent => ({
  method: 'PUT',
  path: `/api/matches/${matchId}/results`,
  body: { homeScore: 3, awayScore: 1 },
  ...more,
});

/** The streams that a result command reads; processes read teams besides. */
const streamsRead = (): string[] =>
  api.store.reads.map(({ stream }) => stream).filter((stream) => /^(admins$|seasons$|match-)/.test(stream));

const ofMatch = () => api.store.recorded().filter(({ stream }) => stream === matchStream(matchId));

/** Sends the head of a result call; its body follows when the test says so. */
const beginResult = (headers: Readonly<Record<string, string>> = {}) => {
  const body = JSON.stringify(result().body);
  const sent = httpRequest(`${api.url}${result().path}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${api.adminToken}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      ...headers,
    },
  });
  const answered = new Promise<Pick<Answer, 'status' | 'body'>>((resolve, reject) => {
    sent.on('error', reject).on('response', (response) => {
      void text(response).then((json) =>
        resolve({ status: response.statusCode ?? 0, body: JSON.parse(json) as Answer['body'] }),
      );
    });
  });
  sent.flushHeaders();
  return {
    /** When the seasons have been read, its body not being there yet. */
    lookedAhead: () => expect.poll(streamsRead).toContain(seasonsStream),
    end: () => {
      sent.end(body);
      return answered;
    },
  };
};

describe("an admin's command on a match", () => {
  it('looks at admins and seasons side by side, before it has a body', async () => {
    const held = Promise.withResolvers<void>();
    api.store.once('before-read', adminsStream, () => held.promise);
    const sending = api.send(result());
    await expect.poll(streamsRead).toContain(seasonsStream);
    held.resolve();
    expect(await sending).toMatchObject({ status: 200 });
  });

  it('asks three times in all: for the right, and for the seasons before and after; the match it knows', async () => {
    for (const homeScore of [3, 4, 5]) {
      api.store.reads.length = 0;
      expect(await api.send(result({ body: { homeScore, awayScore: 1 } }))).toMatchObject({ status: 200 });
      expect(streamsRead().toSorted()).toEqual([adminsStream, seasonsStream, seasonsStream]);
    }
    expect(ofMatch()).toHaveLength(3);
  });

  it('that is nobody’s looks at nothing', async () => {
    api.clock.now += 31 * 60_000;
    for (const token of [null, 'x'.repeat(43), api.adminToken]) {
      expect(await api.send(result({ token }))).toMatchObject({ status: 401 });
    }
    expect(streamsRead()).toEqual([]);
  });

  it('is told of its own fault where a look ahead fails as well', async () => {
    const failing = async (sent: Sent): Promise<Answer> => {
      api.store.once('before-read', seasonsStream, () => Promise.reject(AWAY));
      const answer = await api.send(sent);
      await expect.poll(() => api.store.reads.length).toBeGreaterThan(0);
      return answer;
    };
    vi.spyOn(api.accounts, 'byId').mockResolvedValueOnce(undefined);
    expect(await failing(result())).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(await failing(result({ body: '{' }))).toMatchObject({ status: 400, body: { code: 'BAD_JSON' } });
    expect(await failing(result({ body: { homeScore: -1 } }))).toMatchObject({ body: { code: 'INVALID_FIELDS' } });
    expect(await failing(result())).toMatchObject({ status: 503 });
    expect(await api.send(result())).toMatchObject({ status: 200 });
  });

  it('finds a log that does not answer: all who came meanwhile are told so when the first look is given up', async () => {
    await api.send(result());
    const frozen = Promise.withResolvers<void>();
    const held = vi.fn<() => Promise<void>>(() => frozen.promise);
    api.store.paces(held);
    const first = api.send(result());
    await expect.poll(() => held.mock.calls.length).toBe(2);
    const others = Array.from({ length: 5 }, () => api.send(result()));
    const found = vi.spyOn(api.sessionStore, 'byTokenHash');
    await expect.poll(() => found.mock.calls.length).toBe(5);
    frozen.reject(AWAY);
    for (const sending of [first, ...others]) expect(await sending).toMatchObject({ status: 503 });
    expect(held).toHaveBeenCalledTimes(2);
    api.store.paces(() => Promise.resolve());
    expect(await api.send(result())).toMatchObject({ status: 200 });
  });
});

describe('seasons that nobody is known to have moved', () => {
  /** What the read model of the seasons last moved to. */
  let moved: string | undefined;

  beforeEach(async () => {
    moved = 'a';
    api = await startApi({ moved: () => moved });
    matchId = await api.match(await api.team('Moda'), await api.team('Işık'));
    await api.send(result());
    api.store.reads.length = 0;
  });

  it('are looked at after the append alone', async () => {
    for (const homeScore of [4, 5]) {
      api.store.reads.length = 0;
      expect(await api.send(result({ body: { homeScore, awayScore: 1 } }))).toMatchObject({ status: 200 });
      expect(streamsRead()).toEqual([adminsStream, seasonsStream]);
    }
  });

  it('are looked at before where they have moved, or nobody knows: what was done to them is heard of, and nothing recorded', async () => {
    for (const [homeScore, now] of [
      [4, 'b'],
      [5, undefined],
    ] as const) {
      moved = now;
      api.store.reads.length = 0;
      expect(await api.send(result({ body: { homeScore, awayScore: 1 } }))).toMatchObject({ status: 200 });
      expect(streamsRead().toSorted()).toEqual([adminsStream, seasonsStream, seasonsStream]);
    }
    await resetSeason(api.inAnotherProcess().deps, contextOf());
    expect(await api.send(result())).toMatchObject({ status: 409, body: { code: 'SEASON_CLOSED' } });
    expect(ofMatch()).toHaveLength(3);
  });

  it('are looked at before anybody is refused: another process may have planned the match', async () => {
    const others = api.inAnotherProcess().deps;
    const wish = { week: 1, home: await api.team('Fener'), away: await api.team('Kaya'), date: null, stadium: null };
    const { events } = await addMatch(others, wish, contextOf());
    const added = events.find((event) => event.type === 'MatchAdded')?.data.match.matchId;
    expect(await api.send(result({ path: `/api/matches/${added}/results` }))).toMatchObject({ status: 200 });
  });

  it('and that were closed nevertheless: one event is recorded behind that, void, and refused; the next is not recorded', async () => {
    await resetSeason(api.inAnotherProcess().deps, contextOf());
    const again = result({ body: { homeScore: 4, awayScore: 1 } });
    for (const _ of [1, 2])
      expect(await api.send(again)).toMatchObject({ status: 409, body: { code: 'SEASON_CLOSED' } });
    const [, late, ...more] = ofMatch();
    expect(late && isVoid((await api.seasons.load()).state.acts, late)).toBe(true);
    expect(more).toEqual([]);
  });
});

describe('between the look ahead and the append', () => {
  it("the admin's access is taken away: refused, nothing told and nothing recorded", async () => {
    const { token, id } = await api.anotherAdmin('Deniz');
    const held = Promise.withResolvers<void>();
    api.store.once('before-read', adminsStream, () => held.promise);
    const before = api.send({ method: 'PUT', path: '/api/settings', body: { title: 'Yaz Ligi' } });
    const sending = api.send(result({ token }));
    await expect.poll(streamsRead).toContain(seasonsStream);
    await handle(api.store, {
      source: createAdminSource(api.store),
      decider: { ...adminDecider, evolve: (state) => state },
      command: (): AdminCommand => ({ type: 'RevokeAdminAccess', adminId: id }),
      context: contextOf(),
    });
    held.resolve();
    expect(await before).toMatchObject({ status: 200 });
    expect(await sending).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(ofMatch()).toEqual([]);
  });

  it.each([
    ['the season is closed', resetSeason, 'SEASON_CLOSED', 'SEASON_CLOSED'],
    ['the match is deleted', deleteAllMatches, 'MATCH_DELETED', 'MATCH_NOT_FOUND'],
  ])(
    '%s: recorded behind that, void, and refused, or not at all where this process did it',
    async (_, act, behind, known) => {
      const [inAnother, inThis] = [beginResult(), beginResult()];
      await inAnother.lookedAhead();
      await act(api.inAnotherProcess().deps, contextOf());
      expect(await inAnother.end()).toMatchObject({ status: 409, body: { code: behind } });
      const [event] = ofMatch();
      expect(event && isVoid((await api.seasons.load()).state.acts, event)).toBe(true);
      expect(await inThis.end()).toMatchObject({ body: { code: known } });
      expect(ofMatch()).toHaveLength(1);
    },
  );

  it('a colleague enters a result: decided anew, and who saw the state before is shown what stands', async () => {
    const [blind, seeing] = [beginResult(), beginResult({ 'if-match': '"0"' })];
    await blind.lookedAhead();
    await expect.poll(() => streamsRead().filter((stream) => stream === seasonsStream)).toHaveLength(2);
    await api.result(matchId, [2, 2]);
    const current = { resultRevision: 1, homeScore: 2 };
    expect(await seeing.end()).toMatchObject({ status: 412, body: { code: 'STALE_RESULT', current } });
    expect(await blind.end()).toMatchObject({ status: 200, body: { resultRevision: 2 } });
    expect(ofMatch().map(({ type }) => type)).toEqual(['MatchResultEntered', 'MatchResultCorrected']);
  });
});

describe('a process that has not heard of a season act yet', () => {
  it('decides on the match without what that act made void', async () => {
    const here = { ...api.deps, seasons: createMatchAuthority(api.store) };
    const edit = (home: number) =>
      handleMatch(
        here,
        matchId,
        (planned) => ({
          type: 'EnterMatchResult',
          planned,
          parts: { homeScore: home, awayScore: 0 },
          status: 'finished',
        }),
        contextOf(),
      );
    // This process knows the acts so far, and the match folded under them.
    await here.seasons.match(matchId, (await here.seasons.load()).state.acts).load();
    // A replace that deletes a result without having seen it is taken back; what is recorded while the match is deleted stays void.
    api.store.once('before-append', seasonsStream, () => api.result(matchId, [1, 0]));
    api.store.once('after-append', seasonsStream, async () => {
      const [entered] = ofMatch();
      if (entered === undefined) throw new Error('no result was entered');
      const { now: recordedAt, ...metadata } = contextOf();
      const late = { id: randomUUID(), event: { type: entered.type, data: entered.data }, recordedAt, metadata };
      await api.store.append(matchStream(matchId), [late], entered.revision);
    });
    const replacing = generateFixtures(api.deps, { legs: 1, dates: undefined, replace: true }, contextOf());
    await expect(replacing).rejects.toMatchObject({ code: 'FIXTURES_PLAYED' });
    expect(ofMatch()).toHaveLength(2);
    expect((await edit(5)).state).toMatchObject({ resultRevision: 2, result: { homeScore: 5 } });
  });
});
