import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { dayKey } from '../../format/time.ts';

const MINUTE_MS = 60_000;

/** The current Turkish day, "2026-11-20". */
export const today = (): string => dayKey(new Date());

const everyMinute = (listener: () => void): (() => void) => {
  const timer = setInterval(listener, MINUTE_MS);
  return () => clearInterval(timer);
};

/** In the cache of a page that was rendered in Node: the day of its markup, which may be over when a browser takes it over. */
export const RENDERED_ON = ['rendered on'];

/** {@link today}, which changes at midnight while a page is open. */
export const useToday = (): string => {
  const client = useQueryClient();
  return useSyncExternalStore(everyMinute, today, () => client.getQueryData<string>(RENDERED_ON) ?? today());
};
