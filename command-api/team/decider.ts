import type { LeagueEventOf } from '@league/events/catalogue.ts';
import { type Crest, crestWord } from '@league/events/rules/crest.ts';
import { nameKey } from '@league/events/rules/text-identity.ts';
import type { DeletedMatch } from '@league/events/seasons.ts';
import type { Decider } from '../handling/decider.ts';
import { Refused } from '../handling/refused.ts';

export type TeamEvent = LeagueEventOf<'TeamCreated' | 'TeamDetailsChanged' | 'TeamDeleted' | 'Released'>;

export type TeamCommand =
  | {
      readonly type: 'CreateTeam';
      readonly teamId: string;
      readonly name: string;
      readonly logo: string | null;
      readonly city?: string | null;
      readonly crest: Crest;
    }
  | {
      readonly type: 'ChangeTeam';
      readonly teamId: string;
      readonly name?: string;
      readonly logo?: string | null;
      readonly city?: string | null;
      /** `from` is what the team wears, which its stream does not say where it is older than crests. */
      readonly crest?: { readonly from: Crest; readonly to: Crest };
    }
  | {
      readonly type: 'DeleteTeam';
      readonly teamId: string;
      readonly season: number;
      /** The team's matches of the current season, which are deleted with it. */
      readonly matches: readonly DeletedMatch[];
      /** Its players, who become free or are deleted with it. */
      readonly players?: readonly string[];
      readonly playersBecome?: 'free' | 'deleted';
    }
  /**
   * Another command takes a name that was reserved for the team. The event makes a renaming that is under way meet a conflict,
   * so that it is decided again.
   */
  | { readonly type: 'GiveUpName'; readonly teamId: string; readonly name: string };

export type TeamState =
  | { readonly status: 'none' }
  | {
      readonly status: 'existing';
      readonly name: string;
      readonly logo: string | null;
      readonly city: string | null;
      /** null for a team that is older than crests and was given none since. */
      readonly crest: Crest | null;
    }
  | { readonly status: 'deleted' };

const initialState = (): TeamState => ({ status: 'none' });

const decide = (command: TeamCommand, state: TeamState): TeamEvent[] => {
  switch (command.type) {
    case 'CreateTeam': {
      if (state.status !== 'none') throw new Refused('TEAM_NAME_TAKEN', { values: { name: command.name } });
      const { teamId, name, logo, city = null, crest } = command;
      return [{ type: 'TeamCreated', data: { teamId, name, logo, city, crest } }];
    }
    case 'ChangeTeam':
      if (state.status !== 'existing') throw new Refused('TEAM_NOT_FOUND');
      return change(command, state);
    case 'DeleteTeam': {
      if (state.status !== 'existing') throw new Refused('TEAM_NOT_FOUND');
      const { teamId, season, matches, players = [], playersBecome = 'free' } = command;
      return [
        {
          type: 'TeamDeleted',
          data: { teamId, name: state.name, season, matches: [...matches], players: [...players], playersBecome },
        },
      ];
    }
    case 'GiveUpName': {
      const { teamId, name } = command;
      if (state.status !== 'existing' || nameKey(state.name) === nameKey(name)) return [];
      return [{ type: 'Released', data: { name, owner: teamId } }];
    }
    default:
      return command satisfies never;
  }
};

const change = (
  { teamId, name, logo, city, crest }: Extract<TeamCommand, { type: 'ChangeTeam' }>,
  state: Extract<TeamState, { status: 'existing' }>,
): TeamEvent[] => {
  const changes = {
    ...(name === undefined || name === state.name ? {} : { name: { from: state.name, to: name } }),
    ...(logo === undefined || logo === state.logo ? {} : { logo: { from: state.logo, to: logo } }),
    ...(city === undefined || city === state.city ? {} : { city: { from: state.city, to: city } }),
    ...(crest === undefined || crestWord(crest.from) === crestWord(crest.to) ? {} : { crest }),
  };
  return Object.keys(changes).length === 0 ? [] : [{ type: 'TeamDetailsChanged', data: { teamId, changes } }];
};

const evolve = (state: TeamState, event: TeamEvent): TeamState => {
  switch (event.type) {
    case 'TeamCreated':
      return {
        status: 'existing',
        name: event.data.name,
        logo: event.data.logo,
        city: event.data.city,
        crest: event.data.crest,
      };
    case 'TeamDetailsChanged': {
      if (state.status !== 'existing') return state;
      const { name, logo, city, crest } = event.data.changes;
      return {
        ...state,
        name: name?.to ?? state.name,
        logo: logo === undefined ? state.logo : logo.to,
        city: city === undefined ? state.city : city.to,
        crest: crest?.to ?? state.crest,
      };
    }
    case 'TeamDeleted':
      return { status: 'deleted' };
    case 'Released':
      return state;
    default:
      return event satisfies never;
  }
};

/**
 * The rules of one team. That no other team has its name is a rule of the reservation (command-api/reservation); that no other team
 * wears its crest is a rule of the crests (crest-decider.ts).
 */
export const teamDecider: Decider<TeamCommand, TeamState, TeamEvent> = { decide, evolve, initialState };
