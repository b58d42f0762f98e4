import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CREST_COLOURS, CREST_PATTERNS } from '../contract/crest.ts';
import type { MatchAnswer } from '../contract/matches.ts';
import type { StandingRow } from '../contract/standings.ts';
import { statsOf } from '../testing/statistics.ts';
import { kitColours, night, themeOf } from './colours.ts';
import { icon } from './icon.ts';
import { leaguePicture } from './league-picture.ts';
import { fitted } from './lettering.ts';
import { matchPicture } from './match-picture.ts';
import { playerPicture } from './player-picture.ts';
import { tablePicture } from './table-picture.ts';
import { teamPicture } from './team-picture.ts';
import { turkishSpan } from './turkish.ts';
import { widthOf, writable } from './typeface.ts';

const league = { title: 'Pro Süper Lig', logo: '/default_logo.png', theme: themeOf('#dc3545') };
const named = (name: string, crest = 'navy-yellow-hoops', logo = '/default_logo.png') => ({
  _id: 'a',
  name,
  logo,
  crest,
});

const match = (more: Partial<MatchAnswer> = {}): MatchAnswer => ({
  _id: 'b',
  season: 1,
  week: 7,
  date: '2026-11-20T21:30:00.000Z',
  status: 'finished',
  homeTeam: named('Işık'),
  awayTeam: named('Şişli', 'white-red-sash'),
  homeScore: 3,
  awayScore: 1,
  isWalkover: false,
  walkoverWinner: null,
  stadium: null,
  homeYellowCards: null,
  awayYellowCards: null,
  homeRedCards: null,
  awayRedCards: null,
  linesExceedScore: false,
  resultRevision: 1,
  ...more,
});

const row = (name: string): StandingRow => ({
  position: 1,
  teamInfo: named(name),
  played: 5,
  win: 3,
  draw: 1,
  loss: 1,
  goalsFor: 9,
  goalsAgainst: 4,
  goalDifference: 5,
  points: 10,
  form: (['win', 'draw', 'loss'] as const).map((outcome) => ({
    matchId: 'b',
    outcome,
    opponent: named('Şişli'),
    goalsFor: 1,
    goalsAgainst: 1,
  })),
  weeks: [1],
  movement: null,
  decidedBy: null,
});

const player = (gamertag: string, teamName: string) => ({
  gamertag,
  position: 'Forvet' as const,
  jerseyNumber: 9,
  currentTeam: { ...named(teamName), city: null },
  stats: statsOf({ goals: 8 }),
  overallRating: 80,
});

const NONE = new Map<string, Uint8Array>();

/** Each picture with this name wherever a person chose one. */
const allWith = (name: string): readonly string[] => [
  matchPicture({ ...league, title: name }, match({ homeTeam: named(name), awayTeam: named(name) }), NONE),
  tablePicture({ ...league, title: name }, [row(name)], NONE),
  teamPicture({ ...league, title: name }, { team: named(name), row: row(name) }, NONE),
  playerPicture({ ...league, title: name }, player(name, name), NONE),
  leaguePicture({ ...league, title: name, description: name, dates: '' }, [named(name)], NONE),
  icon({ ...league, title: name }, 512, 'any', NONE),
];

