import { deletedRows } from '@league/events/fixture-rows.ts';
import { type EventStore, RevisionConflict, StoreUnavailable } from '@league/events/ports/event-store.ts';
import { roundsPerLeg } from '@league/events/rules/round-robin.ts';
import { turkishClock } from '@league/events/rules/turkish-time.ts';
import type { Fixture } from '@league/events/seasons.ts';
import { settingsStream } from '@league/events/streams.ts';
import type { StateSource } from '../handling/folded-stream.ts';
import { type CommandContext, handle, type Outcome } from '../handling/handle-command.ts';
import { uuidV5 } from '../handling/ids.ts';
import { Refused } from '../handling/refused.ts';
import type { TeamDirectory } from '../ports/team-directory.ts';
import type { SeasonAuthority, Seasons } from '../season-authority/authority.ts';
import { currentMatches, type SeasonEvent } from '../season-authority/state.ts';
import type { SettingsState } from '../settings/decider.ts';
import { refuseMissing } from '../team/names.ts';
import { type SeasonCommand, seasons as decider } from './decider.ts';
import { fixtureCount, type WeekDates, weekKickOffs } from './fixtures.ts';
import { refusePlayed } from './played.ts';
import { refuseItself } from './same-week.ts';
import type { SeasonTerms } from './terms.ts';
import { playedNow, restoreUnseen } from './unseen-results.ts';

export type SeasonDeps = {
  readonly store: EventStore;
  readonly seasons: SeasonAuthority;
  readonly settings: StateSource<SettingsState>;
  readonly teams: TeamDirectory;
};

export type FixtureWish = {
  readonly legs: 1 | 2;
  readonly dates: WeekDates | undefined;
  /** The first day may be over. */
  readonly confirmed?: boolean | undefined;
  readonly replace: boolean;
  readonly season?: number | undefined;
};

/** Opens the first season at the first start of a league; at later starts it is there. */
export const startFirstSeason = async (deps: SeasonDeps, context: CommandContext): Promise<void> => {
  // No earlier season has a label.
  const terms = async () => ({ ...(await termsNow(deps)), startDates: new Map() });
  await act(deps, async () => ({ type: 'StartFirstSeason', terms: await terms() }), context);
};

/**
 * Generates fixtures for all existing teams. Whether matches are played is read from their streams for the decision, and again
 * after the append: where a result came first, the new fixtures are taken back and the command is refused, also when it is
 * repeated (ADR 22).
 */
export const generateFixtures = async (
  deps: SeasonDeps,
  wish: FixtureWish,
  context: CommandContext,
): Promise<Outcome<Seasons>> => {
  const command = await generation(deps, wish, context);
  const generating = act(deps, command, context);
  const outcome = await (wish.replace
    ? generating.catch((error: unknown) => refuseReplacing(deps, error))
    : generating);
  await lookAgain(deps, outcome, context);
  return outcome;
};

/** What {@link generateFixtures} would record now; nothing is recorded. @throws Refused as that would be */
export const tryFixtures = async (
  deps: SeasonDeps,
  wish: FixtureWish,
  context: CommandContext,
): Promise<Pick<Outcome<Seasons>, 'position'> & { readonly events: readonly SeasonEvent[] }> => {
  const command = await generation(deps, { ...wish, confirmed: true }, context);
  const { state, position } = await deps.seasons.load();
  return { events: decider.decide(await command(), state), position };
};

/** Makes the command anew for each decision, with the teams that there are by then. */
const generation = async (
  deps: SeasonDeps,
  { legs, dates, confirmed = false, replace, season: asked }: FixtureWish,
  context: CommandContext,
): Promise<() => Promise<SeasonCommand>> => {
  const season = await meantSeason(deps, asked);
  return async () => {
    const teams = await deps.teams.all();
    const ids = Array.from({ length: fixtureCount(teams.length, legs) }, (_, n) =>
      uuidV5(context.commandId, `match:${n}`),
    );
    const kickOffs = dates === undefined ? [] : weekKickOffs(roundsPerLeg(teams.length) * legs, dates);
    const { seasons } = (await deps.seasons.load()).state;
    // Without `replace` it is enough to know that there are fixtures; their matches need not be read.
    const looks = replace || currentMatches(seasons).length === 0;
    const played = looks ? await playedNow(deps) : { finished: 0, live: 0 };
    const today = turkishClock(new Date(context.now).toISOString()).date;
    const start = { day: dates?.startDate ?? null, today, confirmed };
    return { type: 'GenerateFixtures', season, plan: { teams, legs, kickOffs }, start, matchIds: ids, replace, played };
  };
};

/**
 * Looks for results that the replace did not see. Where that fails, the new fixtures stand for now, and the answer may not say
 * that nothing was recorded.
 */
