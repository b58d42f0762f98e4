import type { LeagueEvent } from '@league/events/catalogue.ts';
import { defaultSettings } from '@league/events/rules/default-settings.ts';
import {
  allPlayerStatisticsReset,
  fixture,
  fixturesGenerated,
  fixturesImported,
  fixturesRestored,
  matchesDeleted,
  matchResultAnnulled,
  matchScheduled,
  matchStatusChanged,
  numberedId,
  pointDeductionLifted,
  pointsDeducted,
  restoredMatch,
  seasonActUndone,
  seasonReset,
  seasonStarted,
  teamWithdrawn,
} from '@league/events/testing/sample-events.ts';
import { pairingIn, type SeasonDocument } from '@league/query-api/contract/seasons.ts';
import { describe, expect, it } from 'vitest';
import { given, recordedAt } from './given-events.ts';
import { seasons } from './seasons.projection.ts';

const after = given(seasons);
const { rankingRules, playoffSettings, relegationSettings } = defaultSettings;
const [home, away] = [numberedId(11), numberedId(12)];
const planned = (number: number, week = 1) => fixture({ matchId: numberedId(number), week, home, away });
const started = seasonStarted();

const dated = (to: string | null, season = 1): LeagueEvent => ({
  type: 'TournamentSettingsChanged',
  data: { season, changes: { startDate: { from: null, to } } },
});

const winsFirst: LeagueEvent = {
  type: 'RankingRulesChanged',
  data: { season: 1, changes: { tieBreakers: { from: rankingRules.tieBreakers, to: ['wins'] } } },
};

