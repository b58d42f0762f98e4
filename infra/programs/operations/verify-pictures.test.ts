import { createHash } from 'node:crypto';
import { createFakeImages } from '@league/command-api/testing/fake-stores.ts';
import { defaultSettings } from '@league/events/rules/default-settings.ts';
import { imageAddress } from '@league/events/rules/image-address.ts';
import { SETTINGS_ID, type SettingsDocument, settingsModel } from '@league/query-api/contract/settings.ts';
import { teamsModel } from '@league/query-api/contract/teams.ts';
import { inMemoryReadModels } from '@league/query-api/testing/in-memory-read-models.ts';
import { team } from '@league/query-api/testing/league.ts';
import { describe, expect, it } from 'vitest';
import { verifyPictures } from './verify-pictures.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A league with a logo of its own, and one team each with the logo of these texts. */
const leagueWith = (...logos: readonly string[]) => {
  const models = inMemoryReadModels();
  const images = createFakeImages();
  const settings = { ...structuredClone(defaultSettings), logo: imageAddress(hashOf('league')) } as SettingsDocument;
  models.put(settingsModel, SETTINGS_ID, settings, 1n);
  logos.forEach((logo, nth) =>
    models.put(teamsModel, `${nth}`, team(`${nth}`, logo, { logo: imageAddress(hashOf(logo)) }), 2n),
  );
  models.put(teamsModel, 'none', team('none', 'Logosuz', { logo: 'https://example.com/logo.png' }), 3n);
  return { images, verified: () => verifyPictures({ reader: models.reader, images }) };
};

describe('the pictures of a league', () => {
  it('are right where each logo is stored with the bytes of its name, deleted teams included', async () => {
    const { images, verified } = leagueWith('moda', 'moda', 'isik');
    for (const text of ['league', 'moda', 'isik']) await images.put(hashOf(text), bytes(text), 0);
    expect(await verified()).toEqual({
      projection: 'pictures',
      ok: true,
      detail: '3 logos stored, with the bytes of their names',
    });
  });

  it('are wrong where one is missing or has other bytes, which names them', async () => {
    const { images, verified } = leagueWith('moda', 'isik');
    await images.put(hashOf('league'), bytes('league'), 0);
    await images.put(hashOf('isik'), bytes('Isik'), 0);
    expect(await verified()).toEqual({
      projection: 'pictures',
      ok: false,
      detail: `${hashOf('moda')} is missing, ${hashOf('isik')} has other bytes`,
    });
  });
});
