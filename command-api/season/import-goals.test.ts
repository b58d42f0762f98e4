import type { LeagueEventOf } from '@league/events/catalogue.ts';
import type { ImportedScorer } from '@league/events/fixture-rows.ts';
import type { MatchResult } from '@league/events/match-result.ts';
import {
  fixture,
  fixturesImported,
  matchResult,
  numberedId,
  seasonStarted,
} from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import { noReferees } from '../match/referee-places.ts';
import { type MatchState, matchDecider } from '../match/decider.ts';
import { specify } from '../testing/specify.ts';
import { importing, imported } from '../testing/season-words.ts';
import { seasonDecider } from './decider.ts';
import { enterImported } from './import-goals.ts';
import type { ImportLine } from './import-plan.ts';

const { given } = specify(seasonDecider);

const [home, away, ada, efe] = [101, 102, 1, 2].map(numberedId) as [string, string, string, string];
const planned = fixture({ matchId: numberedId(1000), week: 1, home, away, date: null });
const { matchId } = planned;
const added: LeagueEventOf<'MatchAdded'> = { type: 'MatchAdded', data: { season: 1, match: planned } };

const goal = (playerId: string, side: 'home' | 'away', minute: number, ownGoal = false): ImportedScorer => ({
  playerId,
  side,
  minute,
  ownGoal,
});
/** Two of Ada's for the home side, and an own goal of hers for the other. */
const scorers = [goal(ada, 'home', 80), goal(ada, 'away', 40, true), goal(ada, 'home', 10)];

const line = (more: Partial<ImportLine> = {}): ImportLine =>
  imported({ ...planned, matchId: numberedId(9), result: { homeScore: 2, awayScore: 1 }, scorers, ...more });

const finished = (result: MatchResult): MatchState => ({
  status: 'finished',
  result,
  schedule: undefined,
  referees: noReferees,
  resultRevision: 3,
});

const sent = (match: MatchState, overwrite = false, one = line()) => ({
  ...importing(one),
  standing: new Map([[matchId, match]]),
  overwrite,
});

/** The result that entering the line makes. */
const entered = (match: MatchState, goals = scorers): MatchResult => {
  const brought = { matchId, homeScore: 2, awayScore: 1, seenRevision: match.resultRevision, scorers: goals };
  const [event] = matchDecider.decide(enterImported({ ...planned, season: 1 }, brought, match), match);
  if (event?.type === 'MatchResultEntered') return event.data.result;
  if (event?.type === 'MatchResultCorrected') return event.data.corrected;
  throw new Error('no result');
};

const open: MatchState = {
  status: 'scheduled',
  provisionalScore: null,
  schedule: undefined,
  referees: noReferees,
  resultRevision: 0,
};
const bare = (homeScore: number, awayScore: number) =>
  matchResult({ homeScore, awayScore, lines: [], homeLineup: [], awayLineup: [], incidents: [] });

describe('the result of a line with scorers', () => {
  it('has a line for each scorer and an incident for each goal; an own goal is a goal of nobody', () => {
    const { lines, incidents, homeLineup } = entered(open, [...scorers.slice(0, 2), goal(efe, 'home', 9, true)]);
    expect(lines).toMatchObject([
      { playerId: ada, side: 'home', teamId: home, goals: 1, number: null, position: null, minutesPlayed: 0 },
      { playerId: efe, side: 'away', teamId: away, goals: 0, isStartingEleven: false },
    ]);
    expect(incidents).toEqual([
      { type: 'ownGoal', minute: 9, description: '', playerId: efe },
      { type: 'ownGoal', minute: 40, description: '', playerId: ada },
      { type: 'goal', minute: 80, description: '', playerId: ada },
    ]);
    expect(homeLineup).toEqual([]);
  });

  it('keeps what else stands of a match that it corrects: other lines without goals, and other incidents', () => {
    const card = { type: 'yellowCard', minute: 50, description: 'faul', playerId: efe } as const;
    const before = entered(open, [goal(efe, 'away', 1)]);
    const { lines, incidents } = entered(finished({ ...before, incidents: [...before.incidents, card] }));
    expect(lines.map(({ playerId, goals }) => [playerId, goals])).toEqual([
      [efe, 0],
      [ada, 2],
    ]);
    expect(incidents.map(({ type, minute }) => `${type} ${minute}`)).toEqual([
      'goal 10',
      'ownGoal 40',
      'yellowCard 50',
      'goal 80',
    ]);
  });
});

