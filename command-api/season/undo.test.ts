import { defaultSettings } from '@league/events/rules/default-settings.ts';
import { outcomeOf } from '@league/events/rules/result-outcome.ts';
import type { FixturesImported } from '@league/events/seasons.ts';
import {
  allPlayerStatisticsReset,
  fixture,
  fixturesGenerated,
  fixturesImported,
  matchesDeleted,
  matchResult,
  numberedId,
  pointDeductionLifted,
  pointsDeducted,
  returnedMatch,
  seasonActUndone,
  seasonReset,
  seasonStarted,
  teamWithdrawn,
  transfersReset,
  undoneDeletion,
  undoneReset,
} from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import type { SeasonEvent } from '../season-authority/state.ts';
import { added, adding, away, home, other, planned, third } from '../testing/season-words.ts';
import { specify } from '../testing/specify.ts';
import { type SeasonCommand, seasonDecider } from './decider.ts';
import type { SeasonTerms } from './terms.ts';
import type { UndoFacts } from './undo.ts';

const { given } = specify(seasonDecider);

const started = seasonStarted();
const left = (teamId = home) => teamWithdrawn({ teamId });
const back = (teamId = home) => seasonActUndone({ undone: { act: 'TeamWithdrawn', teamId } });
const gone = (match = planned) => matchesDeleted({ matches: [{ matchId: match.matchId, week: match.week }] });
const returned = returnedMatch({ ...planned, status: 'finished', result: outcomeOf(matchResult()), resultRevision: 1 });
const returning = seasonActUndone({ undone: undoneDeletion(returned) });
const next = (match = fixture({ matchId: numberedId(7), home, away })): SeasonEvent => ({
  type: 'MatchAdded',
  data: { season: 2, match },
});

const terms: SeasonTerms = { startDate: null, startDates: new Map(), ...settingsNow() };
function settingsNow() {
  const { rankingRules, playoffSettings, relegationSettings } = defaultSettings;
  return { rankingRules: { ...rankingRules, pointsForWin: 5 }, playoffSettings, relegationSettings };
}

/** Means the act at this position of the history, from 1. */
const undoing = (meant: number | null, facts: Partial<UndoFacts> = {}, season = 1): SeasonCommand => ({
  type: 'UndoSeasonAct',
  season,
  meant: meant === null ? undefined : BigInt(meant),
  facts: { changed: 0, matches: [], placed: 0, terms, ...facts },
});

describe('taking the last act on the season back', () => {
  it('names the withdrawal of a team, and happens once', () => {
    given(started, added(), left()).when(undoing(3)).happens(back());
    given(started, added(), left(), back()).when(undoing(3)).refused('NOTHING_TO_UNDO');
    given(started, added()).when(undoing(null)).refused('NOTHING_TO_UNDO');
  });

  it('brings deleted matches back as they stood, however they were deleted', () => {
    for (const cause of ['one', 'all', 'played', 'team'] as const) {
      const deleted = matchesDeleted({ matches: [{ matchId: planned.matchId, week: 1 }], cause });
      given(started, added(), deleted)
        .when(undoing(3, { matches: [returned] }))
        .happens(returning);
    }
    given(started, added(), gone(), returning)
      .when({ type: 'DeleteMatch', matchId: planned.matchId })
      .happens(matchesDeleted({ matches: [{ matchId: planned.matchId, week: 1 }], cause: 'one' }));
  });

  it('says of totals how many players had them, and of transfers who goes back where', () => {
    given(started, allPlayerStatisticsReset({ players: 4 }))
      .when(undoing(2))
      .happens(seasonActUndone({ undone: { act: 'AllPlayerStatisticsReset', players: 4 } }));
    const reset = transfersReset();
    given(started, reset)
      .when(undoing(2))
      .happens(seasonActUndone({ undone: { act: 'TransfersReset', players: reset.data.players } }));
  });

  it('reopens a season under the settings of now', () => {
    given(started, added(), seasonReset())
      .when(undoing(3, {}, 2))
      .happens(seasonActUndone({ season: 2, undone: undoneReset({ label: 'Sezon 1', ...settingsNow() }) }));
  });

  it('goes back from act to act, the latest first', () => {
    const acts = [started, added(), added(other), left(), gone(other), allPlayerStatisticsReset()];
    const counts = seasonActUndone({ undone: { act: 'AllPlayerStatisticsReset', players: 1 } });
    const matches = [returnedMatch(other)];
    const match = seasonActUndone({ undone: undoneDeletion(...matches) });
    given(...acts)
      .when(undoing(6))
      .happens(counts);
    given(...acts, counts)
      .when(undoing(5, { matches }))
      .happens(match);
    given(...acts, counts, match)
      .when(undoing(4))
      .happens(back());
    given(...acts, counts, match, back())
      .when(undoing(null))
      .refused('NOTHING_TO_UNDO');
  });

  it('is refused where another act was the last one when the call came', () => {
    given(started, added(), left(), left(away)).when(undoing(3)).refused('UNDO_OUTDATED');
    given(started, added(), left(), left(away), back(away)).when(undoing(4)).refused('UNDO_OUTDATED');
    given(started, added(), left()).when(undoing(null)).refused('UNDO_OUTDATED');
    given(started, added(), added(other), gone(), gone(other), seasonActUndone({ undone: undoneDeletion(other_()) }))
      .when(undoing(5))
      .refused('UNDO_OUTDATED');
  });

  it('is refused before the first season, and for another season than the current one', () => {
    given().when(undoing(null)).refused('NO_SEASON');
    given(started, added(), left(), seasonReset()).when(undoing(4)).refused('SEASON_NOT_CURRENT');
  });
});

