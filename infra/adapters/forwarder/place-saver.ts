import type { ForwarderCheckpoint, ForwarderCheckpoints } from './checkpoints.ts';

/** Saves places beside the sending, so that a slow store slows no event down. */
export type PlaceSaver = {
  /** Saves this place, or a later one, as soon as the save before is done. */
  readonly note: (place: ForwarderCheckpoint) => void;
  /**
   * Resolves when the last place is saved; with false when a forwarder of a later epoch has saved.
   * @throws StoreUnavailable when a place could not be saved: nothing behind it was
   */
  readonly finish: () => Promise<boolean>;
};

/** One save at a time, always of the latest place; `onTrouble` hears at once when there is to be no other. */
export const createPlaceSaver = (
  checkpoints: Pick<ForwarderCheckpoints, 'save'>,
  onTrouble: () => void,
): PlaceSaver => {
  let latest: ForwarderCheckpoint | undefined;
  let saving: Promise<boolean> | undefined;

  const saveLatest = async (): Promise<boolean> => {
    while (latest !== undefined) {
      const place = latest;
      latest = undefined;
      if (!(await checkpoints.save(place))) {
        onTrouble();
        return false;
      }
    }
    saving = undefined;
    return true;
  };

  return {
    note: (place) => {
      latest = place;
      if (saving !== undefined) return;
      saving = saveLatest();
      // Whoever finishes hears of it; until then it is no unhandled rejection.
      saving.catch(onTrouble);
    },
    finish: async () => (await saving) ?? true,
  };
};
