import type { LeagueEventOf } from '@league/events/catalogue.ts';
import { type Crest, crestFor, crestOfWord, crestWord } from '@league/events/rules/crest.ts';
import type { Decider } from '../handling/decider.ts';
import { Refused } from '../handling/refused.ts';

export type CrestEvent = LeagueEventOf<'CrestReserved'>;

export type CrestCommand = {
  readonly type: 'ReserveCrest';
  readonly teamId: string;
  /** Without one the team keeps what it has, and a new team gets what the rule chooses. */
  readonly crest?: Crest | undefined;
  /** What the league's teams wear, as words by their ids: while nothing is reserved, it is reserved for them first. */
  readonly worn: ReadonlyMap<string, string>;
  /** A team that has the crest and will not wear it again: the crest is taken from it. */
  readonly instead?: string | undefined;
};

/** Every crest that was ever reserved and whose it is, by its word; the one that became a team's last stands last. */
export type CrestState = ReadonlyMap<string, { readonly crest: Crest; readonly owner: string }>;

const initialState = (): CrestState => new Map();

const decide = ({ teamId, crest, worn, instead }: CrestCommand, state: CrestState): CrestEvent[] => {
  const first = state.size > 0 ? [] : [...worn].flatMap(([owner, word]) => reservedAs(owner, crestOfWord(word)));
  const known = first.reduce(evolve, state);
  if (crest === undefined) {
    if (lastCrestOf(known, teamId) !== undefined) return first;
    const all = Array.from(known.values(), (held) => held.crest);
    return [...first, ...reservedAs(teamId, crestFor(teamId, all))];
  }
  if (isLastOf(known, teamId, crest)) return first;
  const holder = known.get(crestWord(crest));
  if (holder !== undefined && holder.owner !== teamId && holder.owner !== instead) throw taken();
  return [...first, ...reservedAs(teamId, crest)];
};

const reservedAs = (teamId: string, crest: Crest | undefined): CrestEvent[] =>
  crest === undefined ? [] : [{ type: 'CrestReserved', data: { teamId, crest } }];

const taken = (): Refused =>
  new Refused('CREST_TAKEN', { errors: [{ path: 'crest', message: 'Bu armayı başka bir takım taşıyor.' }] });

const evolve = (state: CrestState, { data }: CrestEvent): CrestState => {
  const next = new Map(state);
  const word = crestWord(data.crest);
  next.delete(word);
  return next.set(word, { crest: data.crest, owner: data.teamId });
};

/** The crest that became the team's last: it wears this one, or is about to. */
export const lastCrestOf = (state: CrestState, teamId: string): Crest | undefined =>
  [...state.values()].findLast(({ owner }) => owner === teamId)?.crest;

/** Whether this is the crest that became the team's last. */
export const isLastOf = (state: CrestState, teamId: string, crest: Crest): boolean => {
  const last = lastCrestOf(state, teamId);
  return last !== undefined && crestWord(last) === crestWord(crest);
};

/** The rules of the league's crests: no two teams wear the same (docs/rules.md#teams). */
export const crestDecider: Decider<CrestCommand, CrestState, CrestEvent> = { decide, evolve, initialState };
