import {
  matchResult,
  matchResultAnnulled,
  matchResultEntered,
  matchStatusChanged,
  numberedId,
} from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import { cancelled, corrected, enter, entered, facts, live, move, planned, score } from '../testing/match-words.ts';
import { specify } from '../testing/specify.ts';
import { type MatchCommand, type MatchEvent, matchDecider, type PlannedMatch } from './decider.ts';

const { given } = specify(matchDecider);

type Settling = Extract<MatchCommand, { type: 'SettleForWithdrawal' }>;

const settling = (played: 'keep' | 'annul', more: Partial<Settling> = {}): MatchCommand => ({
  type: 'SettleForWithdrawal',
  planned,
  teamId: planned.home,
  played,
  otherWithdrawn: false,
  ...more,
});
const takingBack = (teamId = planned.home): MatchCommand => ({ type: 'TakeWithdrawalBack', planned, teamId });

const walkover = (winner: 'home' | 'away', withdrawnTeam: string) =>
  matchResultEntered({
    ...facts,
    result: matchResult({ ...(winner === 'home' ? score(3, 0) : score(0, 3)), walkover: winner }),
    withdrawnTeam,
  });
const calledOff = matchStatusChanged({
  ...facts,
  status: 'cancelled',
  provisionalScore: null,
  changes: { status: { from: 'scheduled', to: 'cancelled' } },
  withdrawnTeam: planned.home,
});
const liveCalledOff = matchStatusChanged({
  ...calledOff.data,
  changes: {
    status: { from: 'live', to: 'cancelled' },
    provisionalScore: { from: { home: 1, away: 0 }, to: null },
  },
});
const annulled = matchResultAnnulled({
  ...facts,
  previous: matchResult(),
  status: 'cancelled',
  withdrawnTeam: planned.home,
});

/** A match with all that a result has, so that nothing of it may be lost. */
const whole = entered({
  cards: { homeYellow: 2, awayYellow: 1, homeRed: 0, awayRed: 1 },
  homeLineup: [{ playerId: numberedId(31), position: 'Kaleci', jerseyNumber: 1 }],
  incidents: [{ type: 'injury', minute: 12, description: 'diz', playerId: numberedId(31) }],
});

describe('a match of a team that leaves and keeps what it has played', () => {
  it('is a walkover for the other side, where it was not played', () => {
    given().when(settling('keep')).happens(walkover('away', planned.home));
    given()
      .when(settling('keep', { teamId: planned.away }))
      .happens(walkover('home', planned.away));
    given(live(1, 0)).when(settling('keep')).happens(walkover('away', planned.home));
  });

  it('is cancelled where the other side has left as well', () => {
    given()
      .when(settling('keep', { otherWithdrawn: true }))
      .happens(calledOff);
    given(live(1, 0))
      .when(settling('keep', { otherWithdrawn: true }))
      .happens(liveCalledOff);
  });

  it('stays as it is where it was played or cancelled, and is settled once', () => {
    given(entered()).when(settling('keep')).nothingHappens();
    given(cancelled).when(settling('keep')).nothingHappens();
    given(walkover('away', planned.home)).when(settling('keep')).nothingHappens();
  });
});

describe('a match of a team that leaves and of which all matches are annulled', () => {
  it('loses its result and is cancelled', () => {
    given(entered()).when(settling('annul')).happens(annulled);
  });

  it('is cancelled where it was not played', () => {
    given().when(settling('annul')).happens(calledOff);
    given(live(1, 0)).when(settling('annul')).happens(liveCalledOff);
  });

  it('stays cancelled, and is settled once', () => {
    given(cancelled).when(settling('annul')).nothingHappens();
    given(entered(), annulled).when(settling('annul')).nothingHappens();
  });
});

