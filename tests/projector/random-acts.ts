import type { LeagueEvent } from '@league/events/catalogue.ts';
import { outcomeOf } from '@league/events/rules/result-outcome.ts';
import type { RestoredMatch, UndoneAct } from '@league/events/seasons.ts';
import {
  returnedMatch,
  seasonActUndone,
  transfersReset,
  undoneDeletion,
  undoneReset,
} from '@league/events/testing/sample-events.ts';
import * as fc from 'fast-check';

type Ids = {
  readonly season: fc.Arbitrary<number>;
  readonly playerId: fc.Arbitrary<string>;
  readonly teamId: fc.Arbitrary<string>;
  readonly restored: fc.Arbitrary<readonly RestoredMatch[]>;
};

/** Resets of transfers, and acts that are taken back, of these seasons, players, teams and matches. */
export const eventOfActs = ({ season, playerId, teamId, restored }: Ids): fc.Arbitrary<LeagueEvent> => {
  const returned = restored.map((matches) =>
    matches.map((match) => returnedMatch({ ...match, result: match.result && outcomeOf(match.result) })),
  );
  const freed = fc.uniqueArray(fc.record({ playerId, teamId }), { selector: (one) => one.playerId });
  const undone: fc.Arbitrary<UndoneAct> = fc.oneof(
    returned.map((matches) => undoneDeletion(...matches)),
    season.map((players) => ({ act: 'AllPlayerStatisticsReset', players }) as const),
    freed.map((players) => ({ act: 'TransfersReset', players }) as const),
    season.map((closed) => undoneReset({ closed, opened: closed + 1 })),
  );
  return fc.oneof(
    fc.record({ season, players: freed }).map(transfersReset),
    fc.record({ season, undone }).map(seasonActUndone),
  );
};
