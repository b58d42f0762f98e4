/** What can stop the clock of a message: somebody is looking at it, or nobody can. */
export type Hold = 'pointer' | 'focus' | 'hidden';

export type MessageClock = {
  /** Stops the clock; each reason counts on its own. */
  readonly hold: (reason: Hold) => void;
  /** Lets it go on for the rest of its time once no reason is left. */
  readonly release: (reason: Hold) => void;
  /** Ends it without `onEnd`. */
  readonly stop: () => void;
};

/** Runs `onEnd` once, after `ms` of running time; time under a hold does not count. */
export const startMessageClock = (ms: number, onEnd: () => void): MessageClock => {
  const holds = new Set<Hold>();
  let leftMs = ms;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const run = () => {
    startedAt = Date.now();
    timer = setTimeout(onEnd, leftMs);
  };
  run();
  return {
    hold: (reason) => {
      if (holds.size === 0) {
        clearTimeout(timer);
        leftMs -= Date.now() - startedAt;
      }
      holds.add(reason);
    },
    release: (reason) => {
      if (holds.delete(reason) && holds.size === 0) run();
    },
    stop: () => clearTimeout(timer),
  };
};
