import type { LeagueEventOf } from '@league/events/catalogue.ts';
import { codec } from '@league/events/codec.ts';
import { MOST_APPEND_BYTES } from '@league/events/ports/append-size.ts';
import { seasonsStream } from '@league/events/streams.ts';
import { fixture, newEvent } from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { planFixtures } from './fixtures.ts';

// Seasons of 14,280 matches.
const TEAMS = Array.from({ length: 120 }, (_, number) => `Takım ${number + 1}`);
/** 120 teams in two legs. */
const MATCHES = 14_280;

const withTeams = async (): Promise<TestApi> => {
  const api = await startApi();
  for (const name of TEAMS) await api.team(name);
  return api;
};

const generate = (api: TestApi, body: object = {}) =>
  api.send({
    path: '/api/matches/generate-fixtures',
    body: { legs: 2, startDate: '2026-09-04', confirm: true, ...body },
  });
const deleteAll = (api: TestApi) => api.send({ method: 'DELETE', path: '/api/matches/delete-all' });
const runImport = (api: TestApi, body: object) => api.send({ path: '/api/matches/import', body });

/** The size of the last event of this type, in bytes. */
const bytesOf = (api: TestApi, type: string): number => {
  const event = api.store.recorded().findLast((one) => one.type === type);
  return event === undefined ? 0 : Buffer.byteLength(codec.encode(event).data);
};

/** `dateOf` gives the columns date and time of a match. */
const csvOf = (dateOf: (week: number, number: number) => string): string =>
  [
    'week,date,time,home,away,homeScore,awayScore',
    ...planFixtures({ teams: TEAMS, legs: 2, kickOffs: [] }).map(
      ({ week, home, away }, number) => `${week},${dateOf(week, number)},${home},${away},,`,
    ),
  ].join('\n');

const dayOf = (week: number): string =>
  Temporal.PlainDate.from('2026-09-04')
    .add({ days: week * 3 })
    .toString();

const added = (count: number): LeagueEventOf<'MatchAdded'>[] =>
  Array.from({ length: count }, () => ({ type: 'MatchAdded', data: { season: 1, match: fixture() } }));

describe('a season of 120 teams in two legs', () => {
  it('is generated as one event that fits a log, with room for a reason', async () => {
    const api = await withTeams();
    expect(await generate(api)).toMatchObject({ status: 201, body: { totalMatches: MATCHES, totalWeeks: 238 } });
    expect(bytesOf(api, 'FixturesGenerated')).toBeLessThan(MOST_APPEND_BYTES * 0.8);
  });

  it('is not replaced at once: that is refused with the way out, which is to delete all first', async () => {
    const api = await withTeams();
    await generate(api);
    const since = api.since();
    const refused = await generate(api, { replace: true });
    expect(refused).toMatchObject({ status: 422, body: { code: 'TOO_LARGE_TO_REPLACE' } });
    expect(refused.body.message).toMatch(
      /^Eski ve yeni fikstür .* \(1\d{3} KiB; en fazla 1024 KiB\); hiçbir şey .* Önce tüm maçları silin,/,
    );
    expect(since()).toEqual([]);
    expect(await deleteAll(api)).toMatchObject({ status: 200, body: { deletedCount: MATCHES } });
    expect(bytesOf(api, 'MatchesDeleted')).toBeLessThan(MOST_APPEND_BYTES * 0.9);
    expect(await generate(api, { replace: true })).toMatchObject({ status: 201, body: { totalMatches: MATCHES } });
  });

  it('is imported as one event that fits a log, with teams to create and kick-offs at four hours of a day', async () => {
    const api = await startApi();
    const csv = csvOf((week, number) => `${dayOf(week)},${14 + 2 * (number % 4)}:00`);
    expect(await runImport(api, { csv, createTeams: true })).toMatchObject({
      status: 201,
      body: { matches: MATCHES, createdTeams: 120 },
    });
    expect(bytesOf(api, 'FixturesImported')).toBeLessThan(MOST_APPEND_BYTES * 0.95);
  });
});

describe('fixtures that do not fit a log by themselves', () => {
  it('are refused as such also where they would replace others: deleting those would be in vain', async () => {
    const api = await startApi();
    for (let number = 0; number < 150; number += 1) await api.team(`Takım ${number}`);
    expect(await generate(api, { replace: true })).toMatchObject({
      status: 422,
      body: { code: 'TOO_LARGE_TO_RECORD' },
    });
    await api.store.append(
      seasonsStream,
      added(10).map((event) => newEvent(event)),
      0n,
    );
    expect(await generate(api, { replace: true })).toMatchObject({
      status: 422,
      body: { code: 'TOO_LARGE_TO_RECORD' },
    });
  });
});

describe('an import that does not fit a log', () => {
  /** Every match has its own minute of kick-off. */
  const csv = csvOf((week, number) => `${dayOf(week)},${10 + (number % 12)}:${10 + (number % 50)}`);

  it.each([false, true])('is refused before a name is reserved (dry run: %s)', async (dryRun) => {
    const api = await startApi();
    const since = api.since();
    const refused = await runImport(api, { csv, createTeams: true, dryRun });
    expect(refused).toMatchObject({ status: 422, body: { code: 'TOO_LARGE_TO_RECORD' } });
    expect(refused.body.message).toMatch(/\(1\d{3} KiB; en fazla 1024 KiB\); hiçbir şey kaydedilmedi\.$/);
    expect(since()).toEqual([]);
  });
});
