import { numberedId } from '@league/events/testing/sample-events.ts';
import { describe, it } from 'vitest';
import { awayPlayer, factsOf, homePlayer, line, part } from '../testing/line-words.ts';
import { corrected, enter, entered, refereeAssigned, score } from '../testing/match-words.ts';
import { specify } from '../testing/specify.ts';
import { matchDecider } from './decider.ts';
import type { ListParts, ResultParts } from './result-parts.ts';

const { given } = specify(matchDecider);
const refused = (path: string, message: string) => ({ errors: [{ path, message }] });
const listed = (lists: ListParts, more: ResultParts = score(2, 1)) => enter({ ...more, lists }, { facts: factsOf() });
const goals = (named: number, scored: number) => `Oyuncuların golleri (${named}) takımın skorunu (${scored}) aşıyor.`;
const assists = (named: number, scored: number) =>
  `Oyuncuların asistleri (${named}) takımın gollerini (${scored}) aşıyor.`;
const ownGoal = (playerId: string) => ({ type: 'ownGoal', minute: 3, description: '', playerId }) as const;
const column = (playerId: string, count: number) => [{ playerId, team: undefined, count }];

describe('goals of the lines', () => {
  it('may be fewer than the score, and never more', () => {
    given()
      .when(listed({ playerStats: [part(homePlayer(1), { goals: 1 })] }))
      .events();
    given()
      .when(
        listed({
          playerStats: [part(homePlayer(1), { goals: 2 }), part(awayPlayer(1)), part(homePlayer(2), { goals: 1 })],
        }),
      )
      .refused('INVALID_FIELDS', refused('playerStats[2].goals', goals(3, 2)));
  });

  it('are refused where they come from: at the column, the own goal, or the score', () => {
    given()
      .when(listed({ goalScorers: column(awayPlayer(1), 2) }))
      .refused('INVALID_FIELDS', refused('goalScorers[0].player', goals(2, 1)));
    const lines = [line(homePlayer(1), 'home', { goals: 2 }), line(awayPlayer(1), 'away')];
    given(entered({ ...score(2, 1), lines }))
      .when(enter({ lists: { incidents: [ownGoal(awayPlayer(1))] } }))
      .refused('INVALID_FIELDS', refused('incidents[0].player', goals(3, 2)));
    given(entered({ ...score(2, 1), lines }))
      .when(enter({ homeScore: 1 }))
      .refused('INVALID_FIELDS', refused('homeScore', goals(2, 1)));
  });

  it('leave room for own goals of the other side', () => {
    const playerStats = [part(homePlayer(1), { goals: 1 }), part(awayPlayer(1))];
    given()
      .when(listed({ playerStats, incidents: [ownGoal(awayPlayer(1))] }))
      .events();
    given()
      .when(listed({ playerStats, incidents: [ownGoal(awayPlayer(1)), ownGoal(awayPlayer(1))] }))
      .refused('INVALID_FIELDS', refused('playerStats[0].goals', goals(3, 2)));
  });
});

describe('assists of the lines', () => {
  it('are no more than the goals of the side', () => {
    given()
      .when(listed({ playerStats: [part(homePlayer(1), { assists: 2 })] }))
      .events();
    given()
      .when(listed({ playerStats: [part(homePlayer(1), { assists: 3 })] }))
      .refused('INVALID_FIELDS', refused('playerStats[0].assists', assists(3, 2)));
    given()
      .when(listed({ assists: column(awayPlayer(1), 2) }))
      .refused('INVALID_FIELDS', refused('assists[0].player', assists(2, 1)));
  });
});

describe('a referee', () => {
  const lines = [line(homePlayer(1), 'home', { goals: 2 })];
  const before = { ...score(2, 1), lines };
  const refereeId = numberedId(41);
  const main = refereeAssigned(refereeId);
  const byReferee = { by: { refereeId } };

  it('may enter a score below the goals of lines that stand: it is taken, and flagged', () => {
    given(main, entered(before))
      .when(enter({ homeScore: 1 }, byReferee))
      .happens(corrected(before, { ...before, homeScore: 1 }));
  });

  it('may not enter lines above the score, first or later', () => {
    const lists = { playerStats: [part(homePlayer(1), { goals: 3 })] };
    const first = enter({ ...score(2, 1), lists }, { ...byReferee, facts: factsOf() });
    given(main)
      .when(first)
      .refused('INVALID_FIELDS', refused('playerStats[0].goals', goals(3, 2)));
    given(main, entered(before))
      .when(first)
      .refused('INVALID_FIELDS', refused('playerStats[0].goals', goals(3, 2)));
  });

  it('leaves an admin free to change all that makes it no worse', () => {
    const flagged = { ...score(1, 1), lines };
    given(entered(flagged))
      .when(enter({ cards: { homeYellow: 1 } }))
      .events();
    given(entered(flagged))
      .when(enter({ awayScore: 2 }))
      .events();
    given(entered(flagged))
      .when(enter({ homeScore: 0 }))
      .refused('INVALID_FIELDS', refused('homeScore', goals(2, 0)));
    given(entered(flagged))
      .when(enter({ homeScore: 2 }))
      .happens(corrected(flagged, before));
  });
});
