import { type Asker, describeAdmission, PLAYER_ID } from '@league/events/access/admission.contract.ts';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { anyParams, noQuery } from '../contract/parameters.ts';
import { query } from '../contract/query-call.ts';
import { settingsModel } from '../contract/settings.ts';
import { teamsModel } from '../contract/teams.ts';
import { queryApiOf } from '../create-query-api.ts';
import { publicModels } from '../live/public-models.ts';
import { queryRoutes } from '../routes.ts';
import { NO_READERS } from '../testing/readers.ts';
import { fillLeague } from '../testing/league.ts';
import {
  ADMIN_ID,
  ADMIN_TOKEN,
  PLAYER_TOKEN,
  PLAYING_ADMIN_TOKEN,
  queryApiInMemory,
  serve,
} from '../testing/serving.ts';
import { routesOf } from './query-route.ts';

/** Sessions that have ended, and those of accounts without a role, are told from none by nobody. */
const tokens: Readonly<Record<Asker, string | undefined>> = {
  'a visitor': undefined,
  'a made-up token': 'x'.repeat(43),
  'an ended session': 'e'.repeat(43),
  'an admin no longer': 'd'.repeat(43),
  'a deleted player': 'f'.repeat(43),
  'a rejected player': 'g'.repeat(43),
  "an admin at the players' login": PLAYER_TOKEN,
  'a player': PLAYER_TOKEN,
  'an admin': ADMIN_TOKEN,
  'an admin who plays': PLAYING_ADMIN_TOKEN,
};

const bearer = (asker: Asker): Record<string, string> => {
  const token = tokens[asker];
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
};

describe('each GET of the API', () => {
  const routes = queryRoutes(NO_READERS);
  describeAdmission(
    routes.map(({ path, right }) => ({ name: path, right })),
    async (path, asker) => {
      const { models, api, logged } = queryApiInMemory();
      fillLeague(models);
      const { get } = await serve(api);
      const answer = await get(path.replace(':week', '1').replace(':date', '2026-09-04'), bearer(asker));
      return {
        status: answer.status,
        body: answer.headers.get('content-type')?.includes('json') ? ((await answer.json()) as object) : {},
        challenge: answer.headers.get('www-authenticate'),
        loggedActor: logged.flatMap(({ details }) => ('actor' in details ? [details.actor] : []))[0],
      };
    },
  );
});

const caller = z.object({ id: z.string(), role: z.string() });
const shape = {
  summary: '',
  params: anyParams(),
  query: noQuery,
  models: [settingsModel],
  refusals: [],
  example: {},
};

/** What a call of each right answers to this asker. */
const asked = async (path: string, asker: Asker): Promise<unknown> => {
  const calls = {
    '/api/me': query({ ...shape, right: 'signedIn', answer: caller }),
    '/api/of/:id': query({ ...shape, params: anyParams('id'), right: 'own(id)', answer: caller, example: { id: '' } }),
    '/api/open': query({ ...shape, right: 'public', answer: z.object({ keys: z.array(z.string()) }) }),
  };
  const routes = routesOf(calls, {
    '/api/me': async (_, { caller }) => caller,
    '/api/of/:id': async (_, { caller }) => caller,
    '/api/open': async (_, request) => {
      // @ts-expect-error -- what everybody gets is made for nobody in particular
      expect(request.caller).toBeUndefined();
      return { keys: Object.keys(request) };
    },
  });
  const { get } = await serve(queryApiOf(routes, queryApiInMemory().deps));
  return (await get(path, bearer(asker))).json();
};

describe('an answer', () => {
  it.each([
    ['/api/me', 'a player', { id: PLAYER_ID, role: 'player' }],
    ['/api/me', 'an admin', { id: ADMIN_ID, role: 'admin' }],
    [`/api/of/${PLAYER_ID}`, 'a player', { id: PLAYER_ID, role: 'player' }],
    [`/api/of/${PLAYER_ID}`, 'an admin', { id: ADMIN_ID, role: 'admin' }],
  ] as const)('to %s, asked for by %s, is made knowing the caller', async (path, asker, expected) => {
    expect(await asked(path, asker)).toEqual(expected);
  });

  it.each(['a visitor', 'a player', 'an admin'] as const)('that is public is made without %s', async (asker) => {
    expect(await asked('/api/open', asker)).toEqual({ keys: ['params', 'query'] });
  });
});

/** A list with something in it that only admins see, which stands in a read model of its own. */
const twoAnswers = async () => {
  const path = '/api/people';
  const answer = z.object({ seenBy: z.string() });
  const admins = { models: [settingsModel, teamsModel], answer };
  const [route] = routesOf(
    { [path]: query({ ...shape, right: 'publicWith(admin)', answer, admins }) },
    {
      [path]: {
        everybody: async () => ({ seenBy: 'everybody' }),
        admins: async (view, { caller }) => {
          await view.list(teamsModel);
          return { seenBy: caller.id };
        },
      },
    },
  );
  if (route === undefined) throw new Error('no route');
  const { models, deps } = queryApiInMemory();
  fillLeague(models);
  const { get, fast } = await serve(queryApiOf([route], deps));
  const ask = async (asker: Asker) => {
    const answer = await get(path, bearer(asker));
    return { status: answer.status, cache: answer.headers.get('cache-control'), body: await answer.json() };
  };
  return { route, ask, models, fast };
};

