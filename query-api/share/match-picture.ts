import { turkishDayText, turkishTimeText } from './turkish.ts';
import { type Kit, wornIn } from '../contract/crest.ts';
import type { MatchAnswer } from '../contract/matches.ts';
import { kitColours, night } from './colours.ts';
import { badge, crestOf, kitIn, type ShownTeam } from './crest-art.ts';
import { BAR, framed, HEIGHT, pitch, type ShownLeague, WIDTH } from './frame.ts';
import { block, line, MIDDLE, widthOfLine } from './lettering.ts';
import type { Logos } from './logos.ts';
import { clipped, rect, rounded, shape } from './shapes.ts';

const MIDDLE_X = WIDTH / 2;
/** How far the kits reach below the bar. */
const FOOT = 530;
const SLAB = 470;
const LEAN = 96;
const EDGE = 16;
/** The middle of the plate. */
const PLATE_Y = 290;

/** Both sides on their kits, and between them the score, or when the match begins. */
export const matchPicture = (league: ShownLeague, match: MatchAnswer, logos: Logos): string => {
  const worn = wornIn(crestOf(match.homeTeam), crestOf(match.awayTeam));
  return framed(
    league,
    logos,
    `${match.week}. hafta`,
    [
      pitch(MIDDLE_X, PLATE_Y + 24, 150, 0.2, FOOT),
      side(match.homeTeam, worn.home, logos, 'home'),
      side(match.awayTeam, worn.away, logos, 'away'),
      plate(match),
      foot(match),
    ].join(''),
  );
};

const mirrored = (x: number): number => WIDTH - x;

const side = (team: ShownTeam, kit: Kit, logos: Logos, name: 'home' | 'away'): string => {
  const isHome = name === 'home';
  const at = (x: number): number => (isHome ? x : mirrored(x));
  const slab = `M${at(0)} ${BAR}H${at(SLAB)}L${at(SLAB - LEAN)} ${FOOT}H${at(0)}Z`;
  const edge = `M${at(SLAB - EDGE)} ${BAR}H${at(SLAB)}L${at(SLAB - LEAN)} ${FOOT}H${at(SLAB - LEAN - EDGE)}Z`;
  const ground = kitIn({ x: isHome ? 0 : WIDTH - SLAB, y: BAR, width: SLAB, height: FOOT - BAR }, kit, crestOf(team));
  const style = { size: 50, least: 30, weight: 800, fill: kitColours[kit.ground].on, width: 336, lines: 2 } as const;
  return [
    clipped(ground, `slab-${name}`, slab),
    shape(edge, kitColours[kit.trim].k),
    badge(team, logos, { x: at(206), y: 250, width: 168 }, `crest-${name}`),
    block(team.name, { x: at(194), y: 438, anchor: 'middle' }, style),
  ].join('');
};

const hasScore = ({ homeScore, awayScore }: MatchAnswer): boolean => homeScore !== null && awayScore !== null;

const plate = (match: MatchAnswer): string => {
  const { status, homeScore, awayScore } = match;
  if ((status === 'live' || status === 'finished') && hasScore(match)) {
    return tile(match, homeScore ?? 0, awayScore ?? 0, 'home') + tile(match, awayScore ?? 0, homeScore ?? 0, 'away');
  }
  if (status === 'live') return tile(match, null, null, 'home') + tile(match, null, null, 'away');
  return kickOff(match);
};

const TILE = { width: 112, height: 148 };

