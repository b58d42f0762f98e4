import {
  allPlayerStatisticsReset,
  fixture,
  fixturesGenerated,
  fixturesImported,
  matchesDeleted,
  numberedId,
  seasonReset,
  seasonStarted,
} from '@league/events/testing/sample-events.ts';
import type { LeagueEventOf } from '@league/events/catalogue.ts';
import { fixturesOf } from '@league/events/fixture-rows.ts';
import { defaultSettings } from '@league/events/rules/default-settings.ts';
import { describe, expect, it } from 'vitest';
import {
  added,
  adding,
  away,
  home,
  imported,
  importing,
  other,
  planned,
  teams,
  third,
} from '../testing/season-words.ts';
import { specify } from '../testing/specify.ts';
import { type SeasonCommand, seasonDecider } from './decider.ts';
import type { SeasonTerms } from './terms.ts';

const terms: SeasonTerms = {
  startDate: '2027-08-10',
  startDates: new Map(),
  rankingRules: defaultSettings.rankingRules,
  playoffSettings: defaultSettings.playoffSettings,
  relegationSettings: defaultSettings.relegationSettings,
};

const { given } = specify(seasonDecider);

const generate = (more: Partial<Extract<SeasonCommand, { type: 'GenerateFixtures' }>> = {}): SeasonCommand => ({
  type: 'GenerateFixtures',
  season: 1,
  plan: { teams: teams(4), legs: 1, kickOffs: [] },
  start: { day: null, today: '2026-11-21', confirmed: false },
  matchIds: Array.from({ length: 20 }, (_, n) => numberedId(500 + n)),
  replace: false,
  played: { finished: 0, live: 0 },
  ...more,
});
const started = seasonStarted();
const noMore = {
  label: 'Sezon 2027',
  rankingRules: terms.rankingRules,
  playoffSettings: terms.playoffSettings,
  relegationSettings: terms.relegationSettings,
};

describe('starting the first season', () => {
  it('opens season 1 under the settings of the moment', () => {
    given()
      .when({ type: 'StartFirstSeason', terms })
      .happens({ type: 'SeasonStarted', data: { season: 1, ...noMore } });
  });

  it('happens once', () => {
    given(started).when({ type: 'StartFirstSeason', terms }).nothingHappens();
    given(started, seasonReset()).when({ type: 'StartFirstSeason', terms }).nothingHappens();
  });

  it('comes before everything else', () => {
    given().when(generate()).refused('NO_SEASON');
    given().when({ type: 'DeleteAllMatches', season: 1 }).refused('NO_SEASON');
    given().when({ type: 'ResetSeason', season: 0, terms }).refused('NO_SEASON');
    given().when({ type: 'ResetAllStatistics', season: 0, players: 1 }).refused('NO_SEASON');
  });
});

describe('a reset of all totals', () => {
  it('says how many players had something to lose, and is nothing where nobody had', () => {
    given(started)
      .when({ type: 'ResetAllStatistics', season: 1, players: 3 })
      .happens(allPlayerStatisticsReset({ players: 3 }));
    given(started).when({ type: 'ResetAllStatistics', season: 1, players: 0 }).nothingHappens();
  });
});

