import type { RequestListener } from 'node:http';
import { problemOf } from '@league/command-api/http/problems.ts';
import { sendProblem } from '@league/events/access/problems.ts';

/** What stands in front of an app that is still being put together. */
export type Gate = {
  readonly handle: RequestListener;
  /** From now on requests go to the app. */
  readonly open: (handle: RequestListener) => void;
};

const RETRY_AFTER_SECONDS = 2;

/**
 * A closed gate: every request is answered 503 with Retry-After, so that who comes while servers are being waited for is
 * told to come again, and nothing is recorded.
 */
export const createGate = (): Gate => {
  let current: RequestListener = (_req, res) => sendProblem(res, problemOf('STORE_UNAVAILABLE'), RETRY_AFTER_SECONDS);
  return {
    handle: (req, res) => current(req, res),
    open: (handle) => {
      current = handle;
    },
  };
};
