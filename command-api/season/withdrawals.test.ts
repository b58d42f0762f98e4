import {
  fixture,
  matchesDeleted,
  numberedId,
  seasonActUndone,
  seasonReset,
  seasonStarted,
  teamWithdrawn,
} from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import {
  added,
  adding,
  away,
  fourth,
  home,
  imported,
  importing,
  other,
  planned,
  teams,
  third,
} from '../testing/season-words.ts';
import type { SeasonEvent } from '../season-authority/state.ts';
import { specify } from '../testing/specify.ts';
import { type SeasonCommand, seasonDecider } from './decider.ts';

const { given } = specify(seasonDecider);

const started = seasonStarted();
const left = (teamId = home, season = 1) => teamWithdrawn({ season, teamId });
const undone = (teamId = home, season = 1) => seasonActUndone({ season, undone: { act: 'TeamWithdrawn', teamId } });

const withdrawing = (more: Partial<Extract<SeasonCommand, { type: 'WithdrawTeam' }>> = {}): SeasonCommand => ({
  type: 'WithdrawTeam',
  season: 1,
  teamId: home,
  played: 'keep',
  reason: 'Takım dağıldı',
  live: 0,
  ...more,
});
describe('withdrawing a team', () => {
  it('names the team, what becomes of its matches, and the reason', () => {
    given(started, added()).when(withdrawing()).happens(left());
    given(started, added())
      .when(withdrawing({ played: 'annul' }))
      .happens(teamWithdrawn({ teamId: home, played: 'annul' }));
  });

  it('is refused for a team without a match in the season', () => {
    given(started, added())
      .when(withdrawing({ teamId: third }))
      .refused('TEAM_NOT_IN_SEASON');
    given(started).when(withdrawing()).refused('TEAM_NOT_IN_SEASON');
    given(started, added(), matchesDeleted({ matches: [{ matchId: planned.matchId, week: 1 }] }))
      .when(withdrawing())
      .refused('TEAM_NOT_IN_SEASON');
  });

  it('is refused a second time, but not to another team', () => {
    given(started, added(), left()).when(withdrawing()).refused('ALREADY_WITHDRAWN');
    given(started, added(), left())
      .when(withdrawing({ teamId: away }))
      .happens(left(away));
  });

  it('is refused while one of its matches is played', () => {
    given(started, added())
      .when(withdrawing({ live: 1 }))
      .refused('TEAM_PLAYS_NOW', { values: { matches: 1 } });
  });

  it('is refused before the first season, and when another season is current', () => {
    given().when(withdrawing()).refused('NO_SEASON');
    given(started, added(), seasonReset())
      .when(withdrawing())
      .refused('SEASON_NOT_CURRENT', { values: { season: 1, current: 2 } });
  });

  it('happens again after it was taken back, and in the next season', () => {
    given(started, added(), left(), undone()).when(withdrawing()).happens(left());
    const next = added(fixture({ matchId: numberedId(7), home, away }));
    given(started, added(), left(), seasonReset(), { ...next, data: { ...next.data, season: 2 } })
      .when(withdrawing({ season: 2 }))
      .happens(left(home, 2));
  });
});

describe('a team that has left', () => {
  const rematch = fixture({ matchId: numberedId(5), week: 5, home: third, away: home });
  const gone = (path: string) => ({ errors: [{ path, message: 'Bu takım ligden çekildi; bu sezon maçı olamaz.' }] });

  it('gets no further match, until its withdrawal is taken back', () => {
    given(started, added(), left()).when(adding(rematch)).refused('TEAM_WITHDRAWN', gone('awayTeam'));
    given(started, added(), left(), undone()).when(adding(rematch)).happens(added(rematch));
  });

  it('gets no match by an import, but those that it has may stand in one', () => {
    given(started, added(), left())
      .when(importing(imported({ date: null }), imported(rematch)))
      .refused('TEAM_WITHDRAWN', gone('matches[1].away'));
  });

  it('gets no match by another plan, and none of its own is planned anew', () => {
    const replanning = (matchId: string, wish: object): SeasonCommand => ({
      type: 'ReplanMatch',
      matchId,
      wish,
      allowSameWeek: false,
      match: { status: 'cancelled', schedule: undefined, resultRevision: 0 },
    });
    const season = given(started, added(), added(other), left());
    season.when(replanning(other.matchId, { away: home })).refused('TEAM_WITHDRAWN', gone('awayTeam'));
    season.when(replanning(planned.matchId, { home: fourth })).refused('TEAM_WITHDRAWN', gone('homeTeam'));
    season.when(replanning(planned.matchId, { week: 9 })).refused('TEAM_WITHDRAWN', gone('homeTeam'));
    season.when(replanning(planned.matchId, {})).nothingHappens();
  });

  it('is left out of new fixtures of the season, and is back in those of the next', () => {
    const generating = (season: number): SeasonCommand => ({
      type: 'GenerateFixtures',
      season,
      plan: { teams: teams(4), legs: 1, kickOffs: [] },
      start: { day: null, today: '2026-11-21', confirmed: false },
      matchIds: Array.from({ length: 6 }, (_, n) => numberedId(50 + n)),
      replace: true,
      played: { finished: 0, live: 0 },
    });
    const teamsOf = (season: number, ...history: readonly SeasonEvent[]) =>
      given(...history)
        .when(generating(season))
        .events()
        .flatMap((event) => (event.type === 'FixturesGenerated' ? [event.data.teams.toSorted()] : []));
    expect(teamsOf(1, started, added(), left())).toEqual([[away, third, fourth]]);
    expect(teamsOf(2, started, added(), left(), seasonReset())).toEqual([teams(4)]);
    given(started, added(), left(), left(away), left(third)).when(generating(1)).refused('TOO_FEW_TEAMS');
  });
});
