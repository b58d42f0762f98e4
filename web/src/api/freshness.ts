/**
 * The newest log position that this tab has caused. Reads send it as `X-Min-Position`, so that people always see their
 * own changes (ARCHITECTURE.md).
 */
export type Freshness = {
  /** null before the tab's first command. */
  readonly known: () => string | null;
  /** Keeps the higher position: an older answer may arrive after a newer one. */
  readonly note: (position: string) => void;
  /** Forgets the position: a server that was restored from a backup may never reach it again. */
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
      // BigInt: positions outgrow the integers that Number holds exactly.
      if (newest === null || BigInt(position) > BigInt(newest)) newest = position;
    },
  };
};