describe('a line with scorers for a match that is planned', () => {
  const brings = (seenRevision: number) =>
    fixturesImported({
      matches: [],
      results: [{ matchId, homeScore: 2, awayScore: 1, seenRevision }],
      scorers: [scorers],
    });

  it('brings them with the result', () => {
    given(seasonStarted(), added).when(sent(open)).happens(brings(0));
  });

  it('brings them to a match that has this score and no lines', () => {
    given(seasonStarted(), added)
      .when(sent(finished(bare(2, 1))))
      .happens(brings(3));
  });

  it('does nothing where exactly these goals stand', () => {
    given(seasonStarted(), added)
      .when(sent(finished(entered(open)), true))
      .nothingHappens();
  });

  it('corrects other goals only where that is wished', () => {
    const others = finished(entered(open, [goal(ada, 'home', 80), goal(ada, 'home', 11)]));
    given(seasonStarted(), added)
      .when(sent(others))
      .refused('RESULT_DIFFERS', { errors: [{ path: 'matches[0].scorers', message: expect.any(String) }] });
    given(seasonStarted(), added).when(sent(others, true)).happens(brings(3));
  });

  it('lifts a walkover only where that is wished', () => {
    const awarded = finished({ ...bare(3, 0), walkover: 'home' });
    const won = line({ result: { homeScore: 3, awayScore: 0 }, scorers: [goal(ada, 'home', 1)] });
    given(seasonStarted(), added)
      .when(sent(awarded, false, won))
      .refused('RESULT_DIFFERS', { errors: [{ path: 'matches[0].homeScore', message: expect.any(String) }] });
    expect(
      given(seasonStarted(), added)
        .when(sent(awarded, true, won))
        .events(),
    ).toHaveLength(1);
  });

  it('is refused where its scorer stands on the other side', () => {
    const other = finished(entered(open, [goal(ada, 'away', 5)]));
    given(seasonStarted(), added)
      .when(sent(other, true))
      .refused('INVALID_IMPORT', {
        errors: [{ path: 'matches[0].scorers', message: 'Bu oyuncu diğer takımda.' }],
      });
  });

  it('is refused where lines that stand name more goals than its score, when it names none itself', () => {
    const lower = line({ result: { homeScore: 1, awayScore: 1 }, scorers: [] });
    given(seasonStarted(), added)
      .when(sent(finished(entered(open)), true, lower))
      .refused('INVALID_IMPORT', {
        errors: [{ path: 'matches[0].homeScore', message: 'Oyuncuların golleri (2) takımın skorunu (1) aşıyor.' }],
      });
  });
});

describe('an import with more than 900 KiB of scorers', () => {
  it('is refused, naming the limit', () => {
    const goals = Array.from({ length: 99 }, (_, n) => goal(numberedId(n), 'home', 120));
    const lines = Array.from({ length: 700 }, (_, n) =>
      line({ matchId: numberedId(n), week: n + 2, result: { homeScore: 99, awayScore: 0 }, scorers: goals }),
    );
    given(seasonStarted())
      .when(importing(...lines))
      .refused('TOO_LARGE_TO_RECORD', { values: { limit: 900 } });
    expect(
      given(seasonStarted())
        .when(importing(...lines.slice(0, 300)))
        .events(),
    ).toHaveLength(1);
  });
});
