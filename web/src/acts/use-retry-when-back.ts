import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { offlineSince, reconnecting } from '../api/connection.ts';
import { NoAnswer } from '../api/errors.ts';
import type { Failure } from '../components/form/act-failure.tsx';

const isAway = (): boolean => offlineSince.current() !== null || reconnecting.current();

const watchBoth = (listener: () => void): (() => void) => {
  const leave = [offlineSince.subscribe(listener), reconnecting.subscribe(listener)];
  return () => leave.forEach((each) => each());
};

/**
 * Sends an act again that got no answer because the network was away: once, when the browser has a network again or the live
 * connection is back. Returns whether the act waits for that. `retry` sends the very same again, with the same key; it is null
 * where nothing may be sent without the person, and an act that met null once never waits again.
 */
export const useRetryWhenBack = (failure: Failure | null, retry: (() => void) | null): boolean => {
  const away = useSyncExternalStore(watchBoth, isAway, () => false);
  const error = failure?.error instanceof NoAnswer ? failure.error : undefined;
  /** The failure during which the network was away: the person was promised that the act goes on. */
  const [promised, setPromised] = useState<Error>();
  const [givenUp, setGivenUp] = useState<Error>();
  const lacked = error !== undefined && (away || failure?.offline === true || promised === error);
  if (lacked && promised !== error) setPromised(error);
  if (error !== undefined && retry === null && givenUp !== error) setGivenUp(error);
  const waits = lacked && retry !== null && givenUp !== error;

  /** The failure after which the act was sent again. */
  const sentAfter = useRef<Error>(undefined);
  const send = useEffectEvent(() => retry?.());
  useEffect(() => {
    if (!waits) return undefined;
    const look = (): void => {
      if (sentAfter.current === error || offlineSince.current() !== null) return;
      sentAfter.current = error;
      send();
    };
    // The network came back between the send and its failure.
    if (!isAway()) look();
    const leave = [
      offlineSince.subscribe(look),
      reconnecting.subscribe(() => {
        if (!reconnecting.current()) look();
      }),
    ];
    return () => leave.forEach((each) => each());
  }, [waits, error]);

  return waits;
};
