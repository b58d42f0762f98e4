import type { PlayerAnswer } from '../contract/players.ts';
import { kitColours, night } from './colours.ts';
import { badge, crestOf, kitIn, ownKit } from './crest-art.ts';
import { BAR, framed, HEIGHT, type ShownLeague, strip, STRIP, WIDTH } from './frame.ts';
import { block, line, MIDDLE, widthOfLine } from './lettering.ts';
import type { Logos } from './logos.ts';
import { rect, rounded } from './shapes.ts';

const TRIM = 14;
const FOOT = HEIGHT - STRIP - TRIM;
const LEFT = 56;

/** What everybody may read of a player, and nothing of the account. */
export type ShownPlayer = Pick<
  PlayerAnswer,
  'gamertag' | 'position' | 'jerseyNumber' | 'currentTeam' | 'stats' | 'overallRating'
>;

/** The back of a player's shirt with the figures of the season below; on a plate of the night without a team. */
export const playerPicture = (league: ShownLeague, player: ShownPlayer, logos: Logos): string => {
  const { stats } = player;
  return framed(
    league,
    logos,
    '',
    [
      shirt(player),
      block(
        player.gamertag,
        { x: LEFT, y: 206 },
        { size: 92, least: 44, weight: 800, fill: lettersOn(player), width: roomBeside(player), lines: 1 },
      ),
      teamOf(player, logos),
      tags(player),
      strip([
        { label: 'maç', value: String(stats.matchesPlayed) },
        { label: 'gol', value: String(stats.goals) },
        { label: 'asist', value: String(stats.assists) },
        { label: 'kurtarış', value: String(stats.saves) },
        { label: 'sarı', value: String(stats.yellowCards) },
        { label: 'kırmızı', value: String(stats.redCards) },
      ]),
    ].join(''),
  );
};

const lettersOn = ({ currentTeam }: ShownPlayer): string =>
  currentTeam === null ? night.text : kitColours[ownKit(currentTeam).ground].on;

/** The jersey number at the right edge. */
const numberStyle = (number: number) => ({ size: number > 9 ? 340 : 400, weight: 900 }) as const;

const RIGHT = WIDTH - 56;

/** The room between the left edge and the jersey number. */
const roomBeside = ({ jerseyNumber }: ShownPlayer): number => {
  const taken = jerseyNumber === null ? 0 : widthOfLine(String(jerseyNumber), numberStyle(jerseyNumber)) + 36;
  return RIGHT - LEFT - taken;
};

const shirt = ({ currentTeam, jerseyNumber }: ShownPlayer): string => {
  const box = { x: 0, y: BAR, width: WIDTH, height: FOOT - BAR };
  const kit = currentTeam === null ? undefined : ownKit(currentTeam);
  const trim = kit === undefined ? night.text3 : kitColours[kit.trim].k;
  const ground =
    kit === undefined || currentTeam === null ? rect(box, night.plate) : kitIn(box, kit, crestOf(currentTeam));
  // The number stands on the line of the trim.
  const number =
    jerseyNumber === null
      ? ''
      : line(String(jerseyNumber), { x: RIGHT, y: FOOT, anchor: 'end' }, { ...numberStyle(jerseyNumber), fill: trim });
  return ground + number + rect({ x: 0, y: FOOT, width: WIDTH, height: TRIM }, trim);
};

const TEAM_Y = 308;

const teamOf = (player: ShownPlayer, logos: Logos): string => {
  const { currentTeam } = player;
  const style = { size: 40, weight: 800, fill: lettersOn(player), width: roomBeside(player) - 82 } as const;
  if (currentTeam === null) return line('Takımsız', { x: LEFT, y: TEAM_Y + 40 * MIDDLE }, style);
  return (
    badge(currentTeam, logos, { x: LEFT + 30, y: TEAM_Y, width: 60 }, 'crest') +
    line(currentTeam.name, { x: LEFT + 82, y: TEAM_Y + 40 * MIDDLE }, style)
  );
};

const TAG = { height: 56, size: 30, padding: 20 };

/** Rating and position on tags of the night, which stand on every kit. */
const tags = ({ position, overallRating }: ShownPlayer): string => {
  const texts = [
    ...(overallRating === null ? [] : [`Genel puan ${overallRating}`]),
    ...(position === null ? [] : [position]),
  ];
  let x = LEFT;
  return texts
    .map((text) => {
      const width = widthOfLine(text, { size: TAG.size, weight: 800 }) + 2 * TAG.padding;
      const box = { x, y: FOOT - TAG.height - 20, width, height: TAG.height };
      x += width + 14;
      return (
        rect(box, night.ledPlate, rounded(12)) +
        line(
          text,
          { x: box.x + TAG.padding, y: box.y + TAG.height / 2 + TAG.size * MIDDLE },
          { size: TAG.size, weight: 800, fill: '#ffffff' },
        )
      );
    })
    .join('');
};
