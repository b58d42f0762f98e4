import { numberedId } from '@league/events/testing/sample-events.ts';
import { describe, it } from 'vitest';
import { cancelled, entered, facts, live, planned, refereeAssigned as assigned } from '../testing/match-words.ts';
import { specify } from '../testing/specify.ts';
import { type MatchCommand, matchDecider, type MatchEvent } from './decider.ts';

type AssignReferee = Extract<MatchCommand, { type: 'AssignReferee' }>;

const { given } = specify(matchDecider);
const [ada, efe] = [numberedId(31), numberedId(32)];

const removed = (playerId: string, cause: 'removed' | 'replaced' | 'dismissed'): MatchEvent => ({
  type: 'RefereeRemovedFromMatch',
  data: { ...facts, role: 'main', playerId, cause },
});
const assign = (playerId: string, more: Partial<AssignReferee> = {}): AssignReferee => ({
  type: 'AssignReferee',
  planned,
  role: 'main',
  playerId,
  from: null,
  confirmed: false,
  facts: { name: 'Ada', isInOffice: true, playsFor: null, busyAt: null, standing: 'Efe' },
  ...more,
});
const knowing = (more: Partial<AssignReferee['facts']>): Partial<AssignReferee> => ({
  facts: { ...assign(ada).facts, ...more },
});
const remove: MatchCommand = { type: 'RemoveReferee', planned, role: 'main' };
const dismiss = (playerId: string): MatchCommand => ({ type: 'DismissReferee', planned, playerId });

describe('a place of a referee', () => {
  it('is taken once, and left', () => {
    given().when(assign(ada)).happens(assigned(ada));
    given(assigned(ada)).when(assign(ada)).nothingHappens();
    given(assigned(ada)).when(remove).happens(removed(ada, 'removed'));
    given().when(remove).nothingHappens();
    given(assigned(ada), removed(ada, 'removed')).when(assign(efe)).happens(assigned(efe));
  });

  it('is for whoever holds the office', () => {
    given()
      .when(assign(ada, knowing({ isInOffice: false })))
      .refused('REFEREE_NOT_FOUND');
  });

  it('that somebody has is given to another only by who knows it', () => {
    given(assigned(efe))
      .when(assign(ada))
      .refused('REFEREE_STANDS', { values: { name: 'Efe' } });
    given(assigned(efe))
      .when(assign(ada, { from: efe }))
      .happens(removed(efe, 'replaced'), assigned(ada));
    given()
      .when(assign(ada, { from: efe }))
      .refused('REFEREE_STANDS');
  });

  it('is one of four, each person in one of them', () => {
    given(assigned(efe))
      .when(assign(ada, { role: 'var' }))
      .happens(assigned(ada, 'var'));
    given(assigned(ada))
      .when(assign(ada, { role: 'assistant' }))
      .refused('ALREADY_AT_MATCH');
  });

  it.each([
    ['plays in the match', { playsFor: 'Moda' }, 'OFFICIAL_PLAYS'],
    ['is busy at its time', { busyAt: 'Moda – Ege' }, 'OFFICIAL_BUSY'],
  ] as const)('is refused once to somebody who %s', (_, known, code) => {
    given()
      .when(assign(ada, knowing(known)))
      .refused(code);
    given()
      .when(assign(ada, { ...knowing(known), confirmed: true }))
      .happens(assigned(ada));
  });

  it('stays as it is once the match is over', () => {
    for (const over of [entered(), cancelled]) {
      given(assigned(efe), over)
        .when(assign(ada, { from: efe }))
        .refused('MATCH_OVER');
      given(assigned(efe), over).when(remove).refused('MATCH_OVER');
      given(assigned(efe), over).when(dismiss(efe)).nothingHappens();
    }
    given(live(1, 0)).when(assign(ada)).events();
  });

  it('is left by whoever is dismissed', () => {
    given(assigned(ada)).when(dismiss(ada)).happens(removed(ada, 'dismissed'));
    given(assigned(ada)).when(dismiss(efe)).nothingHappens();
  });
});
