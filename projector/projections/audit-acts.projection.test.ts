import type { LeagueEvent } from '@league/events/catalogue.ts';
import { formatPosition } from '@league/events/envelope.ts';
import {
  matchesDeleted,
  numberedId,
  returnedMatch,
  seasonActUndone,
  transfersReset,
  undoneDeletion,
  undoneReset,
} from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import { audit } from './audit.projection.ts';
import { given } from './given-events.ts';

const [matchId, playerId] = [numberedId(1), numberedId(6)];

describe('the audit entry of an act on the season, or of its taking back', () => {
  const entries: readonly (readonly [LeagueEvent, object])[] = [
    [
      matchesDeleted({ matches: [{ matchId, week: 1 }], cause: 'team', teamId: numberedId(7) }),
      { season: 1, matchId, teamId: numberedId(7), before: { matches: 1, weeks: [1], cause: 'team' }, after: null },
    ],
    [
      transfersReset({ players: [{ playerId, teamId: numberedId(7) }] }),
      { season: 1, playerId: null, before: null, after: { players: 1 } },
    ],
    [
      seasonActUndone({ undone: undoneDeletion(returnedMatch({ matchId, week: 4 })) }),
      { season: 1, matchId, before: { act: 'MatchesDeleted' }, after: { matches: 1, weeks: [4] } },
    ],
    [
      seasonActUndone({ undone: { act: 'AllPlayerStatisticsReset', players: 3 } }),
      { season: 1, before: { act: 'AllPlayerStatisticsReset' }, after: { players: 3 } },
    ],
    [
      seasonActUndone({ undone: { act: 'TransfersReset', players: [{ playerId, teamId: numberedId(7) }] } }),
      { season: 1, playerId: null, before: { act: 'TransfersReset' }, after: { players: 1 } },
    ],
    [
      seasonActUndone({ season: 2, undone: undoneReset({ label: 'Sezon 2026' }) }),
      { season: 1, before: { act: 'SeasonReset', season: 2 }, after: { season: 1, label: 'Sezon 2026' } },
    ],
  ];
  it.each(entries)('says what went or came back: $type', (event, expected) => {
    expect(given(audit)(event)[formatPosition(1n)]).toMatchObject(expected);
  });
});
