import { defaultSettings } from '@league/events/rules/default-settings.ts';
import { headFor } from '../pages/head/head-for.ts';
import type { PageHead } from '../pages/head/page-head.ts';
import type { inMemoryReadModels } from './in-memory-read-models.ts';

/** The address of the site in tests of heads. */
export const SITE = 'https://lig.example';

/** Reads the heads of pages of these read models, at {@link SITE} unless told. */
export const headsOf =
  ({ reader }: ReturnType<typeof inMemoryReadModels>, publicUrl: string | undefined = SITE) =>
  (address: string): Promise<PageHead> =>
    reader.snapshot((view) => headFor(address).read(view, { publicUrl }));

/** The settings of a league, as a read model keeps them. */
export const settings = () => ({
  ...defaultSettings,
  news: [...defaultSettings.news],
  rankingRules: { ...defaultSettings.rankingRules, tieBreakers: [...defaultSettings.rankingRules.tieBreakers] },
});
