import type { AuditSubjects } from '@league/query-api/contract/audit.ts';
import type { ComboboxOption } from '../../components/ui/combobox-filter.ts';
import { auditMessages } from '../../messages/tr/audit.ts';
import type { Subject } from './filter.ts';

type Options = Readonly<Record<Subject, readonly ComboboxOption[]>>;

const { notes } = auditMessages;

const noted = (id: string, label: string, said: readonly (string | false)[]): ComboboxOption => {
  const note = said.filter((one) => one !== false).join(', ');
  return note === '' ? { id, label } : { id, label, note };
};

/** What each box of the filter offers. Deleted ones say so, as does a match of an older season; each person is there once. */
export const subjectOptions = ({ matches, teams, players, admins }: AuditSubjects): Options => {
  const nameOf = new Map(teams.map(({ _id, name }) => [_id, name]));
  const pairing = (home: string, away: string): string =>
    auditMessages.pairing(nameOf.get(home) ?? auditMessages.unknownTeam, nameOf.get(away) ?? auditMessages.unknownTeam);
  const newest = Math.max(0, ...matches.slice(0, 1).map(({ season }) => season));
  const ofPlayers = (also: string | false) =>
    players.map(({ _id, gamertag, deleted }) => noted(_id, gamertag, [also, deleted && notes.deleted]));
  const isAdmin = new Set(admins.map(({ _id }) => _id));
  return {
    match: matches.map(({ _id, season, week, home, away, deleted }) =>
      noted(_id, pairing(home, away), [
        auditMessages.week(week),
        season !== newest && auditMessages.season(season),
        deleted && notes.deleted,
      ]),
    ),
    team: teams.map(({ _id, name, deleted }) => noted(_id, name, [deleted && notes.deleted])),
    player: ofPlayers(false),
    actor: [
      ...admins.map(({ _id, name }) => noted(_id, name, [notes.admin])),
      ...Object.entries(auditMessages.actors).map(([id, name]) => noted(id, name, [notes.noAccount])),
      ...ofPlayers(notes.player).filter(({ id }) => !isAdmin.has(id)),
    ],
    admin: admins.map(({ _id, name }) => noted(_id, name, [])),
  };
};

/** An option as a chip names it: a match with its week. */
export const nameOfOption = (subject: Subject, { label, note }: ComboboxOption): string =>
  subject === 'match' && note !== undefined ? `${label}, ${note}` : label;
