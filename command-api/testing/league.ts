import { randomUUID } from 'node:crypto';
import { numberedId } from '@league/events/testing/sample-events.ts';
import type { CommandContext } from '../handling/handle-command.ts';
import { commandIdOf, digestOf } from '../handling/ids.ts';
import { handleMatch, type MatchDeps } from '../match/handle-match.ts';
import { createMatchAuthority } from '../match/match-authority.ts';
import type { SeasonsMoved } from '../ports/seasons-moved.ts';
import { addMatch, startFirstSeason } from '../season/handle-season.ts';
import { createAdminSource } from '../identity/admin-accounts.ts';
import { createSettingsSource } from '../settings/settings-source.ts';
import { createTeam } from '../team/handle-team.ts';
import { createFakeEventStore } from './fake-event-store.ts';
import { createOfficialDirectory } from './fake-officials.ts';
import { createFakeAccounts, createPlayerDirectory, createTeamDirectory } from './fake-stores.ts';

/** The admin who acts where a test does not say otherwise. */
const ADMIN = numberedId(900);

export const NOW = Date.parse('2026-11-21T18:00:00.000Z');

/** A command's context; the same `key` is the same command, without one it is a new one. `body` is what was sent. */
export const contextOf = (key: string = randomUUID(), body: unknown = null, actor = ADMIN): CommandContext => {
  const commandId = commandIdOf(actor, 'PUT /test', key);
  const bodyDigest = digestOf(Buffer.from('test'), body);
  return {
    actor: { id: actor, role: 'admin' },
    commandId,
    bodyDigest,
    correlationId: commandId,
    causationId: commandId,
    now: NOW,
  };
};

export type TestLeague = Awaited<ReturnType<typeof createLeague>>;

/** A league in memory, in its first season unless told. */
export const createLeague = async ({
  started = true,
  moved,
}: {
  readonly started?: boolean;
  /** Nothing tells it what other processes do with the seasons, unless this does. */
  readonly moved?: SeasonsMoved;
} = {}) => {
  const store = createFakeEventStore();
  const deps = {
    store,
    seasons: createMatchAuthority(store, moved),
    settings: createSettingsSource(store),
    teams: createTeamDirectory(store),
    playerDirectory: createPlayerDirectory(store),
    officialDirectory: createOfficialDirectory(store),
    admins: createAdminSource(store),
    accounts: createFakeAccounts(),
    adminNames: (ids: readonly string[]) =>
      Promise.resolve(new Map(ids.map((id) => [id, id === ADMIN ? 'Hakan' : `admin ${id.slice(-3)}`] as const))),
  };
  if (started) await startFirstSeason(deps, contextOf());
  return {
    ...deps,
    deps,
    types: () => store.recorded().map((event) => event.type),
    /** Answers a function that gives the events recorded from now on. */
    since: () => {
      const before = store.recorded().length;
      return () => store.recorded().slice(before);
    },
    team: async (name: string) => (await createTeam(deps, { name, logo: null }, contextOf())).teamId,
    match: async (home: string, away: string, week = 1) => {
      const wish = { week, home, away, date: null, stadium: null };
      const { events } = await addMatch(deps, wish, contextOf());
      const added = events.find((event) => event.type === 'MatchAdded');
      if (added === undefined) throw new Error('no match was added');
      return added.data.match.matchId;
    },
    result: entering(deps),
    /** Another process over the same log, which knows nothing of it yet. */
    inAnotherProcess: () => {
      const others = { ...deps, seasons: createMatchAuthority(store) };
      return { deps: others, seasons: others.seasons, result: entering(others) };
    },
  };
};

/** Enters `home`-`away`, seen at `seen` when given. */
const entering =
  (deps: MatchDeps) =>
  (matchId: string, [home, away]: readonly [number, number], context = contextOf(), seen?: number) =>
    handleMatch(
      deps,
      matchId,
      (planned) => ({
        type: 'EnterMatchResult',
        planned,
        parts: { homeScore: home, awayScore: away },
        status: 'finished',
        ...(seen === undefined ? {} : { seenRevision: seen }),
      }),
      context,
    );