const lookAgain = async (deps: SeasonDeps, { events }: Outcome<Seasons>, context: CommandContext): Promise<void> => {
  if (!events.some((event) => event.type === 'FixturesGenerated' && event.data.replaced.length > 0)) return;
  try {
    const made = await (await deps.seasons.load()).madeBy(context.commandId);
    for (const event of made?.events ?? []) {
      if (event.type === 'FixturesGenerated') refusePlayed(await restoreUnseen(deps, event));
    }
  } catch (error) {
    throw outcomeUnknown(error);
  }
};

/** What a failed second look is answered with: the act is recorded, and whether it stands is not known. */
export const outcomeUnknown = (error: unknown): unknown =>
  error instanceof StoreUnavailable || error instanceof RevisionConflict ? new Refused('OUTCOME_UNKNOWN') : error;

/** A look that fails after the act was recorded. @throws what {@link outcomeUnknown} says: the answer may not say that nothing was */
export const sayRecorded = (error: unknown): never => {
  throw outcomeUnknown(error);
};

/**
 * The event names the replaced matches beside the new ones. Where the new ones alone would fit, the refusal tells the admin to
 * delete the old matches first.
 */
const refuseReplacing = async ({ seasons }: SeasonDeps, error: unknown): Promise<never> => {
  if (!(error instanceof Refused) || error.code !== 'TOO_LARGE_TO_RECORD') throw error;
  const replaced = deletedRows(currentMatches((await seasons.load()).state.seasons));
  const { bytes, most } = error.details.values ?? {};
  const alone = Number(bytes) - JSON.stringify(replaced).length;
  throw alone > Number(most) ? error : new Refused('TOO_LARGE_TO_REPLACE', error.details);
};

export type MatchWish = Omit<Fixture, 'matchId'> & {
  readonly season?: number | undefined;
  readonly allowSameWeek?: boolean | undefined;
};

/** Adds one match. @throws Refused TEAM_NOT_FOUND for a team that does not exist, SAME_TEAM_TWICE */
export const addMatch = async (
  deps: SeasonDeps,
  { season: asked, allowSameWeek = false, ...wish }: MatchWish,
  context: CommandContext,
): Promise<Outcome<Seasons>> => {
  refuseItself(wish, 'awayTeam');
  const match = { ...wish, matchId: uuidV5(context.commandId, 'match') };
  const season = await meantSeason(deps, asked);
  return act(
    deps,
    async () => {
      await refuseMissing(deps.store, 'homeTeam', wish.home);
      await refuseMissing(deps.store, 'awayTeam', wish.away);
      return { type: 'AddMatch', season, match, allowSameWeek };
    },
    context,
  );
};

/** Deletes all matches of the season. */
export const deleteAllMatches = async (
  deps: SeasonDeps,
  context: CommandContext,
  asked?: number,
): Promise<Outcome<Seasons>> => {
  const season = await meantSeason(deps, asked);
  return act(deps, () => ({ type: 'DeleteAllMatches', season }), context);
};

/** Closes the season and opens the next, under the settings of this moment. */
export const resetSeason = async (
  deps: SeasonDeps,
  context: CommandContext,
  asked?: number,
): Promise<Outcome<Seasons>> => {
  const season = await meantSeason(deps, asked);
  return act(deps, async () => ({ type: 'ResetSeason', season, terms: await termsOfNow(deps) }), context);
};

/** The season that the call names, else the one that is current now. A decision that is made again still means that one. */
export const meantSeason = async (
  { seasons }: Pick<SeasonDeps, 'seasons'>,
  asked: number | undefined,
): Promise<number> => asked ?? (await seasons.load()).state.seasons.current;

/** Handles a command on the seasons; it is made anew for each decision. */
export const act = (
  { store, seasons }: Pick<SeasonDeps, 'store' | 'seasons'>,
  command: () => SeasonCommand | Promise<SeasonCommand>,
  context: CommandContext,
): Promise<Outcome<Seasons>> => handle(store, { source: seasons, decider, command, context });

const termsNow = async ({ settings }: Pick<SeasonDeps, 'settings'>): Promise<Omit<SeasonTerms, 'startDates'>> => {
  const { startDate, rankingRules, playoffSettings, relegationSettings } = (await settings.load()).state;
  return { startDate, rankingRules, playoffSettings, relegationSettings };
};

/** The settings of this moment, for a season that opens or goes on. */
export const termsOfNow = async (deps: Pick<SeasonDeps, 'store' | 'seasons' | 'settings'>): Promise<SeasonTerms> => ({
  ...(await termsNow(deps)),
  startDates: await startDatesSaid(deps),
});

/** The start date that was last said for each season since it was opened, or last reopened. */
const startDatesSaid = async ({
  store,
  seasons,
}: Pick<SeasonDeps, 'store' | 'seasons'>): Promise<SeasonTerms['startDates']> => {
  const { openedAt } = (await seasons.load()).state;
  return new Map(
    (await store.readStream(settingsStream)).events.flatMap((event) => {
      if (event.type !== 'TournamentSettingsChanged') return [];
      const { season, changes } = event.data;
      if (changes.startDate === undefined || event.position < (openedAt.get(season) ?? 0n)) return [];
      return [[season, changes.startDate.to] as const];
    }),
  );
};
