import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { crestFor, crestsOf, crestWord, kitOf } from '@league/events/rules/crest.ts';
import { newEvent, numberedId, teamCreated } from '@league/events/testing/sample-events.ts';
import { crestsStream, teamStream } from '@league/events/streams.ts';
import { describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { contextOf, createLeague } from '../testing/league.ts';
import { changeTeam, createTeam } from './handle-team.ts';

const stripes = { primary: 'red', secondary: 'white', pattern: 'stripes' } as const;
const sash = { primary: 'navy', secondary: 'yellow', pattern: 'sash' } as const;

const create = (api: TestApi, name: string, more: object = {}) =>
  api.send({ path: '/api/teams', body: { name, ...more } });
const change = (api: TestApi, id: unknown, body: object) =>
  api.send({ method: 'PUT', path: `/api/teams/${String(id)}`, body });

type League = Awaited<ReturnType<typeof createLeague>>;

const crestsIn = (league: Pick<League, 'store'>) =>
  league.store.recorded().flatMap(({ type, data }) => (type === 'TeamCreated' && data.crest ? [data.crest] : []));

describe('a crest', () => {
  it('follows the rule where the admin names none, and the answer has its word', async () => {
    const api = await startApi();
    const { body } = await create(api, 'Moda');
    expect(body).toMatchObject({ crest: crestWord(crestFor(String(body['_id']), [])) });
  });

  it('is the one that the admin names, and becomes the one that the admin changes it to', async () => {
    const api = await startApi();
    const { body } = await create(api, 'Moda', { crest: stripes });
    expect(body).toMatchObject({ crest: 'red-white-stripes' });
    const since = api.since();
    expect((await change(api, body['_id'], { crest: sash })).body).toMatchObject({ crest: 'navy-yellow-sash' });
    expect((await change(api, body['_id'], { crest: sash })).body).toMatchObject({ crest: 'navy-yellow-sash' });
    expect(since().map(({ type }) => type)).toEqual(['CrestReserved', 'TeamDetailsChanged']);
    expect(since()[1]).toMatchObject({ data: { changes: { crest: { from: stripes, to: sash } } } });
  });

  it.each([
    [{ ...stripes, primary: 'pink' }, 'crest.primary'],
    [{ ...stripes, pattern: 'dots' }, 'crest.pattern'],
    [{ ...stripes, secondary: 'red' }, 'crest.secondary'],
    [{ primary: 'red', secondary: 'white' }, 'crest.pattern'],
    [{ ...stripes, third: 'red' }, 'crest.third'],
    ['red-white-stripes', 'crest'],
    [null, 'crest'],
  ])('of an unknown colour or pattern is refused at its field: %j', async (crest, path) => {
    const api = await startApi();
    const { body } = await create(api, 'Ege');
    const since = api.since();
    for (const answer of [await create(api, 'Moda', { crest }), await change(api, body['_id'], { crest })]) {
      expect(answer).toMatchObject({ status: 422, body: { errors: [{ path }] } });
    }
    expect(since()).toEqual([]);
  });

  it('is refused at its field where another team wears it, and the wanted name stays free', async () => {
    const api = await startApi();
    const { body: ege } = await create(api, 'Ege', { crest: stripes });
    const { body: moda } = await create(api, 'Moda');
    const taken = { status: 409, body: { code: 'CREST_TAKEN', errors: [{ path: 'crest' }] } };
    expect(await create(api, 'Işık', { crest: stripes })).toMatchObject(taken);
    expect(await change(api, moda['_id'], { name: 'Kartal', crest: stripes })).toMatchObject(taken);
    expect(await create(api, 'Işık')).toMatchObject({ status: 201 });
    expect(await create(api, 'Kartal')).toMatchObject({ status: 201 });
    expect((await change(api, ege['_id'], { crest: stripes })).status).toBe(200);
  });

  it('goes to another team once its team has given it up or is deleted', async () => {
    const api = await startApi();
    const { body: ege } = await create(api, 'Ege', { crest: stripes });
    await change(api, ege['_id'], { crest: sash });
    expect(await create(api, 'Moda', { crest: stripes })).toMatchObject({ status: 201 });
    await api.send({ method: 'DELETE', path: `/api/teams/${String(ege['_id'])}` });
    expect(await create(api, 'Işık', { crest: sash })).toMatchObject({ status: 201 });
  });

  it('is nobody else’s when twenty teams are created at once', async () => {
    const league = await createLeague();
    await Promise.all(Array.from({ length: 20 }, (_, index) => league.team(`Takım ${index}`)));
    const crests = crestsIn(league);
    expect(new Set(crests.map(({ primary, secondary }) => [primary, secondary].toSorted().join())).size).toBe(20);
    expect(crests.filter((crest) => kitOf(crest).ground === 'white')).toEqual([]);
  });

  it('goes to one of three teams that are created with it at once', async () => {
    const api = await startApi();
    const answers = await Promise.all(['Moda', 'Ege', 'Işık'].map((name) => create(api, name, { crest: stripes })));
    expect(Object.groupBy(answers, ({ status }) => status)).toMatchObject({ 201: { length: 1 }, 409: { length: 2 } });
  });

  it('stays reserved when a creation is killed, and the repeat gives it to the team', async () => {
    const league = await createLeague();
    const killed = {
      ...league.deps,
      store: {
        ...league.store,
        append: (...[stream, ...rest]: Parameters<typeof league.store.append>) =>
          stream.startsWith('team-')
            ? Promise.reject(new StoreUnavailable('killed'))
            : league.store.append(stream, ...rest),
      },
    };
    const wish = { name: 'Moda', logo: null, crest: stripes };
    await expect(createTeam(killed, wish, contextOf('key'))).rejects.toThrow('killed');
    await createTeam(league.deps, wish, contextOf('key'));
    expect(crestsIn(league)).toEqual([stripes]);
    expect(league.store.recorded().filter(({ stream }) => stream === crestsStream)).toHaveLength(1);
  });
});

describe('a team that is older than crests', () => {
  const [older, oldest] = [numberedId(12), numberedId(11)];

  const oldLeague = async () => {
    const league = await createLeague();
    for (const teamId of [oldest, older]) {
      const created = newEvent(teamCreated({ teamId, name: teamId.slice(-2) }));
      await league.store.append(teamStream(teamId), [created], 'no-stream');
    }
    const derived = crestsOf([oldest, older].map((id) => ({ id, crest: null })));
    return { ...league, derived: (id: string) => derived.get(id) };
  };

  it('keeps the crest that it derives from its id, which no new team gets', async () => {
    const league = await oldLeague();
    await league.team('Moda');
    const reserved = league.store.recorded().flatMap(({ type, data }) => (type === 'CrestReserved' ? [data] : []));
    expect(reserved.slice(0, 2).map(({ teamId, crest }) => [teamId, crest])).toEqual([
      [oldest, league.derived(oldest)],
      [older, league.derived(older)],
    ]);
    expect(new Set(reserved.map(({ crest }) => crestWord(crest))).size).toBe(3);
  });

  it('can be given another, before which it wore the derived one', async () => {
    const league = await oldLeague();
    const { events } = await changeTeam(league.deps, older, { crest: stripes }, contextOf());
    const [changed] = events;
    if (changed?.type !== 'TeamDetailsChanged') throw new Error('nothing was changed');
    const { from, to } = changed.data.changes.crest ?? {};
    expect(from).toEqual(league.derived(older));
    expect(to).toEqual(stripes);
  });

  it('leaves nothing reserved, not even a name, while the older crests cannot be read', async () => {
    const league = await oldLeague();
    const crests = () => Promise.reject(new StoreUnavailable('the list of teams is behind the log'));
    const behind = { ...league.deps, teams: { ...league.deps.teams, crests } };
    const since = league.since();
    const creation = createTeam(behind, { name: 'Moda', logo: null }, contextOf());
    await expect(creation).rejects.toThrow(new StoreUnavailable('the list of teams is behind the log'));
    const renaming = changeTeam(behind, older, { name: 'Kartal', crest: stripes }, contextOf());
    await expect(renaming).rejects.toThrow(new StoreUnavailable('the list of teams is behind the log'));
    expect(since()).toEqual([]);
  });
});
