import { expect, it } from 'vitest';
import type { KnownResult } from './result-form.ts';
import { NO_LISTS } from './known-lists.ts';
import { valueLines } from './result-text.ts';

const pairing = {
  homeTeam: { _id: '1', name: 'Kartal', logo: '', crest: 'red-white-stripes' },
  awayTeam: { _id: '2', name: 'Çamlıca', logo: '', crest: 'red-white-stripes' },
};
const played: KnownResult = {
  status: 'finished',
  homeScore: 3,
  awayScore: 0,
  isWalkover: false,
  walkoverWinner: null,
  homeYellowCards: 0,
  awayYellowCards: null,
  homeRedCards: null,
  awayRedCards: null,
  ...NO_LISTS,
  resultRevision: 1,
};

it('tells a score from a walkover of the same score', () => {
  expect(valueLines(played, 'score', pairing)).toEqual(['3\u2009–\u20090']);
  expect(valueLines({ ...played, isWalkover: true, walkoverWinner: 'home' }, 'score', pairing)).toEqual([
    '3\u2009–\u20090, hükmen galip: Kartal',
  ]);
});

it('tells no cards from cards that nobody counted', () => {
  expect(valueLines(played, 'homeYellowCards', pairing)).toEqual(['0']);
  expect(valueLines(played, 'awayYellowCards', pairing)).toEqual(['girilmedi']);
});

it('says of the whole what there is', () => {
  expect(valueLines(played, 'result', pairing)).toEqual(['Tamamlandı', '3\u2009–\u20090', 'Sarı kart, ev sahibi: 0']);
  const postponed: KnownResult = { ...played, status: 'scheduled', homeScore: null, awayScore: null };
  expect(valueLines({ ...postponed, homeYellowCards: null }, 'result', pairing)).toEqual(['Planlandı']);
});