/** The outlines of letters, which alone may differ from name to name. */
const structureOf = (svg: string): string =>
  svg
    .replaceAll(/(<path fill="#[\da-f]{6}" d=")[^"]*("\/>)/g, '$1$2')
    // A long name may take two lines.
    .replaceAll(/(<path fill="#[\da-f]{6}" d=""\/>)+/g, '$1');

const HOSTILE = [
  '</text></svg><script>alert(1)</script>',
  '"><image href="http://example.com/x.png"/>',
  "' onload='x",
  '&lt;&amp;&#x41;',
  ']]><!-- \u2028 \u0000 \u202e -->',
  'url(#clip) {fill:red}',
  '😀👨‍👩‍👧🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  'مرحبا بالعالم',
  'שלום',
  'Ğ'.repeat(60),
  'W '.repeat(30),
  'Z̷̢̛͍a̸l̵g̶o̷',
  ' ',
  '',
];

describe('every picture', () => {
  it.each(HOSTILE)('stays as it is built, whatever a name says: %j', (name) => {
    expect(allWith(name).map(structureOf)).toEqual(allWith('Kartal').map(structureOf));
  });

  it.each(HOSTILE)('has numbers only in its outlines: %j', (name) => {
    for (const svg of allWith(name)) {
      expect(svg).not.toMatch(/NaN|Infinity|undefined|null/);
      for (const [, outline = ''] of svg.matchAll(/ d="([^"]*)"/g)) expect(outline).toMatch(/^[MLHVQCZAhvlz\d\s.-]*$/);
    }
  });

  it('is made of shapes alone: no text, no address, no style', () => {
    const elements = new Set(
      allWith('Işık').flatMap((svg) => [...svg.matchAll(/<([a-zA-Z]+)/g)].map(([, tag]) => tag)),
    );
    expect(elements).toEqual(new Set(['circle', 'clipPath', 'g', 'path', 'rect', 'svg']));
    for (const svg of allWith('Işık')) expect(svg).not.toMatch(/href|style/);
  });

  it.each(CREST_PATTERNS)('draws the crest of pattern %s in its colours', (pattern) => {
    const svg = teamPicture(league, { team: named('Işık', `rose-teal-${pattern}`), row: undefined }, NONE);
    expect(svg).toContain(kitColours.rose.k);
    expect(svg).toContain(kitColours.teal.k);
  });

  it('shows the stored logo of a team instead of its crest', () => {
    const logo = '/images/aa.webp';
    const svg = teamPicture(
      league,
      { team: named('Işık', undefined, logo), row: undefined },
      new Map([[logo, Buffer.from('webp')]]),
    );
    expect(svg).toContain(`href="data:image/webp;base64,${Buffer.from('webp').toString('base64')}"`);
    expect(svg).not.toContain('stroke="#0b1712"');
  });
});

describe('the picture of a match', () => {
  const drawn = (more: Partial<MatchAnswer>) => matchPicture(league, match(more), NONE);

  it('differs by the state of the match', () => {
    const noScore = { homeScore: null, awayScore: null };
    const all = [
      drawn({}),
      drawn({ isWalkover: true, walkoverWinner: 'home' }),
      drawn({ status: 'live' }),
      drawn({ status: 'live', ...noScore }),
      drawn({ status: 'scheduled', ...noScore }),
      drawn({ status: 'scheduled', ...noScore, date: null }),
      drawn({ status: 'cancelled', ...noScore }),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  it('is in led while the match runs, and only then', () => {
    expect(drawn({ status: 'live' })).toContain(night.led);
    for (const status of ['finished', 'scheduled', 'cancelled'] as const)
      expect(drawn({ status })).not.toContain(night.led);
  });

  it('gives the sides kits that differ', () => {
    const alike = drawn({ homeTeam: named('Işık', 'red-white-plain'), awayTeam: named('Şişli', 'red-black-plain') });
    const grounds = [...alike.matchAll(/<rect x="(\d+)" y="100" width="470" height="430" fill="(#[\da-f]+)"/g)];
    expect(grounds.map(([, , fill]) => fill)).toEqual([kitColours.red.k, kitColours.black.k]);
  });
});

describe('the picture of the table', () => {
  it('has room for seven places', () => {
    const count = (rows: number) =>
      tablePicture(
        league,
        Array.from({ length: rows }, () => row('Işık')),
        NONE,
      ).match(/clipPath id/g)?.length;
    expect([count(3), count(7), count(20)]).toEqual([3, 7, 7]);
  });
});

describe('names', () => {
  it('are written with every Turkish letter', () => {
    expect(writable('çÇğĞıIiİöÖşŞüÜâÂîÎûÛ')).toBe('çÇğĞıIiİöÖşŞüÜâÂîÎûÛ');
    expect(writable('I\u0307stanbul s\u0327')).toBe('İstanbul ş');
  });

  it('lose what the font has not, and are a dash where nothing is left', () => {
    expect(writable(' Kartal 😀\n Gücü\u200b ')).toBe('Kartal Gücü');
    expect(writable('مرحبا')).toBe('–');
  });

  it.each(['Işık', 'Ü'.repeat(60), 'Karadeniz Fırtınası Spor Kulübü', 'W W W W W W W W W W W W W W W W'])(
    'fit their box: %s',
    (name) => {
      for (const lines of [1, 2, 3]) {
        const fit = fitted(name, { size: 60, least: 30, weight: 800, width: 300, lines });
        expect(fit.lines.length).toBeLessThanOrEqual(lines);
        for (const each of fit.lines) expect(widthOf(each, fit.size, 800)).toBeLessThanOrEqual(300);
      }
    },
  );

  it('are cut off with an ellipsis where nothing else helps', () => {
    const { lines } = fitted('Ü'.repeat(60), { size: 60, least: 30, weight: 800, width: 300, lines: 2 });
    expect(lines).toEqual([expect.stringMatching(/^Ü+…$/)]);
  });
});

describe('colours', () => {
  const css = readFileSync(new URL('../../web/src/styles.css', import.meta.url), 'utf8');

  it.each(CREST_COLOURS)('of %s are those of the web', (colour) => {
    const [, rule = ''] = new RegExp(`\\.k-${colour} \\{([^}]*)\\}`).exec(css) ?? [];
    const { k, k2, on } = kitColours[colour];
    expect(rule.replaceAll(/\s+/g, ' ')).toContain(`--k: ${k}; --k2: ${k2}; --k-on: ${on};`);
  });

  it.each([
    ['#dc3545', '#ffffff'],
    ['#ffd700', '#000000'],
    ['#000000', '#ffffff'],
    ['#ffffff', '#000000'],
  ])('on %s letters are %s', (color, on) => {
    expect(themeOf(color)).toEqual({ brand: color, on });
  });

  it.each(['', 'red', '#fff', '"/><script>'])('that are none give the theme of a new league: %j', (color) => {
    expect(themeOf(color)).toEqual(themeOf('#dc3545'));
  });
});

describe('the dates of the league', () => {
  it.each([
    ['2025-09-05', '2025-12-25', '5 Eyl – 25 Ara 2025'],
    ['2025-09-05', '2026-05-25', '5 Eyl 2025 – 25 May 2026'],
    [null, '2026-05-25', ''],
    ['x', '2026-05-25', ''],
  ])('from %s to %s are %s', (from, to, text) => {
    expect(turkishSpan(from, to)).toBe(text);
  });
});
