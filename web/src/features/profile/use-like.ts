import type { ProfileAnswer } from '@league/query-api/contract/players.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAct } from '../../acts/use-act.ts';
import { ApiProblem } from '../../api/errors.ts';
import { useEyes, useSession } from '../../api/use-session.ts';
import { profileMessages } from '../../messages/tr/profile.ts';
import type { LikeAnswer } from './like-answer.ts';
import type { ShownProfile } from './profile-answer.ts';
import { profileQuery } from './queries.ts';

const words = profileMessages.like;

/** Why a like failed, in a sentence; a player who is not there any more is not known here. */
const reasonOf = (error: Error): string => {
  if (!(error instanceof ApiProblem)) return words.failed;
  return error.problem.status === 404 ? words.noPlayer : error.problem.message;
};

/** How a profile's likes stand, as shown: what was just asked for stands at once, and goes back where it is refused. */
export type Likes = {
  readonly liked: boolean;
  readonly count: number;
  /** Says why nothing was recorded; `signIn` where a login would help. */
  readonly failure: { readonly text: string; readonly signIn: boolean } | null;
  readonly forget: () => void;
  readonly toggle: () => void;
};

const likedOf = (profile: ShownProfile | undefined): boolean => profile?.isLiked === true;

/** Likes the profile at a gamertag, or takes the like back. One act at a time: a press while one runs does nothing. */
export const useLike = (
  gamertag: string,
  profile: ShownProfile | undefined,
  onDone: (message: string) => void,
): Likes => {
  const client = useQueryClient();
  const eyes = useEyes();
  const session = useSession();
  const act = useAct({
    call: 'POST /api/players/:id/like',
    answer: () => import('./like-answer.ts').then((contract) => contract.likeAnswer),
  });
  /** What the running act asks for. */
  const [wanted, setWanted] = useState(false);
  const [unsigned, setUnsigned] = useState(false);
  const before = likedOf(profile);
  const liked = act.pending ? wanted : before;
  const shift = Number(liked) - Number(before);

  /** Puts what the server answered in place of what was shown ahead. */
  const settle = ({ likes, isLiked }: LikeAnswer): void => {
    client.setQueryData(
      profileQuery(gamertag, eyes).queryKey,
      (known) => known && { ...known, likesCount: likes, isLiked },
    );
  };

  const send = ({ _id }: Pick<ProfileAnswer, '_id'>): void => {
    setUnsigned(session === null);
    act.forget();
    if (session === null || act.pending) return;
    setWanted(!before);
    act.send(
      { params: { id: _id }, body: { liked: !before } },
      {
        onDone: (answer) => {
          settle(answer);
          onDone(answer.isLiked ? words.liked : words.unliked);
        },
      },
    );
  };

  const signIn = act.signedOut || (unsigned && session === null);
  return {
    liked,
    count: (profile?.likesCount ?? 0) + shift,
    failure: signIn
      ? { text: words.signIn, signIn }
      : act.failure === null
        ? null
        : { text: reasonOf(act.failure.error), signIn },
    forget: () => {
      setUnsigned(false);
      act.forget();
    },
    toggle: () => profile && send(profile),
  };
};
