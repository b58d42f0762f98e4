import { hashInAddress } from '@league/events/rules/image-address.ts';
import type { StateSource } from '../handling/folded-stream.ts';
import type { ImageStore } from '../ports/image-store.ts';
import type { TeamDirectory } from '../ports/team-directory.ts';
import type { Sweep } from '../processes/sweeps.ts';
import type { SettingsState } from '../settings/decider.ts';

type Deps = {
  readonly images: ImageStore;
  readonly settings: StateSource<SettingsState>;
  readonly teams: TeamDirectory;
  /** Epoch ms. */
  readonly now: () => number;
};

/** How long a picture may wait for a change that names it. */
const UNNAMED_FOR_MS = 24 * 3_600_000;

/** Deletes the pictures that are a day old and no logo, neither of the league nor of a team (docs/rules.md#pictures). */
export const unnamedPictures = ({ images, settings, teams, now }: Deps): Sweep => ({
  name: 'unnamed-pictures',
  run: async () => {
    const time = now() - UNNAMED_FOR_MS;
    // Before the names: a picture that is named meanwhile is then found among them.
    const old = await images.putBefore(time);
    if (old.length === 0) return;
    const { state } = await settings.load();
    const named = new Set([state.logo, ...(await teams.logos())].map(hashInAddress));
    for (const hash of old) if (!named.has(hash)) await images.deletePutBefore(hash, time);
  },
});
