import type { LeagueSettings } from '@league/events/league-settings.ts';
import type { FieldError } from '../contract/problem.ts';

/** What settings may contradict each other in, by the field that is told so. A zone that is switched off has no places. */
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

/** Fields that do not go together; of those that a wish changes, the first is where it is told. */
type Contradiction = { readonly between: readonly Field[]; readonly message: string };

/**
 * What a wish makes contradictory, at the fields that it changes; `teams` play in the season, 0 before its fixtures. What
 * contradicts itself already hinders nobody who leaves it as it is: older logs hold such.
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
