import type { Incident, LineupEntry } from '@league/events/match-result.ts';
import { numberedId } from '@league/events/testing/sample-events.ts';
import { describe, it } from 'vitest';
import { ada, awayPlayer, factsOf, homePlayer, line, part } from '../testing/line-words.ts';
import { corrected, enter, entered, score } from '../testing/match-words.ts';
import { specify } from '../testing/specify.ts';
import { matchDecider } from './decider.ts';
import type { ListParts } from './result-parts.ts';

const { given } = specify(matchDecider);
const errors = (...each: readonly (readonly [string, string])[]) => ({
  errors: each.map(([path, message]) => ({ path, message })),
});
const place = (playerId: string, more: Partial<LineupEntry> = {}): LineupEntry => ({
  playerId,
  position: null,
  jerseyNumber: null,
  ...more,
});
const listed = (lists: ListParts) => enter({ ...score(3, 1), lists }, { facts: factsOf() });
const lists = (sent: ListParts) => enter({ lists: sent }, { facts: factsOf() });

describe('line-ups of a result', () => {
  it('have the numbers that were sent, or else those that the players wear', () => {
    given()
      .when(
        listed({
          homeLineup: [place(homePlayer(1), { position: 'Kaleci', jerseyNumber: 99 }), place(homePlayer(2))],
          awayLineup: [place(awayPlayer(1))],
        }),
      )
      .happens(
        entered({
          homeLineup: [
            place(homePlayer(1), { position: 'Kaleci', jerseyNumber: 99 }),
            place(homePlayer(2), { jerseyNumber: 4 }),
          ],
          awayLineup: [place(awayPlayer(1), { jerseyNumber: 4 })],
        }),
      );
  });

  it('have nobody twice, in one list or in both', () => {
    const twice = 'Bu oyuncu kadrolarda iki kez var.';
    given()
      .when(listed({ homeLineup: [place(homePlayer(1)), place(homePlayer(1))] }))
      .refused('INVALID_FIELDS', errors(['homeLineup[1].player', twice]));
    given()
      .when(listed({ homeLineup: [place(ada.changed)], awayLineup: [place(ada.changed)] }))
      .refused('INVALID_FIELDS', errors(['awayLineup[0].player', twice]));
    given(entered({ awayLineup: [place(ada.changed)] }))
      .when(lists({ homeLineup: [place(homePlayer(1)), place(ada.changed)] }))
      .refused('INVALID_FIELDS', errors(['homeLineup[1].player', twice]));
  });

  it('have nobody of the other team, of neither, or who is not approved', () => {
    given()
      .when(listed({ homeLineup: [place(awayPlayer(1)), place(ada.elsewhere), place(ada.pending)] }))
      .refused(
        'INVALID_FIELDS',
        errors(
          ['homeLineup[0].player', 'Bu oyuncu diğer takımda.'],
          ['homeLineup[1].player', 'Bu oyuncu maçın iki takımından birinde değil.'],
          ['homeLineup[2].player', 'Bu oyuncu henüz onaylanmadı.'],
        ),
      );
  });

  it('agree with the lines, whichever of them is sent', () => {
    given()
      .when(listed({ playerStats: [part(ada.changed)], awayLineup: [place(ada.changed)] }))
      .refused('INVALID_FIELDS', errors(['awayLineup[0].player', 'Bu oyuncu diğer takımda.']));
    given(entered({ awayLineup: [place(ada.changed)] }))
      .when(lists({ playerStats: [part(homePlayer(1)), part(ada.changed, { team: 'home' })] }))
      .refused('INVALID_FIELDS', errors(['playerStats[1].team', 'Bu oyuncu diğer takımın kadrosunda.']));
  });

  it('that stand stay right when their players have gone', () => {
    const gone = place(numberedId(999), { jerseyNumber: 7 });
    given(entered({ homeLineup: [gone] }))
      .when(lists({ homeLineup: [place(gone.playerId), place(homePlayer(1))] }))
      .happens(corrected({ homeLineup: [gone] }, { homeLineup: [gone, place(homePlayer(1), { jerseyNumber: 4 })] }));
  });
});

describe('incidents of a result', () => {
  const incident = (playerId: string | null, more: Partial<Incident> = {}): Incident => ({
    type: 'redCard',
    minute: 12,
    description: 'Çift sarı',
    playerId,
    ...more,
  });

  it('are of somebody of either team, or of nobody, and change no line', () => {
    const incidents = [incident(homePlayer(1)), incident(awayPlayer(1)), incident(null, { type: 'other' })];
    given(entered({ lines: [line(homePlayer(1), 'home')] }))
      .when(lists({ incidents }))
      .happens(
        corrected({ lines: [line(homePlayer(1), 'home')] }, { lines: [line(homePlayer(1), 'home')], incidents }),
      );
  });

  it('are refused at a player who has no part in the match', () => {
    given()
      .when(listed({ incidents: [incident(homePlayer(1)), incident(ada.free)] }))
      .refused('INVALID_FIELDS', errors(['incidents[1].player', 'Bu oyuncu maçın iki takımından birinde değil.']));
  });

  it('that stand stay right when their players have gone', () => {
    const before = [incident(numberedId(999))];
    given(entered({ incidents: before }))
      .when(lists({ incidents: [...before, incident(homePlayer(1))] }))
      .happens(corrected({ incidents: before }, { incidents: [...before, incident(homePlayer(1))] }));
  });
});
