import { fixturesOf } from '@league/events/fixture-rows.ts';
import { DAYS_BETWEEN_WEEKS, DEFAULT_KICK_OFF } from '../contract/season.ts';
import type { seasonCalls } from '../contract/season-calls.ts';
import { matchIdOf, weekOf } from '../http/params.ts';
import type { AnswerOf, Handlers, RequestOf } from '../http/routes.ts';
import { stadiumTyped } from '../match/stadium.ts';
import type { GamertagDeps } from '../player/gamertags.ts';
import { carriedOut } from '../processes/carried-out.ts';
import type { ProcessWaits } from '../processes/process-runner.ts';
import {
  act,
  addMatch,
  deleteAllMatches,
  generateFixtures,
  resetSeason,
  type SeasonDeps,
  tryFixtures,
} from './handle-season.ts';
import { importFixtures } from './import-fixtures.ts';
import { moveWholeWeek } from './move-whole-week.ts';
import { recordedEvent } from './recorded-event.ts';
import { replanMatch } from './replan-match.ts';

type Deps = SeasonDeps & GamertagDeps & { readonly processes: ProcessWaits };

/** Making, importing and deleting the matches of a season, and starting the next. */
export const seasonRoutes = (deps: Deps): Handlers<Calls> => ({
  'POST /api/matches/generate-fixtures': (request) => generate(deps, request),
  'POST /api/matches/import': (request) => runImport(deps, request),
  'POST /api/matches': (request) => add(deps, request),
  'DELETE /api/matches/delete-all': (request) => deleteAll(deps, request),
  'DELETE /api/matches/:id': (request) => deleteOne(deps, request),
  'PUT /api/matches/:id/fixture': (request) => replan(deps, request),
  'PUT /api/matches/week/:week/schedule': (request) => move(deps, request),
  'POST /api/admin/reset-season': (request) => reset(deps, request),
});

type Calls = typeof seasonCalls;
type With<Name extends keyof Calls> = RequestOf<Calls[Name]>;
type Answer<Name extends keyof Calls> = Promise<AnswerOf<Calls[Name]>>;

const generate = async (
  deps: Deps,
  request: With<'POST /api/matches/generate-fixtures'>,
): Answer<'POST /api/matches/generate-fixtures'> => {
  const body = request.body();
  const { startDate, kickOff = DEFAULT_KICK_OFF, daysBetweenWeeks = DAYS_BETWEEN_WEEKS, dryRun = false } = body;
  const { kickOffs = [kickOff] } = body;
  const dates = startDate === undefined ? undefined : { startDate, kickOffs, daysBetweenWeeks };
  const { legs = 1, confirm: confirmed, replace = false, season } = body;
  const wish = { legs, dates, confirmed, replace, season };
  const { events, position } = await (dryRun ? tryFixtures : generateFixtures)(deps, wish, request.context);
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
    status: dryRun ? 200 : 201,
    position,
    body: {
      message: dryRun ? 'Deneme: hiçbir şey kaydedilmedi.' : `Fikstür oluşturuldu${replacing}.`,
      info: `${teamsCount} takım, ${totalWeeks} hafta, haftada ${matchesPerWeek} maç.`,
      teamsCount,
      totalMatches: matches.length,
      totalWeeks,
      matchesPerWeek,
      replacedMatches,
      ...(dryRun && { fixtures: matches.map(({ week, date, home, away }) => ({ week, date, home, away })) }),
    },
  };
};

const runImport = async (deps: Deps, request: With<'POST /api/matches/import'>): Answer<'POST /api/matches/import'> => {
  const body = request.body();
  const { outcome, ...report } = await importFixtures(deps, body, request.context);
  if (outcome === undefined) {
    const { createdPlayers: players } = report;
    const stay = players === 0 ? '' : ` Oluşturulacak ${players} oyuncunun adı herkese açık olur ve geçmişte kalır.`;
    return { body: { message: `Deneme: hiçbir şey kaydedilmedi.${stay}`, dryRun: true, ...report } };
  }
  if (outcome.events.length === 0) {
    const message = 'Dosyadaki her şey zaten kayıtlı; hiçbir şey değişmedi.';
    return { position: outcome.position, body: { message, dryRun: false, ...report } };
  }
  // Results are written by a process; who waited for the answer may read the table at once.
  const { done, position } = await carriedOut(deps, 'import-results', outcome.position);
  const imported = outcome.events.find(({ type }) => type === 'FixturesImported');
  const entry = imported === undefined ? {} : { entry: String(imported.position) };
  const message = done
    ? 'İçe aktarma tamamlandı.'
    : 'İçe aktarma kaydedildi; takımlar, oyuncular ve sonuçlar daha sonra yazılacak.';
  return {
    status: done ? 201 : 202,
    position,
    body: { message, dryRun: false, ...report, ...entry, ...(done ? {} : { look: '/api/matches' }) },
  };
};

