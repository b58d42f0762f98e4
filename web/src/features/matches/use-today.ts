import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { dayKey } from '../../format/time.ts';

/** Tells a listener when a new step of so many ms begins, on the clock and not since it listens. */
const every =
  (ms: number) =>
  (listener: () => void): (() => void) => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      timer = setTimeout(
        () => {
          listener();
          wait();
        },
        ms - (Date.now() % ms),
      );
    };
    wait();
    return () => clearTimeout(timer);
  };

const MINUTE_MS = 60_000;
const SECOND_MS = 1000;
const [everyMinute, everySecond] = [every(MINUTE_MS), every(SECOND_MS)];

const begun = (time: number, ms: number): number => time - (time % ms);

/** In the cache of a page that was rendered in Node: the time of its markup, which a browser takes over later. */
export const RENDERED_AT = ['rendered at'];

/** The minute that has begun, in ms since 1970; it changes while a page is open. */
export const useNow = (): number => {
  const client = useQueryClient();
  return useSyncExternalStore(
    everyMinute,
    () => begun(Date.now(), MINUTE_MS),
    () => begun(client.getQueryData<number>(RENDERED_AT) ?? Date.now(), MINUTE_MS),
  );
};

const noSecond = (): null => null;

/** The second that has begun, in ms since 1970; null in a page that was rendered in Node, where it would stand still. */
export const useSecond = (): number | null =>
  useSyncExternalStore(everySecond, () => begun(Date.now(), SECOND_MS), noSecond);

/** The current Turkish day, "2026-11-20". */
export const today = (): string => dayKey(new Date());

/** {@link today}, which changes at midnight while a page is open. */
export const useToday = (): string => dayKey(new Date(useNow()));
