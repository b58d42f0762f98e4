import type { AdminState } from '@league/command-api/admins/decider.ts';
import type { StateSource } from '@league/command-api/handling/folded-stream.ts';
import { createAdminSource } from '@league/command-api/identity/admin-accounts.ts';
import { createIdentity, type Identity } from '@league/command-api/identity/create-identity.ts';
import { createPasswords, type Passwords } from '@league/command-api/identity/passwords.ts';
import { createPlayerStates, type PlayerStates } from '@league/command-api/identity/player-states.ts';
import { createSessions, type Sessions } from '@league/command-api/identity/sessions.ts';
import { unfinishedRegistrations } from '@league/command-api/identity/unfinished-registrations.sweep.ts';
import type { MatchDeps } from '@league/command-api/match/handle-match.ts';
import { leftStreams } from '@league/command-api/assignments/left-streams.sweep.ts';
import { dismissedOfficials } from '@league/command-api/assignments/dismissed-officials.process.ts';
import type { OfficialDirectory } from '@league/command-api/ports/official-directory.ts';
import { endedOffices } from '@league/command-api/officials/ended-offices.process.ts';
import { deletedPlayers } from '@league/command-api/player/deleted-players.process.ts';
import type { PlayerDeps } from '@league/command-api/player/handle-player.ts';
import { deletedPlayersSweep } from '@league/command-api/player/deleted-players.sweep.ts';
import { rejectedPlayers } from '@league/command-api/player/rejected-players.sweep.ts';
import type { PictureMaker } from '@league/command-api/ports/picture-maker.ts';
import type { PlayerDirectory } from '@league/command-api/ports/player-directory.ts';
import type { ScoreModels } from '@league/command-api/ports/score-models.ts';
import type { Sweep } from '@league/command-api/processes/sweeps.ts';
import { createMatchAuthority } from '@league/command-api/match/match-authority.ts';
import { unnamedPictures } from '@league/command-api/pictures/unnamed-pictures.sweep.ts';
import type { Process } from '@league/command-api/processes/process.ts';
import { deletedTeams } from '@league/command-api/season/deleted-teams.process.ts';
import type { SeasonDeps } from '@league/command-api/season/handle-season.ts';
import { importResults } from '@league/command-api/season/import-results.process.ts';
import { resetTransfers } from '@league/command-api/season/reset-transfers.process.ts';
import { unseenResults } from '@league/command-api/season/unseen-results.process.ts';
import { withdrawnTeams } from '@league/command-api/season/withdrawn-teams.process.ts';
import { seasonRules } from '@league/command-api/settings/season-rules.process.ts';
import { createSettingsSource } from '@league/command-api/settings/settings-source.ts';
import { renamedTeams } from '@league/command-api/team/renamed-teams.process.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';
import type { ModelMoves } from '@league/query-api/ports/model-moves.ts';
import type { ModelPositions } from '@league/query-api/ports/model-positions.ts';
import type { ReadModelReader } from '@league/query-api/ports/read-model-reader.ts';
import type { Accounts } from '../../adapters/accounts/accounts.ts';
import { wasmPictureMaker } from '../../adapters/pictures/wasm-picture-maker.ts';
import { officialDirectory } from './official-directory.ts';
import { playerDirectory } from './player-directory.ts';
import { scoreModels } from './score-models.ts';
import { seasonsMoved } from './seasons-moved.ts';
import { teamDirectory } from './team-directory.ts';

/** What commands need, and the processes that send some of them. */
export type CommandSide = {
  readonly store: EventStore;
  readonly accounts: Accounts;
  readonly admins: StateSource<AdminState>;
  readonly players: PlayerStates;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly identity: Identity;
  readonly makePicture: PictureMaker;
  readonly deps: SeasonDeps &
    Pick<MatchDeps, 'seasons'> &
    PlayerDeps & {
      readonly playerDirectory: PlayerDirectory;
      readonly officialDirectory: OfficialDirectory;
      readonly scoreModels: ScoreModels;
    };
  readonly adminNames: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** The processes that send commands of their own; not running yet. */
  readonly reactions: readonly Process[];
  /** What is due by time; not running yet. */
  readonly sweeps: readonly Sweep[];
};

export type CommandParts = {
  readonly store: EventStore;
  readonly accounts: Accounts;
  readonly positions: ModelPositions & ModelMoves;
  readonly reader: ReadModelReader;
};

/** Puts the command side of a league together. Nothing is asked of any server yet. */
export const commandSide = ({ store, accounts, positions, reader }: CommandParts): CommandSide => {
  const seasons = createMatchAuthority(store, seasonsMoved(positions));
  const settings = createSettingsSource(store);
  const callers = identityOf(store, accounts);
  const deps = {
    store,
    seasons,
    settings,
    accounts: accounts.accounts,
    admins: callers.admins,
    teams: teamDirectory(store, positions, reader),
    playerDirectory: playerDirectory(store, positions, reader),
    officialDirectory: officialDirectory(store, positions, reader),
    scoreModels: scoreModels(positions, reader),
  };
  const adminNames = accounts.accounts.names;
  const passwords = createPasswords();
  const now = (): number => Date.now();
  return {
    store,
    accounts,
    deps,
    adminNames,
    ...callers,
    passwords,
    makePicture: wasmPictureMaker(),
    identity: createIdentity({ store, ...accounts, ...callers, passwords, now }),
    reactions: [
      importResults({ ...deps, adminNames }),
      deletedTeams(deps),
      deletedPlayers(deps),
      endedOffices(deps),
      dismissedOfficials({ ...deps, adminNames }),
      renamedTeams(deps),
      seasonRules(deps),
      unseenResults(deps),
      withdrawnTeams({ ...deps, adminNames }),
      resetTransfers(deps),
    ],
    sweeps: [
      rejectedPlayers({ ...deps, now }),
      unfinishedRegistrations({ ...deps, now }),
      deletedPlayersSweep(deps),
      leftStreams({ ...deps, now }),
      unnamedPictures({ ...deps, images: accounts.images, now }),
    ],
  };
};

/** Who is calling, by the accounts and the log: what both APIs ask. */
export const identityOf = (
  store: EventStore,
  { accounts, sessions }: Pick<Accounts, 'accounts' | 'sessions'>,
): Pick<CommandSide, 'admins' | 'players' | 'sessions'> => {
  const admins = createAdminSource(store);
  const players = createPlayerStates(store);
  return { admins, players, sessions: createSessions({ accounts, sessions, admins, players, now: () => Date.now() }) };
};
