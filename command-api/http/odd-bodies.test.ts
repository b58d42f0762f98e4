import { describe, expect, it } from 'vitest';
import { problem } from '../contract/problem.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { sampleCall, sampleCalls } from '../testing/sample-calls.ts';

/** As they stand in JSON, since not all of them can be made by `JSON.stringify`. */
const ODD_VALUES = [
  'null',
  'true',
  '-1',
  '-0',
  '0',
  '1.5',
  '1e309',
  '9007199254740993',
  '""',
  '" "',
  '"\\u0000"',
  '"\\ud800"',
  '"$all"',
  '"2026-02-30"',
  '"9999-12-31T23:59:59-12:00"',
  '"00000000-0000-4000-8000-000000000001"',
  `"${'x'.repeat(60_000)}"`,
  '[]',
  '[null]',
  '[{}]',
  '{}',
  '{"$ne":null}',
  '{"__proto__":{"x":1}}',
];

/** Fields of each body that its sample does not carry. */
const MORE_FIELDS: Readonly<Record<string, readonly string[]>> = {
  'put /api/settings': ['startDate', 'logo', 'socialMedia', 'playoffSettings', 'relegationSettings', 'primaryColor'],
  'post /api/teams': ['logo'],
  'put /api/teams/:id': ['logo'],
  'post /api/matches/generate-fixtures': ['legs', 'daysBetweenWeeks', 'kickOff', 'replace'],
  'post /api/matches/import': ['matches', 'dryRun'],
  'post /api/matches': ['date', 'stadium'],
  'put /api/matches/:id/schedule': ['stadium'],
  'put /api/matches/:id/results': [
    'homeScore',
    'homeYellowCards',
    'isWalkover',
    'walkoverWinner',
    'status',
    'playerStats',
  ],
  'put /api/admin/match-result/:id': [
    'teamAScore',
    'status',
    'isWalkover',
    'walkoverWinner',
    'goalScorers',
    'homeLineup',
    'awayRedCards',
  ],
};

/** The body with one field replaced, as JSON text. */
const withField = (body: unknown, field: string, value: string): string => {
  const others = Object.entries(Object(body)).filter(([name]) => name !== field);
  const members = [...others.map(([name, other]) => [name, JSON.stringify(other)]), [field, value]];
  return `{${members.map(([name, text]) => `${JSON.stringify(name)}:${text}`).join(',')}}`;
};

const outcome = async (api: TestApi, call: object & { readonly path: string }, body: string) => {
  const since = api.since();
  const { status, body: answer } = await api.send({ ...call, body, headers: { 'content-type': 'application/json' } });
  if (status < 300) return undefined;
  const said = problem.safeParse(answer);
  const fault = status >= 500 || since().length > 0 || !said.success || said.data.message === '';
  return fault ? { body: body.slice(0, 200), status, recorded: since().map(({ type }) => type), answer } : undefined;
};

describe.each(Object.keys(sampleCalls))('%s with any one field of its body odd', (name) => {
  it('is carried out, or refused with nothing recorded; never our fault', async () => {
    const api = await startApi();
    const call = await sampleCall(name, api);
    const fields = ['reason', 'isAdmin', ...Object.keys(call.body ?? {}), ...(MORE_FIELDS[name] ?? [])];
    const faults: unknown[] = [];
    for (const field of fields) {
      for (const value of ODD_VALUES) {
        const fault = await outcome(api, call, withField(call.body, field, value));
        if (fault !== undefined) faults.push(fault);
      }
    }
    expect(faults).toEqual([]);
    expect(api.errors).toEqual([]);
  });
});
