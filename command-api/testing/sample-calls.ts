import { type CommandName, commandCalls } from '../contract/calls.ts';
import type { Sent, TestApi } from './api.ts';

const twoTeams = async (api: TestApi) => ({ homeTeam: await api.team('Moda'), awayTeam: await api.team('Işık') });

const oneMatch = async (api: TestApi) => {
  const { homeTeam, awayTeam } = await twoTeams(api);
  return { homeTeam, id: await api.match(homeTeam, awayTeam) };
};

/** What has to be there before the example of a call works; answers the id in its path, and what its body names. */
type Arranged = { readonly id?: string; readonly body?: object };

const match = async (api: TestApi): Promise<Arranged> => ({ id: (await oneMatch(api)).id });

/** Calls on one match or team need it, as their path says; these need more, or other things. */
const arrangements: Partial<Record<CommandName, (api: TestApi) => Promise<Arranged>>> = {
  'DELETE /api/teams/:id': async (api) => ({ id: (await oneMatch(api)).homeTeam }),
  'POST /api/matches/generate-fixtures': async (api) => {
    await twoTeams(api);
    return {};
  },
  'POST /api/matches': async (api) => ({ body: await twoTeams(api) }),
  'DELETE /api/matches/delete-all': match,
  'POST /api/admin/reset-season': match,
};

const arrange = async (name: CommandName, api: TestApi): Promise<Arranged> => {
  const arranged = arrangements[name];
  if (arranged !== undefined) return arranged(api);
  if (name.includes('/teams/:id')) return { id: await api.team('Moda') };
  return name.includes('/:id') ? match(api) : {};
};

export const commandNames = Object.keys(commandCalls) as CommandName[];

/** The calls that change the league: all but logging in and out. */
export const changingCalls = commandNames.filter((name) => commandCalls[name].events.length > 0);

/** The example of a call, once what it needs is arranged. */
export const sampleCall = async (name: CommandName, api: TestApi) => {
  const [method = '', path = ''] = name.split(' ');
  const { id = '', body } = await arrange(name, api);
  return {
    method,
    path: path.replace(':id', id),
    body: { ...commandCalls[name].example, ...body },
  } satisfies Sent;
};
