import { describe, expect, it } from 'vitest';
import { detailsOf, matchOf } from '../../testing/match-of.ts';
import { lastMatchOf, withLastStarters } from './last-lineup.ts';
import { EMPTY_PLACE } from './list-form.ts';
import { peopleOf } from './people.ts';

const playerOf = (gamertag: string) => ({ _id: `id-${gamertag}`, gamertag, deleted: false });
const placeOf = (gamertag: string, position: 'Stoper' | null = 'Stoper') => ({
  player: playerOf(gamertag),
  position,
  jerseyNumber: 4,
});
const mayStand = (...gamertags: readonly string[]) =>
  peopleOf(
    detailsOf(),
    gamertags.map((gamertag) => ({
      _id: `id-${gamertag}`,
      gamertag,
      position: 'Kaleci',
      jerseyNumber: 8,
      sides: ['home'],
    })),
  );
const filled = (gamertag: string, position = 'Stoper') => ({ player: `id-${gamertag}`, position, jerseyNumber: 8 });

describe('the last match of a team', () => {
  const at = (_id: string, date: string, more: Parameters<typeof matchOf>[0] = {}) =>
    matchOf({ _id, date, status: 'finished', ...more });
  const match = matchOf();

  it('is the newest before the match that it has played, at home or away', () => {
    const [older, newer] = [at('1', '2026-11-06T18:00:00.000Z'), at('2', '2026-11-13T18:00:00.000Z')];
    const away = { ...newer, homeTeam: match.awayTeam, awayTeam: match.homeTeam };
    expect(lastMatchOf('k', match, [older, away])).toBe(away);
  });

  it('is none that comes later, was not played, was a walkover, or is of other teams', () => {
    const others = { homeTeam: { ...match.homeTeam, _id: 'x' }, awayTeam: { ...match.awayTeam, _id: 'y' } };
    expect(
      lastMatchOf('k', match, [
        at('1', '2026-11-27T18:00:00.000Z'),
        at('2', '2026-11-13T18:00:00.000Z', { status: 'cancelled' }),
        at('3', '2026-11-13T18:00:00.000Z', { isWalkover: true }),
        at('4', '2026-11-13T18:00:00.000Z', others),
        match,
      ]),
    ).toBeNull();
  });
});

describe('the line-up of the last match', () => {
  const home = { teamId: 'k', side: 'home' } as const;
  const empty = [EMPTY_PLACE, EMPTY_PLACE, EMPTY_PLACE];

  it('fills the free places with who may still stand there, and leaves who stands there already', () => {
    const last = detailsOf({ homeLineup: [placeOf('Gitti'), placeOf('Arda'), placeOf('Efe', null), placeOf('Can')] });
    const people = mayStand('Arda', 'Efe', 'Can', 'Yeni');
    const places = [EMPTY_PLACE, filled('Yeni'), EMPTY_PLACE];
    expect(withLastStarters(places as typeof empty, last, { ...home, people })).toEqual([
      filled('Arda'),
      filled('Yeni'),
      filled('Efe', 'Kaleci'),
    ]);
  });

  it('is told by the starters of the lines where no line-up was entered, also of an away match', () => {
    const line = detailsOf().playerStats;
    const last = detailsOf({
      homeTeam: matchOf().awayTeam,
      awayTeam: matchOf().homeTeam,
      playerStats: [
        ...line,
        ...(['Arda', 'Efe'] as const).map((gamertag) => ({
          ...placeOf(gamertag),
          side: 'away' as const,
          team: matchOf().homeTeam,
          isStartingEleven: gamertag === 'Arda',
          minutesPlayed: 90,
          goals: 0,
          assists: 0,
          saves: 0,
          yellowCards: 0,
          redCards: 0,
          shots: null,
          passes: null,
          gkCatches: null,
          rating: null,
          manOfTheMatch: false,
        })),
      ],
    });
    expect(withLastStarters(empty, last, { ...home, people: mayStand('Arda', 'Efe') })).toEqual([
      filled('Arda'),
      EMPTY_PLACE,
      EMPTY_PLACE,
    ]);
  });
});
