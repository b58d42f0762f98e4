import { describe, it } from 'vitest';
import { cancelled, enter, entered, live, move, score } from '../testing/match-words.ts';
import { specify } from '../testing/specify.ts';
import { matchDecider } from './decider.ts';

const { given } = specify(matchDecider);
const by = (author: 'admin' | 'mainReferee' | 'somebody', through?: 'profile' | 'lines') => ({
  by: author,
  ...(through === undefined ? {} : { through }),
});

describe('who enters a result', () => {
  it('is the main referee, or an admin for anybody', () => {
    for (const author of ['mainReferee', 'admin'] as const) {
      given()
        .when(enter(score(3, 1), by(author)))
        .happens(entered());
      given(entered())
        .when(enter(score(2, 1), by(author)))
        .events();
      given(entered())
        .when({ ...move('scheduled'), ...by(author) })
        .events();
    }
  });

  it('is nobody else, whatever the call', () => {
    for (const history of [[], [live(1, 0)], [entered()], [cancelled]]) {
      for (const through of [undefined, 'profile', 'lines'] as const) {
        given(...history)
          .when(enter(score(3, 1), by('somebody', through)))
          .refused('NOT_MAIN_REFEREE');
      }
    }
    given()
      .when({ ...move('live'), ...by('somebody') })
      .refused('NOT_MAIN_REFEREE');
  });
});

describe('a result through the profile', () => {
  it('is entered until the match is finished, by the main referee', () => {
    for (const history of [[], [live(1, 0)]]) {
      given(...history)
        .when(enter(score(3, 1), by('mainReferee', 'profile')))
        .happens(entered());
    }
    given(entered())
      .when(enter(score(2, 1), by('mainReferee', 'profile')))
      .refused('RESULT_STANDS');
    given(entered())
      .when({ ...move('live'), ...by('mainReferee', 'profile') })
      .refused('RESULT_STANDS');
  });

  it('is corrected there by an admin at any time', () => {
    given(entered())
      .when(enter(score(2, 1), by('admin', 'profile')))
      .events();
  });
});
