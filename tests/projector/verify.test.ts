import { DatabaseSync } from 'node:sqlite';
import { fixturesGenerated, seasonStarted, teamCreated } from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import { LONG_MS } from '../kit/patience.ts';
import { counting, POISON } from './counting.ts';
import { type League, openLeague } from './running-league.ts';

/** Changes the file without the writer's knowledge, as a faulty disk or a careless operator would. */
const tamper = async (league: League, sql: (table: string) => string): Promise<void> => {
  const generation = (await league.writer.live('teams'))?.generation;
  const db = new DatabaseSync(league.file);
  db.exec(sql(`"teams/${generation?.generation}"`));
  db.close();
};

describe('verifying', () => {
  it('finds live documents equal to rebuilt ones, and leaves them as they are', async () => {
    const league = openLeague();
    const { projector, positions } = await league.start();
    const head = await league.append(seasonStarted(), fixturesGenerated(), teamCreated(), teamCreated());
    await positions.reached(['teams', 'audit', 'matches', 'seasons'], head, LONG_MS);
    const before = positions.current('teams');
    const verdicts = await projector.verify('all');
    expect(verdicts.map(({ difference, failure }) => difference ?? failure)).toEqual(verdicts.map(() => undefined));
    expect(verdicts).toContainEqual(expect.objectContaining({ projection: 'teams', position: head, documents: 2 }));
    expect(positions.current('teams')).toEqual(before);
  });

  it('names the first document that differs, with both bodies', async () => {
    const league = openLeague();
    await league.append(...['a', 'b', 'c'].map((name) => teamCreated({ name })));
    const { projector } = await league.start();
    await tamper(league, (table) => `UPDATE ${table} SET body = replace(body, '"name":"b"', '"name":"x"')`);
    const [verdict] = await projector.verify(['teams']);
    expect(JSON.parse(verdict?.difference?.live?.body ?? '{}')).toMatchObject({ name: 'x' });
    expect(JSON.parse(verdict?.difference?.rebuilt?.body ?? '{}')).toMatchObject({ name: 'b' });
    await projector.rebuild(['teams']);
    expect(await projector.verify(['teams'])).toMatchObject([{ documents: 3, difference: undefined }]);
  });

  it('names a document that is missing, and one that is too many', async () => {
    const league = openLeague();
    await league.append(teamCreated(), teamCreated());
    const { projector } = await league.start();
    const first = (await league.dump('teams'))[0];
    await tamper(league, (table) => `DELETE FROM ${table} WHERE id = '${first?.id}'`);
    expect(await projector.verify(['teams'])).toMatchObject([
      { difference: { id: first?.id, live: null, rebuilt: first } },
    ]);
    await projector.rebuild(['teams']);
    await tamper(league, (table) => `INSERT INTO ${table} (id, body, position) VALUES ('zzz', '{}', 1)`);
    expect(await projector.verify(['teams'])).toMatchObject([{ difference: { id: 'zzz', rebuilt: null } }]);
  });

  it('names a document whose position differs', async () => {
    const league = openLeague();
    await league.append(teamCreated());
    const { projector } = await league.start();
    await tamper(league, (table) => `UPDATE ${table} SET position = 7`);
    const [verdict] = await projector.verify(['teams']);
    expect(verdict?.difference).toMatchObject({ live: { position: 7n }, rebuilt: { position: 1n } });
  });

  it('compares a stopped projection at its position, and leaves it stopped', async () => {
    const league = openLeague();
    const registry = [counting('sound'), counting('failing', { poisoned: true })];
    const { projector, positions } = await league.start({ registry });
    const last = await league.append(teamCreated(), teamCreated({ name: POISON }), teamCreated());
    await positions.reached(['sound'], last, LONG_MS);
    expect(await positions.reached(['failing'], last, LONG_MS)).toBe(false);
    expect(await projector.verify('all')).toMatchObject([
      { projection: 'sound', position: last, documents: 1, difference: undefined, failure: undefined },
      { projection: 'failing', position: 1n, documents: 1, difference: undefined, failure: undefined },
    ]);
    expect(positions.current('failing')?.stopped).toBe(true);
  });

  it('compares at one position while events arrive, and the runner continues afterwards', async () => {
    const league = openLeague();
    const { projector, positions } = await league.start();
    await league.append(...Array.from({ length: 20 }, () => teamCreated()));
    const arriving: Promise<bigint>[] = [];
    const verdicts = await projector.verify(['teams', 'audit'], {
      onProgress: () => void arriving.push(league.append(teamCreated())),
    });
    for (const verdict of verdicts) expect(verdict).toMatchObject({ difference: undefined, failure: undefined });
    await Promise.all(arriving);
    expect(await positions.reached(['teams', 'audit'], await league.append(teamCreated()), LONG_MS)).toBe(true);
    expect(await league.dump('teams')).toHaveLength(21 + arriving.length);
  });
});
