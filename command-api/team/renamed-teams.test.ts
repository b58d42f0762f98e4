import { teamStream } from '@league/events/streams.ts';
import { assert, asyncProperty, scheduler } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contextOf, createLeague, type TestLeague } from '../testing/league.ts';
import { changeTeam, createTeam } from './handle-team.ts';
import { holderOf } from './names.ts';
import { renamedTeams } from './renamed-teams.process.ts';

const rename = (league: TestLeague, teamId: string, name: string) =>
  changeTeam(league.deps, teamId, { name }, contextOf());

/** Hands every event to the process, also several times, as the runner does after a crash. */
const react = async (league: TestLeague, times = 1): Promise<void> => {
  const process = renamedTeams(league.deps);
  const renames = league.store.recorded().filter((event) => event.type === 'TeamDetailsChanged');
  for (let time = 0; time < times; time += 1) for (const event of renames) await process.react(event);
};

describe('the process that gives old names back', () => {
  it('bears every event twice', async () => {
    const league = await createLeague();
    const teamId = await league.team('Işık');
    await rename(league, teamId, 'Moda');
    await react(league, 2);
    expect(league.types().filter((type) => type === 'Released')).toHaveLength(1);
    expect(await holderOf(league.store, 'Işık')).toEqual({ status: 'free' });
  });

  it('does not take a name from the team that has it by now', async () => {
    const league = await createLeague();
    const teamId = await league.team('Işık');
    await rename(league, teamId, 'Moda');
    await react(league);
    const other = await league.team('IŞIK');
    await react(league);
    expect(await holderOf(league.store, 'Işık')).toEqual({ status: 'existing', teamId: other });
  });

  it('leaves the name to a team that only spells it otherwise', async () => {
    const league = await createLeague();
    const teamId = await league.team('Işık');
    await rename(league, teamId, 'IŞIK');
    await react(league);
    expect(await holderOf(league.store, 'Işık')).toEqual({ status: 'existing', teamId });
  });

  it('makes a renaming that died half-way start over: the name it had reserved may be another’s by now', async () => {
    const league = await createLeague();
    const teamId = await league.team('Moda');
    const context = contextOf('died');
    const again = () => changeTeam(league.deps, teamId, { name: 'Işık' }, context);
    league.store.once('before-append', teamStream(teamId), () => Promise.reject(new Error('crash')));
    await expect(again()).rejects.toThrow('crash');
    await rename(league, teamId, 'Işık');
    await rename(league, teamId, 'Moda');
    await react(league);
    await league.team('IŞIK');
    await expect(again()).rejects.toMatchObject({ code: 'TEAM_NAME_TAKEN' });
  });

  it('leaves names alone when only the logo changed', async () => {
    const league = await createLeague();
    const teamId = await league.team('Işık');
    await changeTeam(league.deps, teamId, { logo: '/images/isik.webp' }, contextOf());
    const since = league.since();
    await react(league);
    expect(since()).toEqual([]);
  });

  it('never frees the name of a team that is renamed back meanwhile, in any order; nobody else gets it', async () => {
    await assert(
      asyncProperty(scheduler(), async (s) => {
        const league = await createLeague();
        const teamId = await league.team('Işık');
        await rename(league, teamId, 'Moda');
        league.store.paces(() => s.schedule(Promise.resolve()));
        const settled = Promise.allSettled([
          react(league),
          rename(league, teamId, 'Işık'),
          createTeam(league.deps, { name: 'IŞIK', logo: null }, contextOf()),
        ]);
        await s.waitFor(settled);
        league.store.paces(() => Promise.resolve());
        await react(league);
        const [, back, other] = await settled;
        expect([back.status, other.status].toSorted()).toEqual(['fulfilled', 'rejected']);
        const owner = other.status === 'fulfilled' ? other.value.teamId : teamId;
        expect(await holderOf(league.store, 'Işık')).toEqual({ status: 'existing', teamId: owner });
        const left = owner === teamId ? { status: 'free' } : { status: 'existing', teamId };
        expect(await holderOf(league.store, 'Moda')).toEqual(left);
      }),
      { numRuns: 200 },
    );
  });
});
