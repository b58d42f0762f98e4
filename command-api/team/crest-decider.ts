import type { LeagueEventOf } from '@league/events/catalogue.ts';
import { type Crest, crestFor, crestWord } from '@league/events/rules/crest.ts';
import type { Decider } from '../handling/decider.ts';
import { Refused } from '../handling/refused.ts';

export type CrestEvent = LeagueEventOf<'CrestReserved'>;

export type CrestCommand = {
  readonly type: 'ReserveCrest';
  readonly teamId: string;
  /** Without one the team keeps what it has, and a new team gets what the rule chooses. */
  readonly crest?: Crest | undefined;
  /** The crests of the league's teams by their ids: the first reservation of a league reserves these before it. */
  readonly worn: ReadonlyMap<string, Crest>;
  /** A team that has the crest and will not wear it again: the crest is taken from it. */
  readonly instead?: string | undefined;
};

/** The reserved crests by their words, each with its team; a team's last crest stands behind its earlier ones. */
export type CrestState = ReadonlyMap<string, { readonly crest: Crest; readonly owner: string }>;

const initialState = (): CrestState => new Map();

const decide = ({ teamId, crest, worn, instead }: CrestCommand, state: CrestState): CrestEvent[] => {
  const first = state.size > 0 ? [] : Array.from(worn, ([owner, own]) => reservedAs(owner, own));
  const known = first.reduce(evolve, state);
  if (crest === undefined) {
    if (lastCrestOf(known, teamId) !== undefined) return first;
    const all = Array.from(known.values(), (held) => held.crest);
    return [...first, reservedAs(teamId, crestFor(teamId, all))];
  }
  if (isLastOf(known, teamId, crest)) return first;
  const holder = known.get(crestWord(crest));
  if (holder !== undefined && holder.owner !== teamId && holder.owner !== instead) throw taken();
  return [...first, reservedAs(teamId, crest)];
};

const reservedAs = (teamId: string, crest: Crest): CrestEvent => ({ type: 'CrestReserved', data: { teamId, crest } });

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

/** The rules of the league's crests: no two teams wear the same crest (docs/rules.md#teams). */
export const crestDecider: Decider<CrestCommand, CrestState, CrestEvent> = { decide, evolve, initialState };
