import { night } from './colours.ts';
import { badge, type ShownTeam } from './crest-art.ts';
import { BAR, framed, HEIGHT, leagueTile, pitch, type ShownLeague, STRIP, WIDTH } from './frame.ts';
import { block, line } from './lettering.ts';
import type { Logos } from './logos.ts';
import { rect } from './shapes.ts';

/** How many crests there is room for. */
export const MOST_CRESTS = 12;
const TILE = 236;
const LEFT = 364;
const MIDDLE_Y = (BAR + HEIGHT - STRIP) / 2;

/** The league, and under it the crests of its teams. `dates` are those of the season, as text. */
export const leaguePicture = (
  league: ShownLeague & { readonly description: string; readonly dates: string },
  teams: readonly ShownTeam[],
  logos: Logos,
): string => {
  const width = WIDTH - LEFT - 56;
  const shown = teams.slice(0, MOST_CRESTS);
  const step = WIDTH / Math.max(shown.length, 1);
  return framed(
    league,
    logos,
    league.dates,
    [
      pitch(WIDTH - 200, MIDDLE_Y, 150, 0.09, HEIGHT - STRIP),
      leagueTile(league, logos, { x: 72, y: MIDDLE_Y - TILE / 2, width: TILE, height: TILE }),
      block(
        league.title,
        { x: LEFT, y: MIDDLE_Y - 44 },
        { size: 96, least: 52, weight: 900, fill: night.text, width, lines: 2, leading: 1.05 },
      ),
      block(
        league.description,
        { x: LEFT, y: MIDDLE_Y + 96 },
        { size: 32, least: 32, weight: 600, fill: night.text2, width, lines: 2, leading: 1.3 },
      ),
      rect({ x: 0, y: HEIGHT - STRIP, width: WIDTH, height: STRIP }, night.surface),
      ...shown.map((team, index) =>
        badge(team, logos, { x: step * (index + 0.5), y: HEIGHT - STRIP / 2, width: 72 }, `crest-${index}`),
      ),
      shown.length > 0
        ? ''
        : line(
            'Takımlar yakında burada',
            { x: WIDTH / 2, y: HEIGHT - STRIP / 2 + 12, anchor: 'middle' },
            { size: 34, weight: 600, fill: night.text2 },
          ),
    ].join(''),
  );
};
