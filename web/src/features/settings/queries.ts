import type { SettingsAnswer } from '@league/query-api/contract/settings.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/browser.ts';
import { readQuery } from '../../api/read-query.ts';

const STORAGE_KEY = 'league.settings';

const NEEDED = ['title', 'logo', 'primaryColor', 'playoffSettings', 'relegationSettings'] as const;

const answer = () => import('@league/query-api/contract/settings.ts').then(({ settingsAnswer }) => settingsAnswer);

/** The settings of the last visit, so that the next one paints at once and in the right colour. */
const remembered = (): SettingsAnswer | undefined => {
  try {
    const stored = JSON.parse(window.localStorage.getItem(STORAGE_KEY) ?? 'null') as SettingsAnswer | null;
    // A release that needs more of the settings waits for the server's.
    return stored !== null && NEEDED.every((name) => stored[name] !== undefined) ? stored : undefined;
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
    ...readQuery(PATH, PATH, answer),
    queryFn: async ({ signal }) => {
      const settings = await api.read(PATH, answer, signal);
      remember(settings);
      return settings;
    },
    // Never retried: the first page waits for the settings, and there are defaults.
    retry: false,
    initialData: remembered,
    initialDataUpdatedAt: 0,
  });
