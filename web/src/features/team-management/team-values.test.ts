import { createTeamBody } from '@league/command-api/contract/team.ts';
import { DEFAULT_LOGO } from '@league/query-api/contract/default-logo.ts';
import { expect, it } from 'vitest';
import { changedOf, differing, NO_TEAM, valuesOf } from './team-values.ts';

const team = { name: 'Moda', city: null, crest: 'red-white-stripes', logo: DEFAULT_LOGO };
const began = valuesOf(team);

it('begins as a body that the call takes, whatever the team lacks', () => {
  expect(began).toMatchObject({ city: '', logo: '' });
  expect(createTeamBody.safeParse(began).success).toBe(true);
  expect(createTeamBody.safeParse({ ...NO_TEAM, name: 'Moda' }).success).toBe(true);
});

it('sends what was changed and nothing else, so that what another admin changes meanwhile stays', () => {
  expect(changedOf({ ...began }, began)).toEqual({});
  expect(changedOf({ ...began, city: 'İzmir' }, began)).toEqual({ city: 'İzmir' });
  const crest = { ...began.crest, pattern: 'sash' } as const;
  expect(changedOf({ ...began, crest }, began)).toEqual({ crest });
});

it('takes no white space around a text for a change', () => {
  expect(differing({ ...began, name: ' Moda ' }, began)).toEqual([]);
});

it('clears what was emptied', () => {
  const had = valuesOf({ ...team, city: 'İzmir' });
  expect(changedOf({ ...had, city: '' }, had)).toEqual({ city: '' });
});
