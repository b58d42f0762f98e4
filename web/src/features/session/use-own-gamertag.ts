import { useState } from 'react';
import { useEyes, useSession } from '../../api/use-session.ts';

/** The player who is signed in; who was stays so while an open form holds their eyes, and is asked to sign in again there. */
export const useOwnGamertag = (): string | undefined => {
  const now = useSession()?.gamertag;
  const { eyes } = useEyes();
  const [last, setLast] = useState(now);
  if (now !== undefined && now !== last) setLast(now);
  return now ?? (eyes === null ? undefined : last);
};
