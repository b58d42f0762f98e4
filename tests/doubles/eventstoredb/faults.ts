/** What is wrong with the double. Everything is well at first; tests set what they need, at any time. */
export type Faults = {
  /** As a server that starts: appends are answered with 'Server Is Not Ready', reads with UNAVAILABLE. */
  notReady: boolean;
  /** Reads that were refused so, until now. */
  refusedReads: number;
  /** Takes everything and answers nothing. */
  frozen: boolean;
  /** The user has no rights at all. */
  accessDenied: boolean;
  /** The user may read and write streams, and not read `$all`: what only `$admins` may unless an ACL says otherwise. */
  allDenied: boolean;
  /** Wrong credentials. */
  wrongPassword: boolean;
  /** Records the next append, cuts all connections before it answers, and is there again. */
  loseNextAnswer: boolean;
  /** So many of the next appends are recorded and answered with the server's 'Timeout'. */
  timeOuts: number;
  /** So many of the next appends are recorded and never answered. */
  unanswered: number;
  /** So many of the next calls of GetSupportedMethods fail with INTERNAL, as a server that stops lets them. */
  failingFeatures: number;
  /** A subscriber that is so many records behind is dropped. */
  slowLimit: number;
  /** The largest append, bytes. */
  appendLimit: number;
  /** So far its clock is ahead of this machine's; behind, when below zero. */
  clockAheadMs: number;
  /** A connection on which more calls were broken off is closed. */
  mostResets: number;
  /** The end of a read comes so much later than its last answer: the server looks whether there is one more. */
  endsLateMs: number;
  /** As a server that is too old to say where a stream ends. */
  tellsNoEnd: boolean;
  version: string;
};

export const noFaults = (): Faults => ({
  notReady: false,
  refusedReads: 0,
  frozen: false,
  accessDenied: false,
  allDenied: false,
  wrongPassword: false,
  loseNextAnswer: false,
  timeOuts: 0,
  unanswered: 0,
  failingFeatures: 0,
  slowLimit: Number.POSITIVE_INFINITY,
  appendLimit: 1024 * 1024,
  clockAheadMs: 0,
  mostResets: 1_000,
  endsLateMs: 0,
  tellsNoEnd: false,
  version: '23.10.6.0',
});
