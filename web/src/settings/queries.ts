import { type SettingsAnswer, settingsAnswer } from '@league/query-api/contract/settings.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/browser.ts';
import { readQuery } from '../api/read-query.ts';

const STORAGE_KEY = 'league.settings';

/** What the last visit saw, so that a second one paints at once and in the right colour. */
const remembered = (): SettingsAnswer | undefined => {
  try {
    const parsed = settingsAnswer.safeParse(JSON.parse(window.localStorage.getItem(STORAGE_KEY) ?? 'null'));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
};

const remember = (settings: SettingsAnswer): void => {
  try {
    window.localStorage.setItem(STORAGE_KEY, JSON.stringify(settings));
  } catch {
    // Full or blocked storage: the next visit waits for the answer again.
  }
};

const PATH = '/api/settings';

export const settingsQuery = () =>
  queryOptions({
    ...readQuery(PATH, PATH, settingsAnswer),
    queryFn: async ({ signal }) => {
      const settings = await api.read(PATH, settingsAnswer, signal);
      remember(settings);
      return settings;
    },
    // Asked for once: the first page waits for them, and there are defaults.
    retry: false,
    initialData: remembered,
    initialDataUpdatedAt: 0,
  });
