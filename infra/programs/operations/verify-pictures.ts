import { createHash } from 'node:crypto';
import type { ImageStore } from '@league/command-api/ports/image-store.ts';
import { hashInAddress } from '@league/events/rules/image-address.ts';
import { SETTINGS_ID, settingsModel } from '@league/query-api/contract/settings.ts';
import { teamsModel } from '@league/query-api/contract/teams.ts';
import type { ReadModelReader } from '@league/query-api/ports/read-model-reader.ts';
import type { RebuildLine } from './operations.ts';

type Stores = { readonly reader: ReadModelReader; readonly images: Pick<ImageStore, 'get'> };

/**
 * Whether each picture that is a logo, of the league or of a team, deleted ones included, is stored, with the bytes that its name
 * stands for. Names those that are not. @throws StoreUnavailable
 */
export const verifyPictures = async ({ reader, images }: Stores): Promise<RebuildLine> => {
  const { settings, teams } = await reader.snapshot(async (view) => ({
    settings: await view.get(settingsModel, SETTINGS_ID),
    teams: await view.list(teamsModel),
  }));
  const logos = [settings?.logo ?? null, ...teams.map(({ logo }) => logo)];
  const hashes = new Set(logos.flatMap((logo) => hashInAddress(logo) ?? []));
  const wrong: string[] = [];
  for (const hash of hashes) {
    const bytes = await images.get(hash);
    if (bytes === undefined) wrong.push(`${hash} is missing`);
    else if (createHash('sha256').update(bytes).digest('hex') !== hash) wrong.push(`${hash} has other bytes`);
  }
  const detail = wrong.length === 0 ? `${hashes.size} logos stored, with the bytes of their names` : wrong.join(', ');
  return { projection: 'pictures', ok: wrong.length === 0, detail };
};
