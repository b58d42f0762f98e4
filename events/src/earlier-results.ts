import { type Incident, incidentType, type LineupEntry, type MatchResult, type PlayerLine } from './match-result.ts';
import { type MatchPosition, matchPosition } from './positions.ts';

/** Results as version 1 of their events stored them, and how they are read now. Pure; the log is never rewritten. */

/** The sides of the match, whose teams the lines of version 1 did not name. */
type Sides = { readonly home: string; readonly away: string };

type Earlier<Now, Free extends keyof Now> = Omit<Now, Free> & Readonly<Record<Free, string>>;
type EarlierResult = Omit<MatchResult, 'lines' | 'homeLineup' | 'awayLineup' | 'incidents'> & {
  readonly lines: readonly Omit<Earlier<PlayerLine, 'position'>, 'teamId' | 'number'>[];
  readonly homeLineup: readonly Earlier<LineupEntry, 'position'>[];
  readonly awayLineup: readonly Earlier<LineupEntry, 'position'>[];
  readonly incidents: readonly Earlier<Incident, 'type'>[];
};

/**
 * Version 1 had lines without team and number, and any text as position and type of an incident: a line's team is that of its
 * side, a text that is no position of ours is none, and an incident of an unknown type is an 'other' one.
 */
export const resultFromVersion1 = (earlier: unknown, { home, away }: Sides): MatchResult => {
  const result = earlier as EarlierResult;
  const lineup = (entries: EarlierResult['homeLineup']): LineupEntry[] =>
    entries.map((entry) => ({ ...entry, position: positionOf(entry.position) }));
  return {
    ...result,
    lines: result.lines.map(({ playerId, side, position, ...line }) => ({
      playerId,
      side,
      teamId: side === 'home' ? home : away,
      number: null,
      position: positionOf(position),
      ...line,
    })),
    homeLineup: lineup(result.homeLineup),
    awayLineup: lineup(result.awayLineup),
    incidents: result.incidents.map(({ type, ...incident }) => ({
      type: incidentType.safeParse(type).data ?? 'other',
      ...incident,
    })),
  };
};

const positionOf = (text: string): MatchPosition | null => matchPosition.safeParse(text).data ?? null;

type Entered = Sides & { readonly result: unknown };
type Corrected = Sides & { readonly previous: unknown; readonly corrected: unknown };
type Annulled = Sides & { readonly previous: unknown };

export const enteredFromVersion1 = (data: unknown): unknown => {
  const entered = data as Entered;
  return { ...entered, result: resultFromVersion1(entered.result, entered) };
};

export const correctedFromVersion1 = (data: unknown): unknown => {
  const corrected = data as Corrected;
  return {
    ...corrected,
    previous: resultFromVersion1(corrected.previous, corrected),
    corrected: resultFromVersion1(corrected.corrected, corrected),
  };
};

export const annulledFromVersion1 = (data: unknown): unknown => {
  const annulled = data as Annulled;
  return { ...annulled, previous: resultFromVersion1(annulled.previous, annulled) };
};