const add = async (deps: Deps, request: With<'POST /api/matches'>): Answer<'POST /api/matches'> => {
  const { week, homeTeam, awayTeam, date, stadium, season, allowSameWeek } = request.body();
  const at = date === undefined || date === null ? null : new Date(date).toISOString();
  const place = { week, date: at, stadium: stadium?.trim() || null };
  const wish = { ...place, home: homeTeam, away: awayTeam, season, allowSameWeek };
  const { events, position } = await addMatch(deps, wish, request.context);
  const { match } = recordedEvent(events, 'MatchAdded').data;
  return { status: 201, position, body: { message: 'Maç eklendi.', _id: match.matchId } };
};

const deleteAll = async (
  deps: Deps,
  request: With<'DELETE /api/matches/delete-all'>,
): Answer<'DELETE /api/matches/delete-all'> => {
  const { season = request.query().season } = request.body();
  const { events, position } = await deleteAllMatches(deps, request.context, season);
  const deletedCount = events.reduce(
    (sum, event) => sum + (event.type === 'MatchesDeleted' ? event.data.matches.length : 0),
    0,
  );
  return { position, body: { message: `${deletedCount} maç silindi.`, deletedCount } };
};

const deleteOne = async (deps: Deps, request: With<'DELETE /api/matches/:id'>): Answer<'DELETE /api/matches/:id'> => {
  const matchId = matchIdOf(request);
  request.body();
  const { position } = await act(deps, () => ({ type: 'DeleteMatch', matchId }), request.context);
  return { position, body: { message: 'Maç silindi.', _id: matchId } };
};

const replan = async (
  deps: Deps,
  request: With<'PUT /api/matches/:id/fixture'>,
): Answer<'PUT /api/matches/:id/fixture'> => {
  const matchId = matchIdOf(request);
  const { week, date, homeTeam: home, awayTeam: away, allowSameWeek = false } = request.body();
  const wish = { week, date: typeof date === 'string' ? new Date(date).toISOString() : date, home, away };
  const { position } = await replanMatch(deps, { matchId, wish, allowSameWeek }, request.context);
  return { position, body: { message: 'Maçın planı güncellendi.', _id: matchId } };
};

const move = async (
  deps: Deps,
  request: With<'PUT /api/matches/week/:week/schedule'>,
): Answer<'PUT /api/matches/week/:week/schedule'> => {
  const week = weekOf(request);
  const { date: day, kickOffs = [], stadium, season, confirm: confirmed = false } = request.body();
  const where = stadium === undefined ? {} : { stadium: stadiumTyped(stadium) };
  const wish = { week, day, kickOffs, ...where, season, confirmed };
  const { events, position } = await moveWholeWeek(deps, wish, request.context);
  const moved = events.flatMap((event) =>
    event.type === 'MatchReplanned' && event.data.date !== null
      ? [{ _id: event.data.matchId, date: event.data.date }]
      : [],
  );
  const message = moved.length === 0 ? UNMOVED : `${week}. haftanın ${moved.length} maçı taşındı.`;
  return { position, body: { message, moved } };
};

const UNMOVED = 'Hafta zaten böyle planlı; hiçbir şey değişmedi.';

const reset = async (
  deps: Deps,
  request: With<'POST /api/admin/reset-season'>,
): Answer<'POST /api/admin/reset-season'> => {
  const { season } = request.body();
  const { events, position } = await resetSeason(deps, request.context, season);
  const { opened, label } = recordedEvent(events, 'SeasonReset').data;
  return {
    position,
    body: {
      message: 'Yeni sezon başlatıldı! Tüm maçlar ve istatistikler sıfırlandı.',
      season: opened,
      label,
    },
  };
};
