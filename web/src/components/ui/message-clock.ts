/**
 * Why the clock of a message stands still: somebody points at the message or has the focus in it, or the tab is hidden.
 */
export type Hold = 'pointer' | 'focus' | 'hidden';

export type MessageClock = {
  /** Stops the clock; two reasons must both be released. */
  readonly hold: (reason: Hold) => void;
  /** Removes one reason; the clock goes on with the rest of its time when none is left. */
  readonly release: (reason: Hold) => void;
  /** Ends the clock without calling `onEnd`. */
  readonly stop: () => void;
};

/** Calls `onEnd` once, after `ms` of running time; time under a hold does not count. */
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
