import type { EventStore } from '@league/events/ports/event-store.ts';
import type { repairCalls } from '../contract/repair-calls.ts';
import { handle } from '../handling/handle-command.ts';
import { Refused } from '../handling/refused.ts';
import type { Handlers } from '../http/routes.ts';
import type { ScoreModels } from '../ports/score-models.ts';
import type { SeasonAuthority } from '../season-authority/authority.ts';
import { currentMatches } from '../season-authority/state.ts';
import { type OperationsCommand, operationsDecider } from './decider.ts';
import { operationsSource } from './operators-acts.ts';

type Deps = { readonly store: EventStore; readonly seasons: SeasonAuthority; readonly scoreModels: ScoreModels };

/** Computing figures again that look wrong. */
export const repairRoutes = ({ store, seasons, scoreModels }: Deps): Handlers<typeof repairCalls> => ({
  'POST /api/matches/fix-scores': async (request) => {
    request.body();
    const { seasons: season } = (await seasons.load()).state;
    if (season.current === 0) throw new Refused('NO_SEASON');
    const { requested, repaired } = await scoreModels.rebuiltBy(season.current, () =>
      handle(store, {
        source: operationsSource(store),
        decider: operationsDecider,
        command: (): OperationsCommand => ({ type: 'RequestRebuild', projections: scoreModels.names }),
        context: request.context,
      }),
    );
    const totalMatches = currentMatches(season).length;
    const { position } = requested;
    if (repaired === undefined) return { status: 202, position, body: { message: LATER, totalMatches } };
    return { position, body: { message: messageOf(repaired), totalMatches, repaired } };
  },
});

const LATER = 'Skorların yeniden hesaplanması istendi; bitince tablolar kendiliğinden yenilenir.';

const messageOf = (repaired: number): string =>
  repaired === 0
    ? 'Skorlar yeniden hesaplandı; hepsi doğruydu.'
    : `Skorlar yeniden hesaplandı; ${repaired} kayıt düzeltildi.`;
