import { numberedId } from '@league/events/testing/sample-events.ts';
import { describe, it } from 'vitest';
import { cancelled, enter, entered, live, move, refereeAssigned, score } from '../testing/match-words.ts';
import { specify } from '../testing/specify.ts';
import { matchDecider, type ResultAuthor } from './decider.ts';

const { given } = specify(matchDecider);
/** The referee who stands in the main place; others stand at the match too. */
const main = { refereeId: numberedId(41) };
const assigned = [refereeAssigned(main.refereeId), refereeAssigned(numberedId(42), 'assistant')];
/** Callers who may enter nothing: an assistant of this match, a referee of another match, and a player without the office. */
const others = [{ refereeId: numberedId(42) }, { refereeId: numberedId(43) }, { refereeId: null }];
const by = (author: ResultAuthor, through?: 'profile' | 'lines') => ({
  by: author,
  ...(through === undefined ? {} : { through }),
});

describe('who enters a result', () => {
  it('is the main referee, or an admin for anybody', () => {
    for (const author of [main, 'admin'] as const) {
      given(...assigned)
        .when(enter(score(3, 1), by(author)))
        .happens(entered());
      given(...assigned, entered())
        .when(enter(score(2, 1), by(author)))
        .events();
      given(...assigned, entered())
        .when({ ...move('scheduled'), ...by(author) })
        .events();
    }
  });

  it('is nobody else, whatever the call', () => {
    for (const other of others) {
      for (const history of [[], [live(1, 0)], [entered()], [cancelled]]) {
        for (const through of [undefined, 'profile', 'lines'] as const) {
          given(...assigned, ...history)
            .when(enter(score(3, 1), by(other, through)))
            .refused('NOT_MAIN_REFEREE');
        }
      }
      given(...assigned)
        .when({ ...move('live'), ...by(other) })
        .refused('NOT_MAIN_REFEREE');
      given()
        .when(enter(score(3, 1), by(other)))
        .refused('NOT_MAIN_REFEREE');
    }
  });

  it('is the referee who stands there now, not the one before', () => {
    given(refereeAssigned(main.refereeId), refereeAssigned(numberedId(43)))
      .when(enter(score(3, 1), by(main)))
      .refused('NOT_MAIN_REFEREE');
  });
});

describe('a result through the profile', () => {
  it('is entered until the match is finished, by the main referee', () => {
    for (const history of [[], [live(1, 0)]]) {
      given(...assigned, ...history)
        .when(enter(score(3, 1), by(main, 'profile')))
        .happens(entered());
    }
    given(...assigned, entered())
      .when(enter(score(2, 1), by(main, 'profile')))
      .refused('RESULT_STANDS');
    given(...assigned, entered())
      .when({ ...move('live'), ...by(main, 'profile') })
      .refused('RESULT_STANDS');
  });

  it('is corrected there by an admin at any time', () => {
    given(...assigned, entered())
      .when(enter(score(2, 1), by('admin', 'profile')))
      .events();
  });
});
