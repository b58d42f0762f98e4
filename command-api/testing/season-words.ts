import type { LeagueEventOf } from '@league/events/catalogue.ts';
import { fixture, numberedId } from '@league/events/testing/sample-events.ts';
import type { SeasonCommand } from '../season/decider.ts';
import type { ImportFixtures, ImportLine } from '../season/import-plan.ts';

/** Words for tests of the season decider: teams, two matches of them, and commands. */

export const teams = (count: number) => Array.from({ length: count }, (_, n) => numberedId(100 + n));
export const [home = '', away = '', third = '', fourth = ''] = teams(4);
export const planned = fixture({ matchId: numberedId(1), week: 1, home, away });
export const other = fixture({ matchId: numberedId(2), week: 2, home: away, away: third });

export const added = (match = planned): LeagueEventOf<'MatchAdded'> => ({
  type: 'MatchAdded',
  data: { season: 1, match },
});

export const adding = (match = planned, { season = 1, allowSameWeek = false } = {}): SeasonCommand => ({
  type: 'AddMatch',
  season,
  match,
  allowSameWeek,
});

export const imported = (overrides: Partial<ImportLine> = {}): ImportLine => ({
  ...planned,
  dayOnly: false,
  result: null,
  scorers: [],
  ...overrides,
});

export const importing = (...matches: ImportLine[]): ImportFixtures => ({
  type: 'ImportFixtures',
  season: 1,
  teamsToCreate: [],
  playersToCreate: [],
  matches,
  standing: new Map(),
  overwrite: false,
  allowSameWeek: false,
});
