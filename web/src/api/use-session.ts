import type { Session } from '@league/command-api/contract/session.ts';
import { useSyncExternalStore } from 'react';
import { sessions } from './browser.ts';

/** The session, which other tabs can change too; null when signed out. */
export const useSession = (): Session | null => useSyncExternalStore(sessions.subscribe, sessions.current);
