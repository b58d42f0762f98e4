import type { Session } from '@league/command-api/contract/session.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { eyes, sessions } from './browser.ts';
import { type Eyes, VISITOR } from './eyes.ts';

/** The session, which other tabs can change too; null when signed out. */
export const useSession = (): Session | null => useSyncExternalStore(sessions.subscribe, sessions.current, () => null);

/** Whose eyes calls that are not public are read with. */
export const useEyes = (): Eyes => useSyncExternalStore(eyes.subscribe, eyes.current, () => VISITOR);

/** For forms: what they stand on stays in the cache until they are closed, also when the session ends meanwhile. */
export const useHoldsReads = (): void => useEffect(() => eyes.hold(), []);
