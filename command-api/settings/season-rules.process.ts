import type { LeagueEvent, LeagueEventOf } from '@league/events/catalogue.ts';
import type { Recorded } from '@league/events/envelope.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';
import { inFull, type RankingRules } from '@league/events/season-terms.ts';
import { seasonsStream, settingsStream } from '@league/events/streams.ts';
import type { StateSource } from '../handling/folded-stream.ts';
import { handle } from '../handling/handle-command.ts';
import { derivedContext } from '../processes/derived-context.ts';
import { defineProcess, type Process } from '../processes/process.ts';
import { triedThenStopped } from '../processes/retries.ts';
import { type SeasonRules, type SettingsCommand, settingsDecider, type SettingsState } from './decider.ts';

type Deps = { readonly store: EventStore; readonly settings: StateSource<SettingsState> };

/**
 * Settings and seasons are two streams: a season may have been opened with rules that were just being changed, or a change may
 * have been recorded for a season that was just being closed. After each such event this process records the missing change for
 * the current season (ADR 7).
 */
export const seasonRules = ({ store, settings }: Deps): Process =>
  defineProcess({
    name: 'season-rules',
    handles: [
      'SeasonReset',
      'SeasonActUndone',
      'RankingRulesChanged',
      'PlayoffSettingsChanged',
      'RelegationSettingsChanged',
    ],
    policy: { onError: triedThenStopped, whenNew: 'head' },
    react: async (event) => {
      if (event.type === 'SeasonActUndone' && event.data.undone.act !== 'SeasonReset') return 'nothing';
      await handle(store, {
        source: settings,
        decider: settingsDecider,
        command: async (): Promise<SettingsCommand> => ({ type: 'AlignSeason', ...(await currentRules(store)) }),
        context: derivedContext(event, 'align'),
      });
      return undefined;
    },
  });

/** The current season and what the log says it is played under: what it was opened or reopened with, and the changes said for it since. */
const currentRules = async (store: EventStore): Promise<{ readonly season: number; readonly held: SeasonRules }> => {
  const seasons = await store.readStream(seasonsStream);
  const opening = seasons.events.flatMap((event) => openingOf(event) ?? []).at(-1);
  if (opening === undefined) throw new Error('a season was reset, or its rules changed, before there was one');
  const { season, rules, at } = opening;
  const { events } = await store.readStream(settingsStream);
  const held = events
    .filter(isRule)
    .filter(({ data, position }) => data.season === season && position > at)
    .reduce(settingsDecider.evolve, { ...settingsDecider.initialState(), ...rules });
  return { season, held };
};

type Opening = { readonly season: number; readonly rules: SeasonRules; readonly at: bigint };

const openingOf = ({ type, data, position: at }: Recorded<LeagueEvent>): Opening | undefined => {
  if (type === 'SeasonStarted') return { season: data.season, rules: rulesOf(data), at };
  if (type === 'SeasonReset') return { season: data.opened, rules: rulesOf(data), at };
  return type === 'SeasonActUndone' && data.undone.act === 'SeasonReset'
    ? { season: data.undone.closed, rules: rulesOf(data.undone), at }
    : undefined;
};

type Said = Omit<SeasonRules, 'rankingRules'> & { readonly rankingRules: RankingRules };

/** In full, so that what an older event does not say is no change of the settings. */
const rulesOf = ({ rankingRules, playoffSettings, relegationSettings }: Said): SeasonRules => ({
  rankingRules: inFull(rankingRules),
  playoffSettings,
  relegationSettings,
});

type RuleEvent = LeagueEventOf<'RankingRulesChanged' | 'PlayoffSettingsChanged' | 'RelegationSettingsChanged'>;

const isRule = (event: Recorded<LeagueEvent>): event is Recorded<RuleEvent> =>
  event.type === 'RankingRulesChanged' ||
  event.type === 'PlayoffSettingsChanged' ||
  event.type === 'RelegationSettingsChanged';