const other_ = () => returnedMatch(other);

describe('what rests on a withdrawal', () => {
  it('are matches of the team that were changed', () => {
    given(started, added(), left())
      .when(undoing(3, { changed: 2 }))
      .refused('UNDO_MATCHES_CHANGED', { values: { matches: 2 } });
  });

  it('are matches of the team that new fixtures replaced', () => {
    const replaced = fixturesGenerated({ matches: [], replaced: [{ matchId: planned.matchId, week: 1 }] });
    given(started, added(), left(), replaced)
      .when(undoing(3))
      .refused('UNDO_MATCHES_DELETED', { values: { matches: 1 } });
  });

  it('are no matches that were gone before', () => {
    const second = fixture({ matchId: numberedId(5), week: 5, home: third, away: home });
    given(started, added(), added(second), gone(), left()).when(undoing(5)).happens(back());
  });
});

describe('what rests on a deletion', () => {
  const replanned = (changes: object): SeasonEvent => ({
    type: 'MatchReplanned',
    data: { season: 1, ...other, changes },
  });
  const results: FixturesImported = fixturesImported({ matches: [] }).data;

  it.each([
    ['new fixtures', fixturesGenerated()],
    ['an import of matches', fixturesImported()],
    ['a new match', added(fixture({ matchId: numberedId(6) }))],
    ['a match that gets another week', replanned({ week: { from: 3, to: 2 } })],
  ])('is %s', (_, event) => {
    given(started, added(), added(other), gone(), event).when(undoing(4)).refused('UNDO_MATCHES_PLANNED');
  });

  it.each([
    ['a match that gets another date', replanned({ date: { from: null, to: other.date } })],
    ['an import of results', { type: 'FixturesImported', data: results } satisfies SeasonEvent],
    ['a deduction', pointsDeducted()],
  ])('is not %s', (_, event) => {
    given(started, added(), added(other), gone(), event)
      .when(undoing(4, { matches: [returned] }))
      .happens(returning);
  });

  it('also rests on the deletions before it', () => {
    given(started, added(), added(other), gone(), gone(other), added(fixture({ matchId: numberedId(6) })))
      .when(undoing(5))
      .refused('UNDO_MATCHES_PLANNED');
  });
});

describe('what rests on the reset of transfers', () => {
  it('are players who were put into another team', () => {
    given(started, transfersReset())
      .when(undoing(2, { placed: 1 }))
      .refused('UNDO_PLAYERS_PLACED', { values: { players: 1 } });
  });

  it('is nothing else', () => {
    given(started, transfersReset(), added()).when(undoing(2)).events();
    expect(given(started, transfersReset(), added()).when(undoing(2)).events()).toHaveLength(1);
  });
});

describe('what rests on the reset of a season', () => {
  it('are matches of the new season, also deleted ones', () => {
    const deleted = matchesDeleted({ season: 2, matches: [{ matchId: numberedId(7), week: 1 }] });
    given(started, added(), seasonReset(), next())
      .when(undoing(3, {}, 2))
      .refused('UNDO_SEASON_USED');
    given(started, added(), seasonReset(), next(), deleted, seasonActUndone({ season: 2, undone: undoneDeletion() }))
      .when(undoing(3, {}, 2))
      .refused('UNDO_SEASON_USED');
  });

  it('are points that were taken off in the new season, also given back ones', () => {
    const taken = [pointsDeducted({ season: 2 }), pointDeductionLifted({ season: 2 })];
    given(started, added(), seasonReset(), ...taken)
      .when(undoing(3, {}, 2))
      .refused('UNDO_SEASON_USED');
  });

  it('is no act that was taken back', () => {
    const freed = transfersReset({ season: 2 });
    const placed = seasonActUndone({ season: 2, undone: { act: 'TransfersReset', players: freed.data.players } });
    const events = given(started, added(), seasonReset(), freed, placed)
      .when(undoing(3, {}, 2))
      .events();
    expect(events).toHaveLength(1);
  });
});

describe('a reopened season', () => {
  const reopened = [
    started,
    added(),
    added(other),
    left(),
    gone(other),
    seasonReset(),
    seasonActUndone({ season: 2, undone: undoneReset({ label: 'Sezon 2026' }) }),
  ];

  it('has its matches, its withdrawals and its acts again', () => {
    const matches = [returnedMatch(other)];
    given(...reopened)
      .when(undoing(5, { matches }))
      .happens(seasonActUndone({ undone: undoneDeletion(...matches) }));
    given(...reopened)
      .when(adding(fixture({ home, away: third })))
      .refused('TEAM_WITHDRAWN');
    given(...reopened)
      .when({ type: 'DeleteAllMatches', season: 1 })
      .happens(matchesDeleted({ matches: [{ matchId: planned.matchId, week: 1 }] }));
  });

  it('may be closed again, and its number and label go to the next', () => {
    given(...reopened)
      .when({ type: 'ResetSeason', season: 1, terms })
      .happens(seasonReset({ label: 'Sezon 2', ...settingsNow() }));
  });
});
