import { nameKey } from '@league/events/rules/text-identity.ts';
import { teamNameStream, teamStream } from '@league/events/streams.ts';
import { assert, asyncProperty, constantFrom, array, scheduler } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { uuidV5 } from '../handling/ids.ts';
import { Refused } from '../handling/refused.ts';
import { contextOf, createLeague, type TestLeague } from '../testing/league.ts';
import { changeTeam, createTeam, deleteTeam } from './handle-team.ts';
import { renamedTeams } from './renamed-teams.process.ts';

const create = (league: TestLeague, name: string, context = contextOf()) =>
  createTeam(league.deps, { name, logo: null }, context);
const nameStream = teamNameStream(nameKey('Işık'));
const created = (league: TestLeague) =>
  league.store.recorded().flatMap((event) => (event.type === 'TeamCreated' ? [event.data] : []));
const crash = () => Promise.reject(new Error('crash'));
const taken = { code: 'TEAM_NAME_TAKEN' };

describe('a team name', () => {
  it.each(['IŞIK', 'ışık', 'işik', 'Işık', '  Işık ', 'Is\u0327ık', 'ＩŞＩＫ'])(
    'Işık is taken when %j comes',
    async (name) => {
      const league = await createLeague();
      await create(league, 'Işık');
      const since = league.since();
      await expect(create(league, name)).rejects.toMatchObject(taken);
      expect(since()).toEqual([]);
    },
  );

  it('is kept as typed, in one normal form', async () => {
    const league = await createLeague();
    await create(league, '  Is\u0327ık \u00a0 Spor ');
    expect(created(league)).toMatchObject([{ name: 'Işık Spor' }]);
  });

  it('differs by its own letters', async () => {
    const league = await createLeague();
    for (const name of ['Işık', 'Isık', 'Işık 2']) await create(league, name);
    expect(created(league)).toHaveLength(3);
  });
});

