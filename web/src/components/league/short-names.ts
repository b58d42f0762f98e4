/** A first word of so few letters says too little alone: "FC Adana". */
const SHORT_WORD = 2;

type Named = { readonly _id: string; readonly name: string };

const wordsOf = (name: string): readonly string[] => name.split(/\s+/u).filter((word) => word !== '');

/** How many words stand in a short name. */
const lengthOf = ([first = '']: readonly string[]): number => ([...first].length <= SHORT_WORD ? 2 : 1);

const countOf = (names: readonly string[], wanted: string): number => names.filter((name) => name === wanted).length;

/**
 * What the teams are called where there is little room, by their ids: the first word; two where the first has at most two letters; and
 * the next initial where another of these teams would be called the same. Where that does not tell them apart either, the whole name.
 */
export const shortNames = (teams: readonly Named[]): ReadonlyMap<string, string> => {
  const all = [...new Map(teams.map((team) => [team._id, team])).values()].map(({ _id, name }) => {
    const words = wordsOf(name);
    const length = lengthOf(words);
    const short = words.slice(0, length).join(' ');
    const [initial] = [...(words[length] ?? '')];
    return { _id, name, short, longer: initial === undefined ? short : `${short} ${initial}.` };
  });
  const shorts = all.map(({ short }) => short);
  const longers = all.map(({ longer }) => longer);
  return new Map(
    all.map(({ _id, name, short, longer }) => {
      if (countOf(shorts, short) === 1) return [_id, short];
      return [_id, countOf(longers, longer) === 1 ? longer : name];
    }),
  );
};
