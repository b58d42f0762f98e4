import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { nameKey } from '@league/events/rules/text-identity.ts';
import { teamNameStream, teamStream } from '@league/events/streams.ts';
import { assert, asyncProperty, boolean, scheduler } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { contextOf, createLeague, type TestLeague } from '../testing/league.ts';
import { changeTeam, createTeam } from './handle-team.ts';
import { holderOf, withClaims } from './names.ts';

const away = (): Promise<never> => Promise.reject(new StoreUnavailable('away'));
const NOTHING = /hiçbir şey kaydedilmedi/;

const modaStream = teamNameStream(nameKey('Moda'));
const renameTo = (teamId: string, name: string, key?: string) => ({
  method: 'PUT',
  path: `/api/teams/${teamId}`,
  body: { name },
  ...(key === undefined ? {} : { key }),
});

/** A team Işık, and a command that renames it Moda. */
const setup = async () => {
  const api = await startApi();
  const isik = await api.team('Işık');
  return { api, isik, rename: () => api.send(renameTo(isik, 'Moda', 'k')) };
};

/** Each command that may want the name, on its own. */
const wanting: readonly [string, (api: TestApi) => Promise<{ readonly status: number }>][] = [
  ['a new team', (api) => api.send({ path: '/api/teams', body: { name: 'MODA' } })],
  ['another team', async (api) => api.send(renameTo(await api.team('Fener'), 'moda'))],
  [
    'an import',
    (api) =>
      api.send({ path: '/api/matches/import', body: { csv: 'week,home,away\n1,Moda,Fener', createTeams: true } }),
  ],
];

describe('a renaming whose name was reserved and that could not be recorded', () => {
  const failed = async () => {
    const { api, isik, rename } = await setup();
    api.store.once('before-append', teamStream(isik), away);
    const answer = await rename();
    return { api, isik, rename, answer };
  };

  it('does not say that nothing was recorded', async () => {
    const { answer } = await failed();
    expect(answer).toMatchObject({ status: 503, body: { code: 'RECORDING_UNCERTAIN' } });
    expect(answer.body.message).not.toMatch(NOTHING);
    expect(answer.headers.get('retry-after')).not.toBeNull();
  });

  it.each(wanting)('leaves the name to %s', async (_, want) => {
    const { api, isik, rename } = await failed();
    expect((await want(api)).status).toBeLessThan(300);
    expect((await holderOf(api.store, 'Moda')).status).toBe('existing');
    expect(await rename()).toMatchObject({ status: 409, body: { code: 'TEAM_NAME_TAKEN' } });
    expect(await holderOf(api.store, 'Işık')).toEqual({ status: 'existing', teamId: isik });
  });

  it('is finished by its repeat', async () => {
    const { api, isik, rename } = await failed();
    expect(await rename()).toMatchObject({ status: 200, body: { name: 'Moda' } });
    expect(await holderOf(api.store, 'Moda')).toEqual({ status: 'existing', teamId: isik });
  });
});

describe('a renaming that could not reserve its name', () => {
  it('says that nothing was recorded, and nothing was', async () => {
    const { api, rename } = await setup();
    const since = api.since();
    api.store.once('before-append', modaStream, away);
    const answer = await rename();
    expect(answer).toMatchObject({ status: 503, body: { code: 'STORE_UNAVAILABLE' } });
    expect(answer.body.message).toMatch(NOTHING);
    expect(since()).toEqual([]);
  });
});

describe('a renaming that was recorded, and whose store went away before it said so', () => {
  it('is not said to be unrecorded, keeps its name, and is answered when it is sent again', async () => {
    const { api, isik, rename } = await setup();
    api.store.once('after-append', teamStream(isik), away);
    const answer = await rename();
    expect(answer).toMatchObject({ status: 503, body: { code: 'RECORDING_UNCERTAIN' } });
    expect(answer.body.message).not.toMatch(NOTHING);
    expect(await api.send({ path: '/api/teams', body: { name: 'Moda' } })).toMatchObject({ status: 409 });
    expect(await rename()).toMatchObject({ status: 200, body: { name: 'Moda' } });
    expect(api.types().filter((type) => type === 'TeamDetailsChanged')).toHaveLength(1);
  });
});

