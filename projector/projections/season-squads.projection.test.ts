import type { PlayerLine, Side } from '@league/events/match-result.ts';
import {
  matchFacts,
  matchResult,
  matchResultAnnulled,
  matchResultCorrected,
  matchResultEntered,
  numberedId,
  playerLine,
} from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import { given } from './given-events.ts';
import { seasonSquads } from './season-squads.projection.ts';

const after = given(seasonSquads);
const [home, away, other] = [numberedId(11), numberedId(12), numberedId(13)];
const [ada, ece, can] = [numberedId(21), numberedId(22), numberedId(23)];
const facts = matchFacts({ home, away });
const line = (playerId: string, side: Side = 'home') => playerLine({ playerId, side });
const entered = (lines: PlayerLine[], more: Partial<typeof facts> = {}) =>
  matchResultEntered({ ...facts, ...more, result: matchResult({ lines }) });

const squad = (season: number, teamId: string, ...players: string[]) => ({
  [`${season}/${teamId}`]: { season, teamId, players },
});

describe('who played for a team in a season', () => {
  it('is who has a line for its side, each once, by the season', () => {
    const lines = [line(ada), line(ece, 'away'), line(can)];
    expect(after(entered(lines), entered([line(can), line(ece)]), entered([line(ada)], { season: 2 }))).toEqual({
      ...squad(1, home, ada, can, ece),
      ...squad(1, away, ece),
      ...squad(2, home, ada),
    });
  });

  it('is also who played for another team before', () => {
    const transferred = entered([line(ada, 'away')], { home: away, away: other });
    expect(after(entered([line(ada)]), transferred)).toEqual({ ...squad(1, home, ada), ...squad(1, other, ada) });
  });

  it('is who came with a correction, and stays who lost the line', () => {
    const corrected = matchResultCorrected({ ...facts, corrected: matchResult({ lines: [line(ece)] }) });
    const annulled = matchResultAnnulled(facts);
    expect(after(entered([line(ada)]), corrected, annulled)).toEqual(squad(1, home, ada, ece));
  });

  it('is nobody where a result has no lines', () => {
    expect(after(entered([]))).toEqual({});
  });
});
