import { useSyncExternalStore } from 'react';
import { dayKey } from '../../format/time.ts';

const MINUTE_MS = 60_000;

/** The current Turkish day, "2026-11-20". */
export const today = (): string => dayKey(new Date());

const everyMinute = (listener: () => void): (() => void) => {
  const timer = setInterval(listener, MINUTE_MS);
  return () => clearInterval(timer);
};

/** {@link today}, which changes at midnight while a page is open. */
export const useToday = (): string => useSyncExternalStore(everyMinute, today);
