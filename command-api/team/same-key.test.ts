import { setImmediate as turn } from 'node:timers/promises';
import { nameKey } from '@league/events/rules/text-identity.ts';
import { teamNameStream, teamStream } from '@league/events/streams.ts';
import { assert, asyncProperty, constantFrom, integer, scheduler, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { uuidV5 } from '../handling/ids.ts';
import { type Answer, type Sent, startApi, type TestApi } from '../testing/api.ts';
import { contextOf, createLeague, type TestLeague } from '../testing/league.ts';
import { changeTeam, createTeam } from './handle-team.ts';

const create = (league: TestLeague, name: string, context = contextOf()) =>
  createTeam(league.deps, { name, logo: null }, context);

/** Names of the existing teams, from the log. */
const teamNames = (league: Pick<TestLeague, 'store'>): string[] => {
  const names = new Map<string, string>();
  for (const event of league.store.recorded()) {
    if (event.type === 'TeamCreated') names.set(event.data.teamId, event.data.name);
    if (event.type === 'TeamDetailsChanged' && event.data.changes.name !== undefined) {
      names.set(event.data.teamId, event.data.changes.name.to);
    }
  }
  return [...names.values()].toSorted();
};

/** Every call that reserves a name, with a body that contains this name. */
const wishes = {
  'POST /api/teams': (name: string): Sent => ({ path: '/api/teams', body: { name } }),
  'POST /api/teams with another logo': (name: string): Sent => ({
    path: '/api/teams',
    body: { name: name.slice(0, -2), logo: `/images/${name.at(-1)}.webp` },
  }),
  'PUT /api/teams/:id': (name: string, team: string): Sent => ({
    method: 'PUT',
    path: `/api/teams/${team}`,
    body: { name },
  }),
  'POST /api/matches/import': (name: string): Sent => ({
    path: '/api/matches/import',
    body: { csv: `week,home,away\n1,${name},Ortak ${name.slice(0, -2)}`, createTeams: true },
  }),
} as const;

const ROUNDS = 25;

/** Lets each step of the store wait for a few turns of the event loop, so that requests overtake one another differently in each round. */
const jostle = (api: TestApi, seed: number): void => {
  let state = seed;
  api.store.paces(async () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    for (let turns = (state >> 8) % 4; turns > 0; turns -= 1) await turn();
  });
};

const settled = async ({ store, processes }: TestApi): Promise<void> => {
  let head: bigint;
  do {
    head = await store.head();
    for (const { name } of processes.status()) await processes.reached(name, head);
  } while (head !== (await store.head()));
};

describe.each(Object.keys(wishes) as (keyof typeof wishes)[])('%s: one key, several bodies at once', (name) => {
  it('one body is answered well, the others 422, and no name stays with nobody', async () => {
    const api = await startApi();
    const team = await api.team('Başta');
    for (let round = 1; round <= ROUNDS; round += 1) {
      jostle(api, round);
      const names = ['A', 'B', 'C'].map((letter) => `Tur ${round} ${letter}`);
      const bodies = names.map((one) => wishes[name](one, team));
      // Each body twice: a repeat has to get the answer of the first.
      const sent = [...bodies, ...bodies];
      const answers = await Promise.all(sent.map((one) => api.send({ ...one, key: `tur-${round}` })));
      await settled(api);
      expect(told(answers, bodies.length)).toEqual({ bodies: 1, answers: 1, others: ['IDEMPOTENCY_KEY_REUSED'] });
      const won = sent[answers.findIndex(({ status }) => status < 300)]?.body as { name?: string; csv?: string };
      const existing = teamNames(api);
      for (const one of namesIn(won)) {
        expect(existing).toContain(one);
        expect(await api.send({ path: '/api/teams', body: { name: one } })).toMatchObject({ status: 409 });
      }
      const lost = bodies.flatMap(({ body }) => namesIn(body)).filter((one) => !existing.includes(one));
      for (const one of new Set(lost)) {
        expect({ one, status: (await api.send({ path: '/api/teams', body: { name: one } })).status }).toEqual({
          one,
          status: 201,
        });
      }
      expect(teamNames(api)).toEqual([...new Set(teamNames(api))]);
    }
    expect(api.faults).toEqual([]);
  });
});

const namesIn = (body: unknown): string[] => {
  const { name, csv } = body as { name?: string; csv?: string };
  return name === undefined ? (csv?.split('\n')[1]?.split(',').slice(1) ?? []) : [name];
};

/** How many bodies were accepted, with how many different answers, and how the others were refused. */
const told = (answers: readonly Answer[], bodies: number) => {
  const well = answers.flatMap(({ status, body }, index) =>
    status < 300 ? [{ index: index % bodies, answer: JSON.stringify({ ...body, position: undefined }) }] : [],
  );
  return {
    bodies: new Set(well.map(({ index }) => index)).size,
    answers: new Set(well.map(({ answer }) => answer)).size,
    others: [...new Set(answers.flatMap(({ status, body }) => (status < 300 ? [] : [body.code])))],
  };
};

