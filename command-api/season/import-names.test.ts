import { nameKey } from '@league/events/rules/text-identity.ts';
import { seasonsStream, teamNameStream } from '@league/events/streams.ts';
import { describe, expect, it } from 'vitest';
import { contextOf, createLeague, type TestLeague } from '../testing/league.ts';
import { changeTeam, createTeam } from '../team/handle-team.ts';
import { addMatch } from './handle-season.ts';
import { importFixtures } from './import-fixtures.ts';
import { importResults } from './import-results.process.ts';

const importOf = (league: TestLeague, row: string, context = contextOf()) =>
  importFixtures(league.deps, { csv: `week,home,away\n${row}`, createTeams: true }, context);

/** A command that creates Alfa now makes the team that the import reserved it for, and the process finds it. */
const expectFinishable = async (league: TestLeague): Promise<void> => {
  const [imported, ...more] = league.store.recorded().filter((event) => event.type === 'FixturesImported');
  expect(more).toEqual([]);
  const teams = imported?.data.teamsToCreate.map(({ teamId }) => teamId);
  const { teamId } = await createTeam(league.deps, { name: 'Alfa', logo: null }, contextOf());
  expect(teams).toContain(teamId);
  if (imported !== undefined) await importResults(league.deps).react(imported);
  const created = league.store.recorded().flatMap((event) => (event.type === 'TeamCreated' ? [event.data.teamId] : []));
  expect(created.toSorted()).toEqual(teams?.toSorted());
};

const refused = { code: 'MATCH_EXISTS' };

describe('names that an import reserved', () => {
  it('are free again when it is refused at the last moment, for a renaming too', async () => {
    const league = await createLeague();
    const [moda, fener] = [await league.team('Moda'), await league.team('Fener')];
    const wish = { week: 1, home: moda, away: fener, date: null, stadium: null };
    league.store.once('before-append', seasonsStream, () => addMatch(league.deps, wish, contextOf()));
    await expect(importOf(league, '1,Fener,Moda\n1,Alfa,Beta')).rejects.toMatchObject(refused);
    await changeTeam(league.deps, moda, { name: 'Alfa' }, contextOf());
    await expect(league.team('Beta')).resolves.toBeTypeOf('string');
  });

  it('stay reserved when another import, which found them unfinished, was recorded', async () => {
    const league = await createLeague();
    league.store.once('before-append', seasonsStream, () => importOf(league, '1,Alfa,Beta'));
    await expect(importOf(league, '1,Beta,Alfa')).rejects.toMatchObject(refused);
    await expectFinishable(league);
  });

  it('stay reserved when another import of the same was recorded, and this one has nothing left to do', async () => {
    const league = await createLeague();
    league.store.once('before-append', seasonsStream, () => importOf(league, '1,Alfa,Beta'));
    expect(await importOf(league, '1,Alfa,Beta')).toMatchObject({ unchanged: 1, outcome: { events: [] } });
    await expectFinishable(league);
  });

  it('stay reserved for the import that reserved them first, when another that found them is refused', async () => {
    const league = await createLeague();
    const died = () => Promise.reject(new Error('crash'));
    const first = contextOf();
    league.store.once('after-append', teamNameStream(nameKey('Alfa')), died);
    await expect(importOf(league, '1,Alfa,Beta', first)).rejects.toThrow('crash');
    league.store.once('before-append', seasonsStream, () => importOf(league, '1,Alfa,Beta', first));
    await expect(importOf(league, '1,Beta,Alfa')).rejects.toMatchObject(refused);
    await expectFinishable(league);
  });
});

describe('an import sent twice at once', () => {
  it('answers as its repeat what the same command planned while it looked its teams up', async () => {
    const league = await createLeague();
    const context = contextOf();
    league.store.once('after-read', teamNameStream(nameKey('Alfa')), () => importOf(league, '1,Alfa,Beta', context));
    const again = await importOf(league, '1,Alfa,Beta', context);
    expect(again).toMatchObject({ matches: 1, createdTeams: 2 });
    await expectFinishable(league);
  });
});
