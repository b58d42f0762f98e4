import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { describe, expect, it } from 'vitest';
import { matchOf } from '../../testing/match-of.ts';
import { loserOf, matchSentence, plateOf } from './match-text.ts';

const match = (part: Partial<MatchAnswer> = {}): MatchAnswer =>
  matchOf({ status: 'finished', homeScore: 3, awayScore: 1, resultRevision: 1, ...part });
const walkover = { isWalkover: true, walkoverWinner: 'away', homeScore: 0, awayScore: 3 } as const;

describe('a match as a sentence', () => {
  it('says both figures, the state and Turkish time', () => {
    expect(matchSentence(match())).toBe('Kartal 3, Çamlıca 1, bitti, 20 Kasım 21:00');
  });

  it('says the running score of a live match, marked as such, and none before one was entered', () => {
    const live = match({ status: 'live', homeScore: 1, awayScore: 0 });
    expect(matchSentence(live)).toBe('Kartal 1, Çamlıca 0, canlı, 20 Kasım 21:00');
    expect(matchSentence({ ...live, homeScore: null, awayScore: null })).toBe(
      'Kartal – Çamlıca, canlı, 20 Kasım 21:00',
    );
  });

  it('says no figures of a cancelled match, though the answer carries them', () => {
    expect(matchSentence(match({ status: 'cancelled' }))).toBe('Kartal – Çamlıca, iptal, 20 Kasım 21:00');
  });

  it('says who won by decision', () => {
    expect(matchSentence(match(walkover))).toBe('Kartal 0, Çamlıca 3, bitti, hükmen galip: Çamlıca, 20 Kasım 21:00');
  });

  it('says that there is no date', () => {
    expect(matchSentence(match({ status: 'scheduled', date: null }))).toBe(
      'Kartal – Çamlıca, planlandı, tarih belirlenmemiş',
    );
  });

  it('says that a status is unknown', () => {
    const odd = { ...match({ date: null }), status: 'postponed' } as unknown as MatchAnswer;
    expect(matchSentence(odd)).toBe('Kartal – Çamlıca, Bilinmiyor, tarih belirlenmemiş');
  });
});

it('shows a finished match without figures as a planned one', () => {
  expect(plateOf(match({ homeScore: null }))).toEqual({ kind: 'scheduled' });
});

it.each([
  ['the running score of a live match', match({ status: 'live' }), { kind: 'live', home: 3, away: 1 }],
  ['no figures of one without a score yet', match({ status: 'live', awayScore: null }), { kind: 'live' }],
])('shows %s', (_name, shown, plate) => {
  expect(plateOf(shown)).toEqual(plate);
});

describe('the loser', () => {
  it.each([
    ['of 3–1 is the guest', match(), 'away'],
    ['of 0–2 is the host', match({ homeScore: 0, awayScore: 2 }), 'home'],
    ['of a draw is nobody', match({ awayScore: 3 }), null],
    ['of a walkover follows the decision', match({ ...walkover, homeScore: 0, awayScore: 0 }), 'home'],
    ['of a match under way is nobody', match({ status: 'live' }), null],
  ])('%s', (_name, played, loser) => {
    expect(loserOf(played)).toBe(loser);
  });
});
