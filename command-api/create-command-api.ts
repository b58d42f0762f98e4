import type { EventStore } from '@league/events/ports/event-store.ts';
import express, { type Router } from 'express';
import { assignmentRoutes } from './assignments/routes.ts';
import { commandCalls } from './contract/calls.ts';
import type { StateSource } from './handling/folded-stream.ts';
import { Refused } from './handling/refused.ts';
import { type ErrorLog, problemHandler } from './http/problems.ts';
import { commandRouter, type CommandRoute, routesOf } from './http/routes.ts';
import type { Identity } from './identity/create-identity.ts';
import { identityRoutes } from './identity/routes.ts';
import type { Sessions } from './identity/sessions.ts';
import type { MatchAuthority } from './match/match-authority.ts';
import { matchRoutes } from './match/routes.ts';
import { holdsOffice } from './officials/handle-official.ts';
import { officialRoutes } from './officials/routes.ts';
import { pictureRoutes } from './pictures/routes.ts';
import { repairRoutes } from './operations/routes.ts';
import { playerRoutes } from './player/routes.ts';
import type { AdminState } from './admins/decider.ts';
import type { AccountStore } from './ports/account-store.ts';
import type { ImageStore } from './ports/image-store.ts';
import type { OfficialDirectory } from './ports/official-directory.ts';
import type { PictureMaker } from './ports/picture-maker.ts';
import type { PlayerDirectory } from './ports/player-directory.ts';
import type { QuietCommands } from './ports/quiet-commands.ts';
import type { ScoreModels } from './ports/score-models.ts';
import type { TeamDirectory } from './ports/team-directory.ts';
import type { ProcessWaits } from './processes/process-runner.ts';
import { deductionRoutes } from './season/deduction-routes.ts';
import { seasonRoutes } from './season/routes.ts';
import { seasonActRoutes } from './season/season-act-routes.ts';
import { withdrawalRoutes } from './season/withdrawal-routes.ts';
import type { SettingsState } from './settings/decider.ts';
import { settingsRoutes } from './settings/routes.ts';
import { statisticsRoutes } from './statistics/routes.ts';
import { teamRoutes } from './team/routes.ts';

export type CommandApiDeps = Identity & {
  readonly store: EventStore;
  readonly seasons: MatchAuthority;
  readonly settings: StateSource<SettingsState>;
  readonly teams: TeamDirectory;
  readonly accounts: AccountStore;
  readonly admins: StateSource<AdminState>;
  readonly playerDirectory: PlayerDirectory;
  readonly officialDirectory: OfficialDirectory;
  readonly scoreModels: ScoreModels;
  readonly sessions: Sessions;
  readonly processes: ProcessWaits;
  readonly adminNames: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  readonly digestKey: Buffer;
  readonly quietCommands: QuietCommands;
  readonly images: ImageStore;
  readonly makePicture: PictureMaker;
  /** Epoch ms. */
  readonly now: () => number;
  readonly log: ErrorLog;
};

/** Everything that changes the league. */
export const commandRoutes = (deps: CommandApiDeps): CommandRoute[] =>
  routesOf(commandCalls, {
    ...matchRoutes({ ...deps, isReferee: (playerId) => holdsOffice(deps.store, 'referee', playerId) }),
    ...identityRoutes(deps),
    ...settingsRoutes(deps),
    ...pictureRoutes(deps),
    ...teamRoutes(deps),
    ...playerRoutes(deps),
    ...officialRoutes(deps),
    ...assignmentRoutes(deps),
    ...statisticsRoutes(deps),
    ...seasonRoutes(deps),
    ...deductionRoutes(deps),
    ...repairRoutes(deps),
    ...withdrawalRoutes(deps),
    ...seasonActRoutes(deps),
  });

/** The command API as one router: every method but GET and HEAD under /api. An unknown path is answered with a 404 problem. */
export const createCommandApi = (deps: CommandApiDeps): Router => {
  const router = express.Router();
  router.use(commandRouter(commandRoutes(deps), deps));
  router.use('/api', (req, _res, next) => {
    next(req.method === 'GET' || req.method === 'HEAD' ? undefined : new Refused('NOT_FOUND'));
  });
  router.use(problemHandler(deps.log));
  return router;
};
