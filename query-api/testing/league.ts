import { defaultSettings } from '@league/events/rules/default-settings.ts';
import { gamertagKey } from '@league/events/rules/text-identity.ts';
import { matchLinesModel } from '../contract/match-lines.ts';
import { type MatchDocument, matchesModel } from '../contract/matches.ts';
import { matchOfficialsModel } from '../contract/match-officials.ts';
import { officialsModel } from '../contract/officials.ts';
import {
  gamertagsModel,
  type PlayerDocument,
  playerNamesModel,
  playersModel,
  squadsModel,
} from '../contract/players.ts';
import { type SeasonDocument, seasonId, seasonsModel } from '../contract/seasons.ts';
import { resultVersionsModel } from '../contract/result-versions.ts';
import { type StandingsDocument, standingsId, standingsModel } from '../contract/standings.ts';
import { seasonSquadsModel, takenOffModel } from '../contract/statistics.ts';
import { type TeamDocument, teamsModel } from '../contract/teams.ts';
import type { inMemoryReadModels } from './in-memory-read-models.ts';

/** A UUID that shows its kind and number: `idOf('a', 1)` ends in …a001. */
export const idOf = (kind: string, number: number): string =>
  `00000000-0000-4000-8000-00000000${kind}${String(number).padStart(3, '0')}`;

/** Teams 1 to 4 by name; their numbers are not in alphabetical order. */
export const [galata, caykur, sivas, izmir] = [idOf('a', 1), idOf('a', 2), idOf('a', 3), idOf('a', 4)];

export const team = (id: string, name: string, more: Partial<TeamDocument> = {}): TeamDocument => ({
  id,
  name,
  logo: null,
  city: null,
  crest: 'red-white-stripes',
  createdAt: '2026-08-01T09:00:00.000Z',
  deleted: false,
  ...more,
});

/** A match of season 1 that is not played yet. */
export const match = (number: number, week: number, home: string, away: string, more: Partial<MatchDocument> = {}) => ({
  id: idOf('b', number),
  season: 1,
  week,
  date: null,
  status: 'scheduled' as const,
  home,
  away,
  stadium: null,
  result: null,
  provisionalScore: null,
  resultRevision: 0,
  resultAt: null,
  ...more,
});

/** The fields of a finished match. */
const finished = (homeScore: number, awayScore: number, walkover: 'home' | 'away' | null = null) => ({
  status: 'finished' as const,
  resultRevision: 1,
  result: {
    homeScore,
    awayScore,
    walkover,
    cards: { homeYellow: 2, awayYellow: null, homeRed: 0, awayRed: 1 },
    linesExceedScore: false,
  },
});

/** A season with these matches. */
export const season = (matches: readonly MatchDocument[], more: Partial<SeasonDocument> = {}): SeasonDocument => ({
  season: 1,
  label: 'Sezon 2026',
  startedAt: '2026-08-01T09:00:00.000Z',
  closedAt: null,
  rankingRules: {
    ...defaultSettings.rankingRules,
    tieBreakers: [...defaultSettings.rankingRules.tieBreakers],
  },
  playoffSettings: { ...defaultSettings.playoffSettings },
  relegationSettings: { ...defaultSettings.relegationSettings },
  matches: Object.fromEntries(matches.map(({ id, week, home, away }) => [id, { week, home, away }])),
  dates: Object.fromEntries(
    [...Map.groupBy(matches, ({ week }) => week)].map(([week, ofWeek]) => [
      week,
      Object.fromEntries(ofWeek.flatMap(({ id, date }) => (date === null ? [] : [[id, date]]))),
    ]),
  ),
  ...more,
});

/** The standings documents of these matches: their results by week. */
const standingsOf = (matches: readonly MatchDocument[]): StandingsDocument[] =>
  [...Map.groupBy(matches, ({ season, week }) => standingsId(season, week)).values()].map((ofWeek) => ({
    season: ofWeek[0]?.season ?? 0,
    week: ofWeek[0]?.week ?? 0,
    results: Object.fromEntries(
      ofWeek.flatMap(({ id, date, home, away, result }) =>
        result === null || date === null
          ? []
          : [[id, { home, away, homeScore: result.homeScore, awayScore: result.awayScore, playedAt: date }]],
      ),
    ),
  }));

/** A small league: four teams, two of three weeks played. All documents are at position 10. */
export const sampleMatches: readonly MatchDocument[] = [
  match(1, 1, galata, caykur, { date: '2026-09-04T18:00:00.000Z', ...finished(2, 1) }),
  match(2, 1, sivas, izmir, { date: '2026-09-05T18:00:00.000Z', ...finished(0, 0) }),
  match(3, 2, caykur, sivas, { date: '2026-09-11T18:00:00.000Z', ...finished(3, 0, 'home') }),
  // A quarter past midnight in Turkey: the next day there, still the same day in UTC.
  match(4, 2, izmir, galata, { date: '2026-09-11T21:15:00.000Z', ...finished(1, 1) }),
  match(5, 3, galata, sivas),
  match(6, 3, caykur, izmir, { date: '2026-09-18T18:00:00.000Z', stadium: 'Pro Arena' }),
];

/**
 * Puts {@link sampleMatches}, their season and their teams into the read models. What else answers are made of has nothing to keep of
 * them, and has seen as much.
 */
export const fillLeague = (models: ReturnType<typeof inMemoryReadModels>, at = 10n): void => {
  for (const [id, name] of [
    [galata, 'Galata'],
    [caykur, 'Çaykur'],
    [sivas, 'Sivas'],
    [izmir, 'İzmir'],
  ] as const) {
    models.put(teamsModel, id, team(id, name), at);
  }
  for (const document of sampleMatches) models.put(matchesModel, document.id, document, at);
  models.put(seasonsModel, seasonId(1), season(sampleMatches), at);
  for (const document of standingsOf(sampleMatches)) {
    models.put(standingsModel, standingsId(document.season, document.week), document, at);
  }
  for (const model of [
    resultVersionsModel,
    matchLinesModel,
    seasonSquadsModel,
    takenOffModel,
    squadsModel,
    officialsModel,
    matchOfficialsModel,
  ])
    models.see(model, at);
};

/** An approved free player, unless the test says otherwise. */
export const player = (id: string, gamertag: string, more: Partial<PlayerDocument> = {}): PlayerDocument => ({
  id,
  gamertag,
  position: 'Forvet',
  jerseyNumber: 9,
  favoritePosition: null,
  status: 'approved',
  isAdmin: false,
  teamId: null,
  createdAt: '2026-08-02T09:00:00.000Z',
  personalChangedAt: null,
  ...more,
});

/** Puts the player into the read models, found by the gamertag and by these earlier ones. */
export const putPlayer = (
  models: ReturnType<typeof inMemoryReadModels>,
  document: PlayerDocument,
  { at = 10n, earlier = [] }: { readonly at?: bigint; readonly earlier?: readonly string[] } = {},
): void => {
  const { id, gamertag } = document;
  models.put(playersModel, id, document, at);
  models.put(playerNamesModel, id, { id, gamertag, deleted: false }, at);
  for (const key of [...earlier, gamertag].map(gamertagKey)) models.put(gamertagsModel, key, { key, playerId: id }, at);
};