describe('a withdrawal that is taken back', () => {
  const back = (...history: readonly MatchEvent[]) => given(...history).when(takingBack());

  it('gives a match its result again, whole', () => {
    back(whole, matchResultAnnulled({ ...annulled.data, previous: whole.data.result })).happens({
      ...whole,
      data: { ...whole.data, withdrawnTeam: planned.home },
    });
  });

  it('takes a walkover back, and the match stands as it did', () => {
    const taken = { ...annulled.data, previous: walkover('away', planned.home).data.result };
    back(walkover('away', planned.home)).happens(matchResultAnnulled({ ...taken, status: 'scheduled' }));
    back(live(1, 0), walkover('away', planned.home)).happens(
      matchResultAnnulled({ ...taken, status: 'live', provisionalScore: { home: 1, away: 0 } }),
    );
  });

  it('gives a cancelled match its status and running score again', () => {
    back(calledOff).happens(
      matchStatusChanged({
        ...calledOff.data,
        status: 'scheduled',
        changes: { status: { from: 'cancelled', to: 'scheduled' } },
      }),
    );
    back(live(1, 0), liveCalledOff).happens(
      matchStatusChanged({
        ...calledOff.data,
        status: 'live',
        provisionalScore: { home: 1, away: 0 },
        changes: {
          status: { from: 'cancelled', to: 'live' },
          provisionalScore: { from: null, to: { home: 1, away: 0 } },
        },
      }),
    );
  });

  it('changes nothing where the withdrawal had changed nothing, is of another team, or is taken back already', () => {
    back(entered()).nothingHappens();
    back(cancelled).nothingHappens();
    given(calledOff).when(takingBack(planned.away)).nothingHappens();
    const [taken] = back(calledOff).events();
    back(calledOff, taken as MatchEvent).nothingHappens();
  });

  it('changes nothing in a match that somebody has changed since', () => {
    const won = walkover('away', planned.home);
    const [played] = given(won)
      .when(enter({ ...score(2, 2), walkover: null }))
      .events();
    back(won, played as MatchEvent).nothingHappens();
    const [again] = given(calledOff).when(move('scheduled')).events();
    back(calledOff, again as MatchEvent).nothingHappens();
  });

  it('gives a match that both sides have left its state before the later withdrawal, then that before the first', () => {
    const first = walkover('away', planned.home);
    const [second] = given(first)
      .when(settling('annul', { teamId: planned.away }))
      .events();
    const both = [first, second as MatchEvent];
    given(...both)
      .when(takingBack(planned.home))
      .nothingHappens();
    const [later] = given(...both)
      .when(takingBack(planned.away))
      .events();
    expect(later).toMatchObject({ type: 'MatchResultEntered', data: { result: first.data.result } });
    given(...both, later as MatchEvent)
      .when(takingBack(planned.home))
      .happens(matchResultAnnulled({ ...annulled.data, previous: first.data.result, status: 'scheduled' }));
  });

  it('may be followed by another withdrawal', () => {
    const [taken] = back(entered(), annulled).events();
    given(entered(), annulled, taken as MatchEvent)
      .when(settling('annul'))
      .happens(annulled);
  });
});

describe('somebody who changes a match of a team that has left', () => {
  const left = (withdrawn: PlannedMatch['withdrawn']) => ({ planned: { ...planned, ...(withdrawn && { withdrawn }) } });

  it.each(['scheduled', 'live', 'finished'] as const)('gets no %s one where all its matches are annulled', (status) => {
    const parts = status === 'finished' ? score(3, 1) : {};
    for (const history of [[], [calledOff], [entered(), annulled], [entered()]] satisfies MatchEvent[][]) {
      given(...history)
        .when(enter(parts, { ...left('annul'), status }))
        .refused('MATCH_OF_WITHDRAWN_TEAM');
    }
  });

  it('may correct a result or call it off where it keeps what it has played, but not open the match again', () => {
    const kept = left('keep');
    given(entered())
      .when(enter({ awayScore: 2 }, kept))
      .happens(corrected({}, { awayScore: 2 }));
    given(entered())
      .when(enter({}, { ...kept, status: 'cancelled' }))
      .happens(matchResultAnnulled({ ...facts, previous: matchResult(), status: 'cancelled' }));
    for (const status of ['scheduled', 'live'] as const) {
      given(walkover('away', planned.home))
        .when(enter({}, { ...kept, status }))
        .refused('MATCH_OF_WITHDRAWN_TEAM');
    }
  });

  it('is shown first what stands, where the edit is stale', () => {
    given(entered())
      .when(enter(score(3, 1), { ...left('annul'), seenRevision: 0 }))
      .refused('STALE_RESULT');
  });
});
