import { type SettingsAnswer, settingsAnswer } from '@league/query-api/contract/settings.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/browser.ts';
import { readQuery } from '../../api/read-query.ts';

const STORAGE_KEY = 'league.settings';

/** The settings of the last visit, so that the next one paints at once and in the right colour. */
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
    // Storage is full or blocked: the next visit waits for the server's answer.
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
    // Never retried: the first page waits for the settings, and there are defaults.
    retry: false,
    initialData: remembered,
    initialDataUpdatedAt: 0,
  });