describe('two who want one name at once', () => {
  it('in any order: one team, and everybody else is told it is taken', async () => {
    const spellings = array(constantFrom('Işık', 'IŞIK', 'ışık'), { minLength: 2, maxLength: 4 });
    await assert(
      asyncProperty(scheduler(), spellings, async (s, names) => {
        const league = await createLeague();
        league.store.paces(() => s.schedule(Promise.resolve()));
        const settled = Promise.allSettled(names.map((name) => create(league, name)));
        await s.waitFor(settled);
        const refusals = (await settled).flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
        expect(created(league)).toHaveLength(1);
        expect(refusals).toHaveLength(names.length - 1);
        expect(refusals.every((reason) => reason instanceof Refused && reason.code === 'TEAM_NAME_TAKEN')).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('one creating, one renaming: one of them has it', async () => {
    const league = await createLeague();
    const moda = await league.team('Moda');
    league.store.once('before-append', nameStream, () => changeTeam(league.deps, moda, { name: 'IŞIK' }, contextOf()));
    await expect(create(league, 'Işık')).rejects.toMatchObject(taken);
    expect(created(league)).toHaveLength(1);
  });
});

describe('a crash after the name was reserved and before the team was created', () => {
  /** A name that is reserved for a team that was never created; `context` is that of the command that died. */
  const crashed = async () => {
    const league = await createLeague();
    const context = contextOf('died');
    league.store.once('after-append', nameStream, crash);
    await expect(create(league, 'Işık', context)).rejects.toThrow('crash');
    expect(created(league)).toEqual([]);
    return { league, context };
  };

  it('is finished by the same command sent again', async () => {
    const { league, context } = await crashed();
    const { teamId } = await create(league, 'Işık', context);
    expect(created(league)).toMatchObject([{ teamId, name: 'Işık' }]);
    expect(league.types().filter((type) => type === 'Reserved')).toHaveLength(1);
  });

  it('is finished by another command under the same id', async () => {
    const { league, context } = await crashed();
    const { teamId } = await create(league, 'IŞIK');
    expect(teamId).toBe(uuidV5(context.commandId, 'team'));
    expect(created(league)).toMatchObject([{ name: 'IŞIK' }]);
    await expect(create(league, 'Işık', context)).rejects.toMatchObject(taken);
    expect(created(league)).toHaveLength(1);
  });

  it('and the one who finished it gets the same answer again', async () => {
    const { league } = await crashed();
    const finisher = contextOf('finisher');
    const first = await create(league, 'IŞIK', finisher);
    const since = league.since();
    expect(await create(league, 'IŞIK', finisher)).toMatchObject({ teamId: first.teamId, position: first.position });
    await changeTeam(league.deps, first.teamId, { name: 'Moda' }, contextOf());
    expect((await create(league, 'IŞIK', finisher)).state).toEqual(first.state);
    expect(since().map(({ type }) => type)).toEqual(['Reserved', 'TeamDetailsChanged']);
  });

  it('is finished by one of two who try at once', async () => {
    const { league } = await crashed();
    const settled = await Promise.allSettled([create(league, 'Işık'), create(league, 'IŞIK')]);
    expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(created(league)).toHaveLength(1);
  });

  it('reserves nothing for a team that exists by then under another name', async () => {
    const { league } = await crashed();
    const { teamId } = await create(league, 'IŞIK');
    await changeTeam(league.deps, teamId, { name: 'Moda' }, contextOf());
    for (const event of league.store.recorded().slice(-1)) await renamedTeams(league.deps).react(event);
    const since = league.since();
    const late = createTeam(league.deps, { name: 'Işık', logo: null, teamId }, contextOf());
    await expect(late).rejects.toMatchObject(taken);
    expect(since()).toEqual([]);
  });

  it('does not make a slow command a second team when somebody else was faster', async () => {
    const league = await createLeague();
    const slow = contextOf('slow');
    const own = teamStream(uuidV5(slow.commandId, 'team'));
    league.store.once('before-append', own, () => create(league, 'IŞIK'));
    await expect(create(league, 'Işık', slow)).rejects.toMatchObject(taken);
    expect(created(league)).toMatchObject([{ name: 'IŞIK' }]);
  });
});

describe('a renamed team', () => {
  it('cannot take the name of another', async () => {
    const league = await createLeague();
    await create(league, 'Işık');
    const moda = await league.team('Moda');
    const since = league.since();
    await expect(changeTeam(league.deps, moda, { name: 'IŞIK' }, contextOf())).rejects.toMatchObject(taken);
    expect(since()).toEqual([]);
  });

  it('keeps its name when only the spelling changes', async () => {
    const league = await createLeague();
    const { teamId } = await create(league, 'Işık');
    const since = league.since();
    await changeTeam(league.deps, teamId, { name: 'IŞIK' }, contextOf());
    expect(since().map(({ type }) => type)).toEqual(['TeamDetailsChanged']);
  });

  it('holds its new name, and its old one no more, also before the process has given it back', async () => {
    const league = await createLeague();
    const { teamId } = await create(league, 'Işık');
    await changeTeam(league.deps, teamId, { name: 'Moda' }, contextOf());
    await expect(create(league, 'Moda')).rejects.toMatchObject(taken);
    await expect(create(league, 'Işık')).resolves.toMatchObject({ state: { name: 'Işık' } });
    await expect(changeTeam(league.deps, teamId, { name: 'Işık' }, contextOf())).rejects.toMatchObject(taken);
  });

  it('answers its repeat as the first time, also when the team is gone by then', async () => {
    const league = await createLeague();
    const { teamId } = await create(league, 'Işık');
    const context = contextOf('rename');
    const first = await changeTeam(league.deps, teamId, { name: 'Moda' }, context);
    await deleteTeam(league.deps, teamId, contextOf());
    const since = league.since();
    expect(await changeTeam(league.deps, teamId, { name: 'Moda' }, context)).toMatchObject({ state: first.state });
    expect(since()).toEqual([]);
  });

  it('answers its repeat as the first time, also when others have the name by then', async () => {
    const league = await createLeague();
    const { teamId } = await create(league, 'Işık');
    const context = contextOf('rename');
    const first = await changeTeam(league.deps, teamId, { name: 'Moda' }, context);
    await deleteTeam(league.deps, teamId, contextOf());
    await create(league, 'Moda');
    expect(await changeTeam(league.deps, teamId, { name: 'Moda' }, context)).toMatchObject({ state: first.state });
  });
});

describe('the name of a deleted team', () => {
  it('is free at once, before any process has run, and only once', async () => {
    const league = await createLeague();
    const { teamId } = await create(league, 'Işık');
    await deleteTeam(league.deps, teamId, contextOf());
    const settled = await Promise.allSettled([create(league, 'IŞIK'), create(league, 'ışık')]);
    expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(created(league)).toHaveLength(2);
  });
});
