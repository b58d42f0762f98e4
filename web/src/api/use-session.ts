import type { Session } from '@league/command-api/contract/session.ts';
import { useSyncExternalStore } from 'react';
import { sessions } from './browser.ts';

/** The session as it stands, in this tab and the others; null when signed out. */
export const useSession = (): Session | null => useSyncExternalStore(sessions.subscribe, sessions.current);
