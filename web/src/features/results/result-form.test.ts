import { resultBody } from '@league/command-api/contract/match.ts';
import { describe, expect, it } from 'vitest';
import { resultsMessages } from '../../messages/tr/results.ts';
import { planned } from '../../testing/planned-result.ts';
import {
  bodyOf,
  formOf,
  type KnownResult,
  lacks,
  resultOf,
  sameForm,
  settledForm,
  walkoverScore,
} from './result-form.ts';

const { scoresMissing, winnerMissing } = resultsMessages.errors;

const played: KnownResult = {
  ...planned,
  status: 'finished',
  homeScore: 3,
  awayScore: 1,
  homeYellowCards: 2,
  resultRevision: 1,
};
const typed = { ...formOf(planned), homeScore: 3, awayScore: 1 };

describe('a new result', () => {
  it('finishes the match and says nothing that was not entered', () => {
    expect(bodyOf(typed, planned)).toEqual({
      status: 'finished',
      homeScore: 3,
      awayScore: 1,
      isWalkover: false,
      walkoverWinner: null,
    });
  });

  it('carries cards and a reason where they were entered, and is a body of the contract', () => {
    const body = bodyOf({ ...typed, awayRedCards: 1, reason: ' video ' }, planned);
    expect(body).toMatchObject({ awayRedCards: 1, reason: 'video' });
    expect(resultBody.parse(body)).toEqual(body);
  });

  it('needs both scores', () => {
    expect(lacks(formOf(planned))).toEqual({ homeScore: scoresMissing, awayScore: scoresMissing });
    expect(lacks({ ...typed, awayScore: null })).toEqual({ awayScore: scoresMissing });
    expect(lacks(typed)).toEqual({});
  });

  it.each(['-1', '1.5', '1,5', '1e1', '1 0', '١', 'iki', '100', '9'.repeat(400)])(
    'with %j for a score and a card count is no body of the contract, at both',
    (box) => {
      const { error } = resultBody.safeParse(bodyOf({ ...typed, homeScore: box, homeRedCards: box }, planned));
      const said = '0 ile 99 arasında bir tam sayı girin.';
      expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
        ['homeScore', said],
        ['homeRedCards', said],
      ]);
    },
  );
});

describe('a correction', () => {
  it('starts from the recorded result and sends back no card total that was not touched', () => {
    const form = formOf(played);
    expect(form).toMatchObject({ homeScore: 3, awayScore: 1, homeYellowCards: 2, awayYellowCards: null });
    expect(bodyOf({ ...form, awayScore: 2 }, played)).not.toHaveProperty('homeYellowCards');
  });

  it('can take a card total back', () => {
    expect(bodyOf({ ...formOf(played), homeYellowCards: null }, played)).toMatchObject({ homeYellowCards: null });
  });

  it('to another status carries no result', () => {
    const form = { ...formOf(played), status: 'scheduled' as const };
    expect(bodyOf(form, played)).toEqual({ status: 'scheduled' });
    expect(bodyOf({ ...form, homeScore: 'x' }, played)).toEqual({ status: 'scheduled' });
    expect(lacks({ ...form, homeScore: null })).toEqual({});
  });

  it('to live carries a provisional score, whole or not at all', () => {
    const form = { ...formOf(planned), status: 'live' as const };
    expect(bodyOf(form, planned)).toEqual({ status: 'live' });
    expect(lacks({ ...form, homeScore: 1 })).toEqual({ awayScore: scoresMissing });
    expect(bodyOf({ ...typed, status: 'live' }, planned)).toEqual({ status: 'live', homeScore: 3, awayScore: 1 });
  });
});

describe('a walkover', () => {
  const walkover = { ...typed, isWalkover: true };

  it('is 0-0 until a winner is chosen, and needs one', () => {
    expect(walkoverScore(null)).toEqual({ home: 0, away: 0 });
    expect(resultOf(walkover, 0)).toMatchObject({ homeScore: 0, awayScore: 0, walkoverWinner: null });
    expect(lacks(walkover)).toEqual({ walkoverWinner: winnerMissing });
  });

  it('is 3-0 or 0-3', () => {
    expect(bodyOf({ ...walkover, walkoverWinner: 'away' }, planned)).toEqual({
      status: 'finished',
      homeScore: 0,
      awayScore: 3,
      isWalkover: true,
      walkoverWinner: 'away',
    });
  });

  it('gives the typed score back when it is unticked', () => {
    expect(resultOf({ ...walkover, isWalkover: false }, 0)).toMatchObject({ homeScore: 3, awayScore: 1 });
  });
});

describe('a cancelled match', () => {
  it('opens as it is: a result it cannot take', () => {
    const cancelled: KnownResult = { ...planned, status: 'cancelled' };
    expect(formOf(cancelled).status).toBe('cancelled');
    expect(bodyOf(formOf(cancelled), cancelled)).toEqual({ status: 'cancelled' });
  });
});

describe('a form', () => {
  it('is the same while the same stands in its boxes', () => {
    expect(sameForm(typed, { ...typed })).toBe(true);
    const changes = [{ homeScore: 4 }, { reason: 'video' }, { awayRedCards: 0 }, { isWalkover: true }] as const;
    for (const change of changes) expect(sameForm(typed, { ...typed, ...change })).toBe(false);
  });

  it('takes the settled result over, and keeps the reason', () => {
    const form = settledForm({ ...typed, reason: 'video', homeYellowCards: 1 }, { ...played, homeScore: 5 });
    expect(form).toMatchObject({ homeScore: 5, awayScore: 1, homeYellowCards: 2, reason: 'video' });
    expect(resultOf(form, 1)).toEqual({ ...played, homeScore: 5 });
  });

  it('keeps in its boxes what a settled walkover or status hides', () => {
    const awarded = { ...played, homeScore: 0, awayScore: 3, isWalkover: true, walkoverWinner: 'away' as const };
    const form = settledForm(typed, awarded);
    expect(form).toMatchObject({ homeScore: 3, awayScore: 1, walkoverWinner: 'away' });
    expect(resultOf(form, 1)).toEqual(awarded);
    const postponed = settledForm({ ...typed, homeYellowCards: 2 }, planned);
    expect(postponed).toMatchObject({ homeScore: 3, homeYellowCards: 2 });
    expect(resultOf(postponed, 0)).toEqual(planned);
  });
});
