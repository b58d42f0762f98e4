import type { UndoneAct } from '@league/events/seasons.ts';
import type { seasonActCalls } from '../contract/season-act-calls.ts';
import type { Handlers } from '../http/routes.ts';
import type { PlayerDirectory } from '../ports/player-directory.ts';
import { carriedOut } from '../processes/carried-out.ts';
import type { ProcessWaits } from '../processes/process-runner.ts';
import { sayRecorded, type SeasonDeps } from './handle-season.ts';
import { recordedEvent } from './recorded-event.ts';
import { resetTransfers } from './transfers.ts';
import { broughtBack, undoLastAct } from './undo-season-act.ts';

type Deps = SeasonDeps & { readonly processes: ProcessWaits; readonly playerDirectory: PlayerDirectory };

/** Making all players free, and taking the last act on the season back. */
export const seasonActRoutes = (deps: Deps): Handlers<typeof seasonActCalls> => ({
  'POST /api/admin/reset-transfers': async (request) => {
    const { season } = request.body();
    const outcome = await resetTransfers(deps, season, request.context);
    const players = outcome.events.flatMap(({ type, data }) => (type === 'TransfersReset' ? data.players : [])).length;
    const { position: at } = outcome;
    const { done, position } =
      players === 0 ? { done: true, position: at } : await carriedOut(deps, 'reset-transfers', at);
    const message = done
      ? 'Transfer merkezi sıfırlandı!'
      : 'Transfer merkezi sıfırlandı; oyuncular daha sonra serbest kalacak.';
    return { status: done ? 200 : 202, position, body: { message, players } };
  },
  'POST /api/admin/season/undo': async (request) => {
    const { season, act, teamId, position: asked } = request.body();
    const wish = { season, act, teamId, position: asked === undefined ? undefined : BigInt(asked) };
    const outcome = await undoLastAct(deps, wish, request.context);
    const event = recordedEvent(outcome.events, 'SeasonActUndone');
    const { undone } = event.data;
    const { done, position } = await undoneBy(deps, undone, outcome.position);
    const counts = await broughtBack(deps, event, done).catch(sayRecorded);
    const message = `${TITLES[undone.act]} geri alındı${done ? '.' : '; gerisi daha sonra tamamlanacak.'}`;
    return { status: done ? 200 : 202, position, body: { message, act: undone.act, ...counts } };
  },
});

/** What the answer calls each act. */
const TITLES: Readonly<Record<UndoneAct['act'], string>> = {
  TeamWithdrawn: 'Çekilme',
  MatchesDeleted: 'Maçların silinmesi',
  AllPlayerStatisticsReset: 'İstatistiklerin sıfırlanması',
  TransfersReset: 'Transferlerin sıfırlanması',
  SeasonReset: 'Sezonun sıfırlanması',
};

/** The process that takes back what followed from the act, where one does. */
const PROCESSES: Readonly<Record<UndoneAct['act'], string | undefined>> = {
  TeamWithdrawn: 'withdrawn-teams',
  MatchesDeleted: 'withdrawn-teams',
  AllPlayerStatisticsReset: undefined,
  TransfersReset: 'reset-transfers',
  SeasonReset: 'withdrawn-teams',
};

const undoneBy = async (deps: Deps, { act }: UndoneAct, position: bigint): ReturnType<typeof carriedOut> => {
  const process = PROCESSES[act];
  return process === undefined ? { done: true, position } : carriedOut(deps, process, position);
};
