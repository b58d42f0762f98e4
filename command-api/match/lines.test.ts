import type { PlayerLine } from '@league/events/match-result.ts';
import { numberedId } from '@league/events/testing/sample-events.ts';
import { describe, it } from 'vitest';
import { ada, awayPlayer, factsOf, homePlayer, line, part, wishes } from '../testing/line-words.ts';
import { cancelled, corrected, enter, entered, live, move, planned, score } from '../testing/match-words.ts';
import { specify } from '../testing/specify.ts';
import { matchDecider } from './decider.ts';
import type { ListParts } from './result-parts.ts';

const { given } = specify(matchDecider);
const refused = (path: string, message: string) => ({ errors: [{ path, message }] });

/** A result of 3-1 with these lists, of the players whom the words of lines know. */
const listed = (lists: ListParts, more: Parameters<typeof enter>[1] = {}) =>
  enter({ ...score(3, 1), lists }, { facts: factsOf(), ...more });
const lists = (sent: ListParts) => enter({ lists: sent }, { facts: factsOf() });
const withLines = (...lines: readonly PlayerLine[]) => entered({ lines: [...lines] });

describe('lines of a result', () => {
  it('say team and number of their players, whatever becomes of these later', () => {
    given()
      .when(listed({ playerStats: [part(homePlayer(1), { goals: 2 }), part(awayPlayer(1), { team: 'away' })] }))
      .happens(withLines(line(homePlayer(1), 'home', { goals: 2 }), line(awayPlayer(1), 'away')));
  });

  it('stay where the call leaves them out, and go where it empties them', () => {
    const standing = line(homePlayer(1), 'home', { goals: 1 });
    given(withLines(standing))
      .when(enter(score(4, 1)))
      .happens(corrected({ lines: [standing] }, { ...score(4, 1), lines: [standing] }));
    given(withLines(standing))
      .when(lists({ playerStats: [] }))
      .happens(corrected({ lines: [standing] }, {}));
  });

  it('that are sent again record nothing', () => {
    const sent = { playerStats: [part(homePlayer(1), { goals: 1, rating: 7.5 })] };
    given(withLines(line(homePlayer(1), 'home', { goals: 1, rating: 7.5 })))
      .when(lists(sent))
      .nothingHappens();
  });

  it('name the team by its side, its id or its name, and it must fit', () => {
    const teamNames = { home: 'Moda', away: 'Işık' };
    const facts = { ...factsOf(), teamNames };
    for (const team of ['home', planned.home, planned.home.toUpperCase(), 'moda', undefined]) {
      given()
        .when(listed({ playerStats: [part(homePlayer(1), { team })] }, { facts }))
        .happens(withLines(line(homePlayer(1), 'home')));
    }
    given()
      .when(listed({ playerStats: [part(homePlayer(1), { team: 'Ege' })] }, { facts }))
      .refused('INVALID_FIELDS', refused('playerStats[0].team', 'Bu takım maçın iki takımından biri değil.'));
  });

  it.each([
    ['is there twice', [homePlayer(1), homePlayer(2), homePlayer(1)], 2, 'Bu oyuncu listede iki kez var.'],
    ['is unknown', [homePlayer(1), numberedId(999)], 1, 'Oyuncu bulunamadı.'],
    ['is not approved', [ada.pending], 0, 'Bu oyuncu henüz onaylanmadı.'],
    ['is in neither team', [ada.elsewhere], 0, 'Bu oyuncu maçın iki takımından birinde değil.'],
    ['is free', [ada.free], 0, 'Bu oyuncu maçın iki takımından birinde değil.'],
    ['came too late and left', [ada.later], 0, 'Bu oyuncu maçın iki takımından birinde değil.'],
  ] as const)('are refused at the player who %s', (_, players, index, message) => {
    given()
      .when(listed({ playerStats: players.map((id) => part(id)) }))
      .refused('INVALID_FIELDS', refused(`playerStats[${index}].player`, message));
  });

  it('are refused at a player of the other team', () => {
    given()
      .when(listed({ playerStats: [part(homePlayer(1), { team: 'away' })] }))
      .refused('INVALID_FIELDS', refused('playerStats[0].player', 'Bu oyuncu diğer takımda.'));
  });

  it('are those of who was in the team on the day of the match, or is now', () => {
    given()
      .when(listed({ playerStats: [part(ada.gone), part(ada.joined)] }))
      .happens(withLines(line(ada.gone, 'home'), line(ada.joined, 'away')));
  });

  it('of who was with one side on the day and is with the other now are of the first, unless it is said', () => {
    given()
      .when(listed({ playerStats: [part(ada.changed)] }))
      .happens(withLines(line(ada.changed, 'home')));
    given()
      .when(listed({ playerStats: [part(ada.changed, { team: 'away' })] }))
      .happens(withLines(line(ada.changed, 'away')));
  });

  it('that stand already stay right, after a transfer as after a deletion', () => {
    const standing = line(numberedId(999), 'away', { number: 7 });
    given(withLines(standing))
      .when(lists({ playerStats: [part(numberedId(999), { goals: 1 })] }))
      .happens(corrected({ lines: [standing] }, { lines: [{ ...standing, goals: 1 }] }));
  });

  it('have at most eight starters of a side', () => {
    const starters = (most: number) =>
      Array.from({ length: most }, (_, n) => part(homePlayer(n + 1), { isStartingEleven: true }));
    given()
      .when(listed({ playerStats: [...starters(8), part(awayPlayer(1), { isStartingEleven: true })] }))
      .events();
    given()
      .when(listed({ playerStats: starters(9) }))
      .refused(
        'INVALID_FIELDS',
        refused('playerStats[8].isStartingEleven', 'Bir takımda en fazla 8 oyuncu ilk kadroda başlar.'),
      );
  });

  it('of an import are not held against present teams', () => {
    const facts = { players: new Map(), unchecked: true };
    given()
      .when(listed({ playerStats: [part(homePlayer(1), { team: 'home' })] }, { facts }))
      .happens(withLines(line(homePlayer(1), 'home', { number: null })));
  });
});

