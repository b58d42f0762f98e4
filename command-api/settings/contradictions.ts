import type { LeagueSettings } from '@league/events/league-settings.ts';
import type { FieldError } from '../contract/problem.ts';

/** The settings that can contradict each other, by the field at which an error is shown. A zone that is switched off has no places. */
const FIELDS = {
  startDate: ({ startDate }) => startDate,
  endDate: ({ endDate }) => endDate,
  'rankingRules.pointsForWin': ({ rankingRules }) => rankingRules.pointsForWin,
  'rankingRules.pointsForDraw': ({ rankingRules }) => rankingRules.pointsForDraw,
  'playoffSettings.playoffTeams': ({ playoffSettings: { enabled, playoffTeams } }) => (enabled ? playoffTeams : 0),
  'relegationSettings.relegationTeams': ({ relegationSettings: { enabled, relegationTeams } }) =>
    enabled ? relegationTeams : 0,
} as const satisfies Readonly<Record<string, (settings: LeagueSettings) => string | number | null>>;
type Field = keyof typeof FIELDS;

/** Fields whose values contradict each other. The error is shown at the first of them that the change touches. */
type Contradiction = { readonly between: readonly Field[]; readonly message: string };

/**
 * The contradictions that a change makes, at the fields that it touches; `teams` play in the season, 0 before its fixtures. A
 * contradiction that stood before, as in older logs, does not hinder a change of other fields.
 */
export const contradictionsMade = (before: LeagueSettings, after: LeagueSettings, teams: number): FieldError[] => {
  const errors = new Map<Field, FieldError>();
  for (const { between, message } of [...betweenDates(after), ...betweenZones(after, teams), ...betweenPoints(after)]) {
    const path = between.find((field) => FIELDS[field](before) !== FIELDS[field](after));
    if (path !== undefined && !errors.has(path)) errors.set(path, { path, message });
  }
  return [...errors.values()];
};

const betweenDates = ({ startDate, endDate }: LeagueSettings): Contradiction[] =>
  startDate !== null && endDate !== null && endDate < startDate
    ? [{ between: ['endDate', 'startDate'], message: 'Bitiş tarihi başlangıç tarihinden önce olamaz.' }]
    : [];

const betweenPoints = ({ rankingRules: { pointsForWin, pointsForDraw } }: LeagueSettings): Contradiction[] =>
  pointsForWin < pointsForDraw
    ? [
        {
          between: ['rankingRules.pointsForWin', 'rankingRules.pointsForDraw'],
          message: 'Galibiyet puanı beraberlik puanından az olamaz.',
        },
      ]
    : [];

const betweenZones = (settings: LeagueSettings, teams: number): Contradiction[] => {
  if (teams === 0) return [];
  const PLAYOFF = 'playoffSettings.playoffTeams';
  const RELEGATION = 'relegationSettings.relegationTeams';
  const [top, bottom] = [FIELDS[PLAYOFF](settings), FIELDS[RELEGATION](settings)];
  const found: Contradiction[] = [];
  if (top > teams) {
    found.push({ between: [PLAYOFF], message: `Play-off için ${top} takım seçildi, sezonda ${teams} takım var.` });
  }
  if (bottom > teams) {
    found.push({
      between: [RELEGATION],
      message: `Küme düşme için ${bottom} takım seçildi, sezonda ${teams} takım var.`,
    });
  }
  if (top > 0 && bottom > 0 && top + bottom > teams) {
    found.push({
      between: [RELEGATION, PLAYOFF],
      message: `Play-off ve küme düşme bölgeleri çakışıyor: ${top} + ${bottom} takım seçildi, sezonda ${teams} takım var.`,
    });
  }
  return found;
};