describe('one key for several names, in any order of reads and appends', () => {
  const NAMES = ['Alfa', 'Beta', 'Gama'] as const;
  const someNames = uniqueArray(constantFrom(...NAMES), { minLength: 2, maxLength: 3 });

  /** Every name that no team has can be taken at once. */
  const expectFree = async (league: TestLeague): Promise<void> => {
    league.store.paces(() => Promise.resolve());
    for (const name of NAMES.filter((one) => !teamNames(league).includes(one))) {
      await expect(create(league, name)).resolves.toMatchObject({ state: { name } });
    }
    expect(teamNames(league)).toEqual([...new Set(teamNames(league))]);
  };

  it('creating: one team, and somebody else who wants one of the names beside it has it or is told it is taken', async () => {
    await assert(
      asyncProperty(scheduler(), someNames, integer({ min: 0, max: 2 }), async (s, names, others) => {
        const league = await createLeague();
        league.store.paces(() => s.schedule(Promise.resolve()));
        const acts = names.map((name) => create(league, name, contextOf('k', { name })));
        const foreign = names.slice(0, others).map((name) => create(league, name));
        const all = Promise.allSettled([...acts, ...foreign]);
        await s.waitFor(all);
        const existing = teamNames(league);
        expect((await all).map((one) => (one.status === 'fulfilled' ? named(one.value.state) : codeOf(one)))).toEqual(
          Array.from(await all, (): unknown =>
            expect.toBeOneOf([...existing, 'IDEMPOTENCY_KEY_REUSED', 'TEAM_NAME_TAKEN']),
          ),
        );
        await expectFree(league);
      }),
      { numRuns: 150 },
    );
  });

  it('renaming: one of them, the others are refused', async () => {
    await assert(
      asyncProperty(scheduler(), someNames, async (s, names) => {
        const league = await createLeague();
        const team = await league.team('Delta');
        league.store.paces(() => s.schedule(Promise.resolve()));
        const all = Promise.allSettled(
          names.map((name) => changeTeam(league.deps, team, { name }, contextOf('k', { name }))),
        );
        await s.waitFor(all);
        expect((await all).filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        await expectFree(league);
      }),
      { numRuns: 100 },
    );
  });
});

const codeOf = ({ reason }: PromiseRejectedResult): unknown => (reason as { code?: unknown }).code;

const named = (state: object): string | undefined => ('name' in state ? String(state.name) : undefined);

describe('a name that was reserved for a team', () => {
  it('is free when its command died and the same key made a team of another name', async () => {
    const league = await createLeague();
    const died = () => Promise.reject(new Error('crash'));
    league.store.once('after-append', teamNameStream(nameKey('Alfa')), died);
    await expect(create(league, 'Alfa', contextOf('k', 'Alfa'))).rejects.toThrow('crash');
    await create(league, 'Beta', contextOf('k', 'Beta'));
    await create(league, 'Alfa');
    expect(teamNames(league)).toEqual(['Alfa', 'Beta']);
  });

  it('is not given back when the same key made that team of another body', async () => {
    const league = await createLeague();
    const alfa = teamNameStream(nameKey('Alfa'));
    league.store.once('after-append', alfa, () =>
      createTeam(league.deps, { name: 'Alfa', logo: '/images/a.webp' }, contextOf('k', 'with a logo')),
    );
    await expect(create(league, 'Alfa', contextOf('k'))).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    await expect(create(league, 'ALFA')).rejects.toMatchObject({ code: 'TEAM_NAME_TAKEN' });
    expect(teamNames(league)).toEqual(['Alfa']);
  });

  it('is not given back under somebody else who is about to finish it', async () => {
    const league = await createLeague();
    const own = uuidV5(contextOf('k').commandId, 'team');
    // Another command takes Alfa over just before the one that reserved it is refused.
    league.store.once('before-append', teamStream(own), async () => {
      await create(league, 'Alfa');
    });
    await expect(create(league, 'Alfa', contextOf('k', 'Alfa'))).rejects.toMatchObject({ code: 'TEAM_NAME_TAKEN' });
    await expect(create(league, 'ALFA')).rejects.toMatchObject({ code: 'TEAM_NAME_TAKEN' });
    expect(teamNames(league)).toEqual(['Alfa']);
  });

  it('is given back by a renaming that others overtook again and again', async () => {
    const league = await createLeague();
    const team = await league.team('Delta');
    for (const time of [1, 2, 3, 4]) {
      league.store.once('before-append', teamStream(team), () =>
        changeTeam(league.deps, team, { logo: `/images/${time}.webp` }, contextOf()),
      );
    }
    await expect(changeTeam(league.deps, team, { name: 'Alfa' }, contextOf())).rejects.toThrow('expected');
    await expect(create(league, 'Alfa')).resolves.toMatchObject({ state: { name: 'Alfa' } });
  });
});
