import type { PlayerReference } from '@league/query-api/contract/player-reference.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiProblem } from '../../api/errors.ts';
import { reread } from '../../api/reread.ts';
import type { Failure } from '../../components/form/act-failure.tsx';
import { follow, hasMoved } from './standing.ts';

const STANDS = ['REFEREE_STANDS', 'BROADCASTER_STANDS'];

type StandingOptions = {
  readonly matchId: string;
  /** The official of the match, as the list of matches has it now. */
  readonly listed: PlayerReference | null;
  /** The dialog has a choice that is not saved. */
  readonly unsaved: boolean;
  readonly failure: Failure | null;
};

/**
 * The official whom the admin replaces. A server that knows of another one refuses the assignment; the list is then read again, so
 * that the admin sees the person and can replace the person knowingly.
 */
export const useStanding = ({ matchId, listed, unsaved, failure }: StandingOptions) => {
  const client = useQueryClient();
  const id = listed?._id ?? null;
  const [last, setLast] = useState({ matchId, person: id, listed: id });
  const standing = follow(last, matchId, id, unsaved);
  if (standing !== last) setLast(standing);
  const moved = hasMoved(standing, id);

  const error = failure?.error;
  const stands = error instanceof ApiProblem && STANDS.includes(error.problem.code);
  useEffect(() => {
    if (stands) void reread(client, ['match-officials']);
  }, [stands, client]);

  return {
    /** For the body of the call: the id of the person who is replaced. */
    from: moved ? id : standing.person,
    moved,
    /** The failure says already that another person stands there. */
    told: stands,
    /** The admin has assigned this person. */
    saved: (person: string): void => setLast({ matchId, person, listed: id }),
  };
};
