/** The faults of the double. There are none at first; tests set them at any time. */
export type Faults = {
  /** Answers as a server that is starting: 'Server Is Not Ready' to appends, UNAVAILABLE to reads. */
  notReady: boolean;
  /** How many reads `notReady` has refused so far. */
  refusedReads: number;
  /** Accepts everything and answers nothing. */
  frozen: boolean;
  /** The user has no rights at all. */
  accessDenied: boolean;
  /** The user may read and write streams but not read `$all`, which only `$admins` may unless an ACL says otherwise. */
  allDenied: boolean;
  /** The credentials are wrong. */
  wrongPassword: boolean;
  /** Records the next append, cuts all connections before answering, and accepts connections again. */
  loseNextAnswer: boolean;
  /** So many of the next appends are recorded and answered with the server's 'Timeout'. */
  timeOuts: number;
  /** So many of the next appends are recorded and never answered. */
  unanswered: number;
  /** So many of the next calls of GetSupportedMethods fail with INTERNAL, as at a server that is stopping. */
  failingFeatures: number;
  /** A subscriber that is so many records behind is dropped. */
  slowLimit: number;
  /** The largest append, in bytes. */
  appendLimit: number;
  /** How far the double's clock is ahead of this machine's, in ms; behind it, where below zero. */
  clockAheadMs: number;
  /** A connection on which more calls were cancelled is closed. */
  mostResets: number;
  /** The end of a read comes so many ms after its last answer, since the server looks for one more event. */
  endsLateMs: number;
  /** Acts as a server that is too old to say where a stream ends. */
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
