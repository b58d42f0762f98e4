/** The colours of crests and kits, each with its ground and what stands on it in the web's style sheet. */
export const CREST_COLOURS = [
  'red',
  'navy',
  'green',
  'yellow',
  'claret',
  'sky',
  'orange',
  'violet',
  'black',
  'teal',
  'rose',
  'blue',
  'white',
] as const;
export type CrestColour = (typeof CREST_COLOURS)[number];

/** What the second colour draws on the first. A plain crest has a broad border instead. */
export const CREST_PATTERNS = ['stripes', 'halves', 'hoops', 'sash', 'quarters', 'chevron', 'band', 'plain'] as const;
export type CrestPattern = (typeof CREST_PATTERNS)[number];

/** What a team is known by before its name is read. The two colours differ. */
export type Crest = {
  readonly primary: CrestColour;
  readonly secondary: CrestColour;
  readonly pattern: CrestPattern;
};

type Pair = readonly [primary: CrestColour, secondary: CrestColour];

/** The pairs that the choice gives, no two alike even when turned round. Neighbours in the list look unlike each other. */
export const CREST_PAIRS: readonly Pair[] = [
  ['red', 'white'],
  ['navy', 'yellow'],
  ['green', 'white'],
  ['black', 'white'],
  ['claret', 'sky'],
  ['orange', 'black'],
  ['violet', 'white'],
  ['yellow', 'red'],
  ['blue', 'white'],
  ['red', 'black'],
  ['sky', 'navy'],
  ['green', 'yellow'],
  ['white', 'navy'],
  ['rose', 'black'],
  ['teal', 'black'],
  ['claret', 'yellow'],
  ['sky', 'white'],
  ['violet', 'yellow'],
  ['orange', 'navy'],
  ['blue', 'black'],
];

/** The crest as one short word, such as `red-white-stripes`: no two crests have the same. */
export const crestWord = ({ primary, secondary, pattern }: Crest): string => `${primary}-${secondary}-${pattern}`;

/** The crest that a word of {@link crestWord} stands for; undefined for any other text. */
export const crestOfWord = (word: string): Crest | undefined => {
  const [primary, secondary, pattern, ...rest] = word.split('-');
  if (rest.length > 0 || primary === secondary) return undefined;
  const [first, second] = [primary, secondary].map((text) => CREST_COLOURS.find((colour) => colour === text));
  const drawn = CREST_PATTERNS.find((one) => one === pattern);
  return first && second && drawn && { primary: first, secondary: second, pattern: drawn };
};

/**
 * The crest of a new team, by its id and by what the league's other teams wear: the pair that the fewest of them wear, and the
 * pattern that is hardest to mistake for one of theirs. The first 20 teams have 20 different pairs, 160 teams 160 crests.
 */
export const crestFor = (teamId: string, worn: readonly Crest[]): Crest => {
  const hash = hashOf(teamId);
  const pair = cheapest(
    walk(CREST_PAIRS, hash, PAIR_STEP),
    (one) => worn.filter((crest) => isOfPair(crest, one)).length,
  );
  const pattern = cheapest(walk(CREST_PATTERNS, hash >>> 8, PATTERN_STEP), (one) =>
    sum(worn.filter((crest) => crest.pattern === one).map((crest) => likeness(crest, pair))),
  );
  const [primary, secondary] = pair;
  return { primary, secondary, pattern };
};

/**
 * The crests of a league's teams by their ids. The teams come in the order in which they were created, each with the word of its crest.
 * A team that is older than crests has none: it gets the one that {@link crestFor} would have chosen for it.
 */
export const crestsOf = (
  teams: readonly { readonly id: string; readonly crest: string | null }[],
): ReadonlyMap<string, Crest> => {
  const crests = new Map<string, Crest>();
  for (const { id, crest } of teams) {
    crests.set(id, (crest === null ? undefined : crestOfWord(crest)) ?? crestFor(id, [...crests.values()]));
  }
  return crests;
};

/** Neighbours in a list of teams do not get neighbours in the list of pairs. Prime to the length of the list, so that all are met. */
const PAIR_STEP = 7;
const PATTERN_STEP = 3;

/** FNV-1a over the code units, in 32 bits, with a finish that spreads it over the low bits. */
const hashOf = (id: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1) hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
};

/** All of them, in steps from a place that may lie beyond the end. */
const walk = <T>(all: readonly T[], from: number, step: number): readonly T[] =>
  all.map((_, index) => all[(from + index * step) % all.length] as T);

const cheapest = <T>(all: readonly T[], cost: (one: T) => number): T =>
  all.map((one) => ({ one, cost: cost(one) })).reduce((best, next) => (next.cost < best.cost ? next : best)).one;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, next) => total + next, 0);

const common = ({ primary, secondary }: Crest, pair: Pair): readonly CrestColour[] =>
  [primary, secondary].filter((colour) => pair.includes(colour));

const isOfPair = (crest: Crest, pair: Pair): boolean => common(crest, pair).length === 2;

/** How easily a crest of this pair is mistaken for one of the same pattern. White covers most of what it is part of. */
const likeness = (crest: Crest, pair: Pair): number => {
  const shared = common(crest, pair);
  if (shared.length === 2) return 1_000_000;
  if (shared.includes('white')) return 10_000;
  return shared.length === 1 ? 100 : 1;
};

/** What a side wears: `ground` fills shirts, discs and bars, `trim` is their edge. */
export type Kit = { readonly ground: CrestColour; readonly trim: CrestColour };

/** What the team wears where it stands alone. No ground is white: it would not stand on a page. */
export const kitOf = ({ primary, secondary }: Crest): Kit =>
  primary === 'white' ? { ground: secondary, trim: primary } : { ground: primary, trim: secondary };

/** Colours that the eye does not tell apart in bars and discs: their distance in OKLab is below 0.2. */
const ALIKE: readonly Pair[] = [
  ['green', 'teal'],
  ['red', 'rose'],
  ['orange', 'rose'],
  ['navy', 'violet'],
  ['sky', 'blue'],
  ['orange', 'red'],
  ['violet', 'blue'],
  ['teal', 'blue'],
  ['sky', 'teal'],
  ['orange', 'yellow'],
  ['navy', 'black'],
  ['red', 'claret'],
  ['claret', 'violet'],
  ['navy', 'blue'],
];

/** Whether the eye does not tell the two colours apart in bars and discs. */
export const areAlike = (one: CrestColour, other: CrestColour): boolean =>
  one === other || ALIKE.some((pair) => pair.includes(one) && pair.includes(other));

const turned = ({ ground, trim }: Kit): Kit => ({ ground: trim, trim: ground });

/**
 * What the two sides of a match wear: their own kits. Where the grounds are alike, the away side turns its colours round, else the
 * home side, else both; where no way helps, their own kits.
 */
export const wornIn = (home: Crest, away: Crest): { readonly home: Kit; readonly away: Kit } => {
  const [host, guest] = [kitOf(home), kitOf(away)];
  const ways = [
    { home: host, away: guest },
    { home: host, away: turned(guest) },
    { home: turned(host), away: guest },
    { home: turned(host), away: turned(guest) },
  ];
  return ways.find((way) => !areAlike(way.home.ground, way.away.ground)) ?? { home: host, away: guest };
};
