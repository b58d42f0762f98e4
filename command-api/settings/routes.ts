import { showSettings } from '@league/events/league-settings.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';
import type { z } from 'zod/mini';
import type { settingsBody } from '../contract/settings.ts';
import type { settingsCalls } from '../contract/settings-calls.ts';
import type { StateSource } from '../handling/folded-stream.ts';
import { handle } from '../handling/handle-command.ts';
import { Refused } from '../handling/refused.ts';
import type { CommandRequest } from '../http/command-request.ts';
import type { AnswerOf, Handlers } from '../http/routes.ts';
import type { SeasonAuthority } from '../season-authority/authority.ts';
import { currentMatches } from '../season-authority/state.ts';
import { type SettingsCommand, settingsDecider, type SettingsPatch, type SettingsState } from './decider.ts';

export type SettingsDeps = {
  readonly store: EventStore;
  readonly seasons: SeasonAuthority;
  readonly settings: StateSource<SettingsState>;
};

/** Changing the league's settings: one field, a group, or all at once. */
export const settingsRoutes = (deps: SettingsDeps): Handlers<typeof settingsCalls> => ({
  'PUT /api/settings': async (request) => change(deps, request, patchOf(request.body())),
  'PUT /api/settings/color': async (request) =>
    change(deps, request, { color: request.body().primaryColor.toLowerCase() }),
});

const change = async (
  { store, seasons, settings }: SettingsDeps,
  request: CommandRequest,
  patch: SettingsPatch,
): Promise<AnswerOf<(typeof settingsCalls)['PUT /api/settings']>> => {
  const { state, position } = await handle(store, {
    source: settings,
    decider: settingsDecider,
    command: async (): Promise<SettingsCommand> => {
      const { seasons: state } = (await seasons.load()).state;
      if (state.current === 0) throw new Refused('NO_SEASON');
      const teams = new Set(currentMatches(state).flatMap(({ home, away }) => [home, away])).size;
      return { type: 'ChangeSettings', season: state.current, teams, patch };
    },
    context: request.context,
  });
  return { position, body: { message: 'Ayarlar kaydedildi.', ...showSettings(state) } };
};

/** The body as the decider's patch: both names of the colour are one, texts are trimmed, empty links are none. */
const patchOf = (body: z.infer<typeof settingsBody>): SettingsPatch => {
  const { reason: _reason, primaryColor, socialMedia, logo, ...rest } = body;
  if (
    body.color !== undefined &&
    primaryColor !== undefined &&
    body.color.toLowerCase() !== primaryColor.toLowerCase()
  ) {
    throw new Refused('INVALID_FIELDS', {
      errors: [{ path: 'primaryColor', message: 'color ve primaryColor aynı renk olmalı.' }],
    });
  }
  const color = body.color ?? primaryColor;
  const texts = Object.fromEntries(
    Object.entries(rest).map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value]),
  );
  const news = body.news?.map(({ title, text, date = null }) => ({ title: title.trim(), text: text.trim(), date }));
  const links = Object.entries(socialMedia ?? {}).map(([name, link]) => [name, link?.trim() || null]);
  return {
    ...texts,
    ...(color === undefined ? {} : { color: color.toLowerCase() }),
    ...(logo === undefined ? {} : { logo }),
    ...(news === undefined ? {} : { news }),
    ...(links.length === 0 ? {} : { socialMedia: Object.fromEntries(links) }),
  };
};
