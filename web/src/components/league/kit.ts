import { type Crest, crestOfWord, type Kit, kitOf, wornIn } from '@league/query-api/contract/crest.ts';
import type { TeamReference } from '@league/query-api/contract/team-reference.ts';

/** What stands for the crest of a newer server, whose colours this page does not know. */
const UNKNOWN: Crest = { primary: 'black', secondary: 'white', pattern: 'plain' };

/** The crest of a team. */
export const crestOf = ({ crest }: Pick<TeamReference, 'crest'>): Crest => crestOfWord(crest) ?? UNKNOWN;

/** The classes that give an element the colours of a kit (styles.css): `--k` its ground, `--t` its trim. */
export const coloursOf = ({ ground, trim }: Kit): string => `k-${ground} t-${trim}`;

/** What two teams wear against each other, so that their grounds differ. */
export const wornBy = (home: Pick<TeamReference, 'crest'>, away: Pick<TeamReference, 'crest'>) =>
  wornIn(crestOf(home), crestOf(away));

/** The classes of a ground in the team's own kit, with its pattern. */
export const kitClass = (team: Pick<TeamReference, 'crest'>): string => {
  const crest = crestOf(team);
  return `kit ${coloursOf(kitOf(crest))} p-${crest.pattern}`;
};
