import type { LeagueEvent } from '@league/events/catalogue.ts';
import { numberedId, teamCreated } from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import { given, recordedAt } from './given-events.ts';
import { teams } from './teams.projection.ts';

const after = given(teams);
const teamId = numberedId(7);
const created = teamCreated({ teamId, name: 'Kartallar' });
const deleted: LeagueEvent = {
  type: 'TeamDeleted',
  data: { teamId, name: 'Kartallar', season: 1, matches: [], players: [], playersBecome: 'free' },
};
const renamed = (to: string): LeagueEvent => ({
  type: 'TeamDetailsChanged',
  data: { teamId, changes: { name: { from: 'Kartallar', to } } },
});

describe('teams', () => {
  it('shows a created team', () => {
    const createdAt = recordedAt(1);
    expect(after(created)).toEqual({
      [teamId]: { id: teamId, name: 'Kartallar', logo: null, city: null, crest: null, createdAt, deleted: false },
    });
  });

  it('renames a team and leaves the rest', () => {
    expect(after(created, renamed('Şahinler'))[teamId]).toMatchObject({ name: 'Şahinler', createdAt: recordedAt(1) });
  });

  it('gives a team its city', () => {
    const moved: LeagueEvent = {
      type: 'TeamDetailsChanged',
      data: { teamId, changes: { city: { from: null, to: 'İzmir' } } },
    };
    expect(after(created, moved)[teamId]).toMatchObject({ name: 'Kartallar', city: 'İzmir' });
  });

  it('gives a team its crest, as a word', () => {
    const [stripes, sash] = [
      { primary: 'red', secondary: 'white', pattern: 'stripes' },
      { primary: 'navy', secondary: 'yellow', pattern: 'sash' },
    ] as const;
    const crested = teamCreated({ teamId, crest: stripes });
    const changed: LeagueEvent = {
      type: 'TeamDetailsChanged',
      data: { teamId, changes: { crest: { from: stripes, to: sash } } },
    };
    expect(after(crested)[teamId]).toMatchObject({ crest: 'red-white-stripes' });
    expect(after(crested, changed)[teamId]).toMatchObject({ name: 'Anadolu Şimşekleri', crest: 'navy-yellow-sash' });
  });

  it('keeps a deleted team, marked, for the past', () => {
    expect(after(created, deleted)[teamId]).toMatchObject({ name: 'Kartallar', deleted: true });
  });

  it('makes nothing of a team that it never heard of', () => {
    expect(after(renamed('Şahinler'), deleted)).toEqual({});
  });
});
