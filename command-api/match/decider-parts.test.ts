import { describe, it } from 'vitest';
import { cancelled, corrected, enter, entered, live, move, score } from '../testing/match-words.ts';
import { specify } from '../testing/specify.ts';
import { matchDecider } from './decider.ts';
import type { ResultParts } from './result-parts.ts';

const { given } = specify(matchDecider);

const walkover = { ...score(3, 0), walkover: 'home' as const };
const awarded = given()
  .when(enter({ walkover: 'home' }))
  .events();
const SCORE = 'Hükmen maçın skoru 3-0 sayılır; başka bir skor için hükmen kararını kaldırın.';
const WINNER = 'Kazanan yalnızca hükmen verilen maçta belirtilir.';
const ONLY_RUNNING = 'Skor yalnızca canlı ya da biten maça girilir.';
const CARDS = 'Kartlar yalnızca biten maça girilir.';
const WALKOVER = 'Hükmen karar yalnızca biten maça girilir.';
const errors = (message: string, ...paths: readonly string[]) => ({
  errors: paths.map((path) => ({ path, message })),
});

describe('a score beside a walkover', () => {
  it('is refused where the match stands as one', () => {
    given(...awarded)
      .when(enter(score(2, 1)))
      .refused('INVALID_FIELDS', errors(SCORE, 'homeScore', 'awayScore'));
    given(...awarded)
      .when(enter({ awayScore: 1 }))
      .refused('INVALID_FIELDS', errors(SCORE, 'awayScore'));
  });

  it('is refused where the walkover comes with it, at the side that differs', () => {
    given()
      .when(enter({ ...score(0, 0), walkover: 'home' }))
      .refused('INVALID_FIELDS', errors(SCORE, 'homeScore'));
    given(entered())
      .when(enter({ ...score(3, 0), walkover: 'away' }))
      .refused('INVALID_FIELDS', errors(SCORE.replace('3-0', '0-3'), 'homeScore', 'awayScore'));
  });

  it('is no other part while it says what the walkover says', () => {
    given()
      .when(enter({ ...score(3, 0), walkover: 'home' }))
      .happens(entered(walkover));
    given(...awarded)
      .when(enter({ ...score(3, 0), cards: { homeYellow: null } }))
      .nothingHappens();
  });

  it('takes effect where the walkover is lifted', () => {
    given(...awarded)
      .when(enter({ ...score(2, 1), walkover: null }))
      .happens(corrected(walkover, score(2, 1)));
  });
});

describe('a winner named without awarding a walkover', () => {
  it('is refused where there is no walkover, and where it is lifted', () => {
    given()
      .when(enter({ ...score(3, 1), namedWinner: 'home' }))
      .refused('INVALID_FIELDS', errors(WINNER, 'namedWinner'));
    given(entered())
      .when(enter({ namedWinner: 'home' }))
      .refused('INVALID_FIELDS', errors(WINNER, 'namedWinner'));
    given(...awarded)
      .when(enter({ ...score(3, 1), walkover: null, namedWinner: 'home' }))
      .refused('INVALID_FIELDS', errors(WINNER, 'namedWinner'));
  });

  it('is refused where the walkover stands for the other side', () => {
    const message = 'Bu maç hükmen diğer takıma verildi; değiştirmek için maçın hükmen olduğunu da belirtin.';
    given(...awarded)
      .when(enter({ namedWinner: 'away' }))
      .refused('INVALID_FIELDS', errors(message, 'namedWinner'));
  });

  it('is no other part while it says what stands', () => {
    given(...awarded)
      .when(enter({ namedWinner: 'home' }))
      .nothingHappens();
  });
});

describe('parts of a result beside a status that has none', () => {
  const idle: readonly (readonly [ResultParts, ReturnType<typeof errors>])[] = [
    [{ cards: { homeYellow: 2, awayRed: 0 } }, errors(CARDS, 'homeYellow', 'awayRed')],
    [{ walkover: 'home' }, errors(WALKOVER, 'walkover')],
    [{ namedWinner: 'away' }, errors(WINNER, 'namedWinner')],
  ];

  it.each(['scheduled', 'live', 'cancelled'] as const)('are refused with %s: cards, walkover, winner', (status) => {
    for (const [parts, details] of idle) {
      for (const history of [[], [entered()], awarded, [cancelled], [live(1, 0)]]) {
        given(...history)
          .when(move(status, parts))
          .refused('INVALID_FIELDS', details);
      }
    }
  });

  it.each(['scheduled', 'cancelled'] as const)('are refused with %s: scores', (status) => {
    given(entered())
      .when(move(status, score(3, 1)))
      .refused('INVALID_FIELDS', errors(ONLY_RUNNING, 'homeScore', 'awayScore'));
    given(live(1, 0))
      .when(move(status, { awayScore: 0 }))
      .refused('INVALID_FIELDS', errors(ONLY_RUNNING, 'awayScore'));
  });

  it('are all named at once', () => {
    given()
      .when(move('scheduled', { ...score(3, 0), walkover: 'home', cards: { homeRed: 1 } }))
      .refused('INVALID_FIELDS', {
        errors: [
          ...errors(ONLY_RUNNING, 'homeScore', 'awayScore').errors,
          ...errors(CARDS, 'homeRed').errors,
          ...errors(WALKOVER, 'walkover').errors,
        ],
      });
  });

  it('are none where they say nothing: cards that are null, a walkover that is not wished', () => {
    given()
      .when(move('scheduled', { walkover: null, cards: { homeYellow: null } }))
      .nothingHappens();
    given(live(1, 0))
      .when(move('live', { walkover: null, cards: { awayRed: null } }))
      .nothingHappens();
  });
});

describe('what else is wrong', () => {
  it('is said before: a stale edit, and that a cancelled match takes no result', () => {
    given(...awarded)
      .when(enter(score(2, 1), { seenRevision: 0 }))
      .refused('STALE_RESULT');
    given(cancelled)
      .when(enter({ ...score(7, 7), walkover: 'home' }))
      .refused('MATCH_CANCELLED');
  });
});

describe('finishing a live match', () => {
  it('keeps the running score where the call brings none', () => {
    given(live(3, 1)).when(enter({})).happens(entered());
  });

  it('takes a half that is sent, and the other from the running score', () => {
    given(live(3, 0))
      .when(enter({ awayScore: 1 }))
      .happens(entered());
    given(live(2, 1))
      .when(enter({ homeScore: 3 }))
      .happens(entered());
  });

  it('needs the score where none was running', () => {
    given(...given().when(move('live')).events())
      .when(enter({}))
      .refused('SCORE_MISSING');
  });

  it('as a walkover forgets the running score', () => {
    given(live(2, 1))
      .when(enter({ walkover: 'home' }))
      .happens(entered(walkover));
  });

  it('needs the score where the running one was forgotten on the way', () => {
    const history = [live(2, 1), ...given(live(2, 1)).when(move('scheduled')).events()];
    given(...history)
      .when(enter({}))
      .refused('SCORE_MISSING');
  });
});
