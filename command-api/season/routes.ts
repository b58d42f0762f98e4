import { fixturesOf } from '@league/events/fixture-rows.ts';
import type * as z from 'zod/mini';
import {
  addMatchBody,
  DEFAULT_KICK_OFF,
  generateFixturesBody,
  IMPORT_LIMIT_BYTES,
  importBody,
  seasonActBody,
} from '../contract/season.ts';
import { parseBody } from '../http/body.ts';
import type { CommandRequest } from '../http/command-request.ts';
import { type CommandAnswer, type CommandRoute, defineRoute } from '../http/routes.ts';
import { carriedOut } from '../processes/carried-out.ts';
import type { ProcessWaits } from '../processes/process-runner.ts';
import { addMatch, deleteAllMatches, generateFixtures, resetSeason, type SeasonDeps } from './handle-season.ts';
import { importFixtures } from './import-fixtures.ts';

type Deps = SeasonDeps & { readonly processes: ProcessWaits };

const DAYS_BETWEEN_WEEKS = 7;

/** Making, importing and deleting the matches of a season, and starting the next. */
export const seasonRoutes = (deps: Deps): CommandRoute[] => [
  defineRoute({
    method: 'post',
    path: '/api/matches/generate-fixtures',
    right: 'admin',
    body: generateFixturesBody,
    handle: (request) => generate(deps, request),
  }),
  defineRoute({
    method: 'post',
    path: '/api/matches/import',
    right: 'admin',
    body: importBody,
    limitBytes: IMPORT_LIMIT_BYTES,
    handle: (request) => runImport(deps, request),
  }),
  defineRoute({
    method: 'post',
    path: '/api/matches',
    right: 'admin',
    body: addMatchBody,
    handle: (request) => add(deps, request),
  }),
  defineRoute({
    method: 'delete',
    path: '/api/matches/delete-all',
    right: 'admin',
    body: seasonActBody,
    handle: (request) => deleteAll(deps, request),
  }),
  defineRoute({
    method: 'post',
    path: '/api/admin/reset-season',
    right: 'admin',
    body: seasonActBody,
    handle: (request) => reset(deps, request),
  }),
];

/** A request with a body of this shape. */
type With<Shape extends z.ZodMiniType> = CommandRequest<z.output<Shape>>;

const generate = async (deps: Deps, request: With<typeof generateFixturesBody>): Promise<CommandAnswer> => {
  const body = request.body();
  const { startDate, kickOff = DEFAULT_KICK_OFF, daysBetweenWeeks = DAYS_BETWEEN_WEEKS } = body;
  const dates = startDate === undefined ? undefined : { startDate, kickOff, daysBetweenWeeks };
  const wish = { legs: body.legs ?? 1, dates, replace: body.replace ?? false, season: body.season };
  const { events, position } = await generateFixtures(deps, wish, request.context);
  const matches = events.flatMap((event) => (event.type === 'FixturesGenerated' ? fixturesOf(event.data) : []));
  const teamsCount = new Set(matches.flatMap(({ home, away }) => [home, away])).size;
  const totalWeeks = Math.max(0, ...matches.map(({ week }) => week));
  const matchesPerWeek = Math.floor(teamsCount / 2);
  const replacedMatches = events.reduce(
    (sum, event) => sum + (event.type === 'FixturesGenerated' ? event.data.replaced.length : 0),
    0,
  );
  const replacing = replacedMatches === 0 ? '' : `; ${replacedMatches} maçın yerini aldı`;
  return {
    status: 201,
    position,
    body: {
      message: `Fikstür oluşturuldu${replacing}.`,
      info: `${teamsCount} takım, ${totalWeeks} hafta, haftada ${matchesPerWeek} maç.`,
      teamsCount,
      totalMatches: matches.length,
      totalWeeks,
      matchesPerWeek,
      replacedMatches,
    },
  };
};

const runImport = async (deps: Deps, request: With<typeof importBody>): Promise<CommandAnswer> => {
  const body = request.body();
  const { outcome, ...report } = await importFixtures(deps, body, request.context);
  if (outcome === undefined) {
    return { body: { message: 'Deneme: hiçbir şey kaydedilmedi.', dryRun: true, ...report } };
  }
  if (outcome.events.length === 0) {
    const message = 'Dosyadaki her şey zaten kayıtlı; hiçbir şey değişmedi.';
    return { position: outcome.position, body: { message, dryRun: false, ...report } };
  }
  // Results are written by a process; who waited for the answer may read the table at once.
  const { done, position } = await carriedOut(deps, 'import-results', outcome.position);
  const message = done
    ? 'İçe aktarma tamamlandı.'
    : 'İçe aktarma kaydedildi; takımlar ve sonuçlar daha sonra yazılacak.';
  return {
    status: done ? 201 : 202,
    position,
    body: { message, dryRun: false, ...report, ...(done ? {} : { look: '/api/matches' }) },
  };
};

const add = async (deps: Deps, request: With<typeof addMatchBody>): Promise<CommandAnswer> => {
  const { week, homeTeam, awayTeam, date, stadium, season, allowSameWeek } = request.body();
  const at = date === undefined || date === null ? null : new Date(date).toISOString();
  const place = { week, date: at, stadium: stadium?.trim() || null };
  const wish = { ...place, home: homeTeam, away: awayTeam, season, allowSameWeek };
  const { events, position } = await addMatch(deps, wish, request.context);
  const added = events.find((event) => event.type === 'MatchAdded');
  return { status: 201, position, body: { message: 'Maç eklendi.', _id: added?.data.match.matchId } };
};

const deleteAll = async (deps: Deps, request: With<typeof seasonActBody>): Promise<CommandAnswer> => {
  const { season = seasonInAddress(request) } = request.body();
  const { events, position } = await deleteAllMatches(deps, request.context, season);
  const deletedCount = events.reduce(
    (sum, event) => sum + (event.type === 'MatchesDeleted' ? event.data.matches.length : 0),
    0,
  );
  return { position, body: { message: `${deletedCount} maç silindi.`, deletedCount } };
};

/** A DELETE may come without a body: then the address says which season is meant. */
const seasonInAddress = ({ query }: CommandRequest): number | undefined => {
  const asked = query['season'];
  if (asked === undefined) return undefined;
  return parseBody(seasonActBody, { season: asked === '' ? asked : Number(asked) }).season;
};

const reset = async (deps: Deps, request: With<typeof seasonActBody>): Promise<CommandAnswer> => {
  const { season } = request.body();
  const { events, position } = await resetSeason(deps, request.context, season);
  const opened = events.find((event) => event.type === 'SeasonReset');
  return {
    position,
    body: {
      message: 'Yeni sezon başlatıldı! Tüm maçlar ve istatistikler sıfırlandı.',
      season: opened?.data.opened,
      label: opened?.data.label,
    },
  };
};