/** A side's goals; of a match that is over, fewer goals than the other side's are muted. */
const tile = (match: MatchAnswer, own: number | null, other: number | null, name: 'home' | 'away'): string => {
  const isLive = match.status === 'live';
  const size = 104;
  const text = own === null ? '–' : String(own);
  const width = Math.max(TILE.width, widthOfLine(text, { size, weight: 800 }) + 28);
  const x = name === 'home' ? MIDDLE_X - 4 - width : MIDDLE_X + 4;
  const isLower = !isLive && own !== null && other !== null && own < other;
  const rim = isLive ? ` stroke="${night.led}" stroke-opacity="0.36" stroke-width="3"` : '';
  return [
    rect(
      { x, y: PLATE_Y - TILE.height / 2, width, height: TILE.height },
      isLive ? night.ledPlate : night.plate,
      `${rounded(18)}${rim}`,
    ),
    match.isWalkover ? hatching(x, width, name) : '',
    line(
      text,
      { x: x + width / 2, y: PLATE_Y + size * MIDDLE, anchor: 'middle' },
      { size, weight: 800, fill: isLive ? night.led : isLower ? night.plateDim : '#ffffff' },
    ),
  ].join('');
};

/** Marks the plate of a walkover without colour. */
const hatching = (x: number, width: number, name: string): string => {
  const top = PLATE_Y - TILE.height / 2;
  const lines = Array.from({ length: 20 }, (_, index) => {
    const from = x - TILE.height + index * 22;
    return `M${from} ${top + TILE.height}L${from + TILE.height} ${top}`;
  });
  const box = `M${x} ${top}h${width}v${TILE.height}h${-width}Z`;
  return clipped(
    `<path d="${lines.join('')}" stroke="#ffffff" stroke-opacity="0.1" stroke-width="8"/>`,
    `hatching-${name}`,
    box,
  );
};

/** When a match begins; struck through where it was cancelled. */
const kickOff = ({ date, status }: MatchAnswer): string => {
  const isCancelled = status === 'cancelled';
  const text = date === null ? '–' : turkishTimeText(date);
  const size = 68;
  const box = { x: MIDDLE_X - 118, y: PLATE_Y - 62, width: 236, height: 124 };
  const dashes = isCancelled ? ' stroke-dasharray="14 10"' : '';
  const half = widthOfLine(text, { size, weight: 800 }) / 2 + 8;
  return [
    rect(box, night.ground, `${rounded(18)} stroke="${night.control}" stroke-width="3"${dashes}`),
    line(
      text,
      { x: MIDDLE_X, y: PLATE_Y + size * MIDDLE, anchor: 'middle' },
      { size, weight: 800, fill: isCancelled ? night.text3 : night.text },
    ),
    isCancelled ? rect({ x: MIDDLE_X - half, y: PLATE_Y - 2, width: half * 2, height: 5 }, night.text3) : '',
  ].join('');
};

/** What a card says of the state of a match. */
const stateOf = ({ status, isWalkover }: MatchAnswer): string => {
  if (status === 'finished') return isWalkover ? 'HÜKMEN' : 'Bitti';
  if (status === 'live') return 'Canlı';
  return status === 'cancelled' ? 'İptal' : '';
};

/** State and day. */
const foot = (match: MatchAnswer): string => {
  const day = match.date === null ? 'Tarih belirlenmemiş' : turkishDayText(match.date);
  const time = match.date !== null && hasScore(match) ? ` · ${turkishTimeText(match.date)}` : '';
  return [
    tag(stateOf(match), match.status === 'live'),
    line(
      `${day}${time}`,
      { x: MIDDLE_X, y: (FOOT + HEIGHT) / 2 + 34 * MIDDLE, anchor: 'middle' },
      { size: 34, weight: 600, fill: night.text },
    ),
  ].join('');
};

const tag = (text: string, isLive: boolean): string => {
  if (text === '') return '';
  const size = 34;
  const dot = isLive ? 34 : 0;
  const width = widthOfLine(text, { size, weight: 800 }) + dot + 44;
  const box = { x: MIDDLE_X - width / 2, y: PLATE_Y + 96, width, height: 58 };
  const middle = box.y + box.height / 2;
  return [
    rect(box, night.ledPlate, rounded(12)),
    isLive ? `<circle cx="${box.x + 32}" cy="${middle}" r="10" fill="${night.led}"/>` : '',
    line(
      text,
      { x: box.x + 22 + dot, y: middle + size * MIDDLE },
      { size, weight: 800, fill: isLive ? night.led : '#ffffff' },
    ),
  ].join('');
};