describe('generating fixtures', () => {
  it('plans every match in one event, with the ids that were brought', () => {
    const [event] = given(started).when(generate()).events();
    expect(event).toMatchObject({ type: 'FixturesGenerated', data: { season: 1, replaced: [] } });
    const matches = event?.type === 'FixturesGenerated' ? fixturesOf(event.data) : [];
    expect(matches.map(({ matchId }) => matchId)).toEqual(Array.from({ length: 6 }, (_, n) => numberedId(500 + n)));
  });

  it.each([
    [4, 1, 6],
    [4, 2, 12],
    [5, 1, 10],
    [5, 2, 20],
  ] as const)('makes of %i teams in %i legs %i matches', (count, legs, expected) => {
    const [event] = given(started)
      .when(generate({ plan: { teams: teams(count), legs, kickOffs: [] } }))
      .events();
    expect(event?.type === 'FixturesGenerated' ? event.data.matches : []).toHaveLength(expected);
  });

  it('is refused while there are fixtures, and says how many', () => {
    given(started, added(), added(other))
      .when(generate())
      .refused('FIXTURES_EXIST', { values: { matches: 2 } });
  });

  it('replaces the fixtures there are when asked to, and names what it replaced', () => {
    const [event] = given(started, added(), added(other))
      .when(generate({ replace: true }))
      .events();
    expect(event).toMatchObject({
      type: 'FixturesGenerated',
      data: {
        replaced: [
          [planned.matchId, 1],
          [other.matchId, 2],
        ],
      },
    });
  });

  it('never replaces what was played', () => {
    given(started, added())
      .when(generate({ replace: true, played: { finished: 1, live: 2 } }))
      .refused('FIXTURES_PLAYED', { values: { matches: 1 } });
    given(started, added())
      .when(generate({ replace: true, played: { finished: 0, live: 2 } }))
      .refused('FIXTURES_LIVE', { values: { matches: 2 } });
  });

  it('is possible again when all matches were deleted, or the season is new', () => {
    const deleted = matchesDeleted({ matches: [{ matchId: planned.matchId, week: 1 }] });
    expect(given(started, added(), deleted).when(generate()).events()).toMatchObject([
      { data: { season: 1, replaced: [] } },
    ]);
    expect(
      given(started, added(), seasonReset())
        .when(generate({ season: 2 }))
        .events(),
    ).toMatchObject([{ data: { season: 2, replaced: [] } }]);
  });

  it('forgets what was replaced, so that a second time names only the new ones', () => {
    const first = fixturesGenerated({ matches: [planned] });
    const second = fixturesGenerated({ matches: [other], replaced: [{ matchId: planned.matchId, week: 1 }] });
    expect(
      given(started, first, second)
        .when(generate({ replace: true }))
        .events(),
    ).toMatchObject([{ data: { replaced: [[other.matchId, 2]] } }]);
  });

  it.each([0, 1])('needs two teams, not %i', (count) => {
    given(started)
      .when(generate({ plan: { teams: teams(count), legs: 1, kickOffs: [] } }))
      .refused('TOO_FEW_TEAMS');
  });

  it('asks once about a first day that is over', () => {
    const start = (day: string, confirmed: boolean) => ({ start: { day, today: '2026-11-21', confirmed } });
    given(started)
      .when(generate(start('2026-11-20', false)))
      .refused('START_IS_OVER');
    expect(
      given(started)
        .when(generate(start('2026-11-20', true)))
        .events(),
    ).toHaveLength(1);
    expect(
      given(started)
        .when(generate(start('2026-11-21', false)))
        .events(),
    ).toHaveLength(1);
  });
});

describe('importing fixtures', () => {
  it('is one event with results and teams to create inside', () => {
    const teamsToCreate = [{ teamId: home, name: 'Moda' }];
    const matches = [imported({ result: { homeScore: 2, awayScore: 0 } })];
    given(started)
      .when({ ...importing(...matches), teamsToCreate })
      .happens(fixturesImported({ teamsToCreate, matches }));
  });

  it('stands beside other matches of the season', () => {
    given(started, added(other))
      .when(importing(imported()))
      .happens(fixturesImported({ matches: [imported()] }));
  });

  it('is refused for a pairing that its week already has, whoever is at home', () => {
    given(started, added())
      .when(importing(imported({ ...other, week: 3 }), imported({ matchId: numberedId(9), home: away, away: home })))
      .refused('MATCH_EXISTS', { errors: [{ path: 'matches[1].home', message: 'Bu eşleşme 1. haftada zaten var.' }] });
  });
});

describe('adding a match', () => {
  it('is one more match in the current season', () => {
    given(started).when(adding()).happens(added());
    expect(
      given(started, seasonReset())
        .when(adding(planned, { season: 2 }))
        .events(),
    ).toMatchObject([{ type: 'MatchAdded', data: { season: 2 } }]);
  });

  it('is refused when the two meet in that week already, whoever is at home', () => {
    const again = { ...planned, matchId: numberedId(9) };
    for (const match of [again, { ...again, home: away, away: home }]) {
      for (const allowSameWeek of [false, true]) {
        given(started, added())
          .when(adding(match, { allowSameWeek }))
          .refused('MATCH_EXISTS', { errors: [{ path: 'homeTeam', message: 'Bu eşleşme 1. haftada zaten var.' }] });
      }
    }
  });

  it('is free in another week, after a deletion, and in the next season', () => {
    const again = { ...planned, matchId: numberedId(9) };
    const happens = [{ type: 'MatchAdded' }];
    expect(
      given(started, added())
        .when(adding({ ...again, week: 2 }))
        .events(),
    ).toMatchObject(happens);
    const deleted = matchesDeleted({ matches: [{ matchId: planned.matchId, week: 1 }] });
    expect(given(started, added(), deleted).when(adding(again)).events()).toMatchObject(happens);
    expect(
      given(started, added(), seasonReset())
        .when(adding(again, { season: 2 }))
        .events(),
    ).toMatchObject(happens);
  });
});

