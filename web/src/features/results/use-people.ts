import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { MatchDetails } from '@league/query-api/contract/match-details.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useEyes } from '../../api/use-session.ts';
import { type People, peopleOf } from './people.ts';
import { matchPlayersQuery } from './queries.ts';

export type MatchPeople = {
  readonly people: People;
  /** Of the list of players; those who stand in the match are known without it. */
  readonly state: 'ready' | 'waiting' | 'failed';
  readonly retry: () => void;
};

const noLists = { playerStats: [], homeLineup: [], awayLineup: [] };

/** Who may stand in the rows of a match, read when its editor opens. */
export const usePeople = (match: MatchAnswer, details: MatchDetails | undefined): MatchPeople => {
  const { data, isError, refetch } = useQuery(matchPlayersQuery(match._id, useEyes()));
  const people = useMemo(() => peopleOf(details ?? noLists, data ?? []), [details, data]);
  const state = data !== undefined ? 'ready' : isError ? 'failed' : 'waiting';
  return { people, state, retry: () => void refetch() };
};
