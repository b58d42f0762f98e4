import { type MatchDocument, matchesModel } from '../../contract/matches.ts';
import { playersModel } from '../../contract/players.ts';
import { seasonsModel } from '../../contract/seasons.ts';
import { teamsModel } from '../../contract/teams.ts';
import { readApproved } from '../../players/read-players.ts';
import type { ReadView } from '../../ports/read-model-reader.ts';
import { escaped } from '../escaped.ts';
import { profileAddress } from './asked-page.ts';
import { FIXED_ADDRESSES } from './pages-of-site.ts';

/** The most addresses of one file (sitemaps.org). A league of a hundred seasons has fewer. */
const MOST = 50_000;

/** The read models of the site map. */
export const modelsOfSiteMap = [matchesModel, seasonsModel, teamsModel, playersModel];

type Entry = {
  readonly path: string;
  /** The time of the last change (ISO instant), where it is known. */
  readonly changedAt?: string | undefined;
};

/**
 * The list of the pages for everybody, in the format of sitemaps.org. Matches come last, the latest season first: where there are too
 * many pages, the list leaves out the oldest matches.
 */
export const readSiteMap = async (view: ReadView, publicUrl: string, most = MOST): Promise<string> => {
  const matches = await view.list(matchesModel);
  const seasons = (await view.list(seasonsModel)).toSorted((a, b) => b.season - a.season);
  const teams = (await view.list(teamsModel)).filter(({ deleted }) => !deleted);
  const players = await readApproved(view);
  const bySeason = Map.groupBy(matches, ({ season }) => season);
  const entries: Entry[] = [
    ...FIXED_ADDRESSES.map((path) => ({ path })),
    ...seasons.map(({ season, closedAt }) => ({
      path: `/seasons/${season}`,
      changedAt: latest([closedAt, ...(bySeason.get(season) ?? []).map(changeOf)]),
    })),
    ...teams.map(({ id }) => ({ path: `/team/${id}` })),
    ...players.map(({ gamertag }) => ({ path: profileAddress(gamertag) })),
    ...seasons
      .flatMap(({ season }) => bySeason.get(season) ?? [])
      .map((match) => ({ path: `/match/${match.id}`, changedAt: changeOf(match) })),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.slice(0, most).map((entry) => written(entry, publicUrl)),
    '</urlset>',
    '',
  ].join('\n');
};

const changeOf = ({ changedAt }: MatchDocument): string | undefined => changedAt;

const latest = (instants: readonly (string | null | undefined)[]): string | undefined => {
  let last: string | undefined;
  for (const instant of instants) if (instant && (last === undefined || instant > last)) last = instant;
  return last;
};

const written = ({ path, changedAt }: Entry, publicUrl: string): string => {
  const changed = changedAt === undefined ? '' : `<lastmod>${escaped(changedAt)}</lastmod>`;
  return `<url><loc>${escaped(new URL(path, publicUrl).href)}</loc>${changed}</url>`;
};