describe('the old name of a renamed team', () => {
  it('can be had before any process has given it back', async () => {
    const { api, isik, rename } = await setup();
    await api.processes.stop();
    expect(await rename()).toMatchObject({ status: 200 });
    expect(await api.send({ path: '/api/teams', body: { name: 'IŞIK' } })).toMatchObject({ status: 201 });
    expect(await api.send(renameTo(isik, 'Işık'))).toMatchObject({ status: 409, body: { code: 'TEAM_NAME_TAKEN' } });
  });

  it('is given back by the process also where the log was away at that moment', async () => {
    const { api, rename } = await setup();
    api.store.once('before-append', teamNameStream(nameKey('Işık')), away);
    const { body } = await rename();
    const position = BigInt(String(body.position));
    while (!(await api.processes.reached('renamed-teams', position)));
    expect(await holderOf(api.store, 'Işık')).toEqual({ status: 'free' });
  });
});

describe('a renaming that others overtook four times, and whose name cannot be given back', () => {
  it('does not say that nothing was recorded, and leaves the name to others', async () => {
    const { api, isik, rename } = await setup();
    for (const time of [1, 2, 3, 4]) {
      api.store.once('before-append', teamStream(isik), async () => {
        if (time === 4) api.store.once('before-append', modaStream, away);
        await changeTeam(api.deps, isik, { logo: `/images/${time}.webp` }, contextOf());
      });
    }
    const answer = await rename();
    expect(answer).toMatchObject({ status: 503, body: { code: 'RECORDING_UNCERTAIN' } });
    expect(answer.body.message).not.toMatch(NOTHING);
    expect(await api.send({ path: '/api/teams', body: { name: 'Moda' } })).toMatchObject({ status: 201 });
  });
});

describe('a renaming on its way to a name that somebody else takes', () => {
  const namesOf = (league: TestLeague): string[] => {
    const names = new Map<string, string>();
    for (const event of league.store.recorded()) {
      if (event.type === 'TeamCreated') names.set(event.data.teamId, event.data.name);
      if (event.type === 'TeamDetailsChanged') {
        const { teamId, changes } = event.data;
        names.set(teamId, changes.name?.to ?? names.get(teamId) ?? '');
      }
    }
    return [...names.values()].map(nameKey);
  };

  it('is refused, however far it was', async () => {
    const league = await createLeague();
    const isik = await league.team('Işık');
    league.store.once('before-append', teamStream(isik), () => league.team('Moda'));
    const rename = changeTeam(league.deps, isik, { name: 'Moda' }, contextOf());
    await expect(rename).rejects.toMatchObject({ code: 'TEAM_NAME_TAKEN' });
    expect(namesOf(league)).toEqual([nameKey('Işık'), nameKey('Moda')]);
  });

  it('is refused as taken where another renaming reserves the name again and again', async () => {
    const league = await createLeague();
    const [isik, fener] = [await league.team('Işık'), await league.team('Fener')];
    for (let time = 0; time < 4; time += 1) {
      league.store.once('before-append', teamStream(isik), () =>
        withClaims(league.store, contextOf(), (claim) => claim('Moda', fener, true)),
      );
    }
    const rename = changeTeam(league.deps, isik, { name: 'Moda' }, contextOf());
    await expect(rename).rejects.toMatchObject({ code: 'TEAM_NAME_TAKEN' });
  });

  it('leaves the name to exactly one team and refuses all other commands as taken, in any order of reads and appends', async () => {
    await assert(
      asyncProperty(scheduler(), boolean(), boolean(), async (s, died, third) => {
        const league = await createLeague();
        const [isik, fener] = [await league.team('Işık'), await league.team('Fener')];
        if (died) {
          league.store.once('before-append', teamStream(fener), away);
          await changeTeam(league.deps, fener, { name: 'Moda' }, contextOf()).catch(() => {});
        }
        league.store.paces(() => s.schedule(Promise.resolve()));
        const acts = [
          changeTeam(league.deps, isik, { name: 'Moda' }, contextOf()),
          createTeam(league.deps, { name: 'MODA', logo: null }, contextOf()),
          ...(third ? [changeTeam(league.deps, fener, { name: 'moda' }, contextOf())] : []),
        ];
        const all = Promise.allSettled(acts);
        await s.waitFor(all);
        const lost = (await all).flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []));
        expect(lost).toHaveLength(acts.length - 1);
        for (const reason of lost) expect(reason).toMatchObject({ code: 'TEAM_NAME_TAKEN' });
        expect(namesOf(league).filter((name) => name === nameKey('Moda'))).toHaveLength(1);
      }),
      { numRuns: 200 },
    );
  });
});