describe('the columns of the control panel', () => {
  const column = (...entries: readonly [string, number?][]) =>
    entries.map(([playerId, count = 1]) => ({ playerId, team: undefined, count }));

  it('make lines, one goal, assist or save an entry unless it says how many', () => {
    given()
      .when(
        listed({
          goalScorers: column([homePlayer(1)], [homePlayer(1)], [awayPlayer(1)]),
          assists: column([homePlayer(2)]),
          saves: column([awayPlayer(2), 5]),
        }),
      )
      .happens(
        withLines(
          line(homePlayer(1), 'home', { goals: 2 }),
          line(awayPlayer(1), 'away', { goals: 1 }),
          line(homePlayer(2), 'home', { assists: 1 }),
          line(awayPlayer(2), 'away', { saves: 5 }),
        ),
      );
  });

  it('alone are the whole of their figure, and leave the rest of each line', () => {
    const before = [line(homePlayer(1), 'home', { goals: 2, rating: 8 }), line(homePlayer(2), 'home', { saves: 1 })];
    const after = [line(homePlayer(1), 'home', { rating: 8 }), line(homePlayer(2), 'home', { saves: 1, goals: 1 })];
    given(withLines(...before))
      .when(lists({ goalScorers: column([homePlayer(2)]) }))
      .happens(corrected({ lines: before }, { lines: after }));
  });

  it('beside lines speak for those whom they name, and may not contradict them', () => {
    const playerStats = [part(homePlayer(1), { goals: 1 }), part(homePlayer(2), { goals: 1 })];
    given()
      .when(listed({ playerStats, goalScorers: column([homePlayer(2)], [homePlayer(3)]) }))
      .happens(withLines(...[1, 2, 3].map((n) => line(homePlayer(n), 'home', { goals: 1 }))));
    given()
      .when(listed({ playerStats, goalScorers: column([homePlayer(2), 2]) }))
      .refused('INVALID_FIELDS', refused('goalScorers[0]', 'Oyuncunun satırındaki sayı ile bu sütundaki farklı.'));
  });

  it('are refused at a player who has no place in the match', () => {
    given()
      .when(listed({ saves: column([homePlayer(1)], [ada.elsewhere]) }))
      .refused('INVALID_FIELDS', refused('saves[1].player', 'Bu oyuncu maçın iki takımından birinde değil.'));
  });
});

describe('lines, line-ups and incidents of a match that has none', () => {
  it('are refused beside a walkover, each at its list', () => {
    const message = 'Hükmen maça oyuncu satırı, kadro ya da olay girilmez.';
    const paths = Object.keys(wishes);
    given()
      .when(enter({ walkover: 'home', lists: wishes }, { facts: factsOf() }))
      .refused('INVALID_FIELDS', { errors: paths.map((path) => ({ path, message })) });
    given(
      ...given()
        .when(enter({ walkover: 'home' }))
        .events(),
    )
      .when(lists(wishes))
      .refused('INVALID_FIELDS', { errors: paths.map((path) => ({ path, message })) });
  });

  it.each(['scheduled', 'live', 'cancelled'] as const)('are refused with %s', (status) => {
    const message = 'Oyuncu satırları, kadrolar ve olaylar yalnızca biten maça girilir.';
    given()
      .when(move(status, { lists: wishes }))
      .refused('INVALID_FIELDS', { errors: Object.keys(wishes).map((path) => ({ path, message })) });
  });

  it('are refused alone until the match is finished, which they never finish', () => {
    for (const history of [[], [cancelled], [live(1, 0)]]) {
      given(...history)
        .when(enter({ lists: { playerStats: [] } }, { through: 'lines' }))
        .refused('MATCH_NOT_FINISHED');
    }
    given(entered())
      .when(enter({ lists: { playerStats: [part(homePlayer(1))] } }, { through: 'lines', facts: factsOf() }))
      .happens(corrected({}, { lines: [line(homePlayer(1), 'home')] }));
  });
});
