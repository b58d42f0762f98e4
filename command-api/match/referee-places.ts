import type { LeagueEventOf } from '@league/events/catalogue.ts';
import type { RefereeRole, RemovalCause } from '@league/events/match.ts';
import { Refused } from '../handling/refused.ts';

/** Who referees a match, and what is against somebody. */

export type RefereeEvent = LeagueEventOf<'RefereeAssignedToMatch' | 'RefereeRemovedFromMatch'>;

/** Ids by place; null for a place that nobody has. */
export type Referees = Readonly<Record<RefereeRole, string | null>>;

export const noReferees: Referees = { main: null, assistant: null, var: null, fourthOfficial: null };

/** What is known of somebody who shall stand at a match, from streams other than the match's. */
export type OfficialFacts = {
  readonly name: string;
  /** Whether the office is held. */
  readonly isInOffice: boolean;
  /** The name of the team of the match for which the person plays; null for neither. */
  readonly playsFor: string | null;
  /** A match of the same time at which the person stands, in words; null for none. */
  readonly busyAt: string | null;
  /** The name of who stands in the place, null for nobody: it is told to those who saw another one there. */
  readonly standing: string | null;
};

export type AssignReferee = {
  readonly type: 'AssignReferee';
  readonly role: RefereeRole;
  readonly playerId: string;
  /** Who stood in the place as the sender saw it, null for nobody. */
  readonly from: string | null;
  /** The sender knows that the person plays, or is busy. */
  readonly confirmed: boolean;
  readonly facts: OfficialFacts;
};

export type RemoveReferee = {
  readonly type: 'RemoveReferee';
  readonly role: RefereeRole;
};

/** The person's office has ended. */
export type DismissReferee = {
  readonly type: 'DismissReferee';
  readonly playerId: string;
};

type MatchFacts = Pick<RefereeEvent['data'], 'matchId' | 'season' | 'week' | 'date' | 'home' | 'away'>;

/** Somebody is asked once whether a player of the match, or somebody who is busy, shall stand at it (docs/rules.md#officials). */
export const refuseConflicts = ({
  confirmed,
  facts: { name, playsFor, busyAt },
}: Pick<AssignReferee, 'confirmed' | 'facts'>): void => {
  if (confirmed) return;
  if (playsFor !== null) throw new Refused('OFFICIAL_PLAYS', { values: { name, team: playsFor } });
  if (busyAt !== null) throw new Refused('OFFICIAL_BUSY', { values: { name, match: busyAt } });
};

/** @throws Refused REFEREE_NOT_FOUND, REFEREE_STANDS, ALREADY_AT_MATCH, OFFICIAL_PLAYS, OFFICIAL_BUSY */
export const assignReferee = (command: AssignReferee, referees: Referees, match: MatchFacts): RefereeEvent[] => {
  const { role, playerId, from, facts } = command;
  const standing = referees[role];
  if (standing === playerId) return [];
  if (!facts.isInOffice) throw new Refused('REFEREE_NOT_FOUND');
  if (standing !== from) {
    throw new Refused('REFEREE_STANDS', { values: { name: facts.standing ?? '' } });
  }
  if (Object.values(referees).includes(playerId))
    throw new Refused('ALREADY_AT_MATCH', { values: { name: facts.name } });
  refuseConflicts(command);
  return [
    ...(standing === null ? [] : [removed(match, role, standing, 'replaced')]),
    { type: 'RefereeAssignedToMatch', data: { ...match, role, playerId } },
  ];
};

/** Nothing happens where nobody stands in the place. */
export const removeReferee = ({ role }: RemoveReferee, referees: Referees, match: MatchFacts): RefereeEvent[] => {
  const standing = referees[role];
  return standing === null ? [] : [removed(match, role, standing, 'removed')];
};

/** Whoever was dismissed leaves every place. */
export const dismissReferee = ({ playerId }: DismissReferee, referees: Referees, match: MatchFacts): RefereeEvent[] =>
  (Object.keys(referees) as RefereeRole[])
    .filter((role) => referees[role] === playerId)
    .map((role) => removed(match, role, playerId, 'dismissed'));

const removed = (match: MatchFacts, role: RefereeRole, playerId: string, cause: RemovalCause): RefereeEvent => ({
  type: 'RefereeRemovedFromMatch',
  data: { ...match, role, playerId, cause },
});

/** The referees after an event. */
export const evolveReferees = (referees: Referees, event: RefereeEvent): Referees => {
  const { role, playerId } = event.data;
  return { ...referees, [role]: event.type === 'RefereeAssignedToMatch' ? playerId : null };
};
