import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { LeagueUnderTest } from '../league-under-test.ts';
import { act, approved } from './people.ts';

type Caller = Pick<LeagueUnderTest, 'call'>;

/** The offices, with the words that the pages have for them. */
export const OFFICES = [
  { office: 'referee', label: 'Hakem', object: 'Hakemi' },
  { office: 'broadcaster', label: 'Yayıncı', object: 'Yayıncıyı' },
] as const;
export type Office = (typeof OFFICES)[number]['office'];

export type Official = { readonly id: string; readonly gamertag: string };

/** Registers a player and takes the player into office: a referee, or a broadcaster on Twitch. */
export const takeIntoOffice = async (league: Caller, office: Office, gamertag: string): Promise<Official> => {
  const id = await approved(league, gamertag);
  const channel = { platform: 'Twitch', channelLink: 'https://www.twitch.tv/kartal' };
  const body = { playerId: id, ...(office === 'broadcaster' && channel) };
  await act(league, 'POST', `/api/simple-${office}s/assign`, body);
  return { id, gamertag };
};

/** Assigns an official to a match over the API, as another admin. Resolves once the matches show the official. */
export const assign = async (
  { call }: Caller,
  { _id }: MatchAnswer,
  office: Office,
  { id }: Official,
): Promise<void> => {
  const path = `/api/matches/${_id}/assign-${office}`;
  const assigned = await call<{ position: string }>('PUT', path, { body: { [`${office}Id`]: id } });
  if (assigned.status !== 200) throw new Error(`not assigned: ${JSON.stringify(assigned.body)}`);
  await call('GET', '/api/matches', { minPosition: assigned.body.position });
};

/** The matches of the season as the log has them now, in the order of the plan within a week. */
export const matchesOf = async (league: Pick<LeagueUnderTest, 'call' | 'operations'>) => {
  const { head } = await league.operations.status();
  return (await league.call<MatchAnswer[]>('GET', '/api/matches', { minPosition: head })).body;
};

/** The gamertags of the main referee and the main broadcaster of a match; null for nobody. */
export const officialsAt = async (
  league: Pick<LeagueUnderTest, 'call' | 'operations'>,
  { _id }: MatchAnswer,
): Promise<Readonly<Record<Office, string | null>>> => {
  const match = (await matchesOf(league)).find((each) => each._id === _id);
  return {
    referee: match?.officialsSystem?.mainReferee?.gamertag ?? null,
    broadcaster: match?.broadcastSystem?.mainBroadcaster?.gamertag ?? null,
  };
};