describe('seasons', () => {
  it('begin with the terms of their start', () => {
    expect(after(started)).toEqual({
      '1': {
        season: 1,
        label: 'Sezon 2026',
        startedAt: recordedAt(1),
        closedAt: null,
        rankingRules,
        playoffSettings,
        relegationSettings,
        matches: {},
      },
    });
  });

  it('close when the next one opens', () => {
    expect(after(started, seasonReset())).toMatchObject({
      '1': { closedAt: recordedAt(2) },
      '2': { season: 2, label: 'Sezon 2027', startedAt: recordedAt(2), closedAt: null, matches: {} },
    });
  });

  it('note where the totals of all players began anew, each in its season', () => {
    const documents = after(
      started,
      allPlayerStatisticsReset(),
      seasonReset(),
      allPlayerStatisticsReset({ season: 2 }),
    );
    const position = (number: number) => String(number).padStart(20, '0');
    expect(documents).toMatchObject({
      '1': { statisticsResets: [position(2)] },
      '2': { statisticsResets: [position(4)] },
    });
  });

  it('keep the points that were taken off a team, also once they are given back', () => {
    const position = (number: number) => String(number).padStart(20, '0');
    const kept = { id: numberedId(61), team: numberedId(11), points: 3, reason: 'Sahaya çıkmadı' };
    const placed = { ...kept, position: position(2), recordedAt: recordedAt(2) };
    expect(after(started, pointsDeducted())).toMatchObject({ '1': { deductions: [{ ...placed, lifted: null }] } });
    const lifted = { position: position(4), recordedAt: recordedAt(4) };
    const second = pointsDeducted({ deductionId: numberedId(62), points: 1 });
    expect(after(started, pointsDeducted(), second, pointDeductionLifted())).toMatchObject({
      '1': {
        deductions: [
          { ...placed, lifted },
          { id: numberedId(62), points: 1, lifted: null },
        ],
      },
    });
  });

  it('take a deduction, and its lifting, once', () => {
    expect(after(started, pointDeductionLifted())).toEqual(after(started));
    const twice = after(started, pointsDeducted(), pointDeductionLifted(), pointDeductionLifted(), pointsDeducted());
    expect(twice).toEqual(after(started, pointsDeducted(), pointDeductionLifted()));
  });

  it('keep which teams left, how, why and where the log says so, and where that was taken back', () => {
    const place = (number: number) => ({ position: String(number).padStart(20, '0'), recordedAt: recordedAt(number) });
    const left = { team: numberedId(11), played: 'keep', reason: 'Takım dağıldı', ...place(2) };
    expect(after(started, teamWithdrawn())).toMatchObject({ '1': { withdrawals: [{ ...left, lifted: null }] } });
    const other = teamWithdrawn({ teamId: numberedId(12), played: 'annul' });
    expect(after(started, teamWithdrawn(), other, seasonActUndone(), teamWithdrawn())).toMatchObject({
      '1': {
        withdrawals: [
          { ...left, lifted: place(4) },
          { team: numberedId(12), played: 'annul', lifted: null },
          { ...left, ...place(5), lifted: null },
        ],
      },
    });
  });

  it('take a withdrawal, and its taking back, once', () => {
    expect(after(started, seasonActUndone())).toEqual(after(started));
    expect(after(started, teamWithdrawn(), teamWithdrawn({ played: 'annul' }))).toEqual(
      after(started, teamWithdrawn()),
    );
    const twice = after(started, teamWithdrawn(), seasonActUndone(), seasonActUndone());
    expect(twice).toEqual(after(started, teamWithdrawn(), seasonActUndone()));
  });

  it('are labelled by the year of their start date, else by their number', () => {
    expect(after(started, dated('2030-02-01'))).toMatchObject({ '1': { label: 'Sezon 2030' } });
    expect(after(started, dated(null))).toMatchObject({ '1': { label: 'Sezon 1' } });
  });

  it('take changes of their terms', () => {
    const playoffs: LeagueEvent = {
      type: 'PlayoffSettingsChanged',
      data: { season: 1, changes: { playoffTeams: { from: 6, to: 8 } } },
    };
    const relegation: LeagueEvent = {
      type: 'RelegationSettingsChanged',
      data: { season: 1, changes: { relegationTeams: { from: 2, to: 1 } } },
    };
    expect(after(started, winsFirst, playoffs, relegation)).toMatchObject({
      '1': {
        rankingRules: { ...rankingRules, tieBreakers: ['wins'] },
        playoffSettings: { ...playoffSettings, playoffTeams: 8 },
        relegationSettings: { ...relegationSettings, relegationTeams: 1 },
      },
    });
  });

  it('keep the terms they closed with', () => {
    expect(after(started, seasonReset(), winsFirst, dated('2040-01-01'))).toMatchObject({
      '1': { label: 'Sezon 2026', rankingRules },
    });
  });

  it('know their matches from all fixtures events', () => {
    const imported = fixturesImported({ matches: [{ ...planned(2, 2), result: null }] });
    const added: LeagueEvent = { type: 'MatchAdded', data: { season: 1, match: planned(3, 3) } };
    expect(after(started, fixturesGenerated({ matches: [planned(1)] }), imported, added)).toMatchObject({
      '1': {
        matches: {
          [numberedId(1)]: { week: 1, home, away },
          [numberedId(2)]: { week: 2, home, away },
          [numberedId(3)]: { week: 3, home, away },
        },
      },
    });
  });

  it('know when each match is played, also when it was moved since', () => {
    const dates = ['2026-11-21T18:00:00.000Z', '2026-11-28T18:00:00.000Z', '2026-12-05T18:00:00.000Z'] as const;
    const on = (number: number, week: number, date: string | null) => ({ ...planned(number, week), date });
    const move = (number: number, week: number, date: string | null, from: string | null) =>
      matchScheduled({ matchId: numberedId(number), week, home, away, date, changes: { date: { from, to: date } } });
    const generated = fixturesGenerated({ matches: [on(1, 1, dates[0]), on(2, 1, null), on(3, 2, dates[1])] });
    const added: LeagueEvent = { type: 'MatchAdded', data: { season: 1, match: on(4, 3, dates[2]) } };
    const moved = [move(2, 1, dates[1], null), move(1, 1, dates[2], dates[0]), move(4, 3, null, dates[2])];
    expect(after(started, generated, added)['1']).toHaveProperty('dates', {
      '1': { [numberedId(1)]: dates[0] },
      '2': { [numberedId(3)]: dates[1] },
      '3': { [numberedId(4)]: dates[2] },
    });
    expect(after(started, generated, added, ...moved)['1']).toHaveProperty('dates', {
      '1': { [numberedId(1)]: dates[2], [numberedId(2)]: dates[1] },
      '2': { [numberedId(3)]: dates[1] },
    });
  });

  it('know which of their matches are cancelled, until these are planned again or gone', () => {
    const generated = fixturesGenerated({ matches: [planned(1), planned(2), planned(3)] });
    const of = (number: number) => ({ matchId: numberedId(number), week: 1, home, away });
    const cancelled = (number: number) => matchStatusChanged({ ...of(number), status: 'cancelled' });
    const cancelledOf = (...events: LeagueEvent[]) =>
      Object(after(started, generated, ...events)['1']) as Pick<SeasonDocument, 'cancelled'>;
    expect(cancelledOf(matchStatusChanged({ ...of(1), status: 'live' }))).not.toHaveProperty('cancelled');
    const two = [cancelled(3), matchResultAnnulled({ ...of(1), status: 'cancelled' })];
    expect(cancelledOf(...two)).toMatchObject({ cancelled: [numberedId(1), numberedId(3)] });
    expect(cancelledOf(...two, matchStatusChanged({ ...of(1), status: 'scheduled' }))).toMatchObject({
      cancelled: [numberedId(3)],
    });
    const gone = matchesDeleted({ matches: [{ matchId: numberedId(3), week: 1 }] });
    expect(cancelledOf(...two, gone)).toMatchObject({ cancelled: [numberedId(1)] });
    expect(cancelledOf(cancelled(9))).not.toHaveProperty('cancelled');
  });

  it('have matches cancelled that were restored so', () => {
    const back = fixturesRestored({ matches: [restoredMatch({ ...planned(1), status: 'cancelled' })], removed: [] });
    expect(after(started, back)).toMatchObject({ '1': { cancelled: [numberedId(1)] } });
  });

  it('have no deleted and replaced matches any more, and keep their pairings apart, each team named once', () => {
    const generated = fixturesGenerated({ matches: [planned(1), planned(2), planned(4, 2)] });
    const replacing = fixturesGenerated({ matches: [planned(3)], replaced: [{ matchId: numberedId(1), week: 1 }] });
    const deleted = matchesDeleted({
      matches: [
        { matchId: numberedId(2), week: 1 },
        { matchId: numberedId(4), week: 2 },
      ],
    });
    const { '1': season } = after(started, generated, replacing, deleted);
    expect(season).toMatchObject({
      deletedMatches: {
        teams: [home, away],
        rows: { [numberedId(1)]: [1, 0, 1], [numberedId(2)]: [1, 0, 1], [numberedId(4)]: [2, 0, 1] },
      },
    });
    expect(new Map(Object.entries(season ?? {})).get('matches')).toEqual({ [numberedId(3)]: { week: 1, home, away } });
    const pairing = (number: number) => pairingIn(season as SeasonDocument, numberedId(number));
    expect(pairing(3)).toEqual({ week: 1, home, away, deleted: false });
    expect(pairing(4)).toEqual({ week: 2, home, away, deleted: true });
    expect(pairing(5)).toBeUndefined();
  });

  it('do not keep what was never theirs', () => {
    const deleted = matchesDeleted({ matches: [{ matchId: numberedId(9), week: 1 }] });
    expect(after(started, deleted)).toEqual(after(started));
  });

  it('know matches again that were restored, and no longer those that go instead', () => {
    const generated = fixturesGenerated({ matches: [planned(1), planned(2)] });
    const replaced = [1, 2].map((number) => ({ matchId: numberedId(number), week: 1 }));
    const replacing = fixturesGenerated({ matches: [planned(3)], replaced });
    const back = fixturesRestored({
      matches: [planned(1), planned(2)].map(restoredMatch),
      removed: [{ matchId: numberedId(3), week: 1 }],
    });
    const before = after(started, generated)['1'];
    expect(after(started, generated, replacing, back)).toEqual({
      1: { ...before, deletedMatches: { teams: [home, away], rows: { [numberedId(3)]: [1, 0, 1] } } },
    });
  });

  it('are not made by anything but their start', () => {
    expect(after(winsFirst, dated(null), fixturesGenerated({ matches: [planned(1)] }))).toEqual({});
  });
});