const forAll = { status: 200, cache: 'no-cache', body: { seenBy: 'everybody' } };
const forAdmins = { status: 200, cache: 'no-store', body: { seenBy: ADMIN_ID } };

describe('a GET that is public with another answer for admins', () => {
  it.each(['a visitor', 'a made-up token', 'an ended session', 'an admin no longer', 'a player'] as const)(
    'gives %s the public one',
    async (asker) => {
      const { ask } = await twoAnswers();
      expect(await ask(asker)).toEqual(forAll);
    },
  );

  it('keeps the public one alone ready, and gives admins theirs, made anew each time', async () => {
    const { ask, models, fast } = await twoAnswers();
    expect(await ask('an admin')).toEqual(forAdmins);
    expect(await ask('a visitor')).toEqual(forAll);
    expect(await ask('a visitor')).toEqual(forAll);
    expect(await ask('an admin')).toEqual(forAdmins);
    expect(await ask('a player')).toEqual(forAll);
    expect(fast).toEqual(['/api/people']);
    expect(models.snapshots()).toBe(3);
  });

  it('makes nothing known of the read models that admins see', async () => {
    const { route } = await twoAnswers();
    expect([...publicModels([route])]).toEqual(['settings']);
    expect(route.right).toBe('publicWith(admin)');
  });

  it('shows what was last known to who comes without a session, and to nobody else, when the stores are away', async () => {
    const { ask, models } = await twoAnswers();
    await ask('a visitor');
    await ask('an admin');
    models.switchTo(settingsModel, '1.2');
    models.beforeSnapshot(() => Promise.reject(new StoreUnavailable('gone')));
    expect(await ask('a visitor')).toEqual({ ...forAll, cache: 'no-store' });
    expect(await ask('an admin')).toMatchObject({ status: 503 });
  });

  it('has both answers, at one address, or does not start', async () => {
    const { route } = await twoAnswers();
    const { deps } = queryApiInMemory();
    const { forCallers: _, ...halved } = route;
    expect(() => queryApiOf([halved], deps)).toThrow('GET /api/people');
    for (const right of ['public', 'publicWith(signedIn)'] as const) {
      expect(() => queryApiOf([{ ...route, right }], deps)).toThrow('GET /api/people');
    }
  });
});

/** A page of which everybody with a session learns whether it is theirs. */
const twoForSignedIn = async () => {
  const path = '/api/page';
  const answer = z.object({ seenBy: z.string() });
  const [route] = routesOf(
    { [path]: query({ ...shape, right: 'publicWith(signedIn)', answer, signedIn: { models: [teamsModel], answer } }) },
    {
      [path]: {
        everybody: async () => ({ seenBy: 'everybody' }),
        signedIn: async (_, { caller }) => ({ seenBy: `${caller.role} ${caller.id}` }),
      },
    },
  );
  if (route === undefined) throw new Error('no route');
  const { models, deps } = queryApiInMemory();
  fillLeague(models);
  const { get, fast } = await serve(queryApiOf([route], deps));
  const ask = async (asker: Asker) => {
    const answer = await get(path, bearer(asker));
    return { status: answer.status, cache: answer.headers.get('cache-control'), body: await answer.json() };
  };
  return { route, ask, models, fast };
};

describe('a GET that is public with another answer for who is signed in', () => {
  it.each(['a visitor', 'a made-up token', 'an ended session', 'an admin no longer'] as const)(
    'gives %s the public one',
    async (asker) => {
      const { ask } = await twoForSignedIn();
      expect(await ask(asker)).toEqual(forAll);
    },
  );

  it.each([
    ['a player', `player ${PLAYER_ID}`],
    ['an admin', `admin ${ADMIN_ID}`],
    ['an admin who plays', `admin ${PLAYER_ID}`],
  ] as const)('gives %s one of their own, which nobody keeps', async (asker, seenBy) => {
    const { ask, models, fast } = await twoForSignedIn();
    expect(await ask('a visitor')).toEqual(forAll);
    for (const _ of [1, 2]) expect(await ask(asker)).toEqual({ ...forAll, cache: 'no-store', body: { seenBy } });
    expect(await ask('a visitor')).toEqual(forAll);
    expect(fast).toEqual(['/api/page']);
    expect(models.snapshots()).toBe(3);
  });

  it('makes nothing known of the read models that only who is signed in sees', async () => {
    const { route } = await twoForSignedIn();
    expect([...publicModels([route])]).toEqual(['settings']);
  });
});
