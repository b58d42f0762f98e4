/** The newest position this tab has caused: reads carry it as `X-Min-Position`, so that nobody misses their own write (ARCHITECTURE.md). */
export type Freshness = {
  /** null before the first command. */
  readonly known: () => string | null;
  /** Keeps the higher of the two; answers may overtake each other. */
  readonly note: (position: string) => void;
  /** Forgets what it knew: a server that was restored from a backup may never reach it again. */
  readonly restart: () => void;
};

const DECIMAL = /^\d+$/;

export const createFreshness = (): Freshness => {
  let newest: string | null = null;
  return {
    restart: () => {
      newest = null;
    },
    known: () => newest,
    note: (position) => {
      if (!DECIMAL.test(position)) return;
      // Positions outgrow what Number can hold exactly.
      if (newest === null || BigInt(position) > BigInt(newest)) newest = position;
    },
  };
};