describe('deleting matches', () => {
  it('takes all of the current season, and names them', () => {
    const old = added(fixture({ matchId: numberedId(8) }));
    const now: LeagueEventOf<'MatchAdded'> = { type: 'MatchAdded', data: { season: 2, match: planned } };
    given(started, old, seasonReset(), now)
      .when({ type: 'DeleteAllMatches', season: 2 })
      .happens(matchesDeleted({ season: 2, matches: [{ matchId: planned.matchId, week: 1 }], cause: 'all' }));
  });

  it('records nothing when there are none', () => {
    given(started).when({ type: 'DeleteAllMatches', season: 1 }).nothingHappens();
    given(started, added(), matchesDeleted({ matches: [{ matchId: planned.matchId, week: 1 }] }))
      .when({ type: 'DeleteAllMatches', season: 1 })
      .nothingHappens();
  });

  it('of one team takes those it plays at home and away', () => {
    const elsewhere = added(fixture({ matchId: numberedId(3), home, away: third }));
    given(started, added(), added(other), elsewhere)
      .when({ type: 'DeleteMatchesOfTeam', season: 1, teamId: away })
      .happens({
        type: 'MatchesDeleted',
        data: {
          season: 1,
          matches: [
            { matchId: planned.matchId, week: 1 },
            { matchId: other.matchId, week: 2 },
          ],
          cause: 'team',
          teamId: away,
        },
      });
  });

  it('of the finished ones takes those that exist, and says how many players had a line in them', () => {
    const deleting = (...ids: string[]): SeasonCommand => ({
      type: 'DeleteFinishedMatches',
      season: 1,
      matchIds: new Set(ids),
      players: 11,
    });
    const matches = [{ matchId: other.matchId, week: 2 }];
    given(started, added(), added(other))
      .when(deleting(other.matchId, numberedId(99)))
      .happens(matchesDeleted({ matches, cause: 'played', players: 11 }));
    given(started, added()).when(deleting()).nothingHappens();
    given(started, added(), seasonReset()).when(deleting(planned.matchId)).refused('SEASON_NOT_CURRENT');
  });

  it('of one team leaves closed seasons and other teams alone', () => {
    given(started, added(), seasonReset())
      .when({ type: 'DeleteMatchesOfTeam', season: 1, teamId: away })
      .nothingHappens();
    given(started, added()).when({ type: 'DeleteMatchesOfTeam', season: 1, teamId: third }).nothingHappens();
  });
});

describe('resetting the season', () => {
  it('closes it and opens the next under the settings of the moment', () => {
    given(started, added())
      .when({ type: 'ResetSeason', season: 1, terms })
      .happens({ type: 'SeasonReset', data: { closed: 1, opened: 2, ...noMore } });
  });

  it.each([
    ['it was opened as', new Map(), '2026-12-01', 'Sezon 2026 (2)'],
    ['its start date has made it since', new Map([[1, '2027-01-05']]), '2027-08-10', 'Sezon 2027 (2)'],
    ['its number makes it', new Map([[1, null]]), null, 'Sezon 2'],
  ])('calls no season like one before it: what %s', (_, startDates, startDate, label) => {
    expect(
      given(started, added())
        .when({ type: 'ResetSeason', season: 1, terms: { ...terms, startDate, startDates } })
        .events(),
    ).toMatchObject([{ data: { opened: 2, label } }]);
  });

  it('is refused where no match was ever planned; one that was deleted since was', () => {
    given(started).when({ type: 'ResetSeason', season: 1, terms }).refused('SEASON_UNTOUCHED');
    given(started, added(), seasonReset()).when({ type: 'ResetSeason', season: 2, terms }).refused('SEASON_UNTOUCHED');
    const deleted = matchesDeleted({ matches: [{ matchId: planned.matchId, week: 1 }] });
    expect(given(started, added(), deleted).when({ type: 'ResetSeason', season: 1, terms }).events()).toHaveLength(1);
  });
});

describe('an act on another season than the current one', () => {
  const acts = (season: number): SeasonCommand[] => [
    generate({ season }),
    { ...importing(imported()), season },
    adding(planned, { season }),
    { type: 'DeleteAllMatches', season },
    { type: 'ResetSeason', season, terms },
    { type: 'ResetAllStatistics', season, players: 3 },
  ];

  it.each([1, 3])('is refused for season %i while 2 is current, and says so', (season) => {
    for (const act of acts(season)) {
      given(started, added(), seasonReset())
        .when(act)
        .refused('SEASON_NOT_CURRENT', { values: { season, current: 2 } });
    }
  });
});
