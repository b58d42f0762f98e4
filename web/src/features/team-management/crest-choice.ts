import {
  type Crest,
  CREST_PATTERNS,
  type CrestColour,
  crestFor,
  crestOfWord,
  crestWord,
} from '@league/query-api/contract/crest.ts';

/** Who wears a crest, by its word: the names of the league's other teams. */
export type Worn = ReadonlyMap<string, string>;

type Dressed = { readonly _id: string; readonly name: string; readonly crest: string };

/** What the teams wear, without the one that is being dressed. */
export const wornByOthers = (teams: readonly Dressed[], own?: string): Worn =>
  new Map(teams.filter(({ _id }) => _id !== own).map(({ crest, name }) => [crest, name]));

/** The crest with which a choice begins: one that nobody wears. */
export const freeCrest = (worn: Worn): Crest =>
  crestFor(
    '',
    [...worn.keys()].flatMap((word) => crestOfWord(word) ?? []),
  );

/** The team that wears this crest; undefined where it is free. */
export const wearerOf = (crest: Crest, worn: Worn): string | undefined => worn.get(crestWord(crest));

/** The teams that wear these two colours, in whichever order and pattern. */
export const wearersOfPair = ({ primary, secondary }: Omit<Crest, 'pattern'>, worn: Worn): readonly string[] =>
  CREST_PATTERNS.flatMap((pattern) => [
    { primary, secondary, pattern },
    { primary: secondary, secondary: primary, pattern },
  ]).flatMap((crest) => wearerOf(crest, worn) ?? []);

/**
 * The crest with another colour at this place. The colour of the other place turns the two round; a crest that another team wears
 * gets the first pattern in which it is free. undefined where other teams wear all of its patterns.
 */
export const recoloured = (
  crest: Crest,
  place: 'primary' | 'secondary',
  colour: CrestColour,
  worn: Worn,
): Crest | undefined => {
  const other = place === 'primary' ? 'secondary' : 'primary';
  const turned = crest[other] === colour ? { [other]: crest[place] } : {};
  const colours: Crest = { ...crest, ...turned, [place]: colour };
  return [colours, ...CREST_PATTERNS.map((pattern) => ({ ...colours, pattern }))].find(
    (each) => wearerOf(each, worn) === undefined,
  );
};
