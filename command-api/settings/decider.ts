import type { LeagueEventOf } from '@league/events/catalogue.ts';
import type { LeagueSettings } from '@league/events/league-settings.ts';
import { defaultSettings } from '@league/events/rules/default-settings.ts';
import type { Decider } from '../handling/decider.ts';
import { Refused } from '../handling/refused.ts';
import { contradictionsMade } from './contradictions.ts';

export type SettingsEvent = LeagueEventOf<
  | 'TournamentSettingsChanged'
  | 'ThemeColorChanged'
  | 'LogoChanged'
  | 'SocialLinksChanged'
  | 'NewsChanged'
  | 'PlayoffSettingsChanged'
  | 'RelegationSettingsChanged'
  | 'RankingRulesChanged'
>;

export type SettingsState = LeagueSettings;

type Texts = Pick<SettingsState, 'title' | 'description' | 'startDate' | 'endDate' | 'rules' | 'awards'>;
type Group = 'socialMedia' | keyof SeasonRules;

/** New values for some of the settings; of a group, too, only some may be given. */
export type SettingsPatch = {
  readonly [Key in Exclude<keyof SettingsState, Group>]?: SettingsState[Key];
} & { readonly [Key in Group]?: Partial<SettingsState[Key]> };

/** `season` is the current one. Changes on which a table depends are recorded with the season for which they hold. */
export type SettingsCommand =
  | {
      readonly type: 'ChangeSettings';
      readonly season: number;
      /** How many teams play in the season; 0 before its fixtures. */
      readonly teams: number;
      readonly patch: SettingsPatch;
    }
  /** `held` are the rules under which the season is played according to the log. */
  | { readonly type: 'AlignSeason'; readonly season: number; readonly held: SeasonRules };

/** The settings that a season is played under. */
export type SeasonRules = Pick<SettingsState, 'rankingRules' | 'playoffSettings' | 'relegationSettings'>;

const initialState = (): SettingsState => defaultSettings;

const decide = (command: SettingsCommand, state: SettingsState): SettingsEvent[] => {
  switch (command.type) {
    case 'ChangeSettings':
      return change(command, state);
    case 'AlignSeason':
      return rulesChanged(command.held, state, command.season);
    default:
      return command satisfies never;
  }
};

const change = (
  { season, teams, patch }: Extract<SettingsCommand, { type: 'ChangeSettings' }>,
  state: SettingsState,
): SettingsEvent[] => {
  const events = [...changedForAll(patch, state, season), ...rulesChanged(state, patch, season)];
  const errors = contradictionsMade(state, events.reduce(evolve, state), teams);
  if (errors.length > 0) throw new Refused('INVALID_FIELDS', { errors });
  return events;
};

const changedForAll = (patch: SettingsPatch, state: SettingsState, season: number): SettingsEvent[] => {
  const events: SettingsEvent[] = [];
  const { title, description, startDate, endDate, rules, awards } = patch;
  const texts = differences<Texts>(state, { title, description, startDate, endDate, rules, awards });
  if (texts !== undefined) events.push({ type: 'TournamentSettingsChanged', data: { season, changes: texts } });
  const color = differences<Pick<SettingsState, 'color'>>(state, { color: patch.color });
  if (color?.color !== undefined) events.push({ type: 'ThemeColorChanged', data: { changes: { color: color.color } } });
  const logo = differences<Pick<SettingsState, 'logo'>>(state, { logo: patch.logo });
  if (logo?.logo !== undefined) events.push({ type: 'LogoChanged', data: { changes: { logo: logo.logo } } });
  const links = differences(state.socialMedia, patch.socialMedia);
  if (links !== undefined) events.push({ type: 'SocialLinksChanged', data: { changes: links } });
  const news = differences<Pick<SettingsState, 'news'>>(state, { news: patch.news });
  if (news?.news !== undefined) events.push({ type: 'NewsChanged', data: { changes: { news: news.news } } });
  return events;
};

/** Changes on which a table depends, each with the season for which it holds. */
const rulesChanged = (before: SeasonRules, wished: WishedRules, season: number): SettingsEvent[] => {
  const events: SettingsEvent[] = [];
  const playoff = differences(before.playoffSettings, wished.playoffSettings);
  if (playoff !== undefined) events.push({ type: 'PlayoffSettingsChanged', data: { season, changes: playoff } });
  const relegation = differences(before.relegationSettings, wished.relegationSettings);
  if (relegation !== undefined)
    events.push({ type: 'RelegationSettingsChanged', data: { season, changes: relegation } });
  const ranking = differences(before.rankingRules, wished.rankingRules);
  if (ranking !== undefined) events.push({ type: 'RankingRulesChanged', data: { season, changes: ranking } });
  return events;
};

type WishedRules = Pick<SettingsPatch, keyof SeasonRules>;

type Changes<Values> = { [Key in keyof Values]?: { from: Values[Key]; to: Values[Key] } };
type Wished<Values> = { readonly [Key in keyof Values]?: Values[Key] | undefined };

/** The fields that the wished values would change, with before and after; undefined when none would change. */
const differences = <Values extends object>(
  before: Values,
  wished: Wished<Values> | undefined,
): Changes<Values> | undefined => {
  const changes: Changes<Values> = {};
  for (const key of Object.keys(wished ?? {}) as (keyof Values)[]) {
    const from = before[key];
    const to = wished?.[key];
    if (to === undefined || JSON.stringify(from) === JSON.stringify(to)) continue;
    changes[key] = { from, to };
  }
  return Object.keys(changes).length === 0 ? undefined : changes;
};

const evolve = (state: SettingsState, event: SettingsEvent): SettingsState => {
  switch (event.type) {
    case 'TournamentSettingsChanged':
    case 'ThemeColorChanged':
    case 'LogoChanged':
    case 'NewsChanged':
      return { ...state, ...after(event.data.changes) };
    case 'SocialLinksChanged':
      return { ...state, socialMedia: { ...state.socialMedia, ...after(event.data.changes) } };
    case 'PlayoffSettingsChanged':
      return { ...state, playoffSettings: { ...state.playoffSettings, ...after(event.data.changes) } };
    case 'RelegationSettingsChanged':
      return { ...state, relegationSettings: { ...state.relegationSettings, ...after(event.data.changes) } };
    case 'RankingRulesChanged':
      return { ...state, rankingRules: { ...state.rankingRules, ...after(event.data.changes) } };
    default:
      return event satisfies never;
  }
};

/** The new values of a set of changes. */
const after = (changes: Readonly<Record<string, { readonly to: unknown } | undefined>>): object =>
  Object.fromEntries(Object.entries(changes).map(([field, change]) => [field, change?.to]));

/** The rules of the league's settings: what an admin set holds, and every change says what was there before. */
export const settingsDecider: Decider<SettingsCommand, SettingsState, SettingsEvent> = { decide, evolve, initialState };
